import type { FaturaKarti } from '@masabasi/core/mali/fatura/contract';
import { tahsilatGunuHatasi } from '@masabasi/core/mali/fatura/rules';
import { type Kurus, paraYaz, TUTAR_METNI } from '@masabasi/core/platform/money/para';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { fatura as oda } from '../../calls/fatura.ts';
import { useForm } from '../../platform/form/form.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

interface Alanlar {
  readonly Tarih: string | null;
  readonly Tutar: Kurus | null;
  readonly Aciklama: string;
}

/** Records a payment of an invoice. */
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
      Tarih:
        a.Tarih === null
          ? 'Tahsilatın gününü yazınız.'
          : (tahsilatGunuHatasi(a.Tarih, f.Tarih, istanbulGunu(simdi())) ?? false),
      Tutar:
        a.Tutar === null ? TUTAR_METNI : a.Tutar > f.Kalan && `Faturanın kalanı ${paraYaz(f.Kalan, f.ParaBirimi)}.`,
    }),
    request: async ({ Tarih, Tutar, Aciklama }) => {
      if (Tarih === null || Tutar === null) return null;
      const evet =
        Tarih >= f.Tarih ||
        (await onayla({
          baslik: 'Tahsilat faturadan önce',
          metin: `Tahsilat günü ${tarihYaz(Tarih)}, faturanın tarihi ${tarihYaz(f.Tarih)}. Peşin alınmış bir ödeme mi?`,
          onay: 'Yine de Yaz',
          vazgec: 'Günü Düzelt',
        }));
      return evet ? { Id: f.Id, Surum: f.Surum, Tarih, Tutar, Aciklama } : null;
    },
    onSuccess: () => {
      bildir({ baslik: 'Tahsilat yazıldı', tur: 'success' });
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
