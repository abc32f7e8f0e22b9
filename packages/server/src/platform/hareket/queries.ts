import type { HareketSozlugu } from '@masabasi/core/platform/hareket/rules';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';

/** Name of the person. Null: the product itself. */
export const yapan = sql<string | null>`k.gorunen_ad`;
/** True for a line that the customer reads, too. */
export const musteriye = sql<boolean>`h.gorunurluk = 'musteri'`;

/** Scope of a reader of a history. */
export interface Okur {
  /** True for a reader of the private part of the record. */
  readonly gizli: boolean;
}

/**
 * History of one record. The room adds its columns: `h` is the line, `k` the person. The room checks that the reader
 * sees the record.
 */
export const gecmis = (db: Db, { nesne }: HareketSozlugu, id: number, { gizli }: Okur) =>
  db
    .selectFrom('hareket as h')
    .leftJoin('kisi as k', 'k.id', 'h.kisi_id')
    .where('h.nesne', '=', nesne)
    .where('h.nesne_id', '=', id)
    .$if(!gizli, (q) => q.where('h.gorunurluk', '<>', 'gizli'));

/** Title, text and person of the history lines of a record, newest first. */
export const historyLines = (db: Db, sozluk: HareketSozlugu, id: number) =>
  gecmis(db, sozluk, id, { gizli: false })
    .select(['h.id as Id', 'h.zaman as Zaman', 'h.baslik as Baslik', 'h.aciklama as Aciklama', yapan.as('Kisi')])
    .orderBy('h.id', 'desc');

/** Lines of a record whose every change is a new version, newest first. The room selects the person. */
export const versionLines = (db: Db, sozluk: HareketSozlugu, id: number) =>
  gecmis(db, sozluk, id, { gizli: false })
    .select([sql<number>`h.surum`.as('Surum'), 'h.zaman as Zaman', 'h.baslik as Baslik', 'h.aciklama as Aciklama'])
    .orderBy('h.surum', 'desc');

/** Minutes from a column to now, for the rules of undoing (`core/geriAlma.ts`). */
export const gecenDakika = (simdi: Date, zaman: string) =>
  sql<number>`extract(epoch from ${simdi.toISOString()}::timestamptz - ${sql.ref(zaman)})::float8 / 60`;

/** The last history line of a record, with the values before and after. */
export const sonHareket = <Eski, Yeni = unknown>(db: Db, { nesne }: HareketSozlugu, id: number, simdi: Date) =>
  db
    .selectFrom('hareket')
    .select(['tur as Tur', 'kisi_id as KisiId'])
    .select(gecenDakika(simdi, 'zaman').as('Dakika'))
    .select([sql<Eski>`coalesce(eski, '{}')`.as('Eski'), sql<Yeni>`coalesce(yeni, '{}')`.as('Yeni')])
    .where('nesne', '=', nesne)
    .where('nesne_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The mail to which a line refers. */
export const gelenPostasi = sql<{ Id: number; Konu: string } | null>`(
  select json_build_object('Id', p.id, 'Konu', p.konu) from gelen_posta p where p.id = (h.yeni ->> 'PostaId')::int)`;
