import { lazy, Suspense, useEffect, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import { sonAyrilma, useIkiAdimBekleniyor, useJeton } from '../platform/call/jeton.ts';
import { BareLayout } from './BareLayout.tsx';
import { DefaultLayout } from './DefaultLayout.tsx';
import { GuestLayout } from './GuestLayout.tsx';
import { Progress } from './Progress.tsx';
import { stateText } from './stateText.ts';
import { olaylariBaslat } from '../platform/call/olaylar.ts';
import { oturumuBirak, useOturum } from '../platform/session/oturum.ts';
import { duplicate, pageComponent, preloadPage, ROUTES } from '../routes.tsx';

const LoginPage = lazy(() => import('../kisi/oturum/LoginPage.tsx'));
const KurulumPage = lazy(() => import('../yonetim/kurulum/KurulumPage.tsx'));
const IkiAdimZorunlu = lazy(() => import('../kisi/ikiAdim/IkiAdimZorunlu.tsx'));
const ParolaZorunlu = lazy(() => import('../kisi/oturum/ParolaZorunlu.tsx'));
const NotFoundPage = lazy(() => import('./NotFoundPage.tsx'));
const DeniedPage = lazy(() => import('./DeniedPage.tsx'));
const OdemeSonucPage = lazy(() => import('./OdemeSonucPage.tsx'));

/** Without a valid session or readable permissions, the guard leads to /login (specification 6). */
function SignedInOnly() {
  const { pathname, search, hash } = useLocation();
  if (useJeton() !== null) return <SessionLoader />;
  const from = `${pathname}${search}${hash}`;
  const donulecek = from !== '/' && !sonAyrilma().bilerek;
  return <Navigate to="/login" replace state={donulecek ? { from } : null} />;
}

function SessionLoader() {
  const ikiAdim = useIkiAdimBekleniyor();
  const { hazir, hata, parolaGecici } = useOturum();
  const { pathname, search } = useLocation();
  const [ilk] = useState({ pathname, search });
  // The page's code and first data load together with the person and the menu, not after them.
  useEffect(() => preloadPage(ilk.pathname, ilk.search), [ilk]);
  // The reads that depend on the person follow.
  useEffect(() => {
    if (hazir) preloadPage(ilk.pathname, ilk.search);
  }, [ilk, hazir]);
  // Without a connection the token stays, and the sign-in page shows the reason.
  const birak = !ikiAdim && hata !== null && hata.status !== 0 && hata.status < 500;
  // The stream opens before the first read of the page, so that no event is lost between them. It outlives a later
  // read of the person that fails for a moment.
  const dinler = !ikiAdim && !parolaGecici && !birak && (hazir || hata === null);
  useEffect(() => (dinler ? olaylariBaslat() : undefined), [dinler]);
  useEffect(() => {
    if (birak) oturumuBirak({ neden: hata.status === 401 ? null : hata.message, bilerek: false });
  }, [birak, hata]);
  if (ikiAdim)
    return (
      <Suspense fallback={<Progress />}>
        {/* The open page stays behind the dialog with everything typed. */}
        {hazir && <DefaultLayout />}
        <IkiAdimZorunlu sayfasiz={!hazir} />
      </Suspense>
    );
  if (hazir && parolaGecici)
    return (
      <Suspense fallback={<Progress />}>
        <ParolaZorunlu />
      </Suspense>
    );
  if (hazir) return <DefaultLayout />;
  if (hata === null || birak) return <Progress />;
  return <Navigate to="/login" replace state={{ hata: hata.message }} />;
}

/** Sends a signed-in person on. After a sign-in it waits until person and menu are loaded. */
function GuestOnly() {
  const { state } = useLocation();
  const jeton = useJeton();
  const [cameAsGuest] = useState(jeton === null);
  const signedIn = jeton !== null && stateText(state, 'hata') === null;
  const { hazir, hata } = useOturum(signedIn);
  if (signedIn && (hazir || hata)) return <Navigate to={stateText(state, 'from') ?? '/'} replace />;
  return signedIn && !cameAsGuest ? <Progress /> : <GuestLayout />;
}

/** Each page at its path and at the duplicate path. */
const PAGES = new Map(
  ROUTES.flatMap((r) => [r.path, duplicate(r.path)].map((path) => [path, pageComponent(r)] as const)),
);

export function App() {
  return (
    <BrowserRouter>
      <Suspense fallback={<Progress />}>
        <Routes>
          <Route element={<GuestOnly />}>
            <Route path="/login" element={<LoginPage />} />
            <Route path="/kurulum" element={<KurulumPage />} />
          </Route>
          <Route element={<BareLayout />}>
            {/* Exempt from the session and the menu guard (specification 2.1). */}
            <Route path="/payment/bridge-success" element={<OdemeSonucPage />} />
            <Route path="/denied" element={<DeniedPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
          <Route element={<SignedInOnly />}>
            {[...PAGES].map(([path, Page]) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Route>
        </Routes>
      </Suspense>
    </BrowserRouter>
  );
}
