import { lazy } from 'react';
import { useGirisBekleniyor } from '../jeton.ts';
import { cikisYap } from '../oturum.ts';
import ParolaDialog from './ParolaDialog.tsx';

const YenidenGirisDialog = lazy(() => import('./YenidenGirisDialog.tsx'));

/** The server lets this person do nothing before they have replaced the password they were given; there is no page yet. */
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
