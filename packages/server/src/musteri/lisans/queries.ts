import type { Sutunlar } from '@masabasi/core/platform/field/alanlar';
import { LISANS_ALANLARI } from '@masabasi/core/musteri/lisans/alanlar';
import type { LisansHareketi, LisansKarti, LisansSatiri, LisansUyarisi } from '@masabasi/core/musteri/lisans/contract';
import { LISANS_HAREKETLERI, type LisansHali, YENILEME_MUHLETI_GUN } from '@masabasi/core/musteri/lisans/rules';
import type { Kurus } from '@masabasi/core/platform/money/para';
import { tcKimlikMaskele } from '@masabasi/core/platform/identity/kimlik';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import { alanSorgusu } from '../../platform/field/alanlar.ts';
import { type Db, hazir } from '../../platform/db/connect.ts';
import { locked } from '../../platform/db/lock.ts';
import { read } from '../../platform/db/read.ts';
import { gecmis, sonHareket as sonu, yapan } from '../../platform/hareket/api.ts';
import type { KisiId, UrunKapsami } from '../../platform/http/access.ts';
import { endOfDay, firstWaiting } from '../../platform/list/waiting.ts';
import type { BekleyenKayit, BekleyenKayitlar } from '../../room.ts';

/** The licences that a person may see: those of the person's products, so that their customers are visible, too. */
const kapsam = (projelist: UrunKapsami) => sql`m.silindi is null and l.proje_id = any(${[...projelist]}::int[])`;

/** The state of a licence on a day (core/lisans/rules.ts); `l` is the licence, `t` its kind. */
export const lisansDurumu = (bugun: Gun) => sql`case when l.hal <> 'Aktif' then l.hal
  when l.bitis_tarihi < ${bugun}::date then 'Süresi Dolmuş' when t.anahtar = 'demo' then 'Demo' else 'Aktif' end`;

/** The licences of a person's products with their state today. */
export const lisanslar = (projelist: UrunKapsami, bugun: Gun) => sql`(
  select l.*, m.gorunen_ad, m.ara as musteri_ara, m.kurum_id,
    coalesce(m.gsm, m.telefon) as telefon, ${lisansDurumu(bugun)} as durum, l.bitis_tarihi - ${bugun}::date as kalan
  from lisans l join musteri m on m.id = l.musteri_id join tanim t on t.id = l.lisans_tur_id
  where ${kapsam(projelist)})`;

/** The customer and today's state: the calculated columns of a list and a card. */
const DURUM = sql`
  l.id as "Id", l.lisans_no as "LisansNo", l.musteri_id as "MusteriId", m.gorunen_ad as "Musteri",
  coalesce(m.tc_kimlik, m.vkn) as "KimlikNo", i.ad as "Il", il.ad as "Ilce", ku.ad as "Kurum", l.telefon as "Telefon",
  s.gorunen_ad as "Sorumlu", l.kalan as "KalanGun", l.cipa_gun as "CipaGun", l.durum as "Durum",
  l.surum as "Surum"`;
const DURUM_TABLOLARI = sql`
  join musteri m on m.id = l.musteri_id
  left join tanim ku on ku.id = m.kurum_id
  left join il i on i.id = m.il_id
  left join ilce il on il.id = m.ilce_id
  left join kisi s on s.id = m.sorumlu_id`;

export const SATIR = sql`${DURUM}, l.proje_id as "ProjeId", p.ad as "Proje", t.ad as "LisansTur",
  at.ad as "AltLisansTur", b.ad as "Bayi", l.baslama_tarihi as "BaslamaTarihi", l.bitis_tarihi as "BitisTarihi",
  l.kullanici_sayisi as "KullaniciSayisi", l.yillik_bedel as "YillikBedel", l.para_birimi as "ParaBirimi",
  l.otomatik_yenile as "OtomatikYenile"`;
export const SATIR_TABLOLARI = sql`${DURUM_TABLOLARI}
  join proje p on p.id = l.proje_id
  join tanim t on t.id = l.lisans_tur_id
  left join tanim at on at.id = l.alt_lisans_tur_id
  left join tanim b on b.id = l.bayi_id`;

export const maskele = <T extends LisansSatiri>(l: T): T => ({
  ...l,
  KimlikNo: l.KimlikNo?.length === 11 ? tcKimlikMaskele(l.KimlikNo) : l.KimlikNo,
});

const KART = alanSorgusu(LISANS_ALANLARI, 'l', 'ikisi');

