import { Worker } from 'node:worker_threads';
import { HttpError } from '../http/errors.ts';
import { ACILDI } from './isciyim.ts';

/**
 * Outside content is processed in a separate thread with limits of memory and time. A malicious file ends its thread,
 * not the server.
 */

/** The work took too long, needed too much memory, or its thread died. */
export class IsciOlmadi extends Error {}

/** Too much work waits already. */
class IsciDolu extends Error {}

interface Iscilik {
  /** The module that the thread runs, which calls `isciyim`. */
  readonly modul: URL;
  readonly bellekMb: number;
  /** Time limit of a piece of work, from the moment when its thread can begin with it. */
  readonly sureMs: number;
  /** The most pieces of work at a time, each in its own thread. */
  readonly enCok: number;
  /** The most waiting pieces. Work inside a transaction holds a connection while it waits. */
  readonly enCokBekleyen?: number;
}

/** Time for which an idle thread is kept for the next piece of work. */
const BOSTA_MS = 30_000;
/** Time limit of a thread's start, in which it reads its modules. On a busy machine that takes longer than the work. */
const ACILIS_MS = 30_000;

interface Suren {
  readonly bitti: (sonuc: unknown) => void;
  readonly olmadi: (e: Error) => void;
}

/** A thread with at most one piece of work. */
class Isci {
  readonly #thread: Worker;
  #suren: Suren | null = null;
  #sira = 0;
  readonly #acilan = Promise.withResolvers<void>();
  olu = false;

  constructor({ modul, bellekMb }: Iscilik) {
    this.#thread = new Worker(modul, { resourceLimits: { maxOldGenerationSizeMb: bellekMb } });
    this.#thread.unref();
    this.#thread.on('message', ({ sira, sonuc }: { sira: number; sonuc: unknown }) => {
      if (sira === ACILDI) this.#acilan.resolve();
      else if (sira === this.#sira) this.#suren?.bitti(sonuc);
    });
    this.#thread.on('error', (e) => this.#olur(new IsciOlmadi(e.message)));
    this.#thread.on('exit', (kod) => this.#olur(new IsciOlmadi(`iş parçacığı ${kod} ile bitti`)));
  }

  #olur(e: Error): void {
    this.olu = true;
    this.#suren?.olmadi(e);
  }

  async yap(is: unknown, sureMs: number): Promise<unknown> {
    const sira = ++this.#sira;
    let sure: NodeJS.Timeout | undefined;
    try {
      return await new Promise<unknown>((bitti, olmadi) => {
        this.#suren = { bitti, olmadi };
        const sinirla = (ms: number) =>
          (sure = setTimeout(() => olmadi(new IsciOlmadi(`${ms} ms içinde bitmedi`)), ms));
        const acilinca = async () => {
          await this.#acilan.promise;
          clearTimeout(sure);
          if (this.#sira === sira && this.#suren !== null) sinirla(sureMs);
        };
        sinirla(ACILIS_MS);
        void acilinca();
        this.#thread.postMessage({ sira, is });
      });
    } catch (e) {
      await this.bitir();
      throw e;
    } finally {
      clearTimeout(sure);
      this.#suren = null;
    }
  }

  async bitir(): Promise<void> {
    this.olu = true;
    await this.#thread.terminate();
  }
}

/**
 * Threads for one kind of work, started on demand and ended after an idle time.
 * @returns does one piece. Throws `IsciOlmadi` when its thread failed
 */
export function iscilik<Sonuc>(o: Iscilik): (is: unknown) => Promise<Sonuc> {
  const bostakiler: { readonly isci: Isci; readonly bitis: NodeJS.Timeout }[] = [];
  const bekleyenler: (() => void)[] = [];
  let suren = 0;

  const al = (): Isci => {
    for (let b = bostakiler.pop(); b !== undefined; b = bostakiler.pop()) {
      clearTimeout(b.bitis);
      if (!b.isci.olu) return b.isci;
    }
    return new Isci(o);
  };
  const birak = (isci: Isci): void => {
    if (isci.olu) return;
    const bitis = setTimeout(() => {
      bostakiler.splice(
        bostakiler.findIndex((b) => b.isci === isci),
        1,
      );
      void isci.bitir();
    }, BOSTA_MS).unref();
    bostakiler.push({ isci, bitis });
  };

  return async (is) => {
    if (suren >= o.enCok && bekleyenler.length >= (o.enCokBekleyen ?? Number.POSITIVE_INFINITY)) throw new IsciDolu();
    if (suren >= o.enCok) await new Promise<void>((sira) => bekleyenler.push(sira));
    else suren++;
    const isci = al();
    try {
      // The answer comes from the thread's module, which uses the same types.
      return (await isci.yap(is, o.sureMs)) as Sonuc;
    } finally {
      birak(isci);
      const siradaki = bekleyenler.shift();
      if (siradaki) siradaki();
      else suren--;
    }
  };
}

const DOLU = 'Şu anda başka dosyalar okunuyor. Birazdan yeniden deneyiniz.';

/**
 * Reads uploaded files while their person waits. This may happen inside a transaction, so the work ends before the
 * database ends an idle one, and few pieces may wait. When a busy machine needs too long for a thread's start, the
 * answer is 503.
 * @param modul the module of the thread
 * @param cumle the answer when a file takes too long or too much memory
 */
export function dosyaOkuyan<Sonuc>(modul: URL, cumle: string): (is: unknown) => Promise<Sonuc | string> {
  const oku = iscilik<Sonuc>({ modul, bellekMb: 512, sureMs: 8000, enCok: 2, enCokBekleyen: 2 });
  return async (is) => {
    try {
      return await oku(is);
    } catch (e) {
      if (e instanceof IsciOlmadi) return cumle;
      if (e instanceof IsciDolu) throw new HttpError(429, DOLU, { 'retry-after': '5' });
      throw e;
    }
  };
}
