import { Box, Flex, Stack, Text } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { useDidUpdate } from '@mantine/hooks';
import { duyuru } from '../calls/duyuru.ts';
import { useEndpoint } from '../platform/call/api.ts';
import { MOBIL_NOTU, mobilCihaz } from '../platform/call/cihaz.ts';
import { useGirisBekleniyor } from '../platform/call/jeton.ts';
import { useOlay } from '../platform/call/olaylar.ts';
import { useMesaimiIzle } from '../mesai/mola/mesaim.ts';
import {
  cikisYap,
  kullaniciYenile,
  menuYollari,
  oturumuSina,
  useKullanici,
  useYetki,
} from '../platform/session/oturum.ts';
import { useSimdi } from '../platform/call/sunucuSaati.ts';
import { findRoute, inMenu } from '../routes.tsx';
import { tercihiOku } from '../theme/tercih.ts';
import type AramaDialog from '../yonetim/arama/AramaDialog.tsx';
import { BaglantiSeridi } from './BaglantiSeridi.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { surumYaz } from '../platform/call/surum.ts';
import css from './DefaultLayout.module.css';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { MenudeYok } from './MenudeYok.tsx';
import { Progress } from './Progress.tsx';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';
import { temaAcilsinMi } from './temaAcik.ts';
import { useTur } from '../yonetim/kurulum/tur.ts';
import { useYardim, useYardimTusu } from '../platform/yardim/yardim.ts';
import { DAR, MASAUSTU, TELEFON, useMedya } from './useMedya.ts';
import { useAramaTusu } from './useAramaTusu.ts';
import { useTitle } from './useTitle.ts';
import { RefusalHelp } from '../ui/ErrorState.tsx';
import { useListener } from '../ui/useListener.ts';
import { useTimer } from '../ui/useTimer.ts';
import { yolIzi } from './yolIzi.ts';

const ParolaDialog = lazy(() => import('../kisi/oturum/ParolaDialog.tsx'));
let hazirArama: typeof AramaDialog | null = null;
const aramayiYukle = async () => {
  const modul = await import('../yonetim/arama/AramaDialog.tsx');
  hazirArama = modul.default;
  return modul;
};
const LazyArama = lazy(aramayiYukle);
const IzinTalepDialog = lazy(() => import('../izin/izin/IzinTalepDialog.tsx'));
const ThemePanel = lazy(() => import('./ThemePanel.tsx'));
const YenidenGirisDialog = lazy(() => import('../kisi/oturum/YenidenGirisDialog.tsx'));
const DuyuruDialog = lazy(() => import('../yonetim/duyuru/DuyuruDialog.tsx'));
/** Without a connection the notice of a new version (`YeniSurum`) is left out, and the page stays. */
const TurSeridi = lazy(() => import('./TurSeridi.tsx'));
const YeniSurum = lazy(() => import('./YeniSurum.tsx').catch(() => ({ default: () => null })));
const YardimPaneli = lazy(() => import('../platform/yardim/YardimPaneli.tsx'));
const CalanKartlari = lazy(() => import('../masa/santral/CalanKartlari.tsx'));
const KimdenIstenir = lazy(() => import('../kisi/rol/KimdenIstenir.tsx'));
const AydinlatmaDialog = lazy(() => import('../kisi/kvkk/AydinlatmaDialog.tsx'));

/**
 * A part with code of its own has its own Suspense: waiting hides everything inside the same Suspense and takes the
 * focus from a field there.
 */