/** A licence; null: this person sees no such licence. */
export async function kart(db: Db, id: number, projelist: UrunKapsami, bugun: Gun): Promise<LisansKarti | null> {
  const { rows } = await sql<LisansKarti>`${hazir('lisans_kart')}
    select ${DURUM}, ${KART.sutunlar}, l.donem_baslama as "DonemBaslama", l.hal as "Hal",
      y.gorunen_ad as "Yazan", l.yazma_zamani as "CreateDateTime",
      d.gorunen_ad as "Duzenleyen", l.duzenleme_zamani as "EditDateTime"
    from ${lisanslar(projelist, bugun)} l ${DURUM_TABLOLARI} ${KART.tablolar}
    left join kisi y on y.id = l.yazan_id
    left join kisi d on d.id = l.duzenleyen_id
    where l.id = ${id}`.execute(db);
  return rows[0] ? maskele(rows[0]) : null;
}

/** A licence locked until the transaction ends; null as above. */
export const kilitle = locked('lisans', kart);

export const hareketler = (db: Db, id: number): Promise<LisansHareketi[]> =>
  gecmis(db, LISANS_HAREKETLERI, id, { gizli: false })
    .select([
      'h.id as Id',
      'h.zaman as Zaman',
      'h.tur as Tur',
      sql<string | null>`h.eski ->> 'BitisTarihi'`.as('EskiBitis'),
      sql<string | null>`h.yeni ->> 'BitisTarihi'`.as('YeniBitis'),
      sql<Kurus | null>`(h.yeni ->> 'Tutar')::bigint`.as('Tutar'),
      'h.aciklama as Aciklama',
      yapan.as('Kisi'),
    ])
    .orderBy('h.zaman', 'desc')
    .orderBy('h.id', 'desc')
    .execute();

/** The last movement of a licence; a renewal keeps the period before it. */
export const sonHareket = (db: Db, id: number, simdi: Date) =>
  sonu<{ BitisTarihi?: Gun; Donem?: Gun; CipaGun?: number }>(db, LISANS_HAREKETLERI, id, simdi);

/** The number of undone renewals of a licence. A new renewal of the same period differs from them. */
export const geriAlinan = (db: Db, id: number): Promise<number> =>
  read(db).value(sql<{ adet: number }>`select count(*) as adet from hareket
    where nesne = 'lisans' and nesne_id = ${id} and tur = 'Yenileme Geri Alındı'`);

/**
 * True if no other licence of the customer for the product replaced the ended one: none ends later or never. Trials and
 * cancelled licences replace nothing.
 * @param ended name of the ended licence in the statement
 */
export const yerineGecenYok = (ended: string) => {
  const e = (column: string) => sql.ref(`${ended}.${column}`);
  return sql<boolean>`not exists (select from lisans s join tanim st on st.id = s.lisans_tur_id
    where s.musteri_id = ${e('musteri_id')} and s.proje_id = ${e('proje_id')} and s.id <> ${e('id')} and s.hal <> 'İptal'
      and st.anahtar is distinct from 'demo' and (s.bitis_tarihi is null or s.bitis_tarihi > ${e('bitis_tarihi')}))`;
};

/** A renewal `h` still counts: it was not undone before the next one. */
export const yenilemeSurer = sql<boolean>`not exists (
  select from hareket g where g.nesne = 'lisans' and g.nesne_id = h.nesne_id and g.tur = 'Yenileme Geri Alındı'
    and g.id > h.id and not exists (select from hareket y where y.nesne = 'lisans' and y.nesne_id = h.nesne_id
      and y.tur = 'Yenileme' and y.id > h.id and y.id < g.id))`;

export const uyarilar = (db: Db, id: number) =>
  read(db).rows(sql<LisansUyarisi>`
    select u.bitis_tarihi as "BitisTarihi", u.esik as "Esik", u.zaman as "Zaman", k.gorunen_ad as "Kisi",
      u.musteri_eposta as "MusteriEposta"
    from lisans_uyari u left join kisi k on k.id = u.kisi_id
    where u.lisans_id = ${id} order by u.zaman desc, u.esik`);

/** Licences that a person was warned of and whose end has not moved since. */
const uyarilan = (kisi: KisiId, projelist: UrunKapsami) => sql`l.hal = 'Aktif' and m.durum <> 'Ayrıldı'
  and ${kapsam(projelist)} and exists (
    select from lisans_uyari u where u.lisans_id = l.id and u.bitis_tarihi = l.bitis_tarihi and u.kisi_id = ${kisi})`;

