import { availableParallelism } from 'node:os';
import { HttpError } from '../errors.ts';

/** The most heavy calls at a time in total. One processor stays free for the other calls. */
const EN_COK = availableParallelism() > 2 ? 2 : 1;

/** The most heavy calls of one person, with the running one. A person asks for a few files, a script for many. */
const KISININ_EN_COK = 3;

/** Refusal of a person's call while as many as may wait are not done. */
export const SURUYOR = 'Hazırlanmakta olan dosyalarınız var. Bitince tekrar deneyiniz.';

/** Heavy calls, one at a time for each person, so that nobody's exports slow everybody else. */
export class Agirlar {
  readonly #enCok: number;
  /** For each person the end of the last call, and the number of calls that are not done. */
  readonly #kisiler = new Map<number, { son: Promise<unknown>; sayi: number }>();
  readonly #bekleyenler: (() => void)[] = [];
  #suren = 0;
  constructor(enCok = EN_COK) {
    this.#enCok = enCok;
  }

  /**
   * Runs one person's heavy work when its turn comes: after the person's earlier ones, and among everybody's in order.
   * @throws 429 while too many of the person's calls are not done
   */
  async sirayla<T>(kisiId: number, is: () => Promise<T>): Promise<T> {
    const kisi = this.#kisiler.get(kisiId) ?? { son: Promise.resolve(), sayi: 0 };
    if (kisi.sayi >= KISININ_EN_COK) throw new HttpError(429, SURUYOR, { 'retry-after': '5' });
    kisi.sayi++;
    this.#kisiler.set(kisiId, kisi);
    // The end of an earlier call lets the next one run, failed or not.
    const sonuc = kisi.son.then(() => this.#yer(is));
    kisi.son = sonuc.catch(() => undefined);
    try {
      return await sonuc;
    } finally {
      if (--kisi.sayi === 0) this.#kisiler.delete(kisiId);
    }
  }

  /** Runs work in one of the places that all people share. */
  async #yer<T>(is: () => Promise<T>): Promise<T> {
    if (this.#suren < this.#enCok) this.#suren++;
    else await new Promise<void>((sira) => this.#bekleyenler.push(sira));
    try {
      return await is();
    } finally {
      const siradaki = this.#bekleyenler.shift();
      if (siradaki) siradaki();
      else this.#suren--;
    }
  }
}
