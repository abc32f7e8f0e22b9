import type { Contract } from '@masabasi/core/contract';
import { sql } from 'kysely';
import { type Db, hazir } from '../db/connect.ts';
import type { Ben } from './access.ts';

/** The room of an event. `yetki`: a person's rights. */
export type OlayTuru = keyof Contract | 'yetki';

/** A committed change that browsers may need. */
export interface Olay {
  readonly tur: OlayTuru;
  /** The department whose board changes. Null: no board changes. */
  readonly departmanId?: number | null;
  /** The person of the event. Null: everybody, or for `mola` more than one row of the board. */
  readonly kisiId?: number | null;
}

/** An event as it is read back. */
export interface OlaySatiri {
  readonly sira: number;
  readonly tur: OlayTuru;
  readonly departman_id: number | null;
  readonly kisi_id: number | null;
}

/** Turns events of one kind, read once for everybody, into the messages for each browser's person. */
export type Dagitim = (
  db: Db,
  olaylar: readonly OlaySatiri[],
  simdi: Date,
) => Promise<(ben: Ben) => readonly unknown[]>;

/** Tells the person concerned that something happened, and nothing more. */
export const duyurulur =
  (ilgilendirir: (ben: Ben, olay: OlaySatiri) => boolean): Dagitim =>
  async (_db, olaylar) =>
  (ben) =>
    olaylar.filter((olay) => ilgilendirir(ben, olay)).map(() => ({}));

export const OLAY_KANALI = 'masabasi_olay';
const OLAY_KILIDI = 72_010;

/**
 * Writes the events of a transaction and wakes the listeners when it commits. The advisory lock is taken before a row
 * has its number and held until the commit. So the sequence is in commit order, and a reader that has seen number n has
 * missed nothing before it. Therefore this is the last statement of a transaction.
 */
export function yayinla(db: Db, olaylar: readonly Olay[], simdi: Date): readonly Promise<unknown>[] {
  if (olaylar.length === 0) return [];
  return [
    sql`${hazir('olay_yaz')}
      with kilit as materialized (select pg_advisory_xact_lock(${sql.lit(OLAY_KILIDI)}))
      insert into olay (tur, departman_id, kisi_id, zaman)
      select o.tur, o.departman_id, o.kisi_id, ${simdi}::timestamptz
      from kilit, unnest(${olaylar.map((o) => o.tur)}::text[], ${olaylar.map((o) => o.departmanId ?? null)}::int[],
        ${olaylar.map((o) => o.kisiId ?? null)}::int[]) o (tur, departman_id, kisi_id)
      returning pg_notify(${OLAY_KANALI}, '')`.execute(db),
  ];
}