type BekleyenLisans = Pick<BekleyenKayit, 'No' | 'Kim' | 'Konu'>;
/**
 * The same licences by urgency: a renewal is due on the last day, and late while it can still join the ended period.
 * @param yeniler the person may renew
 */
export const bekleyenLisanslar = (
  db: Db,
  kisi: KisiId,
  projelist: UrunKapsami,
  { bugun, yeniler, enCok }: { readonly bugun: Gun; readonly yeniler: boolean; readonly enCok: number },
): Promise<BekleyenKayitlar> =>
  firstWaiting<BekleyenLisans>(
    db,
    {
      from: sql`lisans l join musteri m on m.id = l.musteri_id where ${uyarilan(kisi, projelist)}`,
      id: sql`l.id`,
      due: sql`case when l.bitis_tarihi >= ${bugun}::date - ${YENILEME_MUHLETI_GUN}::int
        then ${endOfDay(sql`l.bitis_tarihi`)} end`,
      since: sql`(select min(u.zaman) from lisans_uyari u
        where u.lisans_id = l.id and u.bitis_tarihi = l.bitis_tarihi and u.kisi_id = ${kisi})`,
      joins: sql`join lisans l on l.id = x.id join musteri m on m.id = l.musteri_id join proje p on p.id = l.proje_id`,
      columns: sql`l.lisans_no as "No", m.gorunen_ad as "Kim", p.ad as "Konu"`,
    },
    enCok,
    ({ Id, Termin, Zaman, No, Kim, Konu }) => ({
      Id,
      Termin,
      Zaman,
      No,
      Kim,
      Konu: `${Konu} lisansı`,
      Eylem: yeniler ? 'yenile' : 'ac',
      Yol: null,
    }),
  );

/** These licences, the nearest end first. */
export async function uyarilanlar(db: Db, kisi: KisiId, projelist: UrunKapsami, bugun: Gun, enCok: number) {
  const { rows } = await sql<LisansSatiri>`
    select ${SATIR} from ${lisanslar(projelist, bugun)} l ${SATIR_TABLOLARI}
    where ${uyarilan(kisi, projelist)}
    order by abs(l.kalan), l.id limit ${enCok}`.execute(db);
  return rows.map(maskele);
}

/** The licences of customers, the valid ones first, for people who talk to the customer. */
export const ozetleri = (db: Db, musteriler: readonly number[], projelist: UrunKapsami, bugun: Gun) =>
  read(db).rows(sql<
    Pick<LisansSatiri, 'Id' | 'LisansNo' | 'MusteriId' | 'ProjeId' | 'Proje' | 'LisansTur' | 'BitisTarihi' | 'Durum'>
  >`${hazir('lisans_ozetleri')}
    select l.id as "Id", l.lisans_no as "LisansNo", l.musteri_id as "MusteriId", l.proje_id as "ProjeId", p.ad as "Proje",
      t.ad as "LisansTur", l.bitis_tarihi as "BitisTarihi", l.durum as "Durum"
    from ${lisanslar(projelist, bugun)} l join proje p on p.id = l.proje_id join tanim t on t.id = l.lisans_tur_id
    where l.musteri_id = any(${[...musteriler]}::int[])
    order by l.durum in ('Aktif', 'Demo') desc, l.bitis_tarihi desc nulls first, l.id`);

export const anahtar = (db: Db, id: number, projelist: UrunKapsami): Promise<string | null> =>
  read(db).firstValue(sql<{ anahtar: string }>`
    select l.anahtar from lisans l join musteri m on m.id = l.musteri_id
    where l.id = ${id} and ${kapsam(projelist)}`);

type LisansDonemi = Pick<LisansKarti, 'LisansNo' | 'BaslamaTarihi' | 'BitisTarihi'>;

/** A licence of the same customer, product and kind on one of these days; null: none. */
export const cakisan = (
  db: Db,
  l: Pick<
    LisansKarti,
    'Id' | 'MusteriId' | 'ProjeId' | 'LisansTurId' | 'AltLisansTurId' | 'BaslamaTarihi' | 'BitisTarihi'
  >,
): Promise<LisansDonemi | null> =>
  read(db).first(sql<LisansDonemi>`
    select lisans_no as "LisansNo", baslama_tarihi as "BaslamaTarihi", bitis_tarihi as "BitisTarihi" from lisans
    where hal <> 'İptal' and id <> ${l.Id} and musteri_id = ${l.MusteriId} and proje_id = ${l.ProjeId}
      and lisans_tur_id = ${l.LisansTurId} and alt_lisans_tur_id is not distinct from ${l.AltLisansTurId}
      and daterange(baslama_tarihi, bitis_tarihi, '[]')
        && daterange(${l.BaslamaTarihi}::date, ${l.BitisTarihi}::date, '[]')
    order by baslama_tarihi limit 1`);

