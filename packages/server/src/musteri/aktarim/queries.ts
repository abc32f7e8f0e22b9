import { MUSTERI_ALANLARI, type MusteriAlanlari } from '@masabasi/core/musteri/musteri/alanlar';
import type { SATIR_LISTESI } from '@masabasi/core/musteri/aktarim/liste';
import type { Aktarim } from '@masabasi/core/musteri/aktarim/contract';
import type { AktarimDurumu, AktarimIslemi, MusteriKaydi } from '@masabasi/core/musteri/aktarim/rules';
import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import { type RawBuilder, sql } from 'kysely';
import { alanSorgusu } from '../../platform/field/alanlar.ts';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { isEkle } from '../../platform/db/kuyruk.ts';
import { type Ben, type KisiId, type UrunKapsami, saklananUrunler } from '../../platform/http/access.ts';
import { type Kaynak, icerenKalip, metinSirasi, sira } from '../../platform/list/liste.ts';
import { kapsam, type MusteriSutunlari } from '../musteri/api.ts';
import { anaNumara, telefonEsit } from '../../platform/identity/telefon.ts';

/** Imports for their pages, and the data for comparing their lines: slice by slice, never line by line. */

const aktarimSorgusu = (kosul: RawBuilder<unknown>) => sql<Aktarim>`
  select a.id as "Id", a.dosya as "Dosya", k.gorunen_ad as "Kisi", a.zaman as "Zaman",
    a.satir_sayisi as "SatirSayisi", a.taninmayan as "Taninmayan", a.atlanan as "Atlanan", a.islem as "Islem", a.durum as "Durum",
    a.mukerrer as "Mukerrer", a.ilerleme as "Ilerleme", a.mesaj as "Mesaj", a.yazma_zamani as "YazmaZamani",
    json_build_object('Yeni', 0, 'Güncellenecek', 0, 'Değişmeyecek', 0, 'Mükerrer', 0, 'Hatalı', 0)::jsonb || a.sayilar
      as "Sayilar", a.eklenebilir as "Eklenebilir",
    a.yazilan as "Yazilan", a.geri_alinan as "GeriAlinan", a.birakilan as "Birakilan"
  from musteri_aktarim a join kisi k on k.id = a.kisi_id
  where ${kosul}`;

/** Imports that a person may see: own ones, or all for a privileged person. */
const benim = (ben: Ben) => (ben.ayricalikli ? sql`true` : sql`a.kisi_id = ${ben.Id}`);

export const aktarimlar = async (db: Db, ben: Ben, enCok: number): Promise<Aktarim[]> =>
  (await aktarimSorgusu(sql`${benim(ben)} and a.durum <> 'yukleniyor' order by a.id desc limit ${enCok}`).execute(db))
    .rows;

/** An import; null: there is none, or it is another person's. */
export const aktarim = async (db: Db, ben: Ben, id: number): Promise<Aktarim | null> =>
  (await aktarimSorgusu(sql`a.id = ${id} and ${benim(ben)}`).execute(db)).rows[0] ?? null;

/** An import locked until the transaction ends; null as above. */
export async function kilitle(db: Db, ben: Ben, id: number): Promise<Aktarim | null> {
  await sql`select id from musteri_aktarim where id = ${id} for no key update`.execute(db);
  return aktarim(db, ben, id);
}

export const ac = (
  db: Db,
  a: {
    readonly Dosya: string;
    readonly Taninmayan: string[];
    readonly Atlanan: string[];
    readonly SatirSayisi: number;
  },
  ben: Ben,
  simdi: Date,
) =>
  db
    .insertInto('musteri_aktarim')
    .values({
      kisi_id: ben.Id,
      zaman: simdi,
      dosya: a.Dosya,
      taninmayan: a.Taninmayan,
      atlanan: a.Atlanan,
      satir_sayisi: a.SatirSayisi,
      mesaj: null,
    })
    .returning('id as Id')
    .executeTakeFirstOrThrow();

/** Adds lines; one that is there already stays as it is. */
export async function yukle(db: Db, id: number, satirlar: readonly MusteriKaydi[]): Promise<void> {
  await sql`
    insert into musteri_aktarim_satir (aktarim_id, satir, ham)
    select ${id}, (x ->> 'Satir')::int, x from jsonb_array_elements(${JSON.stringify(satirlar)}::jsonb) x
    on conflict do nothing`.execute(db);
}

