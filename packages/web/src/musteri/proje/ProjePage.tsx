import type { ProjeSatiri } from '@masabasi/core/musteri/proje/contract';
import { Button } from '@mantine/core';
import IconBox from '~icons/tabler/box';
import IconPlus from '~icons/tabler/plus';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { proje as oda } from '../../calls/proje.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useYeniIstegi } from '../../platform/form/yeniIstegi.ts';
import DeniedPage from '../../layout/DeniedPage.tsx';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { onDemand } from '../../ui/onDemand.tsx';

const ProjeDialog = onDemand(() => import('./ProjeDialog.tsx'));

const SUTUNLAR: readonly GridColumn<ProjeSatiri>[] = [
  { id: 'Id', header: 'No', value: (p) => p.Id, align: 'right', width: '80px' },
  {
    id: 'Ad',
    header: 'Ürün',
    value: (p) => p.Ad,
    renderCell: (p) => <RenkliAd renk={p.Renk} ad={p.Ad} />,
    filter: 'text',
  },
  { id: 'Kod', header: 'Kod', value: (p) => p.Kod, width: '110px' },
  { id: 'Sorumlu', header: 'Sorumlu', value: (p) => p.Sorumlu, filter: 'choice' },
  { id: 'Ekip', header: 'Ekip', value: (p) => p.Ekip, filter: 'choice' },
  { id: 'KisiSayisi', header: 'Verilen Kişi', value: (p) => p.KisiSayisi, align: 'right', width: '120px' },
  {
    id: 'Aktif',
    header: 'Durum',
    value: (p) => (p.Aktif === 1 ? 'Kullanımda' : 'Kaldırılmış'),
    renderCell: (p) => (p.Aktif === 1 ? 'Kullanımda' : <Chip tone="warn">Kaldırılmış</Chip>),
    width: '130px',
    filter: 'choice',
  },
];
const SIRA = [{ id: 'Ad', desc: false }];
const BOS = {
  title: 'Henüz ürün yok.',
  text: '‘Yeni Ürün’ ile ekleyebilirsiniz.',
  icon: <IconBox size={32} stroke={1.5} />,
};

/** The company's products. A row opens the card. */
export default function ProjePage() {
  const git = useNavigate();
  const liste = useEndpoint(oda.projeListesi, {}, { refetchOnMount: 'always' });
  const [yeni, setYeni] = useState(false);
  useYeniIstegi(() => setYeni(true));
  if (liste.error?.status === 403) return <DeniedPage />;
  return (
    <>
      <PageHeader
        title="Ürünler"
        text="Ürünler ve onlarla çalışanlar. Kişi yalnız kendi ürünlerinin kayıtlarını görür."
        actions={
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setYeni(true)}>
            Yeni Ürün
          </Button>
        }
      />
      <Panel>
        <DataGrid
          name="proje"
          label="Ürünler"
          columns={SUTUNLAR}
          rows={liste.data?.projeler}
          rowKey={(p) => p.Id}
          rowTone={(p) => (p.Aktif === 1 ? undefined : 'muted')}
          error={liste.error}
          onRetry={() => void liste.refetch()}
          initialSort={SIRA}
          empty={BOS}
          onOpen={(p) => void git(`/tanimlar/proje/${p.Id}`)}
        />
      </Panel>
      {yeni && (
        <ProjeDialog satir={null} onClose={() => setYeni(false)} onSaved={(Id) => void git(`/tanimlar/proje/${Id}`)} />
      )}
    </>
  );
}
