import type { HesapBakiyesi } from '@masabasi/core/mali/defter/contract';
import { type Bozukluk, donemi, HESAP, ILK_OZET } from '@masabasi/core/mali/defter/rules';
import type { Kurus } from '@masabasi/core/platform/money/para';
import { ayEkle, type Gun } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';

/** Accounts to which a person may post. */
export const elleHesaplar = (db: Db) =>
  db.selectFrom('defter_hesap').select(['kod as Kod', 'ad as Ad']).where('elle', '=', true).orderBy('kod').execute();

export const sonFis = (db: Db) =>
  db
    .selectFrom('defter_bas')
    .select(['sira as Sira', sql<string>`encode(ozet, 'hex')`.as('Ozet')])
    .executeTakeFirstOrThrow();

/** Trial balance: every account with a balance, by currency. */
export const mizan = (db: Db): Promise<HesapBakiyesi[]> =>
  read(db).rows(sql<HesapBakiyesi>`select s.hesap_kod as "Kod", h.ad as "Ad", s.birim as "Birim",
      coalesce(sum(s.tutar) filter (where s.tutar > 0), 0)::bigint as "Borc",
      coalesce(-sum(s.tutar) filter (where s.tutar < 0), 0)::bigint as "Alacak", sum(s.tutar)::bigint as "Bakiye"
    from defter_satir s join defter_hesap h on h.kod = s.hesap_kod
    group by s.hesap_kod, h.ad, s.birim order by s.hesap_kod, s.birim`);

export interface MusteriBakiyesi {
  readonly MusteriId: number;
  readonly Birim: string;
  readonly Tutar: Kurus;
}

/**
 * Balances of customers by currency, below 0 for advances: account 120 of each customer and of those merged into it. A
 * customer with invoices of other products is left out, because a part of an account would be a wrong balance.
 */
export const musteriBakiyeleri = (
  db: Db,
  idler: readonly number[],
  urunler: readonly number[],
): Promise<MusteriBakiyesi[]> =>
  read(db).rows(sql<MusteriBakiyesi>`
    with recursive istenen as (
      select m.id from unnest(${[...idler]}::int[]) m (id) where not exists (select from fatura f
        where f.musteri_id = m.id and f.no is not null and f.proje_id <> all(${[...urunler]}::int[]))),
    hepsi as (
      select id as kok, id from istenen
      union select h.kok, b.id from musteri b join hepsi h on b.birlesen_id = h.id)
    select h.kok as "MusteriId", s.birim as "Birim", sum(s.tutar)::bigint as "Tutar"
    from hepsi h join defter_satir s on s.hesap_kod = ${HESAP.alicilar} and s.alt = 'musteri:' || h.id
    group by 1, 2 order by 1, s.birim <> 'TRY', 2`);

export const donemler = (db: Db) =>
  db
    .selectFrom('defter_donem as d')
    .innerJoin('kisi as k', 'k.id', 'd.kapatan_id')
    .select(['d.donem as Donem', 'd.kapanis as Kapanis', 'k.gorunen_ad as Kapatan'])
    .orderBy('d.donem', 'desc')
    .execute();

/** Next period to close: the first with an entry, or the one after the last closed. Null: the ledger is empty. */
export async function siradakiDonem(db: Db): Promise<string | null> {
  const { rows } = await sql<{ son: string | null; ilk: string | null }>`
    select (select max(donem) from defter_donem) as son, (select to_char(min(gun), 'YYYY-MM') from defter_fis) as ilk`.execute(
    db,
  );
  const { son, ilk } = rows[0]!;
  return son === null ? ilk : donemi(ayEkle(`${son}-01`, 1));
}

export const donemKapat = (db: Db, donem: string, kisi: number, simdi: Date) =>
  sql`insert into defter_donem (donem, kapanis, kapatan_id, son_sira, son_ozet)
    select ${donem}, ${simdi}, ${kisi}, sira, ozet from defter_bas`.execute(db);

export const donemAc = (db: Db, donem: string) =>
  db.deleteFrom('defter_donem').where('donem', '=', donem).executeTakeFirst();

/** Blocks writing and closing of periods until the transaction ends. */
export const defterTut = (db: Db) => sql`select from defter_bas for update`.execute(db);

/** Entries to check per SQL statement. */
const DILIM = 5000;
/** Most faults to report. In a rewritten ledger every entry would be a fault. */
const EN_COK_BOZUK = 100;

/**
 * Recalculates the whole ledger: the hash of every entry, their chain, the balance of each, and the values stored for
 * closed periods and the ledger's head.
 */
