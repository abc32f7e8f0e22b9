import type { Basari } from '@masabasi/core/endpoint';
import { useEffect, useState } from 'react';
import { odeme } from './calls/odeme.ts';
import { ApiError, basarili, call } from './cagri.ts';

/** What became of a payment, followed by whoever waits for it: the page that the bank sends back to, and the panel that sent there. */

export type OdemeSonucu = Basari<typeof odeme.result>;

/**
 * A bank's page has another opener policy than ours, so the window that comes back from it has no opener any more (decision
 * 0139). Pages of one browser tell each other that there is news; what it is each asks the server itself.
 */
const KANAL = 'masabasi.odeme';
const ILK_MS = 2000;
const SON_MS = 30_000;

/** Payment errors are logged and thrown again (specification 8): whoever catches them says it to the person. */
export function odemeHatasi(hata: unknown): void {
  // oxlint-disable-next-line eslint/no-console -- the specification has it so
  console.error('Ödeme:', hata);
}

/** @returns null: nobody knows of such a payment */
async function sonucuSor(ref: string): Promise<OdemeSonucu | null> {
  try {
    const yanit = await call(odeme.result, { ref }, { relogin: false });
    return basarili<typeof odeme.result>(yanit) ? yanit : null;
  } catch (hata) {
    odemeHatasi(hata);
    throw hata;
  }
}

/**
 * Asks what became of a payment, and again, ever less often, as long as the bank has not said; at once where another page has
 * heard, or the person comes back to this one.
 * @param ref null: the address names none, and nobody is asked
 * @returns undefined: not known yet; null: nobody knows of such a payment
 */
export function useOdemeSonucu(ref: string | null): OdemeSonucu | null | undefined {
  const [sonuc, setSonuc] = useState<OdemeSonucu | null>();
  useEffect(() => {
    if (ref === null) return undefined;
    let bitti = false;
    let soruluyor = false;
    let ara = ILK_MS;
    let zaman: ReturnType<typeof setTimeout> | undefined;
    const kanal = new BroadcastChannel(KANAL);
    const sor = async (): Promise<void> => {
      if (bitti || soruluyor) return;
      soruluyor = true;
      clearTimeout(zaman);
      let y: OdemeSonucu | null | undefined;
      try {
        y = await sonucuSor(ref);
      } catch (hata) {
        // Without a connection it is asked again.
        y = hata instanceof ApiError && (hata.status === 404 || hata.status === 400) ? null : undefined;
      }
      soruluyor = false;
      if (bitti) return;
      if (y !== undefined) setSonuc(y);
      if (y === undefined || y?.odemeDurum === 'BEKLIYOR') {
        zaman = setTimeout(() => void sor(), ara);
        ara = Math.min(SON_MS, ara * 1.5);
      } else {
        bitti = true;
        if (y !== null) kanal.postMessage(null);
      }
    };
    const hemen = () => {
      ara = ILK_MS;
      void sor();
    };
    kanal.addEventListener('message', hemen);
    window.addEventListener('focus', hemen);
    void sor();
    return () => {
      bitti = true;
      clearTimeout(zaman);
      kanal.close();
      window.removeEventListener('focus', hemen);
    };
  }, [ref]);
  return ref === null ? null : sonuc;
}
