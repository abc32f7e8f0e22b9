import type { Temel } from './http/context.ts';
import type { MusteriBagi, RoomFace } from './room.ts';

/** What hangs on customers, of every room. */
export const musteriBaglari = (odalar: readonly RoomFace[]): MusteriBagi[] =>
  odalar.flatMap((o) => o.musteriBagi ?? []);

/** What the first room that has something against it says; null when none has. */
export async function ilkEngel(
  odalar: Temel['odalar'],
  sor: (bag: MusteriBagi) => Promise<string | null> | undefined,
): Promise<string | null> {
  for (const bag of musteriBaglari(odalar)) {
    const neden = await sor(bag);
    if (neden) return neden;
  }
  return null;
}
