import type { DenetimSatiri } from '@masabasi/core/denetim/contract';
import { EYLEM_ADLARI, NESNE_ADLARI } from '@masabasi/core/denetim/rules';
import { saniyeliZamanYaz } from '@masabasi/core/tarih';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import DeniedPage from '../layout/DeniedPage.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Table } from '../ui/Table.tsx';
import { denetimSorgusu } from '../denetimSorgusu.ts';
import { DenetimDegisimi } from './DenetimDegisimi.tsx';
import css from './DenetimPage.module.css';

/** Something by its name, with what the system calls it below. */
const Adli = ({ ad, kod }: { ad: string; kod: string }) => (
  <div>
    {ad}
    <span className={css.kod}>{kod}</span>
  </div>
);

function Nesne({ kayit: { Nesne: tur, NesneId, NesneAdi } }: { kayit: DenetimSatiri }) {
  const kod = [NESNE_ADLARI[tur] ?? tur, NesneId !== null && `#${NesneId}`].filter(Boolean).join(' ');
  return NesneAdi === null ? kod : <Adli ad={NesneAdi} kod={kod} />;
}

/** The audit: who, when, what, from where; newest first, 200 rows a time. */
export default function DenetimPage() {
  const sorgu = useInfiniteQuery({
    ...denetimSorgusu,
    select: (d) => d.pages.flatMap((p) => p.kayitlar),
  });
  if (sorgu.error?.status === 403) return <DeniedPage />;
  return (
    <>
      <PageHeader
        title="Denetim Kayıtları"
        text="Kim, ne zaman, neyi, nereden değiştirdi. Kayıtlar değiştirilemez; saklama süresi dolunca silinir."
        actions={
          <Button variant="default" onClick={() => void sorgu.refetch()} loading={sorgu.isRefetching}>
            Yenile
          </Button>
        }
      />
      <Panel>
        <Table
          label="Denetim kayıtları"
          rows={sorgu.data}
          rowKey={(k) => k.Id}
          error={sorgu.error}
          onRetry={() => void sorgu.refetch()}
          empty={<EmptyState icon={<IconHistory size={28} stroke={1.5} />} title="Henüz denetim kaydı yok." />}
          columns={[
            {
              key: 'Zaman',
              header: 'Zaman',
              width: '172px',
              nowrap: true,
              renderCell: (k) => saniyeliZamanYaz(k.Zaman),
            },
            {
              key: 'Kisi',
              header: 'Kişi ve Adres',
              width: '160px',
              renderCell: (k) => <Adli ad={k.Kisi ?? 'Sistem'} kod={k.Ip} />,
            },
            {
              key: 'Eylem',
              header: 'Eylem',
              width: '220px',
              renderCell: ({ Eylem }) =>
                EYLEM_ADLARI[Eylem] === undefined ? Eylem : <Adli ad={EYLEM_ADLARI[Eylem]} kod={Eylem} />,
            },
            {
              key: 'Nesne',
              header: 'Nesne',
              width: '160px',
              renderCell: (k) => <Nesne kayit={k} />,
            },
            {
              key: 'Degisim',
              header: 'Değişiklik',
              renderCell: (k) => <DenetimDegisimi eski={k.Eski} yeni={k.Yeni} />,
            },
          ]}
        />
      </Panel>
      {sorgu.hasNextPage && (
        <div className={css.devam}>
          <Button variant="default" onClick={() => void sorgu.fetchNextPage()} loading={sorgu.isFetchingNextPage}>
            Daha Fazla Göster
          </Button>
        </div>
      )}
    </>
  );
}
