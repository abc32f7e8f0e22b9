import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';

/** A committed change that browsers may want to hear of. */
export interface Olay {
  readonly tur: 'mola' | 'duyuru' | 'yetki' | 'oturum' | 'izin' | 'demo';
  /** The department whose board changes; null: not about a board. */
  readonly departmanId?: number | null;
  /** The person it is about; null: everybody, or for `mola` more than one row of the board. */
  readonly kisiId?: number | null;
}

export const OLAY_KANALI = 'masabasi_olay';
const OLAY_KILIDI = 72_010;

/**
 * Writes the events of a transaction and wakes the listeners when it commits. The advisory lock is held from here to
 * the commit, so that the sequence is in commit order and a reader that has seen number n has missed nothing before it;
 * therefore these are the last statements of a transaction.
 */
export function yayinla(db: Db, olaylar: readonly Olay[], simdi: Date): readonly Promise<unknown>[] {
  if (olaylar.length === 0) return [];
  return [
    sql`select pg_advisory_xact_lock(${sql.lit(OLAY_KILIDI)})`.execute(db),
    db
      .insertInto('olay')
      .values(
        olaylar.map((o) => ({
          tur: o.tur,
          departman_id: o.departmanId ?? null,
          kisi_id: o.kisiId ?? null,
          zaman: simdi,
        })),
      )
      .execute(),
    sql`select pg_notify(${OLAY_KANALI}, '')`.execute(db),
  ];
}
