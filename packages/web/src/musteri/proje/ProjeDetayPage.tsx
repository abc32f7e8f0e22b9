import type { ProjeKisisi } from '@masabasi/core/musteri/proje/contract';
import type { TanimSecenegi } from '@masabasi/core/platform/tanim/contract';
import { Box, Button, Text } from '@mantine/core';
import IconBox from '~icons/tabler/box';
import IconListTree from '~icons/tabler/list-tree';
import IconPencil from '~icons/tabler/pencil';
import IconUsers from '~icons/tabler/users';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { proje as oda } from '../../calls/proje.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import DeniedPage from '../../layout/DeniedPage.tsx';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { CardGrid, CardLoading, CardPage } from '../../ui/CardPage.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { Field, Fields } from '../../ui/Fields.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { onDemand } from '../../ui/onDemand.tsx';

const ProjeDialog = onDemand(() => import('./ProjeDialog.tsx'));
const ProjeKisileriDialog = onDemand(() => import('./ProjeKisileriDialog.tsx'));

const BASLIK = 'Ürün Kartı';
const BELIRSIZ = {
  title: 'Hangi ürünün kartı olduğu belli değil.',
  text: 'Ürün listesinden birini seçiniz.',
  list: 'Ürün Listesi',
  path: '/tanimlar/proje',
};
const SUTUNLAR: readonly GridColumn<ProjeKisisi>[] = [
  { id: 'Ad', header: 'Kişi', value: (k) => k.Ad, filter: 'text' },
  { id: 'Departman', header: 'Departman', value: (k) => k.Departman, filter: 'choice' },
  {
    id: 'Neden',
    header: 'Neden',
    value: (k) => k.Neden,
    renderCell: (k) => <Chip tone={k.Neden === 'Verilmiş' ? 'info' : 'neutral'}>{k.Neden}</Chip>,
    filter: 'choice',
  },
];
const SIRA = [{ id: 'Ad', desc: false }];
const BOS = {
  title: 'Bu ürünle çalışan kimse yok.',
  text: '‘Kişileri Seç’ ile verebilirsiniz.',
  icon: <IconUsers size={32} stroke={1.5} />,
};

/** Call subjects as a tree. */
function KonuAgaci({ konular, ust = null }: { konular: readonly TanimSecenegi[]; ust?: number | null }) {
  const idler = new Set(konular.map((k) => k.Id));
  const altlar = konular.filter((k) => (k.UstId !== null && idler.has(k.UstId) ? k.UstId : null) === ust);
  if (altlar.length === 0) return null;
  return (
    <Box component="ul" lh="24px" className="bullets">
      {altlar.map((k) => (
        <li key={k.Id}>
          {k.Ad}
          <KonuAgaci konular={konular} ust={k.Id} />
        </li>
      ))}
    </Box>
  );
}

/** The page of the product in the path. */
export default function ProjeDetayPage() {
  const { proje: yol } = useParams();
  return (
    <CardPage title={BASLIK} id={yol} missing={BELIRSIZ}>
      {(Id) => <Kart key={Id} Id={Id} />}
    </CardPage>
  );
}

function Kart({ Id }: { Id: number }) {
  const detay = useEndpoint(oda.projeDetay, { Id }, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<'duzenle' | 'kisiler' | null>(null);
  if (detay.error?.status === 403) return <DeniedPage />;
  if (!detay.data) return <CardLoading title={BASLIK} query={detay} />;
  const { proje: p, kisiler, konular } = detay.data;
  return (
    <>
      <PageHeader
        title={p.Ad}
        text={p.Aktif === 1 ? `Ürün no ${p.Id}` : `Ürün no ${p.Id}, kullanımdan kaldırılmış: formlarda sunulmaz.`}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconUsers size={16} aria-hidden />}
              onClick={() => setAcik('kisiler')}
            >
              Kişileri Seç
            </Button>
            <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setAcik('duzenle')}>
              Düzenle
            </Button>
          </>
        }
      />
      <CardGrid>
        <Panel title="Ürün" icon={<IconBox />} padded>
          <Fields>
            <Field name="Ad">
              <RenkliAd renk={p.Renk} ad={p.Ad} />
            </Field>
            <Field name="Kod">{p.Kod}</Field>
            <Field name="Sorumlu">{p.Sorumlu}</Field>
            <Field name="Ekip">{p.Ekip}</Field>
            <Field name="Anket Türü">{p.AnketTur}</Field>
            <Field name="Açıklama">{p.Aciklama}</Field>
          </Fields>
        </Panel>
        <Panel
          title="Konular"
          icon={<IconListTree />}
          padded
          actions={
            <Button component={Link} to="/tanimlar/listeler?liste=konular" size="compact-sm" variant="subtle">
              Listeyi Aç
            </Button>
          }
        >
          {konular.length > 0 ? (
            <KonuAgaci konular={konular} />
          ) : (
            <Text c="dimmed">Bu ürünün kendi konusu yok; bütün ürünlerin konuları sunulur.</Text>
          )}
        </Panel>
        <Panel title="Bu Ürünle Çalışanlar" icon={<IconUsers />} wide>
          <DataGrid
            name="proje.kisi"
            label="Bu ürünle çalışanlar"
            columns={SUTUNLAR}
            rows={kisiler}
            rowKey={(k) => k.Id}
            initialSort={SIRA}
            empty={BOS}
          />
        </Panel>
      </CardGrid>
      {acik === 'duzenle' && <ProjeDialog satir={p} onClose={() => setAcik(null)} />}
      {acik === 'kisiler' && <ProjeKisileriDialog satir={p} kisiler={kisiler} onClose={() => setAcik(null)} />}
    </>
  );
}
