import type { Gun } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';

/**
 * Next number of a series. The row stays locked until the transaction ends, so that no number is given twice or left
 * out. Null: the last invoice has a later day, and numbers must follow the calendar.
 */
export async function siradaki(db: Db, seri: string, tarih: Gun): Promise<string | null> {
  const yil = Number(tarih.slice(0, 4));
  const { rows } = await sql<{ son: number }>`
    insert into fatura_seri as s (seri, yil, son, son_tarih) values (${seri}, ${yil}, 1, ${tarih}::date)
    on conflict (seri, yil) do update set son = s.son + 1, son_tarih = excluded.son_tarih
      where s.son_tarih <= excluded.son_tarih
    returning son`.execute(db);
  return rows[0] ? `${seri}${yil}${String(rows[0].son).padStart(9, '0')}` : null;
}

/** The day of the last invoice of a series in a year. */
export const sonGun = async (db: Db, seri: string, yil: number): Promise<Gun | null> =>
  (
    await db
      .selectFrom('fatura_seri')
      .select('son_tarih')
      .where('seri', '=', seri)
      .where('yil', '=', yil)
      .executeTakeFirst()
  )?.son_tarih ?? null;