export const yuklenen = (db: Db, id: number): Promise<number> =>
  read(db).value(sql<{ adet: number }>`
    select count(*) as adet from musteri_aktarim_satir where aktarim_id = ${id}`);

/** Names the steps of imports in the queue. */
export const AKTARIM_ISI = 'aktarim';

/** Puts an import into the queue, where each of its steps takes its turn. */
export const kuyruga = (db: Db, Id: number, simdi: Date) =>
  isEkle(db, { tur: AKTARIM_ISI, anahtar: String(Id), veri: { Id }, vakit: simdi });

/** Asks for a step, with the present products of its person. */
export async function siraya(
  db: Db,
  id: number,
  s: { islem: AktarimIslemi; mukerrer: Aktarim['Mukerrer']; projeler: UrunKapsami; simdi: Date },
): Promise<void> {
  await db
    .updateTable('musteri_aktarim')
    .set({
      islem: s.islem,
      durum: 'sirada',
      mukerrer: s.mukerrer,
      projeler: [...s.projeler],
      ilerleme: 0,
      mesaj: null,
    })
    .where('id', '=', id)
    .execute();
  await kuyruga(db, id, s.simdi);
}

/** The lines of an import after they were tried. A customer is named only if the caller sees it. */
export const satirKaynagi = (id: number, projelist: UrunKapsami): Kaynak<typeof SATIR_LISTESI> => ({
  takma: 'x',
  kayitlar: sql`(select * from musteri_aktarim_satir where sonuc is not null)`,
  anahtar: sql`x.satir`,
  kapsam: sql`x.aktarim_id = ${id}`,
  kelimeler: (ara) => aramaParcalari(ara).map((k) => sql`' ' || katla(x.ad || ' ' || x.mesaj) like ${icerenKalip(k)}`),
  suzgecler: {
    Sonuc: (sonucu) => sql`x.sonuc = ${sonucu}`,
    Birakilan: () => sql`x.geri_alindi = false`,
  },
  siralar: {
    Satir: sira(sql`x.satir`),
    Ad: metinSirasi(sql`x.ad`),
    Sonuc: metinSirasi(sql`x.sonuc`),
  },
  sutunlar: sql`s.satir as "Satir", s.ad as "Ad", s.sonuc as "Sonuc", s.alan as "Alan", s.mesaj as "Mesaj",
    m.id as "MusteriId", m.musteri_no as "MusteriNo", s.geri_alindi as "GeriAlindi"`,
  tablolar: sql`
    join musteri_aktarim_satir s on s.aktarim_id = ${id} and s.satir = x.id
    left join musteri m on m.id = s.musteri_id and ${kapsam(projelist)}`,
});

/** Lines at once: few enough to stay far below the statement timeout. */
export const DILIM = 500;

/** A running import. */
export interface Is {
  readonly Id: number;
  readonly KisiId: KisiId;
  readonly Dosya: string;
  readonly islem: 'dene' | 'yaz' | 'geriAl';
  readonly mukerrer: 'atla' | 'ekle';
  readonly projeler: UrunKapsami;
  readonly satirSayisi: number;
  readonly yazmaZamani: string | null;
}

export interface HamSatir {
  readonly satir: number;
  readonly ham: MusteriKaydi;
}

/** The lines after this one, as they were uploaded. */
export const hamSatirlar = (db: Db, id: number, sonra: number): Promise<HamSatir[]> =>
  read(db).rows(sql<HamSatir>`
    select satir, ham from musteri_aktarim_satir where aktarim_id = ${id} and satir > ${sonra}
    order by satir limit ${DILIM}`);

/** The fields of a customer that a line is compared with. */
export interface Kart {
  readonly Id: number;
  readonly MusteriNo: string;
  readonly GorunenAd: string;
  /** True if the importing person may see it. */
  readonly Gorunur: boolean;
  /** Products with licences: they are not removed from a customer. */
  readonly LisansliUrunler: readonly { readonly Id: number; readonly Ad: string }[];
  readonly LisansAcik: boolean;
  readonly alanlar: MusteriAlanlari;
}

