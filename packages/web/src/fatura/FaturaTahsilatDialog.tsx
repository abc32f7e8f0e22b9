import { fatura as oda, type FaturaKarti } from '@masabasi/core/fatura/contract';
import { type Kurus, paraYaz, TUTAR_METNI } from '@masabasi/core/para';
import { istanbulGunu } from '@masabasi/core/tarih';
import { useForm } from '../form.ts';
import { simdi } from '../sunucuSaati.ts';
import { DateField } from '../ui/DateField.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { FormRow } from '../ui/FormSection.tsx';
import { MoneyField } from '../ui/MoneyField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { bildir } from '../ui/Toast.tsx';

interface Alanlar {
  readonly Tarih: string | null;
  readonly Tutar: Kurus | null;
  readonly Aciklama: string;
}

/** Writes that something was paid of an invoice. */
export default function FaturaTahsilatDialog({
  f,
  onClose,
}: {
  readonly f: FaturaKarti;
  readonly onClose: () => void;
}) {
  const form = useForm(oda.faturaTahsilatYaz, {
    draft: null,
    initial: (): Alanlar => ({ Tarih: istanbulGunu(simdi()), Tutar: f.Kalan, Aciklama: '' }),
    errors: (a) => ({
      Tarih: a.Tarih === null && 'Tahsilatın gününü yazınız.',
      Tutar:
        a.Tutar === null ? TUTAR_METNI : a.Tutar > f.Kalan && `Faturanın kalanı ${paraYaz(f.Kalan, f.ParaBirimi)}.`,
    }),
    request: ({ Tarih, Tutar, Aciklama }) =>
      Tarih === null || Tutar === null ? null : { Id: f.Id, Surum: f.Surum, Tarih, Tutar, Aciklama },
    onSuccess: () => {
      bildir({ baslik: 'Tahsilat yazıldı', tur: 'success', sure: 2000 });
      onClose();
    },
  });
  return (
    <FormDialog title={`Tahsilat: ${f.No ?? ''}`} width={520} form={form} onClose={onClose}>
      <FormRow>
        <MoneyField {...form.field('Tutar')} label="Tutar" currency={f.ParaBirimi} required first />
        <DateField {...form.field('Tarih')} label="Tahsilat Günü" max={istanbulGunu(simdi())} required />
      </FormRow>
      <TextField {...form.field('Aciklama')} label="Açıklama" maxLength={300} />
    </FormDialog>
  );
}
