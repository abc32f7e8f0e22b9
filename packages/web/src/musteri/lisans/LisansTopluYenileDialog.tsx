import type { Basari } from '@masabasi/core/platform/call/endpoint';
import type { LisansSatiri } from '@masabasi/core/musteri/lisans/contract';
import { donemBedeli } from '@masabasi/core/musteri/lisans/rules';
import { kurus, toplamYaz } from '@masabasi/core/platform/money/para';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import IconReceipt from '~icons/tabler/receipt';
import { useState } from 'react';
import { lisans as oda } from '../../calls/lisans.ts';
import { useForm } from '../../platform/form/form.ts';
import { surumleri } from '../../platform/list/secim.ts';
import { BulkResult } from '../../ui/BulkResult.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';

type Sonuclar = Basari<typeof oda.lisansTopluYenile>['sonuclar'];

/** Their total price for a number of months, by currency. */
const tutari = (lisanslar: readonly LisansSatiri[], ay: number): string =>
  toplamYaz(lisanslar.map((l) => [l.ParaBirimi, donemBedeli(kurus(l.YillikBedel), ay)]));

/** The result: the renewed licences by end date, and the reasons for the others. */
function Sonuc({ sonuclar, onClose }: { sonuclar: Sonuclar; onClose: () => void }) {
  const bitisler = sonuclar.flatMap((s) => (s.BitisTarihi === null ? [] : [s.BitisTarihi])).toSorted();
  const kalanlar = sonuclar.flatMap(({ Id, LisansNo, Neden }) =>
    Neden === null ? [] : [{ id: Id, name: LisansNo || String(Id), why: Neden }],
  );
  const [ilk, son] = [bitisler[0], bitisler.at(-1)];
  return (
    <BulkResult
      title="Toplu Yenileme"
      done={
        <>
          {bitisler.length} lisans yenilendi.
          {ilk !== undefined &&
            son !== undefined &&
            ` Yeni bitiş: ${ilk === son ? tarihYaz(ilk) : `${tarihYaz(ilk)} – ${tarihYaz(son)}`}`}
        </>
      }
      refused={kalanlar}
      left={`${kalanlar.length} lisans yenilenmedi.`}
      label="Yenilenmeyen lisanslar"
      nameHeader="Lisans No"
      onClose={onClose}
    />
  );
}

export interface LisansTopluYenileDialogProps {
  readonly lisanslar: readonly LisansSatiri[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Renews each selected licence by one period, at its own yearly price. */
export default function LisansTopluYenileDialog({ lisanslar, onDone, onClose }: LisansTopluYenileDialogProps) {
  const [sonuclar, setSonuclar] = useState<Sonuclar | null>(null);
  const form = useForm(oda.lisansTopluYenile, {
    draft: 'lisans.topluYenile',
    initial: (): { Ay: number | null; Aciklama: string } => ({ Ay: 12, Aciklama: '' }),
    errors: ({ Ay }) => ({ Ay: !Ay && '1 ile 60 arasında bir ay sayısı yazınız.' }),
    request: ({ Ay, Aciklama }) =>
      Ay === null ? null : { lisanslar: surumleri(lisanslar), Ay, Aciklama: Aciklama.trim() },
    onSuccess: (cevap) => {
      onDone();
      setSonuclar(cevap.sonuclar);
    },
  });
  if (sonuclar) return <Sonuc sonuclar={sonuclar} onClose={onClose} />;
  const { Ay } = form.values;
  return (
    <FormDialog title={`${lisanslar.length} Lisansı Yenile`} form={form} onClose={onClose} submit="Yenile">
      <NumberField {...form.field('Ay')} label="Süre (ay)" max={60} />
      {Ay !== null && Ay > 0 && (
        <Notice tone="info" icon={<IconReceipt />}>
          Her lisans kendi bitişinden sonra {Ay} ay uzar. Yıllık bedellerine göre toplam: {tutari(lisanslar, Ay)}
        </Notice>
      )}
      <TextAreaField {...form.field('Aciklama')} label="Açıklama" rows={2} maxLength={500} />
    </FormDialog>
  );
}
