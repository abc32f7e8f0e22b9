import { bayiKosulHatalari } from '@masabasi/core/pazarlama/bayi/rules';
import type { BayiKosulu } from '@masabasi/core/pazarlama/bayi/satirlar';
import type { Kurus } from '@masabasi/core/platform/money/para';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { bayi as oda } from '../../calls/bayi.ts';
import { useForm } from '../../platform/form/form.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { DecimalField } from '../../ui/DecimalField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface BayiKosulDialogProps {
  readonly bayi: { readonly Id: number; readonly Surum: number };
  /** Null for new terms. */
  readonly kosul: BayiKosulu | null;
  readonly onClose: () => void;
}

interface KosulFormu {
  readonly Gecerlilik: string | null;
  readonly KomisyonOran: number | null;
  readonly IskontoOran: number | null;
  readonly sinirsiz: boolean;
  readonly RiskLimiti: Kurus | null;
  readonly Aciklama: string;
}

/** Terms of a dealer from a day on. */
export default function BayiKosulDialog({ bayi, kosul, onClose }: BayiKosulDialogProps) {
  const KosulId = kosul?.KosulId ?? 0;
  const form = useForm(oda.bayiKosulKaydet, {
    draft: { name: `bayiKosul.${bayi.Id}.${KosulId}`, version: bayi.Surum },
    initial: (): KosulFormu => ({
      Gecerlilik: kosul?.Gecerlilik ?? istanbulGunu(simdi()),
      KomisyonOran: kosul?.KomisyonOran ?? null,
      IskontoOran: kosul?.IskontoOran ?? null,
      sinirsiz: kosul?.RiskLimiti === null,
      RiskLimiti: kosul?.RiskLimiti ?? null,
      Aciklama: kosul?.Aciklama ?? '',
    }),
    errors: (f) => ({
      ...bayiKosulHatalari({
        ...f,
        Gecerlilik: '',
        KomisyonOran: f.KomisyonOran ?? 0,
        IskontoOran: f.IskontoOran ?? 0,
      }),
      ...(f.Gecerlilik === null && { Gecerlilik: 'Koşulların başladığı günü seçiniz.' }),
      ...(f.KomisyonOran === null && { KomisyonOran: 'Komisyon oranını yazınız; yoksa 0.' }),
      ...(f.IskontoOran === null && { IskontoOran: 'İskonto oranını yazınız; yoksa 0.' }),
      ...(!f.sinirsiz &&
        f.RiskLimiti === null && { RiskLimiti: 'Risk limitini yazınız ya da sınırsızı işaretleyiniz.' }),
    }),
    request: ({ Gecerlilik, KomisyonOran, IskontoOran, RiskLimiti, sinirsiz, Aciklama }) =>
      Gecerlilik === null || KomisyonOran === null || IskontoOran === null
        ? null
        : {
            ...bayi,
            kosul: {
              KosulId,
              Gecerlilik,
              KomisyonOran,
              IskontoOran,
              RiskLimiti: sinirsiz ? null : RiskLimiti,
              Aciklama,
            },
          },
    onSuccess: () => {
      bildir({ baslik: 'Koşullar kaydedildi', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={kosul ? 'Koşulları Düzelt' : 'Yeni Koşullar'} width={520} form={form} onClose={onClose}>
      <DateField
        {...form.field('Gecerlilik')}
        label="Geçerlilik"
        description="Bu günden, sonraki koşulların gününe kadar geçerlidir."
        required
      />
      <FormRow>
        <DecimalField {...form.field('KomisyonOran')} label="Komisyon Oranı (%)" required />
        <DecimalField {...form.field('IskontoOran')} label="İskonto Oranı (%)" required />
      </FormRow>
      <CheckField {...form.field('sinirsiz')} label="Risk limiti sınırsız" />
      {!form.values.sinirsiz && (
        <MoneyField {...form.field('RiskLimiti')} label="Risk Limiti" currency="TRY" required />
      )}
      <TextAreaField {...form.field('Aciklama')} label="Açıklama" maxLength={500} rows={2} />
    </FormDialog>
  );
}
