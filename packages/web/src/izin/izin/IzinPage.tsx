import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { METIN } from '@masabasi/core/izin/izin/rules';
import { Button, Stack } from '@mantine/core';
import IconCalendarPlus from '~icons/tabler/calendar-plus';
import IconUsersPlus from '~icons/tabler/users-plus';
import { lazy, Suspense, useState } from 'react';
import { izin as oda } from '../../calls/izin.ts';
import { talep } from '../../calls/talep.ts';
import { useYeniIstegi } from '../../platform/form/yeniIstegi.ts';
import { useAdres } from '../../platform/list/adres.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { IzinKisileri } from './IzinKisileri.tsx';
import { IzinListesi } from './IzinListesi.tsx';
import { IzinOzeti } from './IzinOzeti.tsx';
import { GelenTalepler, Taleplerim } from './IzinTalepleri.tsx';

const IzinDialog = lazy(() => import('./IzinDialog.tsx'));
const IzinTalepDialog = lazy(() => import('./IzinTalepDialog.tsx'));
const Takvim = lazy(() => import('./IzinTakvimi.tsx').then((m) => ({ default: m.IzinTakvimi })));
const Abonelik = lazy(() => import('./TakvimAboneligi.tsx').then((m) => ({ default: m.TakvimAboneligi })));

/** The signed-in person's own summary and leaves. */
function Izinlerim() {
  const { Id } = useKullanici();
  const detay = useEndpoint(oda.personelizinlist, { UserId: Id }, { refetchOnMount: 'always' });
  return (
    <>
      {detay.data && <IzinOzeti ozet={detay.data.personelizin} />}
      <Panel>
        <IzinListesi userId={Id} detay={detay.data} error={detay.error} onRetry={() => void detay.refetch()} kendi />
      </Panel>
    </>
  );
}

const TakvimSekmesi = () => (
  <Suspense fallback={null}>
    <Stack gap={16}>
      <Takvim />
      <Abonelik />
    </Stack>
  </Suspense>
);

/** Leave: people and requests for managers, the person's own leaves and requests, the calendar. */
export default function IzinPage() {
  const { SorumluDepartmanlar, Vekaletler } = useKullanici();
  const kapsamli = useYetkiVar(YETKI.izinYonet) || SorumluDepartmanlar.length > 0;
  const ikinciOnaylar = useYetkiVar(YETKI.ikinciOnay);
  const kararVerir = kapsamli || ikinciOnaylar || Vekaletler.length > 0;
  const [ayar, setAyar] = useAdres();
  const [acik, setAcik] = useState<'toplu' | 'talep' | null>(null);
  useYeniIstegi(() => setAcik('talep'));
  const bekleyen = useEndpoint(talep.izinTalepList, { Durum: 'Bekliyor' }, { enabled: kararVerir }).data?.talepler
    .length;
  const takvim = { value: 'takvim', label: 'Takvim', content: <TakvimSekmesi /> };
  const gelen = { value: 'istekler', label: 'İstekler', count: bekleyen, content: <GelenTalepler /> };
  const sekmeler = kapsamli
    ? [
        { value: 'izinler', label: 'İzinler', content: <IzinKisileri /> },
        gelen,
        takvim,
        { value: 'izinlerim', label: 'İzinlerim', content: <Izinlerim /> },
        { value: 'isteklerim', label: 'İsteklerim', content: <Taleplerim /> },
      ]
    : [
        { value: 'izinler', label: 'İzinler', content: <Izinlerim /> },
        ...(kararVerir ? [gelen] : []),
        { value: 'isteklerim', label: 'İsteklerim', content: <Taleplerim /> },
        takvim,
      ];
  // Links in older mails use the older word.
  const istenen = ayar.get('sekme')?.replace(/^talepler/, 'istekler');
  const sekme = sekmeler.find((s) => s.value === istenen)?.value ?? 'izinler';
  return (
    <>
      <PageHeader
        title="İzinler"
        text={
          kapsamli
            ? 'Çalışanların izinleri, izin istekleri ve ekip takvimi.'
            : 'İzin hakkınız, izinleriniz, istekleriniz ve ekip takvimi.'
        }
        actions={
          <>
            {kapsamli && (
              <Button
                variant="default"
                leftSection={<IconUsersPlus size={16} aria-hidden />}
                onClick={() => setAcik('toplu')}
              >
                {METIN.topluBaslik}
              </Button>
            )}
            <Button leftSection={<IconCalendarPlus size={16} aria-hidden />} onClick={() => setAcik('talep')}>
              İzin İste
            </Button>
          </>
        }
      />
      <Tabs
        label="İzin bölümleri"
        tabs={sekmeler}
        value={sekme}
        onChange={(v) => setAyar(v === 'izinler' ? {} : { sekme: v }, { replace: true })}
      />
      <Suspense fallback={null}>
        {acik === 'toplu' && <IzinDialog kisi={null} satir={null} onClose={() => setAcik(null)} />}
        {acik === 'talep' && <IzinTalepDialog onClose={() => setAcik(null)} />}
      </Suspense>
    </>
  );
}