const alanlar = alanSorgusu(MUSTERI_ALANLARI, 'm', 'id').sutunlar;
const intler = (idler: readonly number[]) => sql`${[...idler]}::int[]`;
const metinler = (m: readonly string[]) => sql`${[...m]}::text[]`;

async function kartlar(db: Db, kosul: ReturnType<typeof sql>, projeler: UrunKapsami): Promise<Kart[]> {
  const { rows } = await sql<Omit<Kart, 'alanlar'> & MusteriAlanlari>`
    select m.id as "Id", m.musteri_no as "MusteriNo", m.gorunen_ad as "GorunenAd", ${alanlar}, ${kapsam(projeler)} as "Gorunur",
      (select coalesce(json_agg(json_build_object('Id', p.id, 'Ad', p.ad)), '[]') from proje p
        where p.id in (select l.proje_id from lisans l where l.musteri_id = m.id)) as "LisansliUrunler",
      exists (select from lisans l where l.musteri_id = m.id and l.hal <> 'İptal') as "LisansAcik",
      array(select mp.proje_id from musteri_proje mp where mp.musteri_id = m.id and mp.proje_id = any(${intler(projeler)})
        order by 1) as "ProjeIdler"
    from musteri m where m.silindi is null and (${kosul})`.execute(db);
  return rows.map(({ Id, MusteriNo, GorunenAd, Gorunur, LisansliUrunler, LisansAcik, ...okunan }) => ({
    Id,
    MusteriNo,
    GorunenAd,
    Gorunur,
    LisansliUrunler,
    LisansAcik,
    alanlar: okunan,
  }));
}

/** The customers of these numbers, visible or not; `kilit` locks them until the transaction ends. */
export async function numaralilar(
  db: Db,
  n: { readonly idler: readonly number[]; readonly tcler: readonly string[]; readonly vknler: readonly string[] },
  projeler: UrunKapsami,
  kilit: boolean,
): Promise<Kart[]> {
  const kosul = sql`m.id = any(${intler(n.idler)}) or m.tc_kimlik = any(${metinler(n.tcler)})
    or m.vkn = any(${metinler(n.vknler)})`;
  if (kilit)
    await sql`select m.id from musteri m where m.silindi is null and (${kosul}) order by m.id for update`.execute(db);
  return kartlar(db, kosul, projeler);
}

export const idliler = (db: Db, idler: readonly number[], projeler: UrunKapsami) =>
  kartlar(db, sql`m.id = any(${intler(idler)}) and ${kapsam(projeler)}`, projeler);

/** A value that two customers may share. */
export interface Iz {
  readonly satir: number;
  readonly tur: 'telefon' | 'eposta' | 'iban';
  readonly deger: string;
}

/** Customers with a telephone, e-mail or IBAN of these lines, line by line. */
export const izdekiler = (db: Db, izler: readonly Iz[]) =>
  read(db).rows(sql<{ satir: number; tur: Iz['tur']; id: number }>`
    with x as (select * from unnest(${intler(izler.map((i) => i.satir))}, ${metinler(izler.map((i) => i.tur))},
      ${metinler(izler.map((i) => i.deger))}) as x(satir, tur, deger))
    select x.satir, x.tur, m.id from x join musteri m on ${anaNumara(sql`m.telefon`)} = ${anaNumara(sql`x.deger`)} and ${telefonEsit(sql`m.telefon`, sql`x.deger`)}
      where x.tur = 'telefon' and m.silindi is null
    union select x.satir, x.tur, m.id from x join musteri m on ${anaNumara(sql`m.gsm`)} = ${anaNumara(sql`x.deger`)} and ${telefonEsit(sql`m.gsm`, sql`x.deger`)}
      where x.tur = 'telefon' and m.silindi is null
    union select x.satir, x.tur, m.id from x join musteri m on m.eposta = x.deger where x.tur = 'eposta' and m.silindi is null
    union select x.satir, x.tur, m.id from x join musteri m on m.iban = x.deger where x.tur = 'iban' and m.silindi is null
    order by 1, 3`);

