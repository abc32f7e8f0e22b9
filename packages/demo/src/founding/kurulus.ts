import { setTimeout as wait } from 'node:timers/promises';
import { gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '@masabasi/server/platform/db/connect';
import { isEkle } from '@masabasi/server/platform/db/kuyruk';
import { temelVeri } from '@masabasi/server/yonetim/kurulum/api';
import { GECMIS_GUN, coklariAyir } from './coklar.ts';
import { ornekIsi } from './job.ts';
import { type OrnekPayi, siraliPaylar } from './pay.ts';
import { bakmadan } from './yaz.ts';

const YUKLEME_KILIDI = 72_020;
/** Months of bank statements, with this one: each month of the last year can be compared with the year before. */
const BANKA_AYI = 13;

/** Restarts the numbers of every empty table, because an interrupted founding has used some. */
const numaralariBasaAl = (db: Db) =>
  sql`
  do $$ declare t record; begin
    for t in select a.attrelid::regclass as tablo, pg_get_serial_sequence(a.attrelid::regclass::text, a.attname) as sira
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where a.attidentity <> '' and c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
    loop
      execute format('select setval(%L, 1, false) where not exists (select from %s)', t.sira, t.tablo);
    end loop;
  end $$`.execute(db);

/**
 * Founds the demo company: every room writes its share, and its many rows are queued. The same date gives the same
 * rows. Does nothing where a company is already set up.
 * @param parolaOzeti the argon2id hash that every account gets
 */
export async function demoYukle(
  db: Db,
  simdi: Date,
  parolaOzeti: string,
  paylar: readonly OrnekPayi[],
  { bankaAyi = BANKA_AYI }: { readonly bankaAyi?: number } = {},
): Promise<void> {
  await temelVeri(db);
  const sirali = siraliPaylar(paylar);
  const bugun = istanbulGunu(simdi);
  const ortak = { simdi, bugun, ilkGun: gunEkle(bugun, -GECMIS_GUN), parolaOzeti, bankaAyi };
  const dene = (tx: Db) =>
    sql<{ alindi: boolean }>`select pg_try_advisory_xact_lock(${YUKLEME_KILIDI}) as alindi`.execute(tx);
  const yukle = async (tx: Db): Promise<boolean> => {
    // Another server may be loading. Waiting inside one statement would hit the statement timeout.
    if (!(await dene(tx)).rows[0]!.alindi) return false;
    for (const p of sirali) if (await p.varMi?.(tx)) return true;
    await numaralariBasaAl(tx);
    await bakmadan(tx, async () => {
      for (const p of sirali) {
        await p.yaz({ ...ortak, db: tx });
        await coklariAyir({ ...ortak, db: tx }, p);
        // Needed now and not at the end: without statistics the queries of the next shares are planned badly.
        if (p.buyuyen) await sql`analyze ${sql.join(p.buyuyen.map((t) => sql.table(t)))}`.execute(tx);
      }
    });
    await isEkle(tx, { tur: ornekIsi.ad, anahtar: '', vakit: simdi });
    return true;
  };
  while (!(await db.transaction().execute(yukle))) await wait(250);
}