/** A licence of each of two customers that one customer could not both have; null: none. */
export const cakisanlar = (db: Db, kalan: number, giden: number) =>
  read(db).first(sql<{ kalan: string; giden: string }>`
    select k.lisans_no as kalan, g.lisans_no as giden from lisans k
    join lisans g on g.musteri_id = ${giden} and g.hal <> 'İptal' and g.proje_id = k.proje_id
      and g.lisans_tur_id = k.lisans_tur_id and g.alt_lisans_tur_id is not distinct from k.alt_lisans_tur_id
      and daterange(g.baslama_tarihi, g.bitis_tarihi, '[]') && daterange(k.baslama_tarihi, k.bitis_tarihi, '[]')
    where k.musteri_id = ${kalan} and k.hal <> 'İptal' order by k.id, g.id limit 1`);

/** A customer's licences that were not cancelled; locked if they will be changed. */
export const acikLisanslar = (db: Db, musteriId: number, kilitli = false) =>
  db
    .selectFrom('lisans')
    .select(['id as Id', 'lisans_no as LisansNo', 'musteri_id as MusteriId', 'proje_id as ProjeId'])
    .select(sql<LisansHali>`hal`.as('Hal'))
    .where('musteri_id', '=', musteriId)
    .where('hal', '<>', 'İptal')
    .orderBy('id')
    .$if(kilitli, (x) => x.forNoKeyUpdate())
    .execute();

/** The trials of a product that a customer has on this day or later, locked until the transaction ends. */
export const demoLisanslari = (db: Db, musteriId: number, projeId: number, gun: Gun) =>
  read(db).rows(sql<{
    Id: number;
    LisansNo: string;
    MusteriId: number;
    ProjeId: number;
    BaslamaTarihi: Gun;
    BitisTarihi: Gun;
  }>`
    select l.id as "Id", l.lisans_no as "LisansNo", l.musteri_id as "MusteriId", l.proje_id as "ProjeId",
      l.baslama_tarihi as "BaslamaTarihi", l.bitis_tarihi as "BitisTarihi"
    from lisans l join tanim t on t.id = l.lisans_tur_id
    where l.musteri_id = ${musteriId} and l.proje_id = ${projeId} and l.hal <> 'İptal' and t.anahtar = 'demo'
      and l.bitis_tarihi >= ${gun}::date
    order by l.id for no key update of l`);

/** Products of a customer that have licences. */
export const lisansliUrunler = async (db: Db, musteriId: number) =>
  db
    .selectFrom('lisans')
    .innerJoin('proje', 'proje.id', 'lisans.proje_id')
    .select(['proje.id as Id', 'proje.ad as Ad'])
    .distinct()
    .where('musteri_id', '=', musteriId)
    .execute();

/** The key of a kind of licence; undefined: there is no such kind. */
export const turAnahtari = async (db: Db, id: number) =>
  db.selectFrom('tanim').select('anahtar').where('id', '=', id).where('liste', '=', 'lisansTur').executeTakeFirst();

type LisansSutunlari = Sutunlar<typeof LISANS_ALANLARI>;

export const ekle = (
  db: Db,
  l: LisansSutunlari & { musteri_id: number; anahtar: string; cipa_gun: number },
  yazan: KisiId,
  simdi: Date,
) =>
  db
    .insertInto('lisans')
    .values({ ...l, donem_baslama: l.baslama_tarihi, yazan_id: yazan, yazma_zamani: simdi })
    .returning(['id as Id', 'lisans_no as LisansNo', 'surum as Surum'])
    .executeTakeFirstOrThrow();

type Degisen = Partial<LisansSutunlari> & {
  musteri_id?: number;
  donem_baslama?: Gun;
  cipa_gun?: number;
};

/** @param yazan null: the program itself */
export const degistir = async (db: Db, id: number, l: Degisen, yazan: KisiId | null, simdi: Date): Promise<number> =>
  (
    await db
      .updateTable('lisans')
      .set((eb) => ({ ...l, duzenleyen_id: yazan, duzenleme_zamani: simdi, surum: eb('surum', '+', 1) }))
      .where('id', '=', id)
      .returning('surum')
      .executeTakeFirstOrThrow()
  ).surum;