export async function defterBozukluklari(db: Db, boy = DILIM): Promise<Bozukluk[]> {
  const { sira: son } = await read(db).only(sql<{ sira: number }>`select greatest((select sira from defter_bas),
  (select max(sira) from defter_fis), (select max(fis_sira) from defter_satir), 0) as sira`);
  const bulunan: Bozukluk[] = [];
  for (let ilk = 0; ilk <= son && bulunan.length < EN_COK_BOZUK; ilk += boy) {
    const { rows } = await sql<Bozukluk>`
      with d as (select f.*, defter_ozeti(f) as yeni from defter_fis f where sira > ${ilk} and sira <= ${ilk + boy})
      select sira as "Sira", 'Fiş yazıldığından sonra değiştirilmiş.' as "Neden" from d where ozet <> yeni
      union all
      select d.sira, 'Önceki fişin mührü tutmuyor.' from d left join defter_fis o on o.sira = d.sira - 1
      where d.onceki <> coalesce(o.ozet, case d.sira when 1 then decode(${ILK_OZET}, 'hex') else '' end)
      union all
      select n, 'Fiş yok.' from generate_series(${ilk + 1}::bigint, ${Math.min(ilk + boy, son)}::bigint) n
      where not exists (select from defter_fis where sira = n)
      union all
      select fis_sira, 'Fişin borcu ile alacağı tutmuyor.' from defter_satir
      where fis_sira > ${ilk} and fis_sira <= ${ilk + boy} group by fis_sira, birim having sum(tutar) <> 0
      order by 1 limit ${EN_COK_BOZUK}`.execute(db);
    bulunan.push(...rows);
  }
  const { rows } = await sql<Bozukluk>`
    select null::bigint as "Sira", 'Defterin son mührü son fişinki değil.' as "Neden" from defter_bas b
    where b.ozet <> coalesce((select ozet from defter_fis where sira = b.sira),
        case b.sira when 0 then decode(${ILK_OZET}, 'hex') else '' end)
      or b.sira <> coalesce((select max(sira) from defter_fis), 0)
    union all
    select null, 'Defterin başı yok.' where not exists (select from defter_bas)
    union all
    select d.son_sira, 'Kapanan dönemin mührü tutmuyor: ' || d.donem || '.' from defter_donem d
    where d.son_ozet <> coalesce((select ozet from defter_fis where sira = d.son_sira),
        case d.son_sira when 0 then decode(${ILK_OZET}, 'hex') else '' end)`.execute(db);
  return [...bulunan, ...rows].slice(0, EN_COK_BOZUK);
}

export interface YevmiyeSatiri {
  readonly Sira: number;
  readonly Gun: Gun;
  readonly Kaynak: string;
  readonly KaynakId: number;
  readonly TersSira: number | null;
  readonly Aciklama: string;
  readonly Zaman: string;
  readonly Onceki: string;
  readonly Ozet: string;
  readonly Satir: number;
  readonly Hesap: string;
  readonly HesapAdi: string;
  readonly Alt: string;
  /** Number of the line's present customer. Null: none. */
  readonly MusteriNo: string | null;
  readonly Birim: string;
  readonly Tutar: number;
}

/**
 * Present customer of a line `s` of an entry `f`. The entry keeps the number from the time of writing. The record
 * behind the entry moves with its customer in a merge, and moves back when the customers are separated.
 */
const MUSTERI_NO = sql`(select m.musteri_no from musteri m where m.id = coalesce(case f.kaynak
    when 'fatura' then (select x.musteri_id from fatura x where x.id = f.kaynak_id)
    when 'tahsilat' then (select x.musteri_id from fatura_tahsilat t join fatura x on x.id = t.fatura_id where t.id = f.kaynak_id)
    when 'banka_hareket' then (select x.musteri_id from banka_hareket x where x.id = f.kaynak_id) end,
    (select coalesce(y.birlesen_id, y.id) from musteri y where y.id = split_part(s.alt, ':', 2)::int))
  and s.alt like 'musteri:%')`;

/** Lines of the entries of these days, entry by entry. */
export const yevmiye = (db: Db, ilk: Gun, son: Gun, enCok: number): Promise<YevmiyeSatiri[]> =>
  read(db)
    .rows(sql<YevmiyeSatiri>`select f.sira as "Sira", f.gun as "Gun", f.kaynak as "Kaynak", f.kaynak_id as "KaynakId",
      f.ters_sira as "TersSira", f.aciklama as "Aciklama", f.zaman as "Zaman", encode(f.onceki, 'hex') as "Onceki",
      encode(f.ozet, 'hex') as "Ozet", s.satir as "Satir", s.hesap_kod as "Hesap", h.ad as "HesapAdi", s.alt as "Alt",
      ${MUSTERI_NO} as "MusteriNo", s.birim as "Birim", s.tutar as "Tutar"
    from defter_fis f join defter_satir s on s.fis_sira = f.sira join defter_hesap h on h.kod = s.hesap_kod
    where f.gun between ${ilk}::date and ${son}::date order by f.sira, s.satir limit ${enCok}`);
