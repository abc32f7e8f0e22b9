import { type Call, okumaMi } from '@masabasi/core/call';
import { EN_COK_OKUMA } from '@masabasi/core/oturum/rules';

/**
 * Reads asked for in one tick travel in one call. Each is answered as if it had come alone; what comes alone goes alone,
 * and nothing waits for company.
 */

export interface Cevap {
  readonly status: number;
  readonly govde: unknown;
  /** When it was asked for, by this machine's clock. */
  readonly gonderildi: number;
}
interface Okuma {
  readonly endpoint: Call;
  readonly fields: object;
  readonly signal: AbortSignal | undefined;
}
/** How the queue reaches the server: one read as itself, or several in one call. */
export interface Yollar {
  readonly tek: (okuma: Okuma) => Promise<Cevap>;
  readonly toplu: (istekler: readonly { uc: string; val: object }[], signal: AbortSignal) => Promise<Cevap>;
}

/** The call itself was not understood, as by a server of another version; what it held was not asked yet. */
const ANLASILMADI = new Set([400, 404, 413]);

/** What a read is answered that the call forgot. */
const BOZUK = { status: 502, govde: null };

/** Whether a read may travel with others; a body that needs room of its own does not. */
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

/** A queue of reads, emptied when the running code has come to its end. */
export function okumaSirasi({ tek, toplu }: Yollar): (okuma: Okuma) => Promise<Cevap> {
  let sira: Bekleyen[] = [];

  async function birlikte(parca: readonly Bekleyen[]): Promise<void> {
    // The call goes on while anybody wants an answer of it.
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
