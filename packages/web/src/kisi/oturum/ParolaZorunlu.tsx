import { lazy } from 'react';
import { useGirisBekleniyor } from '../../platform/call/jeton.ts';
import { cikisYap } from '../../platform/session/oturum.ts';
import ParolaDialog from './ParolaDialog.tsx';

const YenidenGirisDialog = lazy(() => import('./YenidenGirisDialog.tsx'));

/** The server allows this person nothing before they replace their temporary password. No page is open yet. */
export default function ParolaZorunlu() {
  const girisBekleniyor = useGirisBekleniyor();
  return (
    <>
      <main className="visually-hidden">
        <h1>Yeni Parola</h1>
      </main>
      {girisBekleniyor ? <YenidenGirisDialog /> : <ParolaDialog zorunlu onClose={() => void cikisYap()} />}
    </>
  );
}
