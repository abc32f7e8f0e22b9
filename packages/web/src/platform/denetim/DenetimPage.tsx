import type { DenetimSatiri } from '@masabasi/core/platform/denetim/contract';
import { degisimYazisi } from '@masabasi/core/platform/denetim/rules';
import { DENETIM_LISTESI } from '@masabasi/core/platform/denetim/liste';
import { saniyeliZamanYaz } from '@masabasi/core/platform/time/tarih';
import IconHistory from '~icons/tabler/history';
import { Link } from 'react-router';
import { denetim as oda } from '../../calls/denetim.ts';
import DeniedPage from '../../layout/DeniedPage.tsx';
import { inMenu } from '../../routes.tsx';
import { useListe } from '../list/liste.ts';
import { menuYollari, useYetki } from '../session/oturum.ts';
import { SuzgecMenusu } from '../suzgec/SuzgecMenusu.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { DenetimDegisimi } from './DenetimDegisimi.tsx';

const nesnesi = (k: DenetimSatiri) => k.NesneAdi ?? k.NesneTuru;

/** The object by its name, as a link for a reader whose menu holds its page. */
function Nesne({ kayit: k }: { kayit: DenetimSatiri }) {
  const { menuList } = useYetki();
  const acilir = k.NesneYolu !== null && inMenu(menuYollari(menuList), k.NesneYolu.replace(/\?.*/, ''));
  const ad = acilir ? <Link to={k.NesneYolu!}>{nesnesi(k)}</Link> : nesnesi(k);
  return k.NesneAdi === null ? ad : <TwoLines top={ad} bottom={k.NesneTuru} />;
}

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
    renderCell: (k) => <Nesne kayit={k} />,
  },
  {
    id: 'Degisim',
    header: 'Değişiklik',
    wrap: true,
    value: (k) => k.Degisimler.map(degisimYazisi).join(' · '),
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
