import { BAYI_LISANS_LISTESI } from '@masabasi/core/pazarlama/bayi/liste';
import { EN_COK_ATANAN } from '@masabasi/core/pazarlama/bayi/rules';
import type { BayiKarti, BayiLisansi } from '@masabasi/core/pazarlama/bayi/satirlar';
import { kalanYaz, type LisansDurumu } from '@masabasi/core/musteri/lisans/rules';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconCertificate from '~icons/tabler/certificate';
import { useState } from 'react';
import { bayi as oda } from '../../calls/bayi.ts';
import { LisansDurumEtiketi } from '../../musteri/lisans/LisansDurumEtiketi.tsx';
import { useListe } from '../../platform/list/liste.ts';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { useSecilenler } from '../../platform/list/secim.ts';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { onDemand } from '../../ui/onDemand.tsx';

const BayiAtaDialog = onDemand(() => import('./BayiAtaDialog.tsx'));

const kimligi = (l: BayiLisansi) => l.Id;
const SUTUNLAR: readonly GridColumn<BayiLisansi>[] = [
  { id: 'LisansNo', header: 'Lisans No', width: '110px', nowrap: true, card: 'line', value: (l) => l.LisansNo },
  {
    id: 'Musteri',
    header: 'Müşteri',
    card: 'title',
    value: (l) => l.Musteri,
    renderCell: (l) => <MusteriBagi Id={l.MusteriId} ad={l.Musteri} />,
  },
  {
    id: 'Proje',
    header: 'Ürün',
    width: '22%',
    card: 'line',
    value: (l) => l.Proje,
    renderCell: (l) => <TwoLines top={l.Proje} bottom={l.LisansTur} />,
  },
  {
    id: 'BitisTarihi',
    header: 'Bitiş',
    width: '170px',
    card: 'line',
    value: (l) => l.BitisTarihi,
    renderCell: (l) =>
      l.BitisTarihi === null ? (
        'Süresiz'
      ) : (
        <TwoLines top={tarihYaz(l.BitisTarihi)} bottom={l.KalanGun === null ? null : kalanYaz(l.KalanGun)} />
      ),
  },
  {
    id: 'YillikBedel',
    header: 'Yıllık Bedel',
    width: '130px',
    align: 'right',
    spare: true,
    value: (l) => l.YillikBedel,
    renderCell: (l) => <span className="tnum">{paraYaz(l.YillikBedel, l.ParaBirimi)}</span>,
  },
  {
    id: 'Durum',
    header: 'Durum',
    width: '130px',
    card: 'chip',
    value: (l) => l.Durum,
    renderCell: (l) => <LisansDurumEtiketi durum={l.Durum as LisansDurumu} listede />,
  },
];

/** A dealer's licences, which can move to another dealer. */
export function BayiLisanslari({ bayi }: { readonly bayi: BayiKarti }) {
  const yonetir = useYetkiVar(YETKI.bayiYonet);
  const liste = useListe(oda.getBayiLisansList, BAYI_LISANS_LISTESI, { ait: { BayiId: bayi.Id }, adreste: false });
  const { secilenler, sec } = useSecilenler(liste.tablo.rows, kimligi);
  const [ata, setAta] = useState(false);
  return (
    <Panel>
      <DataGrid
        name="bayiLisans"
        label="Bayinin lisansları"
        columns={SUTUNLAR}
        list={liste.tablo}
        rowKey={kimligi}
        rowName={(l) => `${l.LisansNo} ${l.Musteri}`}
        {...(yonetir && {
          selection: 'multi' as const,
          selected: secilenler.map(kimligi),
          onSelect: sec,
          bulk:
            secilenler.length > EN_COK_ATANAN ? (
              `En çok ${EN_COK_ATANAN} lisans birlikte atanır.`
            ) : (
              <Button onClick={() => setAta(true)}>Başka Bayiye Ata</Button>
            ),
        })}
        empty={{
          icon: <IconCertificate size={32} stroke={1.5} />,
          title: 'Lisansı yok.',
          text: 'Bayiye atanan lisanslar burada görünür.',
        }}
      />
      {ata && (
        <BayiAtaDialog
          bayi={bayi}
          musteriler={[]}
          lisanslar={secilenler.map(kimligi)}
          onClose={() => setAta(false)}
          onBitti={() => sec([])}
        />
      )}
    </Panel>
  );
}
