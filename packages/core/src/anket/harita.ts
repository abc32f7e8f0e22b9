import { type AnketOku, anketOklari, type AnketSorusu } from './rules.ts';

/** Where the questions of a survey lie on its map: one below the other, each as far in as it has questions before it. */

export interface HaritaKutusu {
  readonly Id: number;
  /** Its number in the survey, from 1 on; its row. */
  readonly no: number;
  /** How many questions lead to it. */
  readonly derinlik: number;
}
export interface AnketHaritasi {
  readonly kutular: readonly HaritaKutusu[];
  readonly oklar: readonly AnketOku[];
  readonly derinlik: number;
}

function derinligi(s: AnketSorusu, bul: ReadonlyMap<number, AnketSorusu>): number {
  const gecilen = new Set([s.Id]);
  for (let k = s; k.KosulSoruId !== null;) {
    const once = bul.get(k.KosulSoruId);
    // Where questions lead to each other there is no first one.
    if (once === undefined || gecilen.has(once.Id)) break;
    gecilen.add(once.Id);
    k = once;
  }
  return gecilen.size - 1;
}

/** The map of a survey, also of one that cannot be asked yet. */
export function anketHaritasi(sorular: readonly AnketSorusu[]): AnketHaritasi {
  const bul = new Map(sorular.map((s) => [s.Id, s]));
  const kutular = sorular.map((s, i) => ({ Id: s.Id, no: i + 1, derinlik: derinligi(s, bul) }));
  return { kutular, oklar: anketOklari(sorular), derinlik: Math.max(0, ...kutular.map((k) => k.derinlik)) };
}
