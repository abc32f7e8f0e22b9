import type { PanoSatiri } from '@masabasi/core/mesai/mola/contract';
import { girisYapmadi, PANO_SAYACI, panoDurumu, panoSayilari } from '@masabasi/core/mesai/mola/rules';
import { aramaAnahtari } from '@masabasi/core/platform/text/metin';
import { ms } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button, Checkbox, Flex, Stack, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import IconArmchair from '~icons/tabler/armchair';
import IconLayoutGrid from '~icons/tabler/layout-grid';
import IconList from '~icons/tabler/list';
import IconSearch from '~icons/tabler/search';
import IconSearchOff from '~icons/tabler/search-off';
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { usePano } from '../pano/pano.ts';
import { useGecen } from '../../platform/call/sunucuSaati.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { type PanoKisisi, panoAdi } from './MolaKarti.tsx';
import css from './MolaPanosu.module.css';
import { PanoBolumleri, type PanoDuzeni, panoSirala, type PanoSirasi } from './PanoBolumleri.tsx';
import { PanoIpucu } from './PanoIpucu.tsx';
import { PanoOzeti } from './PanoOzeti.tsx';
import { Segments } from '../../ui/Segments.tsx';

const MolaDetayDialog = lazy(() => import('./MolaDetayDialog.tsx'));

const DUZEN = 'masabasi.pano.duzen';
const SIRA = 'masabasi.pano.sira';

const aramaMetni = new WeakMap<PanoSatiri, string>();
function arananMetin(s: PanoSatiri): string {
  const bilinen = aramaMetni.get(s);
  if (bilinen !== undefined) return bilinen;
  const yeni = aramaAnahtari(panoAdi(s));
  aramaMetni.set(s, yeni);
  return yeni;
}

export interface MolaPanosuProps {
  /** The departments on this board. */
  readonly departmanlar: readonly { readonly Id: number; readonly Ad: string }[];
  readonly ad: string;
  readonly tamListe?: boolean | undefined;
}

