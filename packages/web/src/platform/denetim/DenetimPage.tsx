import type { DenetimSatiri } from '@masabasi/core/platform/denetim/contract';
import { DENETIM_LISTESI } from '@masabasi/core/platform/denetim/liste';
import { saniyeliZamanYaz } from '@masabasi/core/platform/time/tarih';
import IconHistory from '~icons/tabler/history';
import { Link } from 'react-router';
import { denetim as oda } from '../../calls/denetim.ts';
import DeniedPage from '../../layout/DeniedPage.tsx';
import { useListe } from '../list/liste.ts';
import { SuzgecMenusu } from '../suzgec/SuzgecMenusu.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { DenetimDegisimi } from './DenetimDegisimi.tsx';

const nesnesi = (k: DenetimSatiri) =>
  [k.NesneTuru, k.NesneId !== null && `#${k.NesneId}`].filter((x) => x !== false).join(' ');

const SUTUNLAR: readonly GridColumn<DenetimSatiri>[] = [
  {
    id: 'Zaman',
    header: 'Zaman',
    width: '172px',
    nowrap: true,
    value: (k) => k.Zaman,
    text: (k) => saniyeliZamanYaz(k.Zaman),
  },
  {
    id: 'Kisi',
    header: 'Kişi ve Adres',
    width: '17%',
    value: (k) => k.Kisi,
    renderCell: (k) => <TwoLines top={k.Kisi ?? 'Sistem'} bottom={k.Ip} />,
  },
  {
    id: 'Eylem',
    header: 'Eylem',
    width: '20%',
    value: (k) => k.EylemAdi,
  },
  {
    id: 'Nesne',
    header: 'Nesne',
    width: '16%',
    value: nesnesi,
    renderCell: (k) => {
      const ad = k.NesneAdi ?? nesnesi(k);
      const baglantisi = k.NesneYolu === null ? ad : <Link to={k.NesneYolu}>{ad}</Link>;
      return k.NesneAdi === null ? baglantisi : <TwoLines top={baglantisi} bottom={k.NesneTuru} />;
    },
  },
  {
    id: 'Degisim',
    header: 'Değişiklik',
    wrap: true,
    value: (k) => k.Sonra ?? k.Once,
    renderCell: (k) => <DenetimDegisimi kayit={k} />,
  },
];

/** The audit: person, time, action and address, newest first. */
export default function DenetimPage() {
  const { tablo, gorunumler, hata } = useListe(oda.getDenetim, DENETIM_LISTESI);
  if (hata?.status === 403) return <DeniedPage />;
  return (
    <>
      <PageHeader
        title="Denetim Kayıtları"
        text="Kim, ne zaman, neyi, nereden değiştirdi. Kayıtlar değiştirilemez; saklama süresi dolunca silinir."
      />
      <Panel>
        <DataGrid
          name="denetim"
          label="Denetim kayıtları"
          columns={SUTUNLAR}
          list={tablo}
          rowKey={(k) => k.Id}
          views={<SuzgecMenusu gorunumler={gorunumler} />}
          empty={{ icon: <IconHistory size={32} stroke={1.5} />, title: 'Denetim kaydı yok.' }}
        />
      </Panel>
    </>
  );
}
