import { denetim, type DenetimSatiri } from '@masabasi/core/denetim/contract';
import { EYLEM_ADLARI, NESNE_ADLARI } from '@masabasi/core/denetim/rules';
import { istanbulSaniyesi, istanbulGunu, tarihYaz } from '@masabasi/core/tarih';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ApiError, read } from '../api.ts';
import DeniedPage from '../layout/DeniedPage.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Table } from '../ui/Table.tsx';
import { DenetimDegisimi } from './DenetimDegisimi.tsx';
import css from './DenetimPage.module.css';

/** The action in words, with the name the system uses below. */
const Eylem = ({ ad, kod }: { ad: string | undefined; kod: string }) => (
  <div>
    {ad}
    <span className={css.kod}>{kod}</span>
  </div>
);

/** The audit: who, when, what, from where; newest first, 200 rows a time. */
export default function DenetimPage() {
  const sorgu = useInfiniteQuery<
    Awaited<ReturnType<typeof read<typeof denetim.getDenetim>>>,
    ApiError,
    DenetimSatiri[],
    readonly string[],
    number | undefined
  >({
    queryKey: [denetim.getDenetim.path],
    queryFn: ({ pageParam, signal }) => read(denetim.getDenetim, { oncesi: pageParam }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (son) => (son.devami ? son.kayitlar.at(-1)?.Id : undefined),
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
              renderCell: (k) => `${tarihYaz(istanbulGunu(k.Zaman))} ${istanbulSaniyesi(k.Zaman)}`,
            },
            { key: 'Kisi', header: 'Kişi', width: '160px', renderCell: (k) => k.Kisi ?? 'Sistem' },
            {
              key: 'Eylem',
              header: 'Eylem',
              width: '220px',
              renderCell: (k) =>
                EYLEM_ADLARI[k.Eylem] === undefined ? k.Eylem : <Eylem ad={EYLEM_ADLARI[k.Eylem]} kod={k.Eylem} />,
            },
            {
              key: 'Nesne',
              header: 'Nesne',
              width: '160px',
              renderCell: (k) =>
                [NESNE_ADLARI[k.Nesne] ?? k.Nesne, k.NesneId !== null && `#${k.NesneId}`].filter(Boolean).join(' '),
            },
            {
              key: 'Degisim',
              header: 'Değişiklik',
              renderCell: (k) => <DenetimDegisimi eski={k.Eski} yeni={k.Yeni} />,
            },
            { key: 'Ip', header: 'Adres', width: '130px', nowrap: true, renderCell: (k) => k.Ip },
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
