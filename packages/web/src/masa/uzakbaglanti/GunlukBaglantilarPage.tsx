import { BAGLANTI_LISTESI } from '@masabasi/core/masa/uzakbaglanti/liste';
import { gunEkle, istanbulGunu, uzunTarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { ActionIcon, Button, Flex, Stack, Text } from '@mantine/core';
import IconChevronLeft from '~icons/tabler/chevron-left';
import IconChevronRight from '~icons/tabler/chevron-right';
import IconPencilPlus from '~icons/tabler/pencil-plus';
import IconPlugConnected from '~icons/tabler/plug-connected';
import { useMemo, useState } from 'react';
import { uzakbaglanti as oda } from '../../calls/uzakbaglanti.ts';
import { useIlkGorunum } from '../../platform/list/adresteki.ts';
import { useAction } from '../../platform/call/api.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { useListe } from '../../platform/list/liste.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { useYeniIstegi } from '../../platform/form/yeniIstegi.ts';
import { BaglantiIslemleri, type Dugmeler } from './BaglantiIslemleri.tsx';
import { BaglantiOzeti } from './BaglantiOzeti.tsx';
import { BaglantiSeridi } from './BaglantiSeridi.tsx';
import { baglantiSutunlari } from './BaglantiTablosu.tsx';

const BaglantiBaslatDialog = onDemand(() => import('./BaglantiBaslatDialog.tsx'));
const BaglantiDialog = onDemand(() => import('./BaglantiDialog.tsx'));

/** The log, opened by its menu entry for today. Every view has its own address. */
export default function GunlukBaglantilarPage() {
  const bugun = istanbulGunu(simdi());
  const acildi = useIlkGorunum(`ilk=${bugun}&son=${bugun}`);
  const [yeni, setYeni] = useState<'baslat' | 'yaz' | null>(null);
  useYeniIstegi(() => setYeni('baslat'));
  if (!acildi) return <SkeletonRows rows={8} />;
  return (
    <>
      <PageHeader
        title="Günlük Bağlantılar"
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconPencilPlus size={16} aria-hidden />}
              onClick={() => setYeni('yaz')}
            >
              Sonradan Yaz
            </Button>
            <Button leftSection={<IconPlugConnected size={16} aria-hidden />} onClick={() => setYeni('baslat')}>
              Bağlantı Başlat
            </Button>
          </>
        }
      />
      <BaglantiIslemleri>
        {(dugmeler) => (
          <Stack gap={16}>
            <BaglantiSeridi dugmeler={dugmeler} />
            <Baglantilar dugmeler={dugmeler} />
          </Stack>
        )}
      </BaglantiIslemleri>
      {yeni === 'baslat' && <BaglantiBaslatDialog onClose={() => setYeni(null)} />}
      {yeni === 'yaz' && <BaglantiDialog satir={null} onClose={() => setYeni(null)} />}
    </>
  );
}

/** Filters that together choose the days. */
const GUNLER: ReadonlySet<string> = new Set(['Baslangic', 'Bitis']);

/** The connections of a day, or of the chosen days, with their totals. */
function Baglantilar({ dugmeler }: { readonly dugmeler: Dugmeler }) {
  const aktarir = useYetkiVar(YETKI.musteriDisaAktar);
  const liste = useListe(oda.getBaglantiList, BAGLANTI_LISTESI);
  const { gorunum, suz } = liste;
  const aktar = useAction(oda.baglantiAktar, { onSuccess: (cevap) => dosyayiIndir(cevap) });
  const columns = useMemo(() => baglantiSutunlari(dugmeler), [dugmeler]);
  const [bugun] = useState(() => istanbulGunu(simdi()));
  const { Baslangic, Bitis, Acik } = gorunum;
  const tekGun = Baslangic !== null && Baslangic === Bitis;
  const { tablo } = liste;
  // The chosen day stands above the list, so neither of its filters shows a chip or offers to clear it.
  const gunlu = tekGun && {
    filters: tablo.filters.map((f) => (GUNLER.has(f.id) ? { ...f, shown: '' } : f)),
    filtered: Boolean(tablo.search) || tablo.filters.some((f) => !GUNLER.has(f.id) && f.value !== ''),
  };
  const gune = (gun: string) => suz({ Baslangic: gun, Bitis: gun });
  return (
    <Panel>
      <DataGrid
        name="baglanti"
        label="Bağlantılar"
        columns={columns}
        list={{ ...tablo, ...gunlu }}
        rowKey={(b) => b.Id}
        scope={
          <Flex gap={4} align="center">
            <ActionIcon aria-label="Önceki gün" onClick={() => gune(gunEkle(Baslangic ?? bugun, -1))}>
              <IconChevronLeft size={18} aria-hidden />
            </ActionIcon>
            <Text component="h2" miw={160} fz={14} ta="center" fw={600} aria-live="polite">
              {tekGun ? uzunTarihYaz(Baslangic) : 'Seçilen günler'}
            </Text>
            <ActionIcon
              aria-label="Sonraki gün"
              disabled={(Bitis ?? bugun) >= bugun}
              onClick={() => gune(gunEkle(Bitis ?? bugun, 1))}
            >
              <IconChevronRight size={18} aria-hidden />
            </ActionIcon>
            <Button variant="default" disabled={tekGun && Baslangic === bugun} onClick={() => gune(bugun)}>
              Bugün
            </Button>
          </Flex>
        }
        pageFilters={[
          {
            id: 'Acik',
            label: 'Hangileri',
            all: 'Hepsi',
            options: [{ value: 'true', label: 'Yalnız sürenler' }],
            value: Acik ? 'true' : '',
            set: (v) => suz({ Acik: v !== '' }),
          },
        ]}
        views={<SuzgecMenusu gorunumler={liste.gorunumler} />}
        onExport={aktarir ? () => aktar.mutate(gorunum) : undefined}
        exporting={aktar.isPending}
        empty={{
          icon: <IconPlugConnected size={32} stroke={1.5} />,
          title: 'Kayıt Bulunamadı.',
          text: 'Bu günlerde bağlantı yok.',
        }}
      />
      {liste.veri && <BaglantiOzeti ozet={liste.veri.ozet} />}
    </Panel>
  );
}
