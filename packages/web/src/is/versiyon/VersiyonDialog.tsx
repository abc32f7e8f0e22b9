import type { VersiyonKarti } from '@masabasi/core/is/versiyon/contract';
import { duzeltmeNo, EN_UZUN_NO, versiyonHatalari } from '@masabasi/core/is/versiyon/rules';
import { tanim } from '../../calls/tanim.ts';
import { versiyon as oda } from '../../calls/versiyon.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Read } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { chosen, SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface VersiyonDialogProps {
  /** Absent: a new one. */
  readonly kart?: VersiyonKarti;
  /** For a new fix version: the published version that it corrects. */
  readonly duzeltilen?: VersiyonKarti;
  readonly onClose: () => void;
  readonly onSaved?: (Id: number) => void;
}

/** New or edited version. Its note is written on its page. */
export default function VersiyonDialog({ kart, duzeltilen, onClose, onSaved }: VersiyonDialogProps) {
  const gerekli = useEndpoint(tanim.getGerekliList, {});
  const { Id = 0, Surum = 0, SurumNotu = '' } = kart ?? {};
  const kapali = kart?.DurumAnahtar === 'yayinlandi' || kart?.DurumAnahtar === 'iptal';
  const form = useForm(oda.versiyonKaydet, {
    draft: { name: `versiyon.${Id}${duzeltilen ? `.${duzeltilen.Id}` : ''}`, version: Surum },
    initial: () => ({
      ProjeId: (kart ?? duzeltilen)?.ProjeId ?? null,
      No: kart?.No ?? (duzeltilen && duzeltmeNo(duzeltilen.No)) ?? '',
      Planlanan_Tarih: kart?.Planlanan_Tarih ?? null,
      Zorunlu: kart?.Zorunlu ?? false,
    }),
    errors: (f) => versiyonHatalari({ ...f, No: f.No.trim(), Planlanan_Tarih: f.Planlanan_Tarih ?? '' }),
    request: ({ ProjeId, Planlanan_Tarih, ...f }) =>
      ProjeId === null || Planlanan_Tarih === null
        ? null
        : { versiyon: { ...f, No: f.No.trim(), ProjeId, Planlanan_Tarih, Id, Surum, SurumNotu } },
    onSuccess: (cevap) => {
      bildir({ baslik: 'Versiyon kaydedildi', tur: 'success' });
      onClose();
      onSaved?.(cevap.Id);
    },
  });
  return (
    <FormDialog
      title={
        kart ? `Versiyonu Düzenle: ${kart.No}` : duzeltilen ? `Düzeltme Versiyonu: ${duzeltilen.No}` : 'Yeni Versiyon'
      }
      width={520}
      form={form}
      onClose={onClose}
      ready={gerekli.data !== undefined}
    >
      <Read of={gerekli} rows={0} />
      <SelectField
        {...form.field('ProjeId')}
        label="Ürün"
        required
        first={kart === undefined}
        disabled={kart !== undefined || duzeltilen !== undefined}
        options={gerekli.data?.proje ?? []}
        current={chosen((kart ?? duzeltilen)?.ProjeId, (kart ?? duzeltilen)?.Proje)}
      />
      <FormRow>
        <TextField
          {...form.field('No')}
          label="Versiyon No"
          placeholder="5.2.1"
          required
          first={kart !== undefined}
          disabled={kapali}
          maxLength={EN_UZUN_NO}
        />
        <DateField {...form.field('Planlanan_Tarih')} label="Planlanan Tarih" required disabled={kapali} />
      </FormRow>
      <CheckField
        {...form.field('Zorunlu')}
        label="Zorunlu güncelleme: eski versiyonu kullanan müşteriler bu versiyona geçmelidir"
      />
    </FormDialog>
  );
}
