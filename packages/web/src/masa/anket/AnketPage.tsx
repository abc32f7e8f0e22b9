import type { AnketSatiri } from '@masabasi/core/masa/anket/contract';
import { ANKET_OLAYLARI } from '@masabasi/core/masa/anket/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import IconClipboardList from '~icons/tabler/clipboard-list';
import IconPlus from '~icons/tabler/plus';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { anket as oda } from '../../calls/anket.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import DeniedPage from '../../layout/DeniedPage.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { onDemand } from '../../ui/onDemand.tsx';

const AnketDialog = onDemand(() => import('./AnketDialog.tsx'));

const [YOL] = SAYFA.anket;
const yolu = (Id: number) => `${YOL}/${Id}`;
const durumu = (a: AnketSatiri): string =>
  a.YayinNo === null ? 'Yayınlanmadı' : a.Taslak ? 'Yayınlanmayan değişiklik var' : 'Yayında';

const SUTUNLAR: readonly GridColumn<AnketSatiri>[] = [
  {
    id: 'Ad',
    header: 'Anket',
    value: (a) => a.Ad,
    renderCell: (a) => <Link to={yolu(a.Id)}>{a.Ad}</Link>,
    filter: 'text',
    card: 'title',
  },
  {
    id: 'Proje',
    header: 'Ürün',
    value: (a) => a.Proje,
    text: (a) => a.Proje ?? 'Bütün ürünler',
    filter: 'choice',
    spare: true,
  },
  {
    id: 'Olay',
    header: 'Ne Zaman Sorulur',
    value: (a) => (a.Olay === null ? 'Yalnız elle' : ANKET_OLAYLARI[a.Olay]),
    width: '160px',
    filter: 'choice',
    card: 'line',
  },
  { id: 'SoruSayisi', header: 'Soru', value: (a) => a.SoruSayisi, align: 'right', width: '80px' },
  {
    id: 'YayinNo',
    header: 'Yayındaki Versiyon',
    value: (a) => a.YayinNo,
    text: (a) => (a.YayinZamani === null ? '–' : `${a.YayinNo}. versiyon, ${tarihYaz(istanbulGunu(a.YayinZamani))}`),
    width: '190px',
    spare: true,
  },
  {
    id: 'Yanit',
    header: 'Yanıt',
    value: (a) => a.Yanit,
    text: (a) => sayiYaz(a.Yanit),
    align: 'right',
    width: '90px',
    card: 'named',
  },
  {
    id: 'Durum',
    header: 'Durum',
    value: durumu,
    renderCell: (a) => (a.Taslak ? <Chip tone={a.YayinNo === null ? 'neutral' : 'info'}>{durumu(a)}</Chip> : durumu(a)),
    width: '230px',
    filter: 'choice',
    card: 'chip',
  },
  {
    id: 'Aktif',
    header: 'Kullanım',
    value: (a) => (a.Aktif === 1 ? 'Kullanımda' : 'Kaldırılmış'),
    renderCell: (a) => (a.Aktif === 1 ? 'Kullanımda' : <Chip tone="warn">Kaldırılmış</Chip>),
    width: '120px',
    filter: 'choice',
    spare: 'wide',
  },
];
const SIRA = [{ id: 'Ad', desc: false }];

/** Surveys of customers. A row opens its survey. */
export default function AnketPage() {
  const git = useNavigate();
  const liste = useEndpoint(oda.anketListesi, {}, { refetchOnMount: 'always' });
  const [yeni, setYeni] = useState(false);
  if (liste.error?.status === 403) return <DeniedPage />;
  const dugme = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setYeni(true)}>
      Yeni Anket
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Anket Tasarımı"
        text="Müşterilere ne sorulduğu. Yayınlanan bir versiyon değişmez; verilen yanıtlar hep sorulduğu sözlerle kalır."
        actions={dugme}
      />
      <Panel>
        <DataGrid
          name="anket"
          label="Anketler"
          columns={SUTUNLAR}
          rows={liste.data?.anketler}
          rowKey={(a) => a.Id}
          rowName={(a) => a.Ad}
          rowTone={(a) => (a.Aktif === 1 ? undefined : 'muted')}
          error={liste.error}
          onRetry={() => void liste.refetch()}
          initialSort={SIRA}
          onOpen={(a) => void git(yolu(a.Id))}
          empty={{
            title: 'Henüz anket yok.',
            text: 'Kapanan görüşmelerden ya da eğitimlerden sonra ne soracağınızı burada yazarsınız.',
            action: dugme,
            icon: <IconClipboardList size={32} stroke={1.5} />,
          }}
        />
      </Panel>
      {yeni && (
        <AnketDialog
          satir={null}
          Surum={0}
          projeler={liste.data?.projeler ?? []}
          onClose={() => setYeni(false)}
          onSaved={({ Id }) => void git(yolu(Id))}
        />
      )}
    </>
  );
}