/** The customers of districts that the person may see, to compare their names. */
export const ilceliler = (db: Db, ilceler: readonly number[], projeler: UrunKapsami) =>
  read(db).rows(sql<{ id: number; ilce: number; ad: string }>`
    select m.id, m.ilce_id as ilce, m.gorunen_ad as ad from musteri m
    where m.ilce_id = any(${intler(ilceler)}) and ${kapsam(projeler)} order by m.id`);

/** The new lines with a district, district by district, after one of them. */
export const ilceliSatirlar = (db: Db, id: number, sonra: { readonly ilce: number; readonly satir: number }) =>
  read(db).rows(sql<HamSatir & { ilce: number; ad: string; yeni: MusteriSutunlari; projeler: number[] }>`
    select satir, ham, ilce_id as ilce, ad, yeni, projeler from musteri_aktarim_satir
    where aktarim_id = ${id} and sonuc = 'Yeni' and (ilce_id, satir) > (${sonra.ilce}, ${sonra.satir})
    order by ilce_id, satir limit ${DILIM}`);

/** The person's products by name and by code. */
export const urunler = (db: Db, projeler: UrunKapsami) =>
  read(db).rows(sql<{ Id: number; Ad: string }>`
    select id as "Id", ad as "Ad" from proje where id = any(${intler(projeler)}) union
    select id, kod from proje where id = any(${intler(projeler)}) and kod is not null and aktif`);

// ——— the job ———

/** Starts a waiting step. */
export async function basla(db: Db, id: number): Promise<Is | undefined> {
  const is = (
    await sql<Omit<Is, 'projeler'> & { projeler: number[] }>`
      update musteri_aktarim set durum = 'suruyor', ilerleme = 0 where id = ${id} and durum = 'sirada'
      returning id as "Id", kisi_id as "KisiId", dosya as "Dosya", islem, mukerrer, projeler, satir_sayisi as "satirSayisi",
        yazma_zamani as "yazmaZamani"`.execute(db)
  ).rows[0];
  return is && { ...is, projeler: saklananUrunler(is.projeler) };
}

/** Reports the progress of a running step to its readers. */
export const durumYaz = (
  db: Db,
  id: number,
  degisen: { durum?: AktarimDurumu; ilerleme?: number; mesaj?: string | null },
) => db.updateTable('musteri_aktarim').set(degisen).where('id', '=', id).where('durum', '=', 'suruyor').execute();

/** Ends a step with its result, counted from the lines. */
export async function bitir(db: Db, is: Is, simdi: Date): Promise<void> {
  await sql`
    update musteri_aktarim a set durum = 'bitti', ilerleme = 100, mesaj = null,
      yazma_zamani = case when a.islem = 'yaz' then ${simdi} else a.yazma_zamani end,
      sayilar = coalesce((select jsonb_object_agg(x.sonuc, x.adet) from (
        select sonuc, count(*) as adet from musteri_aktarim_satir where aktarim_id = a.id group by sonuc) x), '{}'),
      eklenebilir = s.eklenebilir, yazilan = s.yazilan, geri_alinan = s.geri_alinan, birakilan = s.birakilan
    from (select count(surum) as yazilan, count(*) filter (where secilebilir) as eklenebilir, count(*) filter (where geri_alindi) as geri_alinan,
      count(*) filter (where not geri_alindi) as birakilan from musteri_aktarim_satir where aktarim_id = ${is.Id}) s
    where a.id = ${is.Id}`.execute(db);
}

export const sonuc = (db: Db, id: number) =>
  db
    .selectFrom('musteri_aktarim')
    .select(['sayilar as Sayilar', 'yazilan as Yazilan', 'geri_alinan as GeriAlinan', 'birakilan as Birakilan'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/**
 * Deletes lines of imports that can no longer be undone or were never written. Returns their number; 0: none are left.
 */
export async function eskileriSil(db: Db, once: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from musteri_aktarim_satir where (aktarim_id, satir) in (
      select s.aktarim_id, s.satir from musteri_aktarim a join musteri_aktarim_satir s on s.aktarim_id = a.id
      where coalesce(a.yazma_zamani, a.zaman) < ${once} limit 5000)`.execute(db);
  return Number(numAffectedRows);
}
