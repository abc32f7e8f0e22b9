import type { Etkilenen, TatilSatiri } from '@masabasi/core/izin/tatil/contract';
import { tatil as oda } from '../../calls/tatil.ts';
import { useForm } from '../../platform/form/form.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface TatilDialogProps {
  readonly satir: TatilSatiri | null;
  readonly onSaved: (etkilenenler: readonly Etkilenen[]) => void;
  readonly onClose: () => void;
}

interface TatilFormu {
  readonly Ad: string;
  readonly Tarih: string | null;
  readonly GunSayi: '0,5' | '1';
}
const GUN_SAYILARI = [
  { value: '1', label: 'Tam gün (1)' },
  { value: '0,5', label: 'Yarım gün (0,5)' },
] as const;

export default function TatilDialog({ satir, onSaved, onClose }: TatilDialogProps) {
  const { Id = 0, Surum = 0 } = satir ?? {};
  const form = useForm(oda.tatilKaydet, {
    draft: { name: `tatil.${Id}`, version: Surum },
    initial: (): TatilFormu => ({
      Ad: satir?.Ad ?? '',
      Tarih: satir?.Tarih ?? null,
      GunSayi: satir?.GunSayi === '0,5' ? '0,5' : '1',
    }),
    errors: ({ Ad, Tarih }) => ({
      Ad: Ad.trim() === '' && 'Tatilin adını yazınız.',
      Tarih: Tarih === null && 'Tarihi seçiniz.',
    }),
    request: ({ Ad, Tarih, GunSayi }) => (Tarih === null ? null : { Id, Surum, Tarih, Ad: Ad.trim(), GunSayi }),
    onSuccess: ({ etkilenenler }) => {
      bildir({ baslik: 'Tatil kaydedildi', tur: 'success' });
      onClose();
      onSaved(etkilenenler);
    },
  });
  return (
    <FormDialog title={satir ? 'Tatili Düzenle' : 'Yeni Tatil'} width={480} form={form} onClose={onClose}>
      <TextField {...form.field('Ad')} label="Tatil" required first maxLength={120} />
      <FormRow>
        <DateField {...form.field('Tarih')} label="Tarih" required />
        <ChoiceField {...form.field('GunSayi')} label="Gün Sayısı" required options={GUN_SAYILARI} />
      </FormRow>
    </FormDialog>
  );
}
