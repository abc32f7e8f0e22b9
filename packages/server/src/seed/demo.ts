import { setTimeout as wait } from 'node:timers/promises';
import { gunEkle, istanbulGunu } from '@masabasi/core/tarih';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { RoomFace } from '../room.ts';
import { siraliPaylar } from './paylar.ts';
import { temelVeri } from './temel.ts';

const YUKLEME_KILIDI = 72_020;
const GECMIS_GUN = 365;

/**
 * Founds the demo company: every room writes its share. The same date gives the same rows. Does nothing where a company
 * is already set up.
 * @param parolaOzeti the argon2id hash that every account gets
 * @param tam false: without the many that nobody looks at one by one
 */
export async function demoYukle(
  db: Db,
  simdi: Date,
  parolaOzeti: string,
  odalar: readonly RoomFace[],
  tam = true,
): Promise<void> {
  await temelVeri(db);
  const paylar = siraliPaylar(odalar);
  const bugun = istanbulGunu(simdi);
  const dene = (tx: Db) =>
    sql<{ alindi: boolean }>`select pg_try_advisory_xact_lock(${YUKLEME_KILIDI}) as alindi`.execute(tx);
  const yukle = async (tx: Db): Promise<boolean> => {
    // Another server may be loading; to wait inside one statement would meet the statement timeout.
    if (!(await dene(tx)).rows[0]!.alindi) return false;
    for (const p of paylar) if (await p.varMi?.(tx)) return true;
    const ilkGun = gunEkle(bugun, -GECMIS_GUN);
    for (const p of paylar) await p.yaz({ db: tx, simdi, bugun, ilkGun, parolaOzeti, tam });
    const buyuyen = new Set(paylar.flatMap((p) => p.buyuyen ?? []));
    await sql`analyze ${sql.join([...buyuyen].map((t) => sql.table(t)))}`.execute(tx);
    return true;
  };
  while (!(await db.transaction().execute(yukle))) await wait(250);
}