const Ayri = ({ children }: { readonly children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;

const KIMDEN = (
  <Ayri>
    <KimdenIstenir />
  </Ayri>
);

type Acik = 'parola' | 'tema' | 'izin' | null;

/** The download of a version for offline use must not delay the first page. */
const DINLENME_MS = 5000;
function useDinlenik(): boolean {
  const [dinlenik, setDinlenik] = useState(false);
  const [bekler, setBekler] = useState(false);
  const basla = () => {
    setBekler(false);
    setDinlenik(true);
    void aramayiYukle();
    void import('../masa/santral/CalanKartlari.tsx');
  };
  // A failed load would replace the page by an error, so it waits for the connection.
  useTimer(() => (navigator.onLine ? basla() : setBekler(true)), DINLENME_MS);
  useListener('window', 'online', basla, { active: bekler });
  return dinlenik;
}

/** The frame of a signed-in person's page: top bar, side menu, breadcrumb, footer, dialogs (specification 2.2). */
export function DefaultLayout() {
  const { pathname } = useLocation();
  const { menuList } = useYetki();
  const masaustu = useMedya(MASAUSTU);
  const telefon = useMedya(TELEFON);
  const dar = useMedya(DAR);
  const [tur] = useState(() => tercihiOku().menutur);
  const [sabitAcik, setSabitAcik] = useState(true);
  const [panel, setPanel] = useState<string | null>(null);
  const [dialog, setDialog] = useState<Acik>(() => (temaAcilsinMi() ? 'tema' : null));
  const girisBekleniyor = useGirisBekleniyor();
  const dinlenik = useDinlenik();
  // The value at the loading of the page: a new text must not cover a person's work.
  const { AydinlatmaGerekli } = useKullanici();
  const [aydinlatma, setAydinlatma] = useState(AydinlatmaGerekli);

  const durak = useTur();
  const yardim = useYardim();
  useYardimTusu();

  useOlay('oturum', () => void oturumuSina());
  useMesaimiIzle();
  // The people one stands in for change at midnight, also while a page stays open.
  const bugun = istanbulGunu(useSimdi(30 * 60));
  useDidUpdate(() => void kullaniciYenile(), [bugun]);
  // A person without a desk page gets no call notice.
  const [cagriVar, setCagriVar] = useState(false);
  useOlay('santral', () => setCagriVar(true));
  // Once its code is loaded, the search opens at once, so that fast typing loses no letter.
  const [Arama, setArama] = useState<typeof AramaDialog | typeof LazyArama | null>(null);
  const aramayiAc = useCallback(() => setArama(() => hazirArama ?? LazyArama), []);
  const aramayiKapat = useCallback(() => setArama(null), []);
  useAramaTusu(aramayiAc, aramayiKapat);
  const onemliDuyuru = useEndpoint(duyuru.getDuyurular, {}).data?.duyurular.find((d) => d.Onemli === 1 && !d.Goruldu);
  // The panel belongs to the page and the width at its opening. A change of either closes it.
  const panelYeri = `${pathname} ${String(masaustu)}`;
  const panelAcik = panel === panelYeri;
  const panelKapat = useCallback(() => setPanel(null), []);

  const telefonlu = inMenu(menuYollari(menuList), SAYFA.gorusme[1]);
  const iz = yolIzi(menuList, pathname);
  const baslik = iz.at(-1)?.ad ?? 'Ana Sayfa';
  useTitle(baslik);

  if (!inMenu(menuYollari(menuList), pathname)) return <MenudeYok ad={findRoute(pathname)?.name} />;

  const cekmece = !masaustu;
  const sabit = masaustu && tur === 'static';
  const dugmeli = cekmece || tur === 'static' || tur === 'overlay';
  const menuAcik = sabit ? sabitAcik : panelAcik;
  if (aydinlatma)
    return (
      <Suspense fallback={<Progress />}>
        <AydinlatmaDialog onRead={() => setAydinlatma(false)} onLogout={() => void cikisYap()} />
        {girisBekleniyor && <YenidenGirisDialog />}
      </Suspense>
    );

  return (
    <Stack gap={0} mih="100dvh" className={css.kabuk} data-tur={cekmece ? 'cekmece' : tur}>
      <a href="#icerik" className={css.atla}>
        İçeriğe geç
      </a>
      <p className="visually-hidden" aria-live="polite">
        {baslik}
      </p>
      <BaglantiSeridi />
      <Suspense fallback={null}>{durak !== null && <TurSeridi sira={durak} />}</Suspense>
      <TopBar
        iz={iz}
        onMenu={dugmeli ? () => (sabit ? setSabitAcik(!sabitAcik) : setPanel(panelAcik ? null : panelYeri)) : null}
        menuAcik={menuAcik}
        onSearch={aramayiAc}
        onSearchIntent={() => void aramayiYukle()}
        onPassword={() => setDialog('parola')}
        onTheme={() => setDialog('tema')}
        onLogout={() => void cikisYap()}
      />
      <Flex flex={1} className={css.orta} data-yardimli={(yardim && !yardim.ustte) || undefined}>
        <SideMenu menu={menuList} tur={tur} masaustu={masaustu} acik={menuAcik} onClose={panelKapat} />
        <Stack gap={0} flex={1} miw={0} inert={cekmece && panelAcik}>
          <main id="icerik" className={css.icerik} tabIndex={-1}>
            {dar && mobilCihaz() && (
              <Text px={12} py={4} mb={12} fz={12} c="dimmed" ta="center" bg="var(--surface-2)" bdrs={6}>
                {MOBIL_NOTU}
              </Text>
            )}
            {telefon && iz.length > 0 && (
              <Box mt={0} mb={12} mx={0}>
                <Breadcrumb iz={iz} />
              </Box>
            )}
            <ErrorBoundary resetKey={pathname}>
              <Suspense fallback={<Progress />}>
                <RefusalHelp value={KIMDEN}>
                  <Outlet />
                </RefusalHelp>
              </Suspense>
            </ErrorBoundary>
          </main>
          <Flex
            component="footer"
            gap="4px 16px"
            wrap="wrap"
            justify="space-between"
            fz={12}
            c="var(--text-3)"
            className={`line-above ${css.alt}`}
          >
            <span>Masabaşı Destek Sistemi · Tüm hakları saklıdır.</span>
            <span className="tnum">Sürüm {surumYaz()}</span>
          </Flex>
        </Stack>
      </Flex>
      <Ayri>{dinlenik && 'serviceWorker' in navigator && <YeniSurum />}</Ayri>
      <Ayri>
        {Arama && !girisBekleniyor && (
          <Arama
            onClose={aramayiKapat}
            onPassword={() => setDialog('parola')}
            onTheme={() => setDialog('tema')}
            onLeave={() => setDialog('izin')}
            onLogout={() => void cikisYap()}
          />
        )}
      </Ayri>
      <Ayri>{dialog === 'izin' && <IzinTalepDialog onClose={() => setDialog(null)} />}</Ayri>
      <Ayri>{dialog === 'parola' && <ParolaDialog onClose={() => setDialog(null)} />}</Ayri>
      <Ayri>{dialog === 'tema' && <ThemePanel onClose={() => setDialog(null)} />}</Ayri>
      <Ayri>{yardim && <YardimPaneli acik={yardim} />}</Ayri>
      <Ayri>{(cagriVar || dinlenik) && telefonlu && <CalanKartlari />}</Ayri>
      <Ayri>{girisBekleniyor && <YenidenGirisDialog />}</Ayri>
      <Ayri>{onemliDuyuru && !girisBekleniyor && <DuyuruDialog key={onemliDuyuru.Id} duyuru={onemliDuyuru} />}</Ayri>
    </Stack>
  );
}
