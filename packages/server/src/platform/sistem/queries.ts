import { GUNLUK_ISLER, type GunlukIsAdi } from '@masabasi/core/platform/sistem/rules';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { read } from '../db/read.ts';

export const veritabani = (db: Db) =>
  read(db).only(sql<{ Surum: string; Boyut: number; Baglanti: number; EnCokBaglanti: number }>`
    select current_setting('server_version') as "Surum", pg_database_size(current_database()) as "Boyut",
      (select count(*) from pg_stat_activity where datname = current_database()) as "Baglanti",
      current_setting('max_connections')::int as "EnCokBaglanti"`);

/** Time of the last complete run of each daily job. */
export async function sonCalismalar(db: Db): Promise<Map<GunlukIsAdi, string>> {
  const satirlar = await db
    .selectFrom('kuyruk')
    .select((eb) => ['tur', eb.fn.max('bitis').as('bitis')])
    .where('tur', 'in', Object.keys(GUNLUK_ISLER))
    .where('bitis', 'is not', null)
    .groupBy('tur')
    .execute();
  return new Map(satirlar.map((s) => [s.tur as GunlukIsAdi, s.bitis!]));
}

/** Queue jobs by state: due, running, and recently given up. */
export const kuyrukSayilari = (db: Db, simdi: Date) =>
  read(db).only(sql<{ waiting: number; running: number; failed: number }>`
    select count(*) filter (where tutan is null and vakit <= ${simdi}) as waiting, count(tutan) as running,
      (select count(*) from kuyruk where durum = 'olmadi') as failed
    from kuyruk where durum = 'bekliyor'`);
