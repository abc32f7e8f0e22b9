import { YETKILI_ALANLARI } from '@masabasi/core/musteri/yetkili/alanlar';
import type { YetkiliSatiri } from '@masabasi/core/musteri/yetkili/contract';
import { type RawBuilder, sql } from 'kysely';
import { alanSorgusu } from '../../platform/field/alanlar.ts';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { versionedSaves } from '../../platform/db/versioned.ts';

const ALANLAR = alanSorgusu(YETKILI_ALANLARI, 'y', 'id').sutunlar;

/** The last consent of a contact person for each channel. */
export const izinleri = (yetkiliId: RawBuilder<unknown>) => sql`coalesce((
  select json_agg(json_build_object('Kanal', o.kanal, 'Durum', o.durum, 'Tarih', o.tarih, 'Kaynak', o.kaynak) order by o.kanal)
  from (select distinct on (kanal) * from yetkili_onay where yetkili_id = ${yetkiliId} order by kanal, id desc) o), '[]')`;

const satirlar = (kosul: RawBuilder<unknown>) => sql<YetkiliSatiri>`
  select y.id as "Id", y.musteri_id as "MusteriId", ${ALANLAR}, coalesce(m.ana_yetkili_id = y.id, false) as "Ana",
    ${izinleri(sql`y.id`)} as izinler, y.surum as "Surum"
  from musteri_yetkili y join musteri m on m.id = y.musteri_id
  where ${kosul} order by coalesce(m.ana_yetkili_id = y.id, false) desc, y.ad collate "tr-TR-x-icu", y.soyad collate "tr-TR-x-icu", y.id`;

/** A customer's contact persons, the main one first. */
export const yetkililer = async (db: Db, musteriId: number): Promise<YetkiliSatiri[]> =>
  (await satirlar(sql`y.musteri_id = ${musteriId} and y.silindi is null`).execute(db)).rows;

/** The contact persons of several customers in the order of the customers, each with the customer's number and name. */
export const yetkilileri = (db: Db, musteriler: readonly number[]) =>
  read(db).rows(sql<Omit<YetkiliSatiri, 'izinler'> & { MusteriNo: string; Musteri: string }>`
    select y.id as "Id", y.musteri_id as "MusteriId", ${ALANLAR}, coalesce(m.ana_yetkili_id = y.id, false) as "Ana",
      y.surum as "Surum", m.musteri_no as "MusteriNo", m.gorunen_ad as "Musteri"
    from unnest(${[...musteriler]}::int[]) with ordinality s (id, sira)
      join musteri_yetkili y on y.musteri_id = s.id join musteri m on m.id = y.musteri_id
    where y.silindi is null order by s.sira, "Ana" desc, y.ad collate "tr-TR-x-icu", y.soyad collate "tr-TR-x-icu", y.id`);

/** The customer of a contact person, deleted or not; null: there is no such person. */
export const musterisi = async (db: Db, id: number): Promise<number | null> =>
  (await db.selectFrom('musteri_yetkili').select('musteri_id').where('id', '=', id).executeTakeFirst())?.musteri_id ??
  null;

/** A contact person of this customer, deleted or not; the customer is locked already. */
export const yetkili = async (
  db: Db,
  musteriId: number,
  id: number,
  silinmis: boolean,
): Promise<YetkiliSatiri | null> =>
  (
    await satirlar(sql`y.id = ${id} and y.musteri_id = ${musteriId} and (y.silindi is not null) = ${silinmis}`).execute(
      db,
    )
  ).rows[0] ?? null;

export const sayisi = async (db: Db, musteriId: number): Promise<number> =>
  (
    await db
      .selectFrom('musteri_yetkili')
      .select(sql<number>`count(*)`.as('adet'))
      .where('musteri_id', '=', musteriId)
      .where('silindi', 'is', null)
      .executeTakeFirstOrThrow()
  ).adet;

export const { ekle, degistir } = versionedSaves('musteri_yetkili');

/** True if the customer has a main contact person. */
export const anasiVar = async (db: Db, musteriId: number): Promise<boolean> =>
  (await yetkililer(db, musteriId)).some((y) => y.Ana);

/** Sets the main contact person of a customer; null: none. */
export const anaYap = (db: Db, musteriId: number, id: number | null) =>
  db.updateTable('musteri').set({ ana_yetkili_id: id }).where('id', '=', musteriId).execute();

export const izinYaz = (
  db: Db,
  yetkiliId: number,
  i: { Kanal: string; Durum: string; Tarih: string; Kaynak: string },
  kisi: number,
  simdi: Date,
) =>
  db
    .insertInto('yetkili_onay')
    .values({
      yetkili_id: yetkiliId,
      kanal: i.Kanal,
      durum: i.Durum,
      tarih: i.Tarih,
      kaynak: i.Kaynak,
      kisi_id: kisi,
      zaman: simdi,
    })
    .execute();
