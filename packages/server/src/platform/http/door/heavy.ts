import { availableParallelism } from 'node:os';
import { HttpError } from '../errors.ts';

/** The most heavy calls at a time in total. One processor stays free for the other calls. */
const EN_COK = availableParallelism() > 2 ? 2 : 1;

/** Refusal of a second heavy call before the person's first is done. */
export const SURUYOR = 'Hazırlanmakta olan bir dosyanız var. Bitince tekrar deneyiniz.';

/** Heavy calls, one at a time for each person, so that nobody's exports slow everybody else. */
export class Agirlar {
  readonly #enCok: number;
  readonly #kisiler = new Set<number>();
  readonly #bekleyenler: (() => void)[] = [];
  #suren = 0;
  constructor(enCok = EN_COK) {
    this.#enCok = enCok;
  }

  /**
   * Runs one person's heavy work when its turn comes.
   * @throws 429 while the person's last one is not done
   */
  async sirayla<T>(kisiId: number, is: () => Promise<T>): Promise<T> {
    if (this.#kisiler.has(kisiId)) throw new HttpError(429, SURUYOR, { 'retry-after': '5' });
    this.#kisiler.add(kisiId);
    try {
      if (this.#suren < this.#enCok) this.#suren++;
      else await new Promise<void>((sira) => this.#bekleyenler.push(sira));
      try {
        return await is();
      } finally {
        const siradaki = this.#bekleyenler.shift();
        if (siradaki) siradaki();
        else this.#suren--;
      }
    } finally {
      this.#kisiler.delete(kisiId);
    }
  }
}
