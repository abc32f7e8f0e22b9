import type { FaizOraniSatiri, GelirAyi, GelirKirilimi, GelirSatiri } from '@masabasi/core/mali/gelir/contract';
import { type GelirTutari, type Kova, kovaGunleri, KOVALAR, type Seviye } from '@masabasi/core/mali/gelir/rules';
import type { Kurus } from '@masabasi/core/platform/money/para';
import { ayEkle, type Gun, gunEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import { avanslar } from '../banka/api.ts';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { kapsamda } from '../fatura/api.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { lisanslar, yenilemeSurer, yerineGecenYok } from '../../musteri/lisans/api.ts';

/** Scope of the figures: a person's products, or one of them. */
export const kapsami = (urunler: UrunKapsami, ProjeId: number | null): RawBuilder<unknown> =>
  ProjeId === null ? kapsamda(urunler) : sql`(${kapsamda(urunler)} and f.proje_id = ${ProjeId})`;

const YON = sql`case f.tip when 'IADE' then -1 else 1 end`;
const VADE = sql`coalesce(f.vade, f.tarih)`;

export interface HamKirilim {
  readonly Ne: 'birim' | 'ay' | 'proje' | 'bayi' | 'il';
  readonly Anahtar: string | null;
  readonly Ad: string;
  readonly Birim: string;
  readonly Adet: number;
  readonly Matrah: Kurus;
  readonly Odenecek: Kurus;
}

/**
 * Invoices cut on these days, by currency: in total, and by month, product, dealer and province, less returns. The
 * index alone adds up rows by day and product and by customer first, and names and months are joined to the few
 * results.
 */
export const kesilen = async (db: Db, kapsam: RawBuilder<unknown>, ilk: Gun, son: Gun): Promise<HamKirilim[]> => {
  const kesilenler = sql`from fatura f where f.durum = 'kesildi' and f.tarih between ${ilk}::date and ${son}::date and ${kapsam}`;
  const toplamlar = sql`count(*) as adet, sum(${YON} * f.matrah) as matrah, sum(${YON} * f.odenecek) as odenecek`;
  const x = sql`sum(adet)::int as adet, sum(matrah)::bigint as matrah, sum(odenecek)::bigint as odenecek`;
  return await read(db).rows(sql<HamKirilim>`
    with gun as (
      select f.para_birimi, f.tarih, f.proje_id, ${toplamlar} ${kesilenler} group by 1, 2, 3),
    ay as (
      select para_birimi, to_char(tarih, 'YYYY-MM') as ay, proje_id, ${x} from gun group by 1, 2, 3),
    kim as (
      select f.para_birimi, f.musteri_id, ${toplamlar} ${kesilenler} group by 1, 2),
    yer as (
      select k.para_birimi, m.bayi_id, m.il_id, ${x} from kim k join musteri m on m.id = k.musteri_id group by 1, 2, 3),
    x as (
      select para_birimi, ay, proje_id, null::int as bayi_id, null::int as il_id,
        case grouping(ay, proje_id) when 3 then 15 when 1 then 7 else 11 end as ne, ${x}
      from ay group by grouping sets ((para_birimi), (para_birimi, ay), (para_birimi, proje_id))
      union all
      select para_birimi, null, null, bayi_id, il_id, case grouping(bayi_id, il_id) when 1 then 13 else 14 end, ${x}
      from yer group by grouping sets ((para_birimi, bayi_id), (para_birimi, il_id)))
    select case ne when 15 then 'birim' when 7 then 'ay' when 11 then 'proje' when 13 then 'bayi' else 'il' end as "Ne",
      coalesce(x.ay, x.proje_id::text, x.bayi_id::text, x.il_id::text) as "Anahtar",
      coalesce(x.ay, p.ad, t.ad, i.ad, '') as "Ad", x.para_birimi as "Birim", x.adet as "Adet", x.matrah as "Matrah",
      x.odenecek as "Odenecek"
    from x left join proje p on p.id = x.proje_id left join tanim t on t.id = x.bayi_id left join il i on i.id = x.il_id
    order by x.ne, x.ay, x.matrah desc, 2`);
};

/** Payments on these days, by month and currency. Grouped by day first: there are many payments and few days. */
export const odenen = (db: Db, kapsam: RawBuilder<unknown>, ilk: Gun, son: Gun) =>
  read(db).rows(sql<Omit<GelirAyi, 'Odenecek'>>`
    select to_char(g.tarih, 'YYYY-MM') as "Ay", g.para_birimi as "Birim", sum(g.tutar)::bigint as "Tahsil"
    from (select t.tarih, f.para_birimi, sum(t.tutar) as tutar from fatura_tahsilat t join fatura f on f.id = t.fatura_id
      where t.geri_alma_zamani is null and t.tarih between ${ilk}::date and ${son}::date and ${kapsam} group by 1, 2) g
    group by 1, 2 order by 1, 2`);

export interface Vadesi {
  readonly Birim: string;
  readonly Gelen: number;
  readonly Odenen: number;
}
/** Amount that fell due on these days, and the part that is no longer open. */
export const vadesiGelen = (db: Db, kapsam: RawBuilder<unknown>, ilk: Gun, son: Gun): Promise<Vadesi[]> =>
  read(db).rows(sql<Vadesi>`
    select f.para_birimi as "Birim", sum(f.odenecek)::bigint as "Gelen",
      sum(f.odenecek - coalesce(greatest(a.kalan, 0), 0))::bigint as "Odenen"
    from fatura f left join fatura_acik a on a.fatura_id = f.id
    where f.durum = 'kesildi' and f.tip <> 'IADE' and f.vade between ${ilk}::date and ${son}::date and ${kapsam}
    group by 1`);

/** Open amount now, and its late part. */
export const acik = (db: Db, kapsam: RawBuilder<unknown>, bugun: Gun) =>
  read(db).rows(sql<{ Birim: string; Acik: Kurus; Gecikmis: Kurus }>`
    select f.para_birimi as "Birim", sum(f.kalan)::bigint as "Acik",
      coalesce(sum(f.kalan) filter (where f.son_gun < ${bugun}::date), 0)::bigint as "Gecikmis"
    from fatura_acik f where f.kalan > 0 and ${kapsam} group by 1`);

const urunu = (ProjeId: number | null) => (ProjeId === null ? sql`true` : sql`l.proje_id = ${ProjeId}`);

/** Monthly income from running licences. */
export const yinelenen = (db: Db, urunler: UrunKapsami, ProjeId: number | null, bugun: Gun) =>
  read(db).rows(sql<{ Birim: string; Adet: number; Aylik: Kurus }>`
    select l.para_birimi as "Birim", count(*)::int as "Adet", round(sum(l.yillik_bedel) / 12.0)::bigint as "Aylik"
    from ${lisanslar(urunler, bugun)} l join tanim t on t.id = l.lisans_tur_id
    where l.durum = 'Aktif' and l.yillik_bedel > 0 and t.anahtar is distinct from 'demo' and ${urunu(ProjeId)}
    group by 1 order by 1`);

/** Licence income that ends in each of the coming twelve months. */
export const bitecek = (db: Db, urunler: UrunKapsami, ProjeId: number | null, bugun: Gun) =>
  read(db).rows(sql<{ Ay: string; Birim: string; bedeller: number[] }>`
    select to_char(l.bitis_tarihi, 'YYYY-MM') as "Ay", l.para_birimi as "Birim", array_agg(l.yillik_bedel::float8) as bedeller
    from ${lisanslar(urunler, bugun)} l join tanim t on t.id = l.lisans_tur_id
    where l.durum = 'Aktif' and l.yillik_bedel > 0 and t.anahtar is distinct from 'demo' and ${urunu(ProjeId)}
      and l.bitis_tarihi between ${bugun}::date and ${gunEkle(ayEkle(bugun, 12), -1)}::date
    group by 1, 2 order by 1, 2`);

/** Number of licences that ended in the last two years and were renewed. */
export const yenilemeler = async (db: Db, urunler: UrunKapsami, ProjeId: number | null, bugun: Gun) => {
  const ilk = ayEkle(bugun, -24);
  const { rows } = await sql<{ Yenilenen: number; Kaybedilen: number }>`
    with l as (select l.id, l.musteri_id, l.proje_id, l.bitis_tarihi from ${lisanslar(urunler, bugun)} l join tanim t on t.id = l.lisans_tur_id
      where t.anahtar is distinct from 'demo' and l.yillik_bedel > 0 and ${urunu(ProjeId)})
    select (select count(*)::int from hareket h join l on l.id = h.nesne_id where h.nesne = 'lisans' and h.tur = 'Yenileme'
        and h.zaman >= ${new Date(istanbulAni(ilk))} and ${yenilemeSurer}) as "Yenilenen",
      (select count(*)::int from l where l.bitis_tarihi >= ${ilk}::date and l.bitis_tarihi < ${bugun}::date
        and ${yerineGecenYok('l')}) as "Kaybedilen"`.execute(db);
  const { Yenilenen, Kaybedilen } = rows[0]!;
  return { Yenilenen, Biten: Yenilenen + Kaybedilen };
};

const gecikmesi = (kova: Kova | null, bugun: Gun, sonGun: RawBuilder<unknown> = VADE): RawBuilder<unknown> => {
  if (kova === null) return sql`true`;
  const [ilk, son] = kovaGunleri(kova);
  return sql`(${bugun}::date - ${sonGun} >= ${ilk ?? -100_000} and ${bugun}::date - ${sonGun} <= ${son ?? 100_000})`;
};

/** Debts of customers, by age. @param enCok most customers to return */
export const yaslar = (db: Db, kapsam: RawBuilder<unknown>, bugun: Gun, enCok: number | null) =>
  read(db).rows(sql<{ MusteriId: number; Musteri: string; Birim: string; kovalar: Kurus[]; Toplam: Kurus }>`
    select ${enCok === null ? sql`0` : sql`x.musteri_id`} as "MusteriId", ${enCok === null ? sql`''` : sql`m.gorunen_ad`} as "Musteri",
      x.para_birimi as "Birim", jsonb_build_array(${sql.join(KOVALAR.map((_, i) => sql`x.${sql.raw(`k${i}`)}`))}) as kovalar, x.toplam as "Toplam"
    from (select f.para_birimi${enCok === null ? sql`` : sql`, y.musteri_id`}, sum(f.kalan)::bigint as toplam,
        ${sql.join(
          KOVALAR.map(
            (k, i) =>
              sql`coalesce(sum(f.kalan) filter (where ${gecikmesi(k, bugun, sql`f.son_gun`)}), 0)::bigint as ${sql.raw(`k${i}`)}`,
          ),
        )}
      from fatura_acik f ${enCok === null ? sql`` : sql`join fatura y on y.id = f.fatura_id`} where f.kalan > 0 and ${kapsam}
      group by f.para_birimi${enCok === null ? sql`` : sql`, y.musteri_id`}) x
    ${enCok === null ? sql`` : sql`join musteri m on m.id = x.musteri_id`}
    order by x.toplam desc, 1 limit ${enCok ?? 100}`);

export interface SatirIstegi {
  readonly Ne: GelirTutari;
  readonly Baslangic: Gun | null;
  readonly Bitis: Gun | null;
  readonly Birim: string;
  readonly BayiId: number | null;
  readonly IlId: number | null;
  readonly MusteriId: number | null;
  readonly Kova: Kova | null;
}
/** Rows of a figure to show. */
const EN_COK_SATIR = 500;

/** Rows behind a figure, with their number and total. */
export async function satirlari(db: Db, kapsam: RawBuilder<unknown>, s: SatirIstegi, bugun: Gun) {
  const gunu = s.Ne === 'tahsil' ? sql`t.tarih` : sql`f.tarih`;
  const donemi = s.Ne !== 'acik' && s.Ne !== 'gecikmis';
  const nereden = {
    kesilen: sql`fatura f`,
    odenecek: sql`fatura f`,
    tahsil: sql`fatura_tahsilat t join fatura f on f.id = t.fatura_id and t.geri_alma_zamani is null`,
    acik: sql`fatura_acik a join fatura f on f.id = a.fatura_id and a.kalan > 0`,
    gecikmis: sql`fatura_acik a join fatura f on f.id = a.fatura_id and a.kalan > 0 and ${VADE} < ${bugun}::date`,
  }[s.Ne];
  const tutar = {
    kesilen: sql`${YON} * f.matrah`,
    odenecek: sql`${YON} * f.odenecek`,
    tahsil: sql`t.tutar`,
    acik: sql`a.kalan`,
    gecikmis: sql`a.kalan`,
  }[s.Ne];
  const kosullar = [
    kapsam,
    sql`f.durum = 'kesildi'`,
    sql`f.para_birimi = ${s.Birim}`,
    ...(donemi && s.Baslangic !== null ? [sql`${gunu} >= ${s.Baslangic}::date`] : []),
    ...(donemi && s.Bitis !== null ? [sql`${gunu} <= ${s.Bitis}::date`] : []),
    ...(s.BayiId === null ? [] : [sql`coalesce(m.bayi_id, 0) = ${s.BayiId}`]),
    ...(s.IlId === null ? [] : [sql`coalesce(m.il_id, 0) = ${s.IlId}`]),
    ...(s.MusteriId === null ? [] : [sql`f.musteri_id = ${s.MusteriId}`]),
    ...(s.Ne === 'acik' ? [gecikmesi(s.Kova, bugun)] : []),
  ];
  const { rows } = await sql<GelirSatiri & { adet: number; toplam: Kurus }>`
    select f.id as "FaturaId", f.tur as "Tur", f.no as "No", ${gunu} as "Tarih", m.gorunen_ad as "Musteri",
      f.para_birimi as "Birim", (${tutar})::bigint as "Tutar", (count(*) over ())::int as adet,
      (sum(${tutar}) over ())::bigint as toplam
    from ${nereden} join musteri m on m.id = f.musteri_id where ${sql.join(kosullar, sql` and `)}
    order by ${gunu} desc, f.id desc limit ${EN_COK_SATIR}`.execute(db);
  const ilk = rows[0];
  return {
    satirlar: rows.map(({ FaturaId, Tur, No, Tarih, Musteri, Birim, Tutar }) => ({
      FaturaId,
      Tur,
      No,
      Tarih,
      Musteri,
      Birim,
      Tutar,
    })),
    Adet: ilk?.adet ?? 0,
    Toplam: ilk?.toplam ?? (0 as Kurus),
  };
}

export interface HamGeciken {
  readonly FaturaId: number;
  readonly Tur: 'efatura' | 'earsiv';
  readonly No: string;
  readonly MusteriId: number;
  readonly Musteri: string;
  readonly Eposta: string | null;
  readonly Birim: string;
  readonly Kalan: Kurus;
  readonly Vade: Gun;
  readonly SonSeviye: Seviye | null;
  readonly SonZaman: string | null;
  readonly SonGun: Gun | null;
  readonly SozGunu: Gun | null;
  readonly SozNotu: string;
  readonly DurmaNedeni: string | null;
  readonly Avans: Kurus;
  readonly adet: number;
}
/** Late debts, the oldest first: all of them, or the given ones. Details are loaded only for the shown rows. */
export const gecikenler = (
  db: Db,
  kapsam: RawBuilder<unknown>,
  bugun: Gun,
  { enCok, idler }: { readonly enCok: number; readonly idler?: readonly number[] },
): Promise<HamGeciken[]> =>
  read(db).rows(sql<HamGeciken>`
    with a as (
      select f.fatura_id, f.kalan, f.son_gun, (count(*) over ())::int as adet from fatura_acik f
      where f.kalan > 0 and f.son_gun < ${bugun}::date and ${kapsam}
        and ${idler === undefined ? sql`true` : sql`f.fatura_id = any(${[...idler]}::int[])`}
      order by f.son_gun, f.fatura_id limit ${enCok})
    select f.id as "FaturaId", f.tur as "Tur", f.no as "No", m.id as "MusteriId", m.gorunen_ad as "Musteri",
      nullif(trim(m.eposta), '') as "Eposta", f.para_birimi as "Birim", a.kalan as "Kalan", a.son_gun as "Vade",
      h.seviye as "SonSeviye", h.zaman as "SonZaman", (h.zaman at time zone 'Europe/Istanbul')::date as "SonGun",
      s.soz_gunu as "SozGunu", coalesce(s.notu, '') as "SozNotu", d.neden as "DurmaNedeni",
      coalesce(v.avans, 0)::bigint as "Avans", a.adet
    from a join fatura f on f.id = a.fatura_id join musteri m on m.id = f.musteri_id
      left join lateral (select h.seviye, h.zaman from fatura_hatirlatma h where h.fatura_id = f.id
        order by h.zaman desc limit 1) h on true
      left join lateral (select s.soz_gunu, s.notu from odeme_sozu s where s.fatura_id = f.id order by s.id desc limit 1) s on true
      left join lateral (select d.neden from hatirlatma_durdurma d where d.musteri_id = f.musteri_id
        order by d.id desc limit 1) d on true
      left join ${avanslar(sql`(select y.musteri_id from a x join fatura y on y.id = x.fatura_id)`)} v
        on v.musteri_id = f.musteri_id and v.birim = f.para_birimi
    order by a.son_gun, f.id`);

export const oranlar = (db: Db): Promise<FaizOraniSatiri[]> =>
  db
    .selectFrom('faiz_orani as o')
    .leftJoin('kisi as k', 'k.id', 'o.yazan_id')
    .select(['o.gecerlilik as Gecerlilik', 'o.oran as Oran', 'o.aciklama as Aciklama', 'k.gorunen_ad as Yazan'])
    .orderBy('o.gecerlilik', 'desc')
    .execute();

/** The rows of one breakdown of cut invoices, in the form for lists. */
export const kirilimi = (hepsi: readonly HamKirilim[], ne: 'proje' | 'bayi' | 'il'): GelirKirilimi[] =>
  hepsi
    .filter((k) => k.Ne === ne)
    .map((k) => ({
      Id: k.Anahtar === null ? null : Number(k.Anahtar),
      Ad: k.Ad,
      Birim: k.Birim,
      Adet: k.Adet,
      Matrah: k.Matrah,
    }));

/** Blocks other reminders of these invoices until the transaction ends. */
export const faturalariTut = (db: Db, idler: readonly number[]) =>
  sql`select id from fatura where id = any(${[...idler]}::int[]) order by id for no key update`.execute(db);
