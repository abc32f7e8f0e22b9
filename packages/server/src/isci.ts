import { Worker } from 'node:worker_threads';
import { HttpError } from './http/errors.ts';
import { ACILDI } from './isciyim.ts';

/**
 * Work on what comes from outside is done in a thread of its own, with a limit of memory and of time: a file that is made
 * to eat both takes down its thread, not the server.
 */

/** The work took too long, too much memory, or its thread died. */
export class IsciOlmadi extends Error {}

/** So much waits already that this piece of work is not taken. */
export class IsciDolu extends Error {}

interface Iscilik {
  /** The module that the thread runs, which calls `isciyim`. */
  readonly modul: URL;
  readonly bellekMb: number;
  /** Limit of a piece of work, from when its thread can begin with it. */
  readonly sureMs: number;
  /** So many pieces of work at a time, each in a thread of its own. */
  readonly enCok: number;
  /** Limit of further waiting work, as work inside a transaction holds a connection meanwhile. */
  readonly enCokBekleyen?: number;
}

/** An idle thread is kept for the next piece of work so long. */
const BOSTA_MS = 30_000;
/** Limit of a thread's start, in which it reads its modules: on a busy machine that takes longer than the work does. */
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
 * Threads that do one kind of work; started when there is some, ended when there has been none for a while.
 * @returns does one piece; throws `IsciOlmadi` when its thread could not
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
      // What a thread answers is its module's, which has the same types.
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
 * Reads files that people bring while they wait for it. It may happen inside a transaction, so the work ends before the database
 * ends one that says nothing, and few wait in line. A machine so busy that a thread's start takes longer answers with 503.
 * @param modul the module of the thread
 * @param cumle answered where a file takes too long or too much memory
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
