import { type ReactNode, useState } from 'react';
import css from './BakiyeDugmesi.module.css';
import { onDemand } from '../../ui/onDemand.tsx';

const IzinDefteriDialog = onDemand(() => import('./IzinDefteriDialog.tsx'));

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
      <button type="button" className={`bare ${css.dugme}`} title="Bakiyenin dökümünü aç" onClick={() => setAcik(true)}>
        {children}
      </button>
      {acik && <IzinDefteriDialog userId={userId} ad={ad} onClose={() => setAcik(false)} />}
    </>
  );
}
