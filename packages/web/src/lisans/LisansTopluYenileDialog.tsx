import type { Basari } from '@masabasi/core/endpoint';
import { lisans as oda, type LisansSatiri } from '@masabasi/core/lisans/contract';
import { donemBedeli } from '@masabasi/core/lisans/rules';
import { kurus, toplamYaz } from '@masabasi/core/para';
import { tarihYaz } from '@masabasi/core/tarih';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { useForm } from '../form.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { Table } from '../ui/Table.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';

type Sonuclar = Basari<typeof oda.lisansTopluYenile>['sonuclar'];

/** What they cost together for so many months, by currency. */
const tutari = (lisanslar: readonly LisansSatiri[], ay: number): string =>
  toplamYaz(lisanslar.map((l) => [l.ParaBirimi, donemBedeli(kurus(l.YillikBedel), ay)]));

const KOLONLAR = [
  { key: 'no', header: 'Lisans No', renderCell: (s: Sonuclar[number]) => s.LisansNo || String(s.Id), width: '120px' },
  { key: 'neden', header: 'Neden', renderCell: (s: Sonuclar[number]) => s.Neden },
];

/** How it ended: how many go on until when, and why the others do not. */
function Sonuc({ sonuclar, onClose }: { sonuclar: Sonuclar; onClose: () => void }) {
  const bitisler = sonuclar.flatMap((s) => (s.BitisTarihi === null ? [] : [s.BitisTarihi])).toSorted();
  const kalanlar = sonuclar.filter((s) => s.Neden !== null);
  const [ilk, son] = [bitisler[0], bitisler.at(-1)];
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Toplu Yenileme"
      width={560}
      readOnly
      footer={
        <Button onClick={onClose} data-autofocus>
          Kapat
        </Button>
      }
    >
      <Notice tone="ok" icon={<IconCircleCheck />}>
        {bitisler.length} lisans yenilendi.
        {ilk !== undefined &&
          son !== undefined &&
          ` Yeni bitiş: ${ilk === son ? tarihYaz(ilk) : `${tarihYaz(ilk)} – ${tarihYaz(son)}`}`}
      </Notice>
      {kalanlar.length > 0 && (
        <>
          <Notice tone="warn" icon={<IconAlertTriangle />}>
            {kalanlar.length} lisans yenilenmedi.
          </Notice>
          <Table label="Yenilenmeyen lisanslar" columns={KOLONLAR} rows={kalanlar} rowKey={(s) => s.Id} empty="" />
        </>
      )}
    </Dialog>
  );
}

export interface LisansTopluYenileDialogProps {
  readonly lisanslar: readonly LisansSatiri[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Renews what was chosen by one period each, at its own yearly price. */
export default function LisansTopluYenileDialog({ lisanslar, onDone, onClose }: LisansTopluYenileDialogProps) {
  const [sonuclar, setSonuclar] = useState<Sonuclar | null>(null);
  const form = useForm(oda.lisansTopluYenile, {
    draft: 'lisans.topluYenile',
    initial: (): { Ay: number | null; Aciklama: string } => ({ Ay: 12, Aciklama: '' }),
    errors: ({ Ay }) => ({ Ay: !Ay && '1 ile 60 arasında bir ay sayısı yazınız.' }),
    request: ({ Ay, Aciklama }) =>
      Ay === null
        ? null
        : { lisanslar: lisanslar.map(({ Id, Surum }) => ({ Id, Surum })), Ay, Aciklama: Aciklama.trim() },
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
