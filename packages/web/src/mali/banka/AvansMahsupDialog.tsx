import type { Basari } from '@masabasi/core/platform/call/endpoint';
import type { FaturaKarti } from '@masabasi/core/mali/fatura/contract';
import { type Kurus, kurus, paraYaz, TUTAR_METNI } from '@masabasi/core/platform/money/para';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { banka as oda } from '../../calls/banka.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { bildir } from '../../ui/Toast.tsx';

interface Alanlar {
  readonly HareketId: number | null;
  readonly Tutar: Kurus | null;
}

/** Pays an invoice from an advance of the customer. */
export default function AvansMahsupDialog({
  f,
  avanslar: { avanslist, Kullanilabilir },
  onClose,
}: {
  readonly f: FaturaKarti;
  readonly avanslar: Basari<typeof oda.avanslar>;
  readonly onClose: () => void;
}) {
  const enCok = (HareketId: number | null): Kurus =>
    kurus(Math.min(avanslist.find((a) => a.HareketId === HareketId)?.Kalan ?? 0, Kullanilabilir, f.Kalan));
  const form = useForm(oda.avansMahsup, {
    draft: null,
    initial: (): Alanlar => ({ HareketId: avanslist[0]!.HareketId, Tutar: enCok(avanslist[0]!.HareketId) }),
    errors: (a) => ({
      HareketId: a.HareketId === null && 'Hangi paradan mahsup edileceğini seçiniz.',
      Tutar:
        a.Tutar === null
          ? TUTAR_METNI
          : a.Tutar > enCok(a.HareketId) && `En çok ${paraYaz(enCok(a.HareketId), f.ParaBirimi)} mahsup edilir.`,
    }),
    request: ({ HareketId, Tutar }) =>
      HareketId === null || Tutar === null ? null : { FaturaId: f.Id, Surum: f.Surum, HareketId, Tutar },
    onSuccess: () => {
      bildir({ baslik: 'Avans mahsup edildi', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={`Avanstan Mahsup: ${f.No ?? ''}`} width={520} form={form} onClose={onClose}>
      <SelectField
        {...form.field('HareketId')}
        label="Gelen Para"
        options={avanslist.map((a) => ({
          Id: a.HareketId,
          Ad: `${tarihYaz(a.Gun)}, ${a.Hesap}: ${paraYaz(a.Kalan, f.ParaBirimi)}`,
        }))}
        required
      />
      <MoneyField {...form.field('Tutar')} label="Tutar" currency={f.ParaBirimi} required first />
    </FormDialog>
  );
}
