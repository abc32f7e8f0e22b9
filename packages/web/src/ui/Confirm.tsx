import { useSyncExternalStore } from 'react';
import type { Soru } from './ConfirmDialog.tsx';
import { onDemand } from './onDemand.tsx';

type Bekleyen = Soru & { readonly coz: (evet: boolean) => void };

let soru: Bekleyen | null = null;
const dinleyenler = new Set<() => void>();
const degistir = (yeni: Bekleyen | null) => {
  soru = yeni;
  for (const d of dinleyenler) d();
};

/** Asks a question; true when the person confirms. A new question answers a waiting one with no. */
export function onayla(s: Soru): Promise<boolean> {
  soru?.coz(false);
  return new Promise((coz) => degistir({ ...s, coz }));
}

const ConfirmDialog = onDemand(() => import('./ConfirmDialog.tsx'));

/** The place of the confirm dialog, once at the root. Its code loads with the first question. */
export function ConfirmArea() {
  const acik = useSyncExternalStore(
    (d) => {
      dinleyenler.add(d);
      return () => {
        dinleyenler.delete(d);
      };
    },
    () => soru,
  );
  if (acik === null) return null;
  return (
    <ConfirmDialog
      soru={acik}
      onAnswer={(evet) => {
        acik.coz(evet);
        degistir(null);
      }}
    />
  );
}
