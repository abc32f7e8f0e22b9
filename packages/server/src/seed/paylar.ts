import type { OrnekPayi, RoomFace } from '../room.ts';

/**
 * The rooms' shares of the demo company, each after those it needs. The same rooms give the same order, and with it the
 * same ids.
 */
export function siraliPaylar(odalar: readonly RoomFace[]): OrnekPayi[] {
  const kalan = odalar.flatMap((o) => o.ornek ?? []);
  const sirali: OrnekPayi[] = [];
  while (kalan.length > 0) {
    const n = kalan.findIndex((p) => p.sonra.every((ad) => sirali.some((s) => s.ad === ad)));
    if (n === -1)
      throw new Error(`the demo company's shares wait for each other: ${kalan.map((p) => p.ad).join(', ')}`);
    sirali.push(...kalan.splice(n, 1));
  }
  return sirali;
}
