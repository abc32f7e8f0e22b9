import { gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import { type Db, pgKodu } from '@masabasi/server/platform/db/connect';
import { type OrnekOrtami, type OrnekPayi, siraliPaylar } from './pay.ts';

/**
 * The many rows of the demo company, which nobody looks at one by one. They follow when the company is open already, in
 * pieces of short transactions. Each piece counts itself in its own transaction, so it is written exactly once even
 * when a process is killed.
 */

export const GECMIS_GUN = 365;
const PARCA_KILIDI = 72_022;
/** Shorter than the database's deadlock timeout, so that a piece gives way to people. */
const KILIT_MS = 400;
const KILITLI = '55P03';

const parcaSayisi = ({ coklar, buyuyen = [] }: OrnekPayi): number =>
  coklar === undefined ? 0 : coklar.parcalar + buyuyen.length;

/** Records the pieces to come, in the founding's transaction. */
export async function coklariAyir(o: OrnekOrtami, pay: OrnekPayi): Promise<void> {
  if (pay.coklar === undefined) return;
  const ayrilan = JSON.stringify((await pay.coklar.ayir?.(o)) ?? {});
  await sql`insert into ornek_coklar (pay, sira, baslik, parcalar, ayrilan, simdi)
    values (${pay.ad}, ${pay.coklar.sira}, ${pay.coklar.baslik}, ${parcaSayisi(pay)}, ${ayrilan}::jsonb, ${o.simdi})`.execute(
    o.db,
  );
}

/** Reserves this many numbers of a table for rows that are written later. Returns the first. */
export async function numaraAyir(db: Db, tablo: 'gorusme', adet: number): Promise<number> {
  const sira = sql`pg_get_serial_sequence(${tablo}, 'id')`;
  const { rows } = await sql<{ ilk: number }>`select nextval(${sira}) as ilk`.execute(db);
  await sql`select setval(${sira}, ${rows[0]!.ilk + adet - 1})`.execute(db);
  return rows[0]!.ilk;
}

/** State after a piece: the share continues, the share is complete, or all shares are. */
export type Parca = 'surer' | 'payBitti' | 'bitti';

/** Writes the next piece in the caller's transaction. Several servers take turns. */
export async function parcaYaz(db: Db, paylar: readonly OrnekPayi[]): Promise<Parca> {
  await sql`select pg_advisory_xact_lock(${PARCA_KILIDI})`.execute(db);
  // A piece lost in a power cut is written again, so nobody waits for the disk.
  await sql`select set_config('lock_timeout', ${`${KILIT_MS}ms`}, true), set_config('synchronous_commit', 'off', true)`.execute(
    db,
  );
  const { rows } = await sql<{
    pay: string;
    parca: number;
    parcalar: number;
    ayrilan: Readonly<Record<string, number>>;
    simdi: string;
  }>`select pay, parca, parcalar, ayrilan, simdi from ornek_coklar where parca < parcalar order by sira limit 1`.execute(
    db,
  );
  const r = rows[0];
  if (r === undefined) return 'bitti';
  const pay = siraliPaylar(paylar).find((p) => p.ad === r.pay);
  const [simdi, bugun] = [new Date(r.simdi), istanbulGunu(r.simdi)];
  const { coklar, buyuyen = [] } = pay ?? {};
  const olculecek = r.parca - (r.parcalar - buyuyen.length);
  if (olculecek >= 0) await sql`analyze ${sql.table(buyuyen[olculecek]!)}`.execute(db);
  else
    await coklar?.yaz({
      db,
      simdi,
      bugun,
      ilkGun: gunEkle(bugun, -GECMIS_GUN),
      parca: r.parca,
      parcalar: r.parcalar - buyuyen.length,
      ayrilan: r.ayrilan,
    });
  await sql`update ornek_coklar set parca = parca + 1 where pay = ${r.pay}`.execute(db);
  return r.parca + 1 < r.parcalar ? 'surer' : 'payBitti';
}

/** Writes the next piece in a transaction. `surer` when another transaction or a vacuum locks the same rows. */
export async function parcaDene(yaz: () => Promise<Parca>): Promise<Parca> {
  return yaz().catch((err: unknown) => {
    if (pgKodu(err) !== KILITLI) throw err;
    return 'surer' as const;
  });
}

/** Writes all remaining pieces at once, for tests and benches that need the whole company. */
export async function coklariYaz(db: Db, paylar: readonly OrnekPayi[]): Promise<void> {
  while ((await parcaDene(() => db.transaction().execute((tx) => parcaYaz(tx, paylar)))) !== 'bitti');
}
