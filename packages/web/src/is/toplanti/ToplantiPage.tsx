import { TOPLANTI_LISTESI } from '@masabasi/core/is/toplanti/liste';
import { TOPLANTI_SEKMELERI, type ToplantiSekmesi } from '@masabasi/core/is/toplanti/rules';
import { sayilanYaz } from '@masabasi/core/platform/list/liste';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Box, Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import IconCalendarMonth from '~icons/tabler/calendar-month';
import IconCalendarWeek from '~icons/tabler/calendar-week';
import IconDoor from '~icons/tabler/door';
import IconList from '~icons/tabler/list';
import IconPlus from '~icons/tabler/plus';
import { lazy, Suspense, useState } from 'react';
import { toplanti as oda } from '../../calls/toplanti.ts';
import { useListedenKayit } from '../../platform/list/adresteki.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { useListe } from '../../platform/list/liste.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { ViewSwitch } from '../../ui/ViewSwitch.tsx';
import { useYeniIstegi } from '../../platform/form/yeniIstegi.ts';
import { ToplantiTablosu } from './ToplantiTablosu.tsx';

const ToplantiDialog = lazy(() => import('./ToplantiDialog.tsx'));
const ToplantiKaydi = lazy(() => import('./ToplantiKaydi.tsx'));
const ToplantiTakvimi = lazy(() => import('./ToplantiTakvimi.tsx'));
const ToplantiOdalariDialog = lazy(() => import('./ToplantiOdalariDialog.tsx'));

const BAKISLAR = [
  { value: 'ay', label: 'Ay', icon: <IconCalendarMonth size={15} aria-hidden /> },
  { value: 'hafta', label: 'Hafta', icon: <IconCalendarWeek size={15} aria-hidden /> },
  { value: 'liste', label: 'Liste', icon: <IconList size={15} aria-hidden /> },
];

/** The choice to show meetings in the person's status. Off, until the person turns it on. */
function DurumTercihi() {
  const gerekli = useEndpoint(oda.getToplantiGerekliList, {});
  const kaydet = useAction(oda.toplantiTercihKaydet, {
    onSuccess: (_c, { durumuDegistir }) =>
      bildir({
        baslik: durumuDegistir ? 'Toplantıda durumunuz değişecek' : 'Toplantıda durumunuz değişmeyecek',
        tur: 'success',
      }),
  });
  return (
    <Checkbox
      label="Toplantım başlayınca durumum ‘Toplantı’ olsun"
      checked={gerekli.data?.durumuDegistir ?? false}
      disabled={gerekli.data === undefined || kaydet.isPending}
      onChange={(e) => kaydet.mutate({ durumuDegistir: e.currentTarget.checked })}
    />
  );
}

/** Meetings: times, participants, minutes, decisions. */
export default function ToplantiPage() {
  const [yeni, setYeni] = useState<{ readonly gun: string | null } | null>(null);
  const [odalar, setOdalar] = useState(false);
  useYeniIstegi(() => setYeni({ gun: null }));
  const liste = useListe(oda.getToplantiList, TOPLANTI_LISTESI);
  const bakis = liste.bakis('gorunum');
  const yonetir = useYetkiVar(YETKI.toplantiYonet);
  const { acik, ac, gec, peek } = useListedenKayit('toplanti', liste.tablo.rows);
  const adetler = liste.veri?.adetler;
  const tablo = <ToplantiTablosu liste={liste} onAc={ac} />;
  return (
    <>
      <PageHeader
        title="Toplantılar"
        text="Gündemi yazınız, çağırınız; tutanağı birlikte yazınız, kararları işe dönüştürünüz."
        actions={
          <>
            <ViewSwitch label="Görünüm" value={bakis} onChange={(b) => liste.bak({ gorunum: b })} options={BAKISLAR} />
            {yonetir && (
              <Button
                variant="default"
                leftSection={<IconDoor size={16} aria-hidden />}
                onClick={() => setOdalar(true)}
              >
                Odalar
              </Button>
            )}
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setYeni({ gun: null })}>
              Yeni Toplantı
            </Button>
          </>
        }
      />
      <Box mb={12}>
        <DurumTercihi />
      </Box>
      {bakis === 'liste' ? (
        <Tabs
          label="Toplantı bölümleri"
          value={liste.gorunum.sekme}
          onChange={(sekme) => liste.suz({ sekme: sekme as ToplantiSekmesi })}
          tabs={Object.entries(TOPLANTI_SEKMELERI).map(([value, label]) => ({
            value,
            label,
            quantity: adetler && sayilanYaz(adetler[value as ToplantiSekmesi]),
            content: tablo,
          }))}
        />
      ) : (
        <Suspense fallback={<SkeletonRows rows={8} label="Takvim hazırlanıyor..." />}>
          <ToplantiTakvimi
            haftalik={bakis === 'hafta'}
            onAc={gec}
            onYeni={(gun) => setYeni({ gun })}
            onHafta={(gun) => liste.bak({ gorunum: 'hafta', gun })}
          />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {acik !== null && <ToplantiKaydi key={acik} Id={acik} onAc={gec} peek={peek} />}
        {yeni && <ToplantiDialog gun={yeni.gun} onClose={() => setYeni(null)} onSaved={gec} />}
        {odalar && <ToplantiOdalariDialog onClose={() => setOdalar(false)} />}
      </Suspense>
    </>
  );
}
