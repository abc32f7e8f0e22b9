import { sql } from 'kysely';
import type { Db } from './connect.ts';

/** Moves a numbering past the numbers that were given by hand, and never back. */
export const numaralariIlerlet = (db: Db, sira: 'menu_id_seq' | 'proje_id_seq', enAz: number) =>
  sql`select setval(${sira}::regclass, greatest(${enAz}::bigint, last_value)) from ${sql.table(sira)}`.execute(db);
