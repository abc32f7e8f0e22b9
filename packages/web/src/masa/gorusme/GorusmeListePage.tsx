import { GORUSME_LISTESI } from '@masabasi/core/masa/gorusme/liste';
import { GORUSME_SEKMELERI, type GorusmeSekmesi } from '@masabasi/core/masa/gorusme/rules';
import { sayilanYaz } from '@masabasi/core/platform/list/liste';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconCalendar from '~icons/tabler/calendar';
import IconLayoutKanban from '~icons/tabler/layout-kanban';
import IconList from '~icons/tabler/list';
import IconPhone from '~icons/tabler/phone';
import IconPlus from '~icons/tabler/plus';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { gorusme as oda } from '../../calls/gorusme.ts';
import { useListe } from '../../platform/list/liste.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ViewSwitch } from '../../ui/ViewSwitch.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { useYeniIstegi } from '../../platform/form/yeniIstegi.ts';
import { GorusmeTablosu } from './GorusmeTablosu.tsx';

const GorusmeDialog = onDemand(() => import('./GorusmeDialog.tsx'));
const GorusmePanosu = lazy(() => import('./GorusmePanosu.tsx'));
const GorusmeTakvimi = lazy(() => import('./GorusmeTakvimi.tsx'));

const BAKISLAR = [
  { value: 'liste', label: 'Liste', icon: <IconList size={15} aria-hidden /> },
  { value: 'pano', label: 'Pano', icon: <IconLayoutKanban size={15} aria-hidden /> },
  { value: 'takvim', label: 'Takvim', icon: <IconCalendar size={15} aria-hidden /> },
];

/** The desk: tickets with owners and promises, as a list, as a board of states, as a calendar. */
export default function GorusmeListePage() {
  const git = useNavigate();
  const [yeni, setYeni] = useState(false);
  useYeniIstegi(() => setYeni(true));
  const liste = useListe(oda.getGorusmeList, GORUSME_LISTESI);
  const dagitir = useYetkiVar(YETKI.gorusmeDagit);
  const bakis = liste.bakis('bakis');
  const adetler = liste.veri?.ozet.adetler;
  const icerik = (
    <Suspense fallback={<SkeletonRows rows={8} label="Kayıtlar hazırlanıyor..." />}>
      {bakis === 'liste' && <GorusmeTablosu liste={liste} />}
      {bakis === 'pano' && <GorusmePanosu liste={liste} />}
      {bakis === 'takvim' && <GorusmeTakvimi liste={liste} />}
    </Suspense>
  );
  return (
    <>
      <PageHeader
        title="Destek Görüşmeleri"
        text="Numara, müşteri, telefon ya da konuşulanla arayınız."
        actions={
          <>
            <ViewSwitch label="Görünüm" value={bakis} onChange={(b) => liste.bak({ bakis: b })} options={BAKISLAR} />
            <Button
              component={Link}
              to="/islemler/musterigorusme/detay?telefon="
              variant="default"
              leftSection={<IconPhone size={16} aria-hidden />}
            >
              Telefon
            </Button>
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setYeni(true)}>
              Yeni Görüşme
            </Button>
          </>
        }
      />
      <Tabs
        label="Görüşme bölümleri"
        value={liste.gorunum.sekme}
        onChange={(sekme) => liste.suz({ sekme: sekme as GorusmeSekmesi })}
        tabs={Object.entries(GORUSME_SEKMELERI)
          // A person who assigns no tickets has only their own waiting tickets.
          .filter(([value]) => value !== 'bekleyen' || dagitir || liste.gorunum.sekme === 'bekleyen')
          .map(([value, label]) => ({
            value,
            label,
            quantity: adetler && sayilanYaz(adetler[value as GorusmeSekmesi]),
            content: icerik,
          }))}
      />
      {yeni && (
        <GorusmeDialog
          kart={null}
          onClose={() => setYeni(false)}
          onSaved={({ Id }) => void git(`/islemler/musterigorusme/detay?id=${Id}`)}
        />
      )}
    </>
  );
}
