import { connect, SURESIZ } from '../db/connect.ts';
import type { RoomFace } from '../room.ts';
import type { TestServer } from '../testing.ts';
import { demoYukle } from './demo.ts';

/** Founds the demo company as the server does: over a connection whose statements take as long as they take. */
export async function demoKur(
  { databaseUrl }: Pick<TestServer, 'databaseUrl'>,
  simdi: Date,
  odalar: readonly RoomFace[],
  { parolaOzeti = 'özet', tam = true }: { readonly parolaOzeti?: string; readonly tam?: boolean } = {},
): Promise<void> {
  const { db } = connect(databaseUrl, () => undefined, { max: 2, ...SURESIZ });
  try {
    await demoYukle(db, simdi, parolaOzeti, odalar, tam);
  } finally {
    await db.destroy();
  }
}

/** What every share stands on, named by it or not. */
const TEMEL = 'kurulum,departman,personel,departman sorumluları,rol,proje,proje kartları,tanim'.split(',');

/** The shares of these names, with all that they come after: a part of the company, where the whole takes a minute. */
export function paylari(odalar: readonly RoomFace[], ...adlar: readonly string[]): readonly Pick<RoomFace, 'ornek'>[] {
  const hepsi = odalar.flatMap((f) => f.ornek ?? []);
  const gereken = new Set([...TEMEL, ...adlar]);
  for (const ad of gereken) for (const once of hepsi.find((p) => p.ad === ad)?.sonra ?? []) gereken.add(once);
  return [{ ornek: hepsi.filter((p) => gereken.has(p.ad)) }];
}
