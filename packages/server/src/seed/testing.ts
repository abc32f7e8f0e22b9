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
