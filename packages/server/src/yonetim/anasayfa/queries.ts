import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';

/** Active people born on one of these days of the year (`MM-DD`); the year is not read. */
export const doganlar = (db: Db, ayGunler: readonly string[]) =>
  db
    .selectFrom('kisi as k')
    .innerJoin('departman as d', 'd.id', 'k.departman_id')
    .select([
      'k.id as Id',
      'k.gorunen_ad as Ad',
      'd.ad as Departman',
      sql<string>`to_char(k.dogum_tarihi, 'MM-DD')`.as('ayGun'),
    ])
    .where('k.aktif', '=', true)
    .where(sql<string>`to_char(k.dogum_tarihi, 'MM-DD')`, 'in', ayGunler)
    .execute();
