import { sql } from 'kysely';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import type { Db } from '../../platform/db/connect.ts';
import { versionedSaves } from '../../platform/db/versioned.ts';
import { gecenDakika } from '../../platform/hareket/api.ts';
import type { DepartmanId, KisiId } from '../../platform/http/access.ts';

const yayindakiler = (db: Db) =>
  db
    .selectFrom('duyuru as d')
    .innerJoin('kisi as y', 'y.id', 'd.yazan_id')
    .where('d.silindi', 'is', null)
    .select([
      'd.id as Id',
      'd.baslik as Baslik',
      'd.metin as Metin',
      'd.baslangic as Baslangic',
      'd.bitis as Bitis',
      'd.departmanlar as Departmanlar',
      sql<0 | 1>`d.onemli::int`.as('Onemli'),
      'y.gorunen_ad as Yazan',
      'd.zaman as CreateDateTime',
      'd.surum as Surum',
    ]);

const hedefKitlede = (departmanId: DepartmanId) =>
  sql<boolean>`(d.departmanlar = '{}' or ${departmanId} = any (d.departmanlar))`;

/** Announcements of a day for a person of a department: important ones first, then the newest. */
export const gununDuyurulari = (db: Db, kisiId: KisiId, departmanId: DepartmanId, gun: Gun) =>
  yayindakiler(db)
    .select(
      sql<boolean>`exists (select 1 from duyuru_goruldu g where g.duyuru_id = d.id and g.kisi_id = ${kisiId})`.as(
        'Goruldu',
      ),
    )
    .where('d.baslangic', '<=', gun)
    .where('d.bitis', '>=', gun)
    .where(hedefKitlede(departmanId))
    .orderBy('d.onemli', 'desc')
    .orderBy('d.id', 'desc')
    .execute();

/** Unread announcements that were shown to a department on one of these days, newest first. */
export const okunmayanlar = (db: Db, kisiId: KisiId, departmanId: DepartmanId, ilk: Gun, son: Gun) =>
  yayindakiler(db)
    .where('d.baslangic', '<=', son)
    .where('d.bitis', '>=', ilk)
    .where(hedefKitlede(departmanId))
    .where(sql<boolean>`not exists (select from duyuru_goruldu g where g.duyuru_id = d.id and g.kisi_id = ${kisiId})`)
    .orderBy('d.id', 'desc')
    .limit(100)
    .execute();

/** Announcements that were not withdrawn, newest first, each with its number of readers. */
export const tumDuyurular = (db: Db) =>
  yayindakiler(db)
    .select(sql<number>`(select count(*) from duyuru_goruldu g where g.duyuru_id = d.id)`.as('Goren'))
    .orderBy('d.id', 'desc')
    .execute();

/** True if the announcement was ever shown to this department. */
export async function gorebilirMi(db: Db, id: number, departmanId: DepartmanId, gun: Gun): Promise<boolean> {
  const satir = await db
    .selectFrom('duyuru as d')
    .select('d.id')
    .where('d.id', '=', id)
    .where('d.silindi', 'is', null)
    .where('d.baslangic', '<=', gun)
    .where(hedefKitlede(departmanId))
    .executeTakeFirst();
  return satir !== undefined;
}

/** Records that a person has read an announcement. A repeat changes nothing. */
export const gorulduYaz = (db: Db, id: number, kisiId: KisiId, simdi: Date) =>
  db
    .insertInto('duyuru_goruldu')
    .values({ duyuru_id: id, kisi_id: kisiId, zaman: simdi })
    .onConflict((oc) => oc.doNothing())
    .execute();

/** An announcement, locked against other editors until the transaction ends. */
export const duyuruKilitle = (db: Db, id: number) =>
  db
    .selectFrom('duyuru')
    .select(['baslik', 'metin', 'baslangic', 'bitis', 'departmanlar', 'onemli', 'surum'])
    .where('id', '=', id)
    .where('silindi', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const { ekle: duyuruEkle, degistir: duyuruDegistir } = versionedSaves('duyuru');

export const duyuruKaldir = (db: Db, id: number, simdi: Date) =>
  db.updateTable('duyuru').set({ silindi: simdi }).where('id', '=', id).execute();

/** Minutes since an announcement was deleted. Undefined: it is not deleted. Locked until the transaction ends. */
export const silinmis = (db: Db, id: number, simdi: Date) =>
  db
    .selectFrom('duyuru')
    .select(gecenDakika(simdi, 'silindi').as('Dakika'))
    .where('id', '=', id)
    .where('silindi', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const duyuruGeriGetir = (db: Db, id: number) =>
  db.updateTable('duyuru').set({ silindi: null }).where('id', '=', id).execute();

/** True if all of these departments exist. */
export async function departmanlarVar(db: Db, idler: readonly number[]): Promise<boolean> {
  if (idler.length === 0) return true;
  const { adet } = await db
    .selectFrom('departman')
    .select((eb) => eb.fn.countAll<number>().as('adet'))
    .where('id', 'in', idler)
    .executeTakeFirstOrThrow();
  return adet === idler.length;
}
