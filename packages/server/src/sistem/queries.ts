import { GUNLUK_ISLER, type GunlukIsAdi } from '@masabasi/core/sistem/rules';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';

export const veritabani = async (db: Db) =>
  (
    await sql<{ Surum: string; Boyut: number; Baglanti: number; EnCokBaglanti: number }>`
      select current_setting('server_version') as "Surum", pg_database_size(current_database()) as "Boyut",
        (select count(*) from pg_stat_activity where datname = current_database()) as "Baglanti",
        current_setting('max_connections')::int as "EnCokBaglanti"`.execute(db)
  ).rows[0]!;

/** When each daily job was last done to its end. */
export async function sonCalismalar(db: Db): Promise<Map<GunlukIsAdi, string>> {
  const satirlar = await db
    .selectFrom('gunluk_is')
    .select((eb) => ['ad', eb.fn.max('bitis').as('bitis')])
    .where('ad', 'in', Object.keys(GUNLUK_ISLER))
    .groupBy('ad')
    .execute();
  return new Map(satirlar.map((s) => [s.ad as GunlukIsAdi, s.bitis!]));
}
