import { PLAN_DURUM_ADLARI, PRJ_DURUM_ADLARI } from '@masabasi/core/is/projetakip/rules';
import type { PlanSatiri, PrjSatiri } from '@masabasi/core/is/projetakip/satirlar';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Box, Button, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconArrowLeft from '~icons/tabler/arrow-left';
import { useState } from 'react';
import { Link } from 'react-router';
import { projetakip as oda } from '../../calls/projetakip.ts';
import { useAdrestekiKayit } from '../../platform/list/adresteki.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { TextField } from '../../ui/TextField.tsx';

const BASLIK = 'Proje Akışı';
/** Projects offered without a search. */
const EN_COK = 20;
const BEKLE_MS = 250;

const PROJELER: readonly Column<PrjSatiri>[] = [
  { key: 'Ad', header: 'Proje', renderCell: (p) => <Link to={`?proje=${p.Id}`}>{p.Ad}</Link> },
  { key: 'Urun', header: 'Ürün', width: '200px', renderCell: (p) => p.Urun, spare: true },
  { key: 'Musteri', header: 'Müşteri', width: '220px', renderCell: (p) => p.Musteri ?? 'İç proje' },
  { key: 'Durum', header: 'Durum', width: '130px', renderCell: (p) => PRJ_DURUM_ADLARI[p.DurumAnahtar] },
  { key: 'Plan', header: 'Plan', width: '80px', align: 'right', renderCell: (p) => p.Plan },
];
const PLANLAR: readonly Column<PlanSatiri>[] = [
  { key: 'Ad', header: 'Plan', renderCell: (p) => <Link to={`?plan=${p.Id}`}>{p.Ad}</Link> },
  { key: 'Sorumlu', header: 'Sorumlu', width: '180px', renderCell: (p) => p.Sorumlu ?? '—' },
  {
    key: 'Gunler',
    header: 'Günler',
    width: '220px',
    renderCell: (p) => `${tarihYaz(p.Baslama_Tarihi)} – ${tarihYaz(p.Bitis_Tarihi)}`,
  },
  { key: 'Durum', header: 'Durum', width: '140px', renderCell: (p) => PLAN_DURUM_ADLARI[p.DurumAnahtar] },
  {
    key: 'Adim',
    header: 'Biten / Adım',
    width: '120px',
    align: 'right',
    renderCell: (p) => (p.Adim === 0 ? 'Çizilmemiş' : `${p.BitenAdim} / ${p.Adim}`),
  },
];

/** The choice of a flow: first the project, then the plan. */
export function AkisSecimi() {
  const [ProjeId] = useAdrestekiKayit('proje');
  return ProjeId === null ? <Projeler /> : <Planlar ProjeId={ProjeId} />;
}

function Projeler() {
  const [aranan, setAranan] = useState('');
  const [ara] = useDebouncedValue(aranan.trim(), BEKLE_MS);
  const liste = useEndpoint(oda.getProjeDetayList, { adet: EN_COK, ara }, { keepPrevious: true });
  const fazlasi = (liste.data?.toplam ?? 0) - EN_COK;
  return (
    <>
      <PageHeader title={BASLIK} text="Akışına bakacağınız planı seçiniz: önce projesi, sonra kendisi." />
      <Panel>
        <Box maw={360} p={16}>
          <TextField
            label="Proje ara"
            value={aranan}
            onChange={setAranan}
            placeholder="Proje, müşteri"
            maxLength={100}
          />
        </Box>
        <Table
          label="Projeler"
          columns={PROJELER}
          rows={liste.data?.projeDetayList}
          rowKey={(p) => p.Id}
          error={liste.error}
          onRetry={() => void liste.refetch()}
          empty={
            <EmptyState
              compact
              title={ara === '' ? 'Henüz proje yok.' : 'Aradığınız gibi bir proje bulunamadı.'}
              text="Projeler ve planları ‘Proje Planı’ sayfasında açılır."
            />
          }
        />
        {fazlasi > 0 && (
          <Text py={12} px={16} fz={13} c="dimmed">
            {fazlasi} proje daha var; aramayı daraltınız.
          </Text>
        )}
      </Panel>
    </>
  );
}

function Planlar({ ProjeId }: { readonly ProjeId: number }) {
  const planlar = useEndpoint(oda.getProjePlanDetayList, { ProjeId });
  const proje = planlar.data?.projeDetay;
  return (
    <>
      <PageHeader
        title={BASLIK}
        text={proje ? `${proje.Ad}: akışına bakacağınız planı seçiniz.` : ''}
        actions={
          <Button
            component={Link}
            to={SAYFA.projetakip[1]}
            variant="default"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
          >
            Bütün Projeler
          </Button>
        }
      />
      <Panel>
        <Table
          label="Planlar"
          columns={PLANLAR}
          rows={planlar.data?.projePlanDetayList}
          rowKey={(p) => p.Id}
          error={planlar.error}
          onRetry={() => void planlar.refetch()}
          empty={<EmptyState compact title="Bu projede plan yok." text="Planlar ‘Proje Planı’ sayfasında açılır." />}
        />
      </Panel>
    </>
  );
}
