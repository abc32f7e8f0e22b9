import type { PlanSatiri, TakipSatiri } from '@masabasi/core/is/projetakip/satirlar';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { projetakip as oda } from '../../calls/projetakip.ts';
import { useForm } from '../../platform/form/form.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { DateField } from '../../ui/DateField.tsx';
import { DecimalField } from '../../ui/DecimalField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface TakipDialogProps {
  readonly plan: PlanSatiri;
  /** Absent: a new entry. */
  readonly satir?: TakipSatiri;
  readonly onClose: () => void;
}

/** Records progress and hours of a plan. */
export default function TakipDialog({ plan, satir, onClose }: TakipDialogProps) {
  const { Id = 0, Surum = 0 } = satir ?? {};
  const form = useForm(oda.prjtakipkaydet, {
    draft: { name: `prj.takip.${plan.Id}.${Id}`, version: Surum },
    initial: () => ({
      Tarih: (satir?.Tarih ?? istanbulGunu(simdi())) as string | null,
      Aciklama: satir?.Aciklama ?? '',
      Gerceklesen_Sure: satir?.Gerceklesen_Sure ?? null,
      Ilerleme: (satir?.Ilerleme ?? plan.Ilerleme) as number | null,
    }),
    errors: (f) => ({
      Tarih: f.Tarih === null && 'Bu alanı doldurunuz.',
      Aciklama: f.Aciklama.trim() === '' && 'Ne yapıldığını yazınız.',
      Gerceklesen_Sure: f.Gerceklesen_Sure === null && 'Harcanan saati yazınız; yoksa 0.',
      Ilerleme: f.Ilerleme === null && 'Planın yüzde kaçının bittiğini yazınız.',
    }),
    request: ({ Tarih, Gerceklesen_Sure, Ilerleme, ...f }) =>
      Tarih === null || Gerceklesen_Sure === null || Ilerleme === null
        ? null
        : { prjtakip: { ...f, Id, Surum, PlanId: plan.Id, Tarih, Gerceklesen_Sure, Ilerleme } },
    onSuccess: () => {
      bildir({ baslik: 'İlerleme yazıldı', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={satir ? `İlerlemeyi Düzelt: ${plan.Ad}` : `İlerleme Yaz: ${plan.Ad}`}
      width={520}
      form={form}
      onClose={onClose}
    >
      <TextAreaField {...form.field('Aciklama')} label="Ne Yapıldı" required first rows={3} maxLength={2000} />
      <FormRow>
        <DateField {...form.field('Tarih')} label="Gün" required />
        <DecimalField {...form.field('Gerceklesen_Sure')} label="Harcanan Süre (saat)" required />
        <NumberField {...form.field('Ilerleme')} label="İlerleme (%)" required max={100} />
      </FormRow>
    </FormDialog>
  );
}
