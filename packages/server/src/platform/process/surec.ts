import { gecisEngeli, type Surec } from '@masabasi/core/platform/process/surec';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { Database } from '../db/schema.ts';
import { surumEski } from '../http/errors.ts';

/** Table of a state machine's records, and the column of their state. */
interface SurecYeri<T extends keyof Database> {
  readonly tablo: T;
  /** Absent: `durum`. */
  readonly sutun?: string & keyof Database[T];
  /** False: the records have no version. Otherwise every change of a record is a new one. */
  readonly surumlu?: false;
}

export interface GecisIstegi<T extends keyof Database, D extends string, K, C, R> extends SurecYeri<T> {
  readonly id: number;
  /** The record as it was read under its lock. */
  readonly kayit: K;
  readonly nereye: D;
  readonly cagiran: C;
  /** The column's value for a state. Absent: the state itself. */
  readonly deger?: (durum: D) => string | number;
  /** Changed columns besides the state. */
  readonly degisen: Readonly<Updateable<Database[T]>>;
  /** Writes the history, the audit and the notifications of the change. */
  readonly yaz: (satir: Selectable<Database[T]>) => Promise<R>;
}

/**
 * Moves a record to another state and records the change. The transition table has been checked before and the person
 * told of its refusal, so a move outside the table is a bug. The state only changes if it is still the read one.
 * Otherwise 409.
 */
export async function gecir<T extends keyof Database, D extends string, K, C, R>(
  db: Db,
  surec: Surec<D, K, C>,
  istek: GecisIstegi<T, D, K, C, R>,
): Promise<R> {
  const { tablo, surumlu, id, kayit, nereye, cagiran, deger = (d) => d, degisen, yaz } = istek;
  const sutun: string = istek.sutun ?? 'durum';
  const engel = gecisEngeli(surec, kayit, nereye, cagiran);
  if (engel !== null) throw new Error(`${tablo} ${id}: ${engel}`);
  const atamalar = Object.entries({ ...degisen, [sutun]: deger(nereye) }).map(
    ([ad, yeni]) => sql`${sql.ref(ad)} = ${yeni}`,
  );
  if (surumlu !== false) atamalar.push(sql`surum = surum + 1`);
  const { rows } = await sql<Selectable<Database[T]>>`
    update ${sql.table(tablo)} set ${sql.join(atamalar)}
    where id = ${id} and ${sql.ref(sutun)} = ${deger(surec.hali(kayit))} returning *`.execute(db);
  const [satir] = rows;
  if (satir === undefined) throw surumEski();
  return yaz(satir);
}

/**
 * The moves of a room's records. `H` is what the state machine reads of a record `K`, `W` what a write needs, `G` what a
 * change says, `R` what a move answers.
 */
interface Moved<T extends keyof Database, D extends string, H, K, C, W, G, R> extends SurecYeri<T> {
  readonly surec: Surec<D, H, C>;
  /** The caller as the state machine sees them. */
  readonly cagirani: (is: W, degisim: G) => C;
  /** Values of the column for the states. Absent: the states themselves. */
  readonly degerleri?: (is: W) => Promise<(durum: D) => string | number>;
  /** Columns that change with every move to this state. Those of the act itself win. */
  readonly getirdigi?: (
    is: W,
    kayit: K,
    nereye: D,
    degisim: G,
  ) => Readonly<Updateable<Database[T]>> | Promise<Readonly<Updateable<Database[T]>>>;
  /** Writes the history, the audit and the notifications of the move. */
  readonly yaz: (is: W, satir: Selectable<Database[T]>, degisim: G, kayit: K, nereye: D) => Promise<R>;
}

/** The one way in which a room takes a locked record to another state and writes it down. */
export const moving =
  <
    T extends keyof Database,
    D extends string,
    H,
    K extends H & { readonly Id: number },
    C,
    W extends { readonly db: Db },
    G,
    R,
  >(
    kind: Moved<T, D, H, K, C, W, G, R>,
  ) =>
  async (is: W, kayit: K, nereye: D, degisen: Readonly<Updateable<Database[T]>>, degisim: G): Promise<R> =>
    gecir(is.db, kind.surec, {
      ...kind,
      id: kayit.Id,
      kayit,
      nereye,
      cagiran: kind.cagirani(is, degisim),
      ...(kind.degerleri && { deger: await kind.degerleri(is) }),
      degisen: { ...(await kind.getirdigi?.(is, kayit, nereye, degisim)), ...degisen },
      yaz: (satir) => kind.yaz(is, satir, degisim, kayit, nereye),
    });
