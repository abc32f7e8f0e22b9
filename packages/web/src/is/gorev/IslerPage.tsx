import { GOREV_LISTESI } from '@masabasi/core/is/gorev/liste';
import { GOREV_SEKMELERI, type GorevSekmesi } from '@masabasi/core/is/gorev/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconLayoutKanban from '~icons/tabler/layout-kanban';
import IconList from '~icons/tabler/list';
import IconPlus from '~icons/tabler/plus';
import IconTimeline from '~icons/tabler/timeline';
import IconUsers from '~icons/tabler/users';
import { lazy, Suspense, useState } from 'react';
import { gorev as oda } from '../../calls/gorev.ts';
import { useAdrestekiKayit } from '../../platform/list/adresteki.ts';
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
const GorevDetayDialog = lazy(() => import('./GorevDetayDialog.tsx'));
const GorevDialog = lazy(() => import('./GorevDialog.tsx'));
const GorevPanosu = lazy(() => import('./GorevPanosu.tsx'));

const GorevYuku = lazy(() => import('./GorevYuku.tsx'));

const BAKISLAR = [
  { value: 'liste', label: 'Liste', icon: <IconList size={15} aria-hidden /> },
  { value: 'pano', label: 'Pano', icon: <IconLayoutKanban size={15} aria-hidden /> },
  { value: 'cizelge', label: 'Çizelge', icon: <IconTimeline size={15} aria-hidden /> },
];
const YUK = { value: 'yuk', label: 'Yük', icon: <IconUsers size={15} aria-hidden /> };
/** The component of each view in the address. */
const SIRADAKI = { liste: GorevTablosu, pano: GorevPanosu, cizelge: GorevCizelgesi, yuk: GorevYuku };

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
  const istenen = liste.bakis('bakis') as keyof typeof SIRADAKI;
  const bakis = istenen === 'yuk' && !yonetir ? 'liste' : istenen;
  const Bakis = SIRADAKI[bakis];
  const adetler = liste.veri?.adetler;
  const [acik, ac] = useAdrestekiKayit('is');
  useYeniTusu(() => setYeni(true));
  const icerik = (
    <Suspense fallback={<SkeletonRows rows={8} label="İşler hazırlanıyor..." />}>
      <Bakis liste={liste} onAc={ac} />
    </Suspense>
  );
  return (
    <>
      <PageHeader
        title="İşler"
        text="Numara ya da sözlerle arayınız."
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
      <Tabs
        label="İş bölümleri"
        value={liste.gorunum.sekme}
        onChange={(sekme) => liste.suz({ sekme: sekme as GorevSekmesi })}
        tabs={Object.entries(GOREV_SEKMELERI).map(([value, label]) => ({
          value,
          label,
          quantity: adetler && sayiYaz(adetler[value as GorevSekmesi]),
          content: icerik,
        }))}
      />
      <Suspense fallback={null}>
        {acik !== null && <GorevDetayDialog key={acik} Id={acik} onAc={ac} onClose={() => ac(null)} />}
        {yeni && <GorevDialog onClose={() => setYeni(false)} />}
      </Suspense>
    </>
  );
}
