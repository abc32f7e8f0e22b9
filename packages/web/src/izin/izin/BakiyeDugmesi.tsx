import { lazy, type ReactNode, Suspense, useState } from 'react';
import css from './BakiyeDugmesi.module.css';

const IzinDefteriDialog = lazy(() => import('./IzinDefteriDialog.tsx'));

export interface BakiyeDugmesiProps {
  readonly userId: number;
  readonly ad: string;
  readonly children: ReactNode;
}

/** A balance. Opens the ledger behind it. */
export function BakiyeDugmesi({ userId, ad, children }: BakiyeDugmesiProps) {
  const [acik, setAcik] = useState(false);
  return (
    <>
      <button type="button" className={css.dugme} title="Bakiyenin dökümünü aç" onClick={() => setAcik(true)}>
        {children}
      </button>
      <Suspense fallback={null}>
        {acik && <IzinDefteriDialog userId={userId} ad={ad} onClose={() => setAcik(false)} />}
      </Suspense>
    </>
  );
}
