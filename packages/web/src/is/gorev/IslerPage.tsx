import { GOREV_LISTESI } from '@masabasi/core/is/gorev/liste';
import { GOREV_SEKMELERI, type GorevSekmesi } from '@masabasi/core/is/gorev/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button, NativeSelect } from '@mantine/core';
import IconLayoutKanban from '~icons/tabler/layout-kanban';
import IconList from '~icons/tabler/list';
import IconPlus from '~icons/tabler/plus';
import IconTimeline from '~icons/tabler/timeline';
import IconUsers from '~icons/tabler/users';
import { lazy, Suspense, useState } from 'react';
import { gorev as oda } from '../../calls/gorev.ts';
import { useListedenKayit } from '../../platform/list/adresteki.ts';
import { useListe } from '../../platform/list/liste.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useListener } from '../../ui/useListener.ts';
import { ViewSwitch } from '../../ui/ViewSwitch.tsx';
import { useYeniIstegi } from '../../platform/form/yeniIstegi.ts';
import { GorevTablosu } from './GorevTablosu.tsx';

const GorevCizelgesi = lazy(() => import('./GorevCizelgesi.tsx'));
const GorevDialog = lazy(() => import('./GorevDialog.tsx'));
const GorevKaydi = lazy(() => import('./GorevKaydi.tsx'));
const GorevPanosu = lazy(() => import('./GorevPanosu.tsx'));
const GorevYuku = lazy(() => import('./GorevYuku.tsx'));

const BAKISLAR = [
  { value: 'liste', label: 'Liste', icon: <IconList size={15} aria-hidden /> },
  { value: 'pano', label: 'Pano', icon: <IconLayoutKanban size={15} aria-hidden /> },
  { value: 'cizelge', label: 'Çizelge', icon: <IconTimeline size={15} aria-hidden /> },
];
const YUK = { value: 'yuk', label: 'Yük', icon: <IconUsers size={15} aria-hidden /> };
/** The component of each view in the address, but for the board, which has its parts in one row. */
const SIRADAKI = { liste: GorevTablosu, cizelge: GorevCizelgesi, yuk: GorevYuku };

/** The key C opens the form of a new task, except while somebody types or a window is open. */
function useYeniTusu(ac: () => void): void {
  useListener('document', 'keydown', (e) => {
    const yazar = e.target instanceof Element && e.target.closest('input, textarea, select, [contenteditable]');
    if (e.key !== 'c' || e.ctrlKey || e.metaKey || e.altKey || yazar || document.querySelector('[role="dialog"]'))
      return;
    e.preventDefault();
    ac();
  });
}

/** Tasks with people and progress: as a list, as a board of states, as a schedule. */
export default function IslerPage() {
  const [yeni, setYeni] = useState(false);
  useYeniIstegi(() => setYeni(true));
  const liste = useListe(oda.gorevListe, GOREV_LISTESI);
  const yonetir = useYetkiVar(YETKI.isYonet);
  const istenen = liste.bakis('bakis') as keyof typeof SIRADAKI | 'pano';
  const bakis = istenen === 'yuk' && !yonetir ? 'liste' : istenen;
  const Bakis = SIRADAKI[bakis === 'pano' ? 'liste' : bakis];
  const adetler = liste.veri?.adetler;
  const { acik, ac, gec, peek } = useListedenKayit('is', liste.tablo.rows);
  useYeniTusu(() => setYeni(true));
  const bolumler = Object.entries(GOREV_SEKMELERI).map(([value, label]) => ({
    value,
    label,
    quantity: adetler && sayiYaz(adetler[value as GorevSekmesi]),
  }));
  const bolumSec = (sekme: string) => liste.suz({ sekme: sekme as GorevSekmesi });
  const yukleniyor = <SkeletonRows rows={8} label="İşler hazırlanıyor..." />;
  return (
    <>
      <PageHeader
        title="İşler"
        tight={bakis === 'pano'}
        text={bakis === 'pano' ? undefined : 'Numara ya da sözlerle arayınız.'}
        actions={
          <>
            <ViewSwitch
              label="Görünüm"
              value={bakis}
              onChange={(b) => liste.bak({ bakis: b })}
              options={yonetir ? [...BAKISLAR, YUK] : BAKISLAR}
            />
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setYeni(true)}>
              Yeni İş
            </Button>
          </>
        }
      />
      {bakis === 'pano' ? (
        <Suspense fallback={yukleniyor}>
          <GorevPanosu
            liste={liste}
            onAc={ac}
            bolum={
              // The rows of tabs would take the place of the first cards.
              <NativeSelect
                aria-label="İş bölümleri"
                w={168}
                value={liste.gorunum.sekme}
                data={bolumler.map(({ value, label, quantity }) => ({
                  value,
                  label: quantity === undefined ? label : `${label} (${quantity})`,
                }))}
                onChange={(e) => bolumSec(e.currentTarget.value)}
              />
            }
          />
        </Suspense>
      ) : (
        <Tabs
          label="İş bölümleri"
          value={liste.gorunum.sekme}
          onChange={bolumSec}
          tabs={bolumler.map((b) => ({
            ...b,
            content: (
              <Suspense fallback={yukleniyor}>
                <Bakis liste={liste} onAc={ac} />
              </Suspense>
            ),
          }))}
        />
      )}
      <Suspense fallback={null}>
        {acik !== null && <GorevKaydi key={acik} Id={acik} onAc={gec} peek={peek} />}
        {yeni && <GorevDialog onClose={() => setYeni(false)} />}
      </Suspense>
    </>
  );
}
