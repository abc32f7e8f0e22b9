import { ADAY_LISTESI } from '@masabasi/core/pazarlama/aday/liste';
import { Button } from '@mantine/core';
import IconId from '~icons/tabler/id';
import IconLayoutKanban from '~icons/tabler/layout-kanban';
import IconList from '~icons/tabler/list';
import IconMap2 from '~icons/tabler/map-2';
import IconPlus from '~icons/tabler/plus';
import { lazy, Suspense, useState } from 'react';
import { aday as oda } from '../../calls/aday.ts';
import { useListedenKayit } from '../../platform/list/adresteki.ts';
import { useListe } from '../../platform/list/liste.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { ViewSwitch } from '../../ui/ViewSwitch.tsx';
import { useYeniIstegi } from '../../platform/form/yeniIstegi.ts';

const AdayBorusu = lazy(() => import('./AdayBorusu.tsx'));
const AdayHaritasi = lazy(() => import('./AdayHaritasi.tsx'));
const AdayTablosu = lazy(() => import('./AdayTablosu.tsx'));
const AdayDialog = lazy(() => import('./AdayDialog.tsx'));
const KartvizitlerDialog = lazy(() => import('../kartvizit/KartvizitlerDialog.tsx'));
const AdayKaydi = lazy(() => import('./AdayKaydi.tsx'));

const BAKISLAR = [
  { value: 'boru', label: 'Aşamalar', icon: <IconLayoutKanban size={16} aria-hidden /> },
  { value: 'liste', label: 'Liste', icon: <IconList size={16} aria-hidden /> },
  { value: 'harita', label: 'Harita', icon: <IconMap2 size={16} aria-hidden /> },
] as const;

/** Page of prospects: by stage with their expected income, or as a list. */
export default function AdayPage() {
  const [yeni, setYeni] = useState(false);
  const [kartlar, setKartlar] = useState(false);
  useYeniIstegi(() => setYeni(true));
  const liste = useListe(oda.getMusteriList, ADAY_LISTESI);
  const bakis = liste.bakis('bakis');
  const { acik, ac, peek } = useListedenKayit('aday', liste.tablo.rows);
  return (
    <>
      <PageHeader
        title="Adaylar"
        actions={
          <>
            <ViewSwitch label="Görünüm" value={bakis} onChange={(b) => liste.bak({ bakis: b })} options={BAKISLAR} />
            <Button variant="default" leftSection={<IconId size={16} aria-hidden />} onClick={() => setKartlar(true)}>
              Kartvizitlerim
            </Button>
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setYeni(true)}>
              Yeni Aday
            </Button>
          </>
        }
      />
      <Suspense fallback={<SkeletonRows rows={8} label="Kayıtlar hazırlanıyor..." />}>
        {bakis === 'liste' ? (
          <AdayTablosu liste={liste} onAc={ac} />
        ) : bakis === 'harita' ? (
          <AdayHaritasi liste={liste} onAc={ac} />
        ) : (
          <AdayBorusu liste={liste} onAc={ac} />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {yeni && <AdayDialog onClose={() => setYeni(false)} />}
        {kartlar && <KartvizitlerDialog musteri={null} onClose={() => setKartlar(false)} />}
        {acik !== null && <AdayKaydi key={acik} Id={acik} peek={peek} />}
      </Suspense>
    </>
  );
}
