import type { KapananDemo } from '@masabasi/core/musteri/demo/contract';
import { KAPANAN_DEMOLAR } from '@masabasi/core/musteri/demo/liste';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import IconPackage from '~icons/tabler/package';
import { demo as oda } from '../../calls/demo.ts';
import { MusteriBagi } from '../musteri/MusteriBagi.tsx';
import { useListe } from '../../platform/list/liste.ts';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';

const nedeni = (d: KapananDemo) => [d.Neden, d.DigerProgram].filter(Boolean).join(' · ');

const SUTUNLAR: readonly GridColumn<KapananDemo>[] = [
  {
    id: 'AdSoyad',
    header: 'Ad Soyad',
    card: 'title',
    value: (d) => d.AdSoyad,
    renderCell: (d) => (d.MusteriId === null ? d.AdSoyad : <MusteriBagi Id={d.MusteriId} ad={d.AdSoyad} />),
  },
  { id: 'Ili', header: 'İl', value: (d) => d.Ili, width: '120px' },
  { id: 'Proje', header: 'Ürün', card: 'line', value: (d) => d.Proje },
  {
    id: 'Durum',
    header: 'Sonuç',
    card: 'chip',
    value: (d) => d.Durum,
    renderCell: (d) => <TwoLines top={<RenkliAd renk={d.DurumRenk} ad={d.Durum} />} bottom={nedeni(d)} />,
  },
  {
    id: 'KapanisZamani',
    header: 'Kapanış',
    card: 'line',
    value: (d) => tarihYaz(istanbulGunu(d.KapanisZamani)),
    width: '120px',
    nowrap: true,
  },
  { id: 'Atanan', header: 'Atanan', value: (d) => d.Atanan ?? 'Atanmadı', width: '150px' },
];

/** Finished demos, newest first. */
export function KapananDemolar() {
  const { tablo } = useListe(oda.kapananDemolar, KAPANAN_DEMOLAR, { adreste: false });
  return (
    <DataGrid
      name="demo.kapanan"
      label="Kapanan demolar"
      columns={SUTUNLAR}
      list={tablo}
      rowKey={(d) => d.Id}
      empty={{ title: 'Kayıt Bulunamadı', icon: <IconPackage size={32} stroke={1.5} /> }}
    />
  );
}
