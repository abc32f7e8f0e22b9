import type { GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import type { SablonSatiri } from '@masabasi/core/masa/sablon/contract';
import { type Degerler, SABLON_HAREKETLERI } from '@masabasi/core/masa/sablon/rules';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { versionedSaves } from '../../platform/db/versioned.ts';
import { gecenDakika, gecmis, yapan } from '../../platform/hareket/api.ts';
import type { KisiId, UrunKapsami } from '../../platform/http/access.ts';
import { ozetleri } from '../../musteri/lisans/api.ts';
import { telefonuBu } from '../../platform/identity/telefon.ts';

/** Everybody's templates of these products or of none, and the person's own. */
const gorulen = (kisi: KisiId, projelist: UrunKapsami) => sql`s.silindi is null
  and (s.sahip_id is null or s.sahip_id = ${kisi})
  and (s.proje_id is null or s.proje_id = any(${[...projelist]}::int[]))`;

const satirlar = (db: Db, kosul: RawBuilder<unknown>, son = sql``): Promise<SablonSatiri[]> =>
  read(db).rows(sql<SablonSatiri>`
    select s.id as "Id", s.ad as "Ad", s.kisayol as "Kisayol", s.metin as "Metin", s.tur as "Tur",
      s.proje_id as "ProjeId", p.ad as "Proje", s.konu_id as "KonuId", k.ad as "Konu",
      (s.sahip_id is not null)::int as "Kisisel", s.aktif::int as "Aktif", s.sira as "Sira", s.kullanim as "Kullanim",
      s.surum as "Surum"
    from sablon s left join proje p on p.id = s.proje_id left join tanim k on k.id = s.konu_id
    where ${kosul} ${son}`);

/** The templates that a person sees. */
export const sablonlar = (db: Db, kisi: KisiId, projelist: UrunKapsami) =>
  satirlar(db, gorulen(kisi, projelist), sql`order by s.sira, s.ad collate "tr-TR-x-icu", s.id`);

/** The templates among them that are in use. */
export const kullanilanlar = (db: Db, kisi: KisiId, projelist: UrunKapsami) =>
  satirlar(db, sql`s.aktif and ${gorulen(kisi, projelist)}`, sql`order by s.id`);

/** A template that this person sees, locked until the transaction ends; null: none. */
export const kilitle = async (db: Db, id: number, kisi: KisiId, projelist: UrunKapsami): Promise<SablonSatiri | null> =>
  (await satirlar(db, sql`s.id = ${id} and ${gorulen(kisi, projelist)}`, sql`for no key update of s`))[0] ?? null;

/** True if this person sees the template. */
export const gorur = async (db: Db, id: number, kisi: KisiId, projelist: UrunKapsami): Promise<boolean> =>
  (await sql`select from sablon s where s.id = ${id} and ${gorulen(kisi, projelist)}`.execute(db)).rows.length > 0;

/** The name of another template with this shortcut for the same people; null: none. */
export const kisayolun = (db: Db, id: number, kisayol: string, sahip: KisiId | null): Promise<string | null> =>
  read(db).firstValue(sql<{ ad: string }>`select ad from sablon
    where silindi is null and kisayol = ${kisayol} and sahip_id is not distinct from ${sahip}::int and id <> ${id}`);

/** Writes templates. Without an owner they are everybody's. */
export const { ekle, degistir } = versionedSaves('sablon');

export const sil = (db: Db, id: number, kisi: KisiId, simdi: Date) =>
  db.updateTable('sablon').set({ silindi: simdi, silen_id: kisi }).where('id', '=', id).execute();

/** A deleted template, locked: the person who deleted it, and the minutes since. */
export const silinmis = (db: Db, id: number, simdi: Date) =>
  db
    .selectFrom('sablon')
    .select(['silen_id as KisiId', 'kisayol', 'sahip_id', gecenDakika(simdi, 'silindi').as('Dakika')])
    .where('id', '=', id)
    .where('silindi', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const geriGetir = (db: Db, id: number) =>
  db.updateTable('sablon').set({ silindi: null, silen_id: null }).where('id', '=', id).execute();

/** Counts one more use. The version stays. */
export const say = (db: Db, id: number) => sql`update sablon set kullanim = kullanim + 1 where id = ${id}`.execute(db);

/** History lines of a template, newest first. */
export const hareketler = (db: Db, id: number) =>
  gecmis(db, SABLON_HAREKETLERI, id, { gizli: false })
    .select(['h.id as Id', 'h.zaman as Zaman', 'h.tur as Tur', 'h.aciklama as Aciklama', yapan.as('Kisi')])
    .orderBy('h.id', 'desc')
    .limit(100)
    .execute();

/**
 * The person whom an answer addresses: the owner of the calling number, a customer who is a person, or the only contact
 * person of an institution.
 */
const YETKILI = sql`coalesce(
  (select trim(y.ad || ' ' || y.soyad) from musteri_yetkili y where y.musteri_id = m.id and y.silindi is null
    and ${telefonuBu('y', sql`g.telefon`)} order by y.id limit 1),
  case when m.tip = 1 then m.gorunen_ad end,
  (select min(trim(y.ad || ' ' || y.soyad)) from musteri_yetkili y where y.musteri_id = m.id and y.silindi is null
    having count(*) = 1))`;

/** Values of a template's variables for a ticket that this person sees. */
export async function degerleri(
  db: Db,
  g: GorusmeKarti,
  o: { readonly kisi: KisiId; readonly urunler: UrunKapsami; readonly simdi: Date },
): Promise<Degerler> {
  const bugun = istanbulGunu(o.simdi);
  const [{ rows }, lisanslar] = await Promise.all([
    sql<{ musteriNo: string; yetkili: string | null; ad: string; unvan: string; sirket: string | null }>`
      select m.musteri_no as "musteriNo", ${YETKILI} as yetkili, b.gorunen_ad as ad,
        coalesce(b.grup, d.ad) as unvan, (select sirket from kurulum) as sirket
      from gorusme g join musteri m on m.id = g.musteri_id
        join kisi b on b.id = ${o.kisi} join departman d on d.id = b.departman_id
      where g.id = ${g.Id}`.execute(db),
    ozetleri(db, [g.MusteriId], o.urunler, bugun),
  ]);
  const { musteriNo, yetkili, ad, unvan, sirket } = rows[0]!;
  const lisans = lisanslar.find((l) => l.ProjeId === g.ProjeId) ?? null;
  return {
    'musteri.ad': g.Musteri,
    'musteri.no': musteriNo,
    'yetkili.ad': yetkili,
    'gorusme.no': g.No,
    'gorusme.baslik': g.Baslik,
    urun: g.Proje,
    konu: g.Konu,
    'lisans.no': lisans?.LisansNo ?? null,
    'lisans.bitis': lisans?.BitisTarihi == null ? null : tarihYaz(lisans.BitisTarihi),
    'ben.ad': ad,
    'ben.unvan': unvan,
    sirket,
    tarih: tarihYaz(bugun),
  };
}