/** The break board, live (specification 2.5, 4.3). `tamListe`: the top bar's full-screen list. */
export function MolaPanosu({ departmanlar, ad, tamListe }: MolaPanosuProps) {
  const kullanici = useKullanici();
  const ayricalikli = useYetkiVar(YETKI.ayricalikli);
  const pano = usePano(departmanlar);
  const { search } = useLocation();
  // A link to one person shows that person at once.
  const [arama, setArama] = useState(() => (tamListe ? '' : (new URLSearchParams(search).get('ara') ?? '')));
  const [gelmeyenler, setGelmeyenler] = useState(false);
  const [duzen, setDuzen] = useState<PanoDuzeni>(() => (localStorage.getItem(DUZEN) === 'liste' ? 'liste' : 'kart'));
  const [sira, setSira] = useState<PanoSirasi>(() => (localStorage.getItem(SIRA) === 'ad' ? 'ad' : 'durum'));
  const [detay, setDetay] = useState<PanoSatiri | null>(null);
  const aranan = aramaAnahtari(useDeferredValue(arama).trim());
  const { refetch } = pano;

  const yuklendi = Math.max(pano.dataUpdatedAt, pano.errorUpdatedAt);
  useEffect(() => {
    if (yuklendi === 0) return undefined;
    const kalan = PANO_SAYACI * 1000 - (Date.now() - yuklendi);
    const z = setTimeout(() => void refetch(), Math.max(0, kalan));
    return () => clearTimeout(z);
  }, [yuklendi, refetch]);

  const okunan = pano.data;
  const satirlar = useMemo(() => okunan?.flatMap((p) => p.molalist), [okunan]);
  // Only the end or the expected start of a shift changes a label or a count. The running figures update themselves.
  const bitisler = useMemo(
    () =>
      [...new Set(satirlar?.flatMap((s) => [s.Mesai_Bitis, s.Beklenen]))]
        .flatMap((an) => (an === null ? [] : [ms(an)]))
        .toSorted((a, b) => a - b),
    [satirlar],
  );
  const an = useGecen(bitisler);
  const onDetay = useCallback((s: PanoSatiri) => setDetay(s), []);
  const kisiler = useMemo(
    () =>
      (satirlar ?? []).map((satir): PanoKisisi => ({
        satir,
        ...panoDurumu(satir, an),
        departman: departmanlar.length > 1 ? (departmanlar.find((d) => d.Id === satir.DepartmanId)?.Ad ?? null) : null,
        detayli: ayricalikli || satir.Id === kullanici.Id || kullanici.SorumluDepartmanlar.includes(satir.DepartmanId),
        onDetay,
      })),
    [satirlar, an, departmanlar, ayricalikli, kullanici.Id, kullanici.SorumluDepartmanlar, onDetay],
  );
  const gorunen = useMemo(
    () =>
      panoSirala(
        kisiler.filter((k) => (gelmeyenler || !girisYapmadi(k.satir)) && arananMetin(k.satir).includes(aranan)),
        sira,
      ),
    [kisiler, gelmeyenler, aranan, sira],
  );
  const ipucu = useCallback((id: number) => satirlar?.find((s) => s.Id === id)?.tumAciklama ?? '', [satirlar]);

  const hatirla = (anahtar: string, deger: string) => localStorage.setItem(anahtar, deger);
  const gosterilen = tamListe ? 'liste' : duzen;
  return (
    <Stack gap={12}>
      <Flex rowGap={8} columnGap={16} wrap="wrap" align="center" justify="space-between">
        {satirlar && <PanoOzeti sayilar={panoSayilari(satirlar, an)} />}
        <Flex gap={8} wrap="wrap" align="center" className={css.suzgec}>
          <TextInput
            type="search"
            aria-label="Kişi ara"
            placeholder="Kişi ara"
            className={css.ara}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={arama}
            onChange={(e) => setArama(e.currentTarget.value)}
          />
          <Checkbox
            styles={{ label: { paddingLeft: 8 } }}
            label={gelmeyenler ? 'Gelmeyenleri Gösterme' : 'Gelmeyenleri Göster'}
            checked={gelmeyenler}
            onChange={(e) => setGelmeyenler(e.currentTarget.checked)}
          />
          <Flex gap={8} justify="space-between" flex={1}>
            <Segments
              aria-label="Sıralama"
              value={sira}
              options={[
                { value: 'durum', label: 'Durum' },
                { value: 'ad', label: 'Ad' },
              ]}
              onChange={(v) => (setSira(v), hatirla(SIRA, v))}
            />
            {!tamListe && (
              <Segments
                aria-label="Görünüm"
                value={duzen}
                options={[
                  { value: 'kart', label: 'Kartlar', icon: <IconLayoutGrid size={18} stroke={1.75} aria-hidden /> },
                  { value: 'liste', label: 'Liste', icon: <IconList size={18} stroke={1.75} aria-hidden /> },
                ]}
                onChange={(v) => (setDuzen(v), hatirla(DUZEN, v))}
              />
            )}
          </Flex>
        </Flex>
      </Flex>
      <Read of={pano} rows={8} quiet>
        {() =>
          gorunen.length > 0 ? (
            <PanoIpucu metin={ipucu}>
              <PanoBolumleri ad={`${ad} mola panosu`} kisiler={gorunen} sira={sira} duzen={gosterilen} />
            </PanoIpucu>
          ) : (
            <Bos
              kisi={kisiler.length}
              aranan={aranan !== ''}
              onGoster={() => setGelmeyenler(true)}
              onTemizle={() => setArama('')}
            />
          )
        }
      </Read>
      {detay && (
        <Suspense fallback={null}>
          <MolaDetayDialog userId={detay.Id} ad={panoAdi(detay)} gun={detay.Gun} onClose={() => setDetay(null)} />
        </Suspense>
      )}
    </Stack>
  );
}

/** Explains an empty board, and offers a remedy. */
function Bos(p: { kisi: number; aranan: boolean; onGoster: () => void; onTemizle: () => void }) {
  if (p.kisi === 0)
    return (
      <EmptyState
        icon={<IconArmchair size={32} stroke={1.5} />}
        title="Bu departmanda çalışan yok"
        text="Departmana personel eklendiğinde burada görünür."
      />
    );
  if (p.aranan)
    return (
      <EmptyState
        icon={<IconSearchOff size={32} stroke={1.5} />}
        title="Aradığınız kişi bulunamadı"
        text="Henüz gelmeyenler gizli olabilir."
        action={
          <Button variant="default" onClick={p.onTemizle}>
            Temizle
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={<IconArmchair size={32} stroke={1.5} />}
      title="Henüz kimse giriş yapmadı"
      text="Mesaiye başlayanlar burada görünür."
      action={
        <Button variant="default" onClick={p.onGoster}>
          Gelmeyenleri Göster
        </Button>
      }
    />
  );
}
