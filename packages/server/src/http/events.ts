import type { Contract } from '@masabasi/core/contract';
import { sql } from 'kysely';
import { type Db, hazir } from '../db/connect.ts';
import type { Ben } from './access.ts';

/** The room that something happened in; `yetki`: what somebody may do. */
export type OlayTuru = keyof Contract | 'yetki';

/** A committed change that browsers may want to hear of. */
export interface Olay {
  readonly tur: OlayTuru;
  /** The department whose board changes; null: not about a board. */
  readonly departmanId?: number | null;
  /** The person it is about; null: everybody, or for `mola` more than one row of the board. */
  readonly kisiId?: number | null;
}

/** An event as it is read back. */
export interface OlaySatiri {
  readonly sira: number;
  readonly tur: OlayTuru;
  readonly departman_id: number | null;
  readonly kisi_id: number | null;
}

/** What events of one kind, read once for everybody, say to each browser: what its person is told, an entry a time. */
export type Dagitim = (
  db: Db,
  olaylar: readonly OlaySatiri[],
  simdi: Date,
) => Promise<(ben: Ben) => readonly unknown[]>;

/** Tells whom it concerns that something happened, and nothing more. */
export const duyurulur =
  (ilgilendirir: (ben: Ben, olay: OlaySatiri) => boolean): Dagitim =>
  async (_db, olaylar) =>
  (ben) =>
    olaylar.filter((olay) => ilgilendirir(ben, olay)).map(() => ({}));

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
      .$if(olaylar.length === 1, (q) => q.modifyEnd(hazir('olay_yaz')))
      .execute(),
    sql`/* olay_duyur */ select pg_notify(${OLAY_KANALI}, '')`.execute(db),
  ];
}
