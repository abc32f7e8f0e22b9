import { type AnketOku, anketOklari, type AnketSorusu } from './rules.ts';

/** Layout of a survey's map: one question per row, indented by the number of questions before it. */

interface HaritaKutusu {
  readonly Id: number;
  /** Its number in the survey from 1 on, which is also its row. */
  readonly no: number;
  /** Number of questions that lead to it. */
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
    // In a circle of questions no question is the first.
    if (once === undefined || gecilen.has(once.Id)) break;
    gecilen.add(once.Id);
    k = once;
  }
  return gecilen.size - 1;
}

/** The map of a survey, also of an incomplete one. */
export function anketHaritasi(sorular: readonly AnketSorusu[]): AnketHaritasi {
  const bul = new Map(sorular.map((s) => [s.Id, s]));
  const kutular = sorular.map((s, i) => ({ Id: s.Id, no: i + 1, derinlik: derinligi(s, bul) }));
  return { kutular, oklar: anketOklari(sorular), derinlik: Math.max(0, ...kutular.map((k) => k.derinlik)) };
}
