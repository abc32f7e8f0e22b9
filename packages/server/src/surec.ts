import { gecisEngeli, type Surec } from '@masabasi/core/surec';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from './db/connect.ts';
import type { Database } from './db/schema.ts';
import { surumEski } from './http/errors.ts';

/** Where the records of a machine lie, and in which column their state. */
export interface SurecYeri<T extends keyof Database> {
  readonly tablo: T;
  readonly sutun: string & keyof Database[T];
  /** Every change of a record is a new version. */
  readonly surumlu: boolean;
}

export interface GecisIstegi<T extends keyof Database, D extends string, K, C, R> {
  readonly id: number;
  /** The record as it was read under its lock. */
  readonly kayit: K;
  readonly nereye: D;
  readonly cagiran: C;
  /** What the column holds for a state; absent: the state itself. */
  readonly deger?: (durum: D) => string | number;
  /** What changes besides the state. */
  readonly degisen: Readonly<Updateable<Database[T]>>;
  /** Writes down what happened: the history, the audit, whom it concerns. */
  readonly yaz: (satir: Selectable<Database[T]>) => Promise<R>;
}

/**
 * Takes a record to another state and writes it down. The table has been asked before, and what it said told to the
 * person: a move that it does not have is a mistake of the program. The state is only changed where it still is what
 * was read; where it is not, 409.
 */
export async function gecir<T extends keyof Database, D extends string, K, C, R>(
  db: Db,
  surec: Surec<D, K, C>,
  { tablo, sutun, surumlu }: SurecYeri<T>,
  { id, kayit, nereye, cagiran, deger = (d) => d, degisen, yaz }: GecisIstegi<T, D, K, C, R>,
): Promise<R> {
  const engel = gecisEngeli(surec, kayit, nereye, cagiran);
  if (engel !== null) throw new Error(`${tablo} ${id}: ${engel}`);
  const atamalar = Object.entries({ ...degisen, [sutun]: deger(nereye) }).map(
    ([ad, yeni]) => sql`${sql.ref(ad)} = ${yeni}`,
  );
  if (surumlu) atamalar.push(sql`surum = surum + 1`);
  const { rows } = await sql<Selectable<Database[T]>>`
    update ${sql.table(tablo)} set ${sql.join(atamalar)}
    where id = ${id} and ${sql.ref(sutun)} = ${deger(surec.hali(kayit))} returning *`.execute(db);
  const [satir] = rows;
  if (satir === undefined) throw surumEski();
  return yaz(satir);
}
