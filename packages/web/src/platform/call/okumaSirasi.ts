import { type Call, okumaMi } from '@masabasi/core/platform/call/call';
import { EN_COK_OKUMA } from '@masabasi/core/kisi/oturum/rules';

/**
 * Reads of one tick travel in one call. Each gets its answer as if it had been sent alone. A single read goes alone,
 * and no read waits for others.
 */

export interface Cevap {
  readonly status: number;
  readonly govde: unknown;
  /** Time of sending, by the clock of this computer. */
  readonly gonderildi: number;
}
interface Okuma {
  readonly endpoint: Call;
  readonly fields: object;
  readonly signal: AbortSignal | undefined;
}
/** Ways to the server: a single read, or several in one call. */
export interface Yollar {
  readonly tek: (okuma: Okuma) => Promise<Cevap>;
  readonly toplu: (istekler: readonly { uc: string; val: object }[], signal: AbortSignal) => Promise<Cevap>;
}

/** The server does not understand the joint call, for example in another version. None of its reads ran. */
const ANLASILMADI = new Set([400, 404, 413]);

/** The answer of a read that the joint answer leaves out. */
const BOZUK = { status: 502, govde: null };

/** True when a read may share a call. A read with a larger body limit goes alone. */
export const birlesir = (e: Call): boolean => okumaMi(e) && e.govdeSiniri === undefined;

function yanitlari(govde: unknown, adet: number): readonly { status: number; govde: unknown }[] | null {
  if (typeof govde !== 'object' || govde === null || !('yanitlar' in govde)) return null;
  const { yanitlar } = govde;
  return Array.isArray(yanitlar) && yanitlar.length === adet ? yanitlar : null;
}

interface Bekleyen extends Okuma {
  readonly coz: (cevap: Cevap | Promise<Cevap>) => void;
  readonly reddet: (hata: unknown) => void;
}

/** A queue of reads. It is sent when the running code ends. */
export function okumaSirasi({ tek, toplu }: Yollar): (okuma: Okuma) => Promise<Cevap> {
  let sira: Bekleyen[] = [];

  async function birlikte(parca: readonly Bekleyen[]): Promise<void> {
    // The call runs on while any of its reads is still wanted.
    const kes = new AbortController();
    let isteyen = parca.length;
    for (const { signal } of parca)
      signal?.addEventListener('abort', () => --isteyen === 0 && kes.abort(signal.reason), { once: true });
    try {
      const istekler = parca.map(({ endpoint, fields }) => ({ uc: endpoint.path, val: fields }));
      const cevap = await toplu(istekler, kes.signal);
      if (cevap.status === 200) {
        const yanitlar = yanitlari(cevap.govde, parca.length);
        parca.forEach((b, i) => b.coz({ ...(yanitlar?.[i] ?? BOZUK), gonderildi: cevap.gonderildi }));
      } else for (const b of parca) b.coz(ANLASILMADI.has(cevap.status) ? tek(b) : cevap);
    } catch (hata) {
      for (const { reddet } of parca) reddet(hata);
    }
  }

  function bosalt(): void {
    const bekleyenler = sira.filter(({ signal }) => signal?.aborted !== true);
    sira = [];
    for (let i = 0; i < bekleyenler.length; i += EN_COK_OKUMA) {
      const parca = bekleyenler.slice(i, i + EN_COK_OKUMA);
      if (parca.length === 1) parca[0]!.coz(tek(parca[0]!));
      else void birlikte(parca);
    }
  }

  return (okuma) =>
    new Promise((coz, reddet) => {
      const { signal } = okuma;
      signal?.throwIfAborted();
      signal?.addEventListener('abort', () => reddet(signal.reason), { once: true });
      if (sira.length === 0) queueMicrotask(bosalt);
      sira.push({ ...okuma, coz, reddet });
    });
}
