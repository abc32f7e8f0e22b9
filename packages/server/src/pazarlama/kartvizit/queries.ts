import { dosyaAdresi } from '@masabasi/core/platform/dosya/rules';
import type { KartBenzeri, KartvizitSatiri } from '@masabasi/core/pazarlama/kartvizit/contract';
import { katla } from '@masabasi/core/platform/text/metin';
import type { YetkiliAlanlari } from '@masabasi/core/musteri/yetkili/alanlar';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { locked } from '../../platform/db/lock.ts';
import { read } from '../../platform/db/read.ts';
import { gecenDakika } from '../../platform/hareket/api.ts';
import type { Ben, UrunKapsami } from '../../platform/http/access.ts';
import { kapsam } from '../../musteri/musteri/api.ts';
import { izinleri } from '../../musteri/yetkili/api.ts';
import { telefonlarindan } from '../../platform/identity/telefon.ts';

/** The reader and the products that the reader works with. */
export interface Okuyan {
  readonly ben: Ben;
  readonly urunler: UrunKapsami;
}

/** Scope of the cards `k`: cards of visible customers, and the person's own unassigned cards. */
const gorulen = ({ ben, urunler }: Okuyan): RawBuilder<boolean> => sql<boolean>`(case when k.musteri_id is null
  then k.yukleyen_id = ${ben.Id} else exists (select from musteri m where m.id = k.musteri_id and ${kapsam(urunler)}) end)`;

type Satir = Omit<KartvizitSatiri, 'url' | 'href'>;
const adresli = (k: Satir): KartvizitSatiri => ({
  ...k,
  url: dosyaAdresi('kartvizit', k.DosyaId, 'kucuk'),
  href: dosyaAdresi('kartvizit', k.DosyaId, 'orta'),
});

const satirlar = (kosul: RawBuilder<unknown>) => sql<Satir>`
  select k.id as "Id", k.musteri_id as "MusteriId", d.id as "DosyaId", k.zaman as "Zaman", y.gorunen_ad as "Yukleyen",
    k.yetkili_id as "YetkiliId", ki.ad || ' ' || ki.soyad as "Kisi", ${izinleri(sql`k.yetkili_id`)} as izinler, k.surum as "Surum"
  from kartvizit k join dosya d on d.kartvizit_id = k.id
    left join kisi y on y.id = k.yukleyen_id
    left join musteri_yetkili ki on ki.id = k.yetkili_id and ki.silindi is null
  where ${kosul} order by k.id desc`;

/** A customer's cards. Null for the customer means the person's own unassigned cards. */
export const kartlari = async (db: Db, musteriId: number | null, kim: Okuyan): Promise<KartvizitSatiri[]> =>
  (
    await satirlar(
      sql`k.silindi is null and d.silindi is null and ${gorulen(kim)}
        and ${musteriId === null ? sql`k.musteri_id is null and k.yukleyen_id = ${kim.ben.Id}` : sql`k.musteri_id = ${musteriId}`}`,
    ).execute(db)
  ).rows.map(adresli);

export interface Kart {
  readonly id: number;
  readonly musteri_id: number | null;
  readonly proje_id: number | null;
  readonly yetkili_id: number | null;
  readonly surum: number;
}
/** A card within the person's scope, or null. */
export const kart = (db: Db, id: number, kim: Okuyan, silinmis = false): Promise<Kart | null> =>
  read(db).first(sql<Kart>`select k.id, k.musteri_id, k.proje_id, k.yetkili_id, k.surum from kartvizit k
    where k.id = ${id} and (k.silindi is not null) = ${silinmis} and ${gorulen(kim)}`);

/** The same, locked until the transaction ends. */
export const kilitle = locked('kartvizit', kart);

/** The digest of a card's picture. Undefined when the picture was deleted. */
export const resmi = (db: Db, id: number) =>
  db
    .selectFrom('dosya')
    .select('ozet')
    .where('kartvizit_id', '=', id)
    .where('silindi', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();

export const sayisi = (db: Db, musteriId: number | null, kisi: number): Promise<number> =>
  read(db).value(sql<{ adet: number }>`select count(*)::int as adet from kartvizit where silindi is null
    and ${musteriId === null ? sql`musteri_id is null and yukleyen_id = ${kisi}` : sql`musteri_id = ${musteriId}`}`);

export const ekle = async (
  db: Db,
  k: { musteri_id: number | null; proje_id: number | null; yukleyen_id: number; zaman: Date },
): Promise<number> => (await db.insertInto('kartvizit').values(k).returning('id').executeTakeFirstOrThrow()).id;

export const yokEt = (db: Db, id: number) => db.deleteFrom('kartvizit').where('id', '=', id).execute();

/** Records the customer and the contact person that a card became. */
export const kisiYaz = (db: Db, id: number, musteriId: number, yetkiliId: number) =>
  db
    .updateTable('kartvizit')
    .set((eb) => ({ musteri_id: musteriId, yetkili_id: yetkiliId, surum: eb('surum', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Deletes a card and its picture with the same time, or restores both. */
export async function silindiYaz(db: Db, id: number, silen: { kisi: number; simdi: Date } | null): Promise<void> {
  const yeni = { silindi: silen?.simdi ?? null, silen_id: silen?.kisi ?? null };
  const { silindi: once } = await db
    .selectFrom('kartvizit')
    .select('silindi')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db.updateTable('kartvizit').set(yeni).where('id', '=', id).execute();
  await db
    .updateTable('dosya')
    .set(yeni)
    .where('kartvizit_id', '=', id)
    .where((eb) => (silen === null ? eb('silindi', '=', once) : eb('silindi', 'is', null)))
    .execute();
}

/** The person who deleted a card, and the minutes since. */
export const silinmis = (db: Db, id: number, simdi: Date) =>
  db
    .selectFrom('kartvizit')
    .select('silen_id as KisiId')
    .select(gecenDakika(simdi, 'silindi').as('Dakika'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Similar people at these customers: the same name, telephone or e-mail. */
export const benzerKisiler = async (
  db: Db,
  y: YetkiliAlanlari,
  musteriId: number | null,
  { urunler }: Okuyan,
): Promise<KartBenzeri[]> => {
  const numaralar = [y.GSM, y.Telefon].filter((t) => t !== null);
  const ad = katla(`${y.Ad} ${y.Soyad}`.trim());
  return read(db).rows(sql<KartBenzeri>`
    select m.id as "MusteriId", m.gorunen_ad as "Musteri", trim(k.ad || ' ' || k.soyad) as "Kisi"
    from musteri_yetkili k join musteri m on m.id = k.musteri_id
    where k.silindi is null and ${kapsam(urunler)} and ${musteriId === null ? sql`true` : sql`m.id = ${musteriId}`}
      and (${telefonlarindan('k', numaralar)} or k.eposta = ${y.Eposta}
        or (${musteriId !== null} and katla(trim(k.ad || ' ' || k.soyad)) = ${ad}))
    order by k.id limit 5`);
};
