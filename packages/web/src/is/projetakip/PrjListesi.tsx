import { PRJ_LISTESI } from '@masabasi/core/is/projetakip/liste';
import type { PrjSatiri } from '@masabasi/core/is/projetakip/satirlar';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Box, Button, Flex } from '@mantine/core';
import IconPlus from '~icons/tabler/plus';
import IconTimeline from '~icons/tabler/timeline';
import { useState } from 'react';
import { Link } from 'react-router';
import { projetakip as oda } from '../../calls/projetakip.ts';
import { useListe } from '../../platform/list/liste.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import { useYeniIstegi } from '../../platform/form/yeniIstegi.ts';
import { PrjDurumEtiketi } from './PrjDurumEtiketi.tsx';

const PrjDialog = onDemand(() => import('./PrjDialog.tsx'));

const SUTUNLAR: readonly GridColumn<PrjSatiri>[] = [
  {
    id: 'Ad',
    header: 'Proje',
    card: 'title',
    value: (p) => p.Ad,
    renderCell: (p) => (
      <TwoLines
        top={<Link to={`${SAYFA.projetakip[0]}?proje=${p.Id}`}>{p.Ad}</Link>}
        bottom={p.Musteri ?? 'İç proje'}
      />
    ),
  },
  { id: 'Urun', header: 'Ürün', width: '150px', card: 'line', value: (p) => p.Urun, renderCell: (p) => p.Urun },
  {
    id: 'Sorumlu',
    header: 'Sorumlu',
    width: '170px',
    card: 'line',
    value: (p) => p.Sorumlu,
    renderCell: (p) => <TwoLines top={p.Sorumlu} bottom={p.Ekip} />,
  },
  {
    id: 'Ilerleme',
    header: 'İlerleme',
    width: '170px',
    card: 'line',
    value: (p) => p.Ilerleme,
    renderCell: (p) =>
      p.Plan === 0 ? (
        'Plan yok'
      ) : (
        <Flex component="span" gap={8} align="center">
          <Box
            component="progress"
            w={72}
            h={6}
            style={{ accentColor: 'var(--accent-fill)' }}
            aria-label={`${p.Ad}: ilerleme`}
            max={100}
            value={p.Ilerleme}
          />
          <span className="tnum">%{p.Ilerleme}</span>
        </Flex>
      ),
  },
  {
    id: 'Geciken',
    header: 'Geciken',
    width: '100px',
    card: 'line',
    value: (p) => p.Geciken,
    renderCell: (p) =>
      p.Geciken === 0 ? (
        ''
      ) : (
        <Link className="danger" to={`${SAYFA.projetakip[0]}?proje=${p.Id}&geciken=1`}>
          {p.Geciken} plan
        </Link>
      ),
  },
  {
    id: 'Bitis_Tarihi',
    header: 'Bitiş',
    width: '130px',
    nowrap: true,
    card: 'line',
    value: (p) => p.Bitis_Tarihi,
    renderCell: (p) => (
      <TwoLines
        top={<span className={p.Gecikti ? 'danger' : undefined}>{tarihYaz(p.Bitis_Tarihi)}</span>}
        bottom={
          p.PlanBitis !== null && p.PlanBitis > p.Bitis_Tarihi
            ? `Plan: ${tarihYaz(p.PlanBitis)}`
            : p.Gecikti
              ? 'Bitiş günü geçti'
              : null
        }
      />
    ),
  },
  {
    id: 'Durum',
    header: 'Durum',
    width: '130px',
    card: 'chip',
    value: (p) => p.Durum,
    renderCell: (p) => <PrjDurumEtiketi durum={p.DurumAnahtar} />,
  },
];

/** The projects of the person's products, with their progress. */
export function PrjListesi({ onAc }: { readonly onAc: (Id: number) => void }) {
  const planlar = useYetkiVar(YETKI.projePlanla);
  const [yeni, setYeni] = useState(false);
  useYeniIstegi(() => setYeni(planlar));
  const liste = useListe(oda.getProjeDetayList, PRJ_LISTESI);
  return (
    <>
      <PageHeader
        title="Proje Planı"
        text="Projeleriniz: planları, ilerleyişi, gecikenleri."
        actions={
          planlar && (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setYeni(true)}>
              Yeni Proje
            </Button>
          )
        }
      />
      <Panel>
        <DataGrid
          name="prj"
          label="Projeler"
          columns={SUTUNLAR}
          list={liste.tablo}
          rowKey={(p) => p.Id}
          rowName={(p) => p.Ad}
          rowTone={(p) => (p.DurumAnahtar === 'iptal' ? 'muted' : undefined)}
          views={<SuzgecMenusu gorunumler={liste.gorunumler} />}
          onOpen={(p) => onAc(p.Id)}
          empty={{
            icon: <IconTimeline size={32} stroke={1.5} />,
            title: 'Kayıt Bulunamadı.',
            text: planlar
              ? '‘Yeni Proje’ ile açabilirsiniz.'
              : 'Ürünlerinizde proje yok. Projeleri, planlama yetkisi olanlar açar.',
          }}
        />
      </Panel>
      {yeni && <PrjDialog onClose={() => setYeni(false)} onSaved={onAc} />}
    </>
  );
}
