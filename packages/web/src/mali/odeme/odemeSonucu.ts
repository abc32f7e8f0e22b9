import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { useEffect, useEffectEvent, useState } from 'react';
import { odeme } from '../../calls/odeme.ts';
import { ApiError, basarili, call } from '../../platform/call/cagri.ts';

/** Result of a payment, for the page to which the bank returns and the panel that started it. */

export type OdemeSonucu = Basari<typeof odeme.result>;

/**
 * A bank's page has another opener policy than ours, so the returning window has no opener any more
 * (server/mali/odeme/README.md). Pages of one browser tell each other that there is news, and each asks the server
 * itself.
 */
const KANAL = 'masabasi.odeme';
const ILK_MS = 2000;
const SON_MS = 30_000;

/** Logs a payment error and throws it again (specification 8). The caller shows it. */
export function odemeHatasi(hata: unknown): void {
  // oxlint-disable-next-line eslint/no-console -- the specification has it so
  console.error('Ödeme:', hata);
}

/** @returns null for an unknown payment */
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
 * Asks for the result of a payment, less and less often until the bank has answered. Asks at once when another page has
 * news or the person comes back to this page.
 * @param ref null: the address names no payment, and nothing is asked
 * @param onBitti called once when the bank has answered
 * @returns undefined: not known yet; null: an unknown payment
 */
export function useOdemeSonucu(ref: string | null, onBitti?: () => void): OdemeSonucu | null | undefined {
  const [sonuc, setSonuc] = useState<OdemeSonucu | null>();
  const bildir = useEffectEvent(() => onBitti?.());
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
        // Without a connection the next try follows.
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
        if (y === null) return;
        kanal.postMessage(null);
        bildir();
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
