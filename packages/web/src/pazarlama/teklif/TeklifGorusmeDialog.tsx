import { gorusmeHatasi, teklifNo } from '@masabasi/core/pazarlama/teklif/rules';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { teklif as oda } from '../../calls/teklif.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

interface GorusmeFormu {
  readonly GorusmeTurId: number | null;
  readonly Tarih: string | null;
  readonly Aciklama: string;
  readonly Sonraki_Tarih: string | null;
}

export interface TeklifGorusmeDialogProps {
  readonly teklif: { readonly Id: number; readonly No: string; readonly Revizyon: number };
  readonly onClose: () => void;
}

/** A ticket about a quote, with the day of the next one. */
export default function TeklifGorusmeDialog({ teklif, onClose }: TeklifGorusmeDialogProps) {
  const bugun = istanbulGunu(simdi());
  const listeler = useEndpoint(oda.getTeklifGerekliList, {});
  const form = useForm(oda.teklifGorusmeKaydet, {
    draft: `teklif.gorusme.${teklif.Id}`,
    initial: (): GorusmeFormu => ({ GorusmeTurId: null, Tarih: bugun, Aciklama: '', Sonraki_Tarih: null }),
    errors: (f) => {
      const hata = f.Tarih === null ? undefined : (gorusmeHatasi({ ...f, Tarih: f.Tarih }, bugun) ?? undefined);
      return {
        GorusmeTurId: f.GorusmeTurId === null && 'Görüşme türünü seçiniz.',
        Tarih: f.Tarih === null ? 'Görüşmenin gününü seçiniz.' : f.Tarih > bugun && hata,
        Aciklama: f.Aciklama.trim() === '' && hata,
        Sonraki_Tarih: f.Aciklama.trim() !== '' && f.Tarih !== null && f.Tarih <= bugun && hata,
      };
    },
    request: (f) =>
      f.GorusmeTurId === null || f.Tarih === null
        ? null
        : {
            gorusme: {
              TeklifId: teklif.Id,
              GorusmeTurId: f.GorusmeTurId,
              Tarih: f.Tarih,
              Aciklama: f.Aciklama.trim(),
              Sonraki_Tarih: f.Sonraki_Tarih,
            },
          },
    onSuccess: () => {
      bildir({ baslik: 'Görüşme yazıldı', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Görüşme: ${teklifNo(teklif.No, teklif.Revizyon)}`}
      width={560}
      form={form}
      onClose={onClose}
      ready={listeler.data !== undefined}
    >
      <FormRow>
        <SelectField
          {...form.field('GorusmeTurId')}
          label="Görüşme Türü"
          required
          first
          options={listeler.data?.gorusmeTur ?? []}
        />
        <DateField {...form.field('Tarih')} label="Gün" required />
      </FormRow>
      <TextAreaField {...form.field('Aciklama')} label="Görüşülen" required maxLength={2000} />
      <DateField {...form.field('Sonraki_Tarih')} label="Sonraki Adımın Günü" />
    </FormDialog>
  );
}
