import { ILCE_MERKEZLERI } from '@masabasi/core/pazarlama/ziyaret/ilceMerkezleri';
import { type Gun, gunEkle, istanbulAni, istanbulSaati, tarihYaz } from '@masabasi/core/platform/time/tarih';
import {
  cakisanRandevular,
  EN_COK_TAM_DURAK,
  type Konum,
  rota,
  uzaktan,
  yolKm,
} from '@masabasi/core/pazarlama/ziyaret/rota';
import type { PlanDuragi } from '@masabasi/core/pazarlama/ziyaret/satirlar';
import { sql } from 'kysely';
import { ASAMA_ADI, bolgesinde, kapsamda as adayKapsami, type Okuyan } from '../aday/api.ts';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import merkezler from '../../platform/db/veri/il-merkezleri.json' with { type: 'json' };
import { kapsam as musteriKapsami } from '../../musteri/musteri/api.ts';
import { kapsamda } from './queries.ts';

/** Stops on the way of a person's day. */

/** Candidates of each kind, the most promising first. */
const ADAY = 300;
/** Days before the end of a licence in which it becomes a stop. */
const LISANS_GUNU = 45;
/**
 * Upper bound, in kilometres of road, of the way from a customer to the nearest seat of a district in their
 * province.
 */
const ILCE_YARICAPI = 85;

const MERKEZLER: ReadonlyMap<number, Konum> = new Map(merkezler.merkezler.map((m) => [m.IlId, m]));
/** The places in each province where customers without coordinates are put. */
const IL_YERLERI: ReadonlyMap<number, readonly Konum[]> = Map.groupBy(
  [...merkezler.merkezler, ...ILCE_MERKEZLERI.values()],
  (yer) => yer.IlId,
);

type Satir = Omit<PlanDuragi, 'Km' | 'Konum'> & {
  readonly IlId: number | null;
  readonly IlceId: number | null;
  readonly Enlem: number | null;
  readonly Boylam: number | null;
};
type RandevuSatiri = Satir & { readonly Bit: string; readonly Uzaktan: boolean };
type Yerli = Satir & Konum & { readonly yer: 'adres' | 'ilce' | 'il' };

/**
 * The place of a stop: the customer's own, else the seat of their district, else the seat of their province. Empty
 * when none is known.
 */
function yerli(s: Satir): Yerli[] {
  if (s.Enlem !== null && s.Boylam !== null) return [{ ...s, Enlem: s.Enlem, Boylam: s.Boylam, yer: 'adres' }];
  const ilce = s.IlceId === null ? undefined : ILCE_MERKEZLERI.get(s.IlceId);
  const merkez = ilce ?? (s.IlId === null ? undefined : MERKEZLER.get(s.IlId));
  return merkez ? [{ ...s, Enlem: merkez.Enlem, Boylam: merkez.Boylam, yer: ilce ? 'ilce' : 'il' }] : [];
}

const MUSTERI = sql`m.id as "MusteriId", m.gorunen_ad as "Musteri", m.il_id as "IlId", m.ilce_id as "IlceId", il.ad as "Il", ilce.ad as "Ilce",
  m.adres as "Adres", coalesce(m.gsm, m.telefon) as "Telefon", m.enlem as "Enlem", m.boylam as "Boylam"`;
const YERLER = sql`left join il on il.id = m.il_id left join ilce on ilce.id = m.ilce_id`;

/** The appointments of a day that the person has or takes part in, in order of time. */
const randevular = async (db: Db, kim: Okuyan, gun: Gun): Promise<RandevuSatiri[]> =>
  (
    await sql<Satir & { Bit: string }>`
      select 'ziyaret' as "Tur", z.id as "KayitId", ${MUSTERI}, z.baslama_zamani as "Zaman", z.bitis_zamani as "Bit",
        t.ad as "Neden"
      from ziyaret z join musteri m on m.id = z.musteri_id join tanim t on t.id = z.gorusme_tur_id ${YERLER}
      where z.baslama_zamani >= ${new Date(istanbulAni(gun))} and z.baslama_zamani < ${new Date(istanbulAni(gunEkle(gun, 1)))}
        and z.durum = 'planlandi' and ${kapsamda(kim)} and (z.personel_id = ${kim.ben.Id} or exists (
          select from ziyaret_katilimci k where k.ziyaret_id = z.id and k.kisi_id = ${kim.ben.Id}))
      order by z.baslama_zamani, z.id`.execute(db)
  ).rows.map((s) => ({
    ...s,
    Uzaktan: uzaktan(s.Neden),
    Neden: `${s.Neden}, ${istanbulSaati(s.Zaman!)}–${istanbulSaati(s.Bit)}`,
  }));

/** An appointment in the plan when nobody drives to it, or when its place is unknown. */
const yersiz = (r: RandevuSatiri): PlanDuragi => {
  const { IlId: _il, IlceId: _c, Bit: _bit, Uzaktan: _u, ...d } = r;
  return { ...d, Enlem: null, Boylam: null, Konum: null, Km: null };
};

/**
 * The distance of a place from the nearest of these, and the smallest detour it adds to the way between two of
 * them.
 */
function uzakligi(yerler: readonly Konum[], d: Konum): { readonly yerden: number; readonly yoldan: number } {
  const km = yerler.map((yer) => yolKm(yer, d));
  const sapma = yerler.slice(1).map((yer, i) => km[i]! + km[i + 1]! - yolKm(yerler[i]!, yer));
  return { yerden: Math.min(...km), yoldan: Math.min(...sapma) };
}

/** The provinces that can contain a customer within this distance of a place, or of the way between two places. */
const yakinIller = (yerler: readonly Konum[], uzaklik: number): number[] =>
  [...IL_YERLERI].flatMap(([il, onun]) => {
    const yakin = onun.some((yer) => {
      const { yerden, yoldan } = uzakligi(yerler, yer);
      return yerden <= uzaklik + ILCE_YARICAPI || yoldan <= uzaklik + 2 * ILCE_YARICAPI;
    });
    return yakin ? [il] : [];
  });

/** The promising open prospects in some provinces, of this person or without an owner. */
const umutVerenler = (db: Db, kim: Okuyan, iller: readonly number[]): Promise<Satir[]> =>
  read(db).rows(sql<Satir>`
    select 'aday' as "Tur", a.id as "KayitId", ${MUSTERI}, null as "Zaman",
      p.ad || ' için aday, aşaması ' || ${ASAMA_ADI} as "Neden"
    from aday a join musteri m on m.id = a.musteri_id join proje p on p.id = a.proje_id ${YERLER}
    where a.asama in ('ilgili', 'demo', 'teklif') and (a.sahip_id = ${kim.ben.Id} or a.sahip_id is null)
      and m.il_id = any(${[...iller]}::int[]) and ${adayKapsami(kim)}
    order by array_position(array['teklif', 'demo', 'ilgili'], a.asama), a.tutar desc, a.id limit ${ADAY}`);

/** The licences in some provinces that end soon. */
const bitenLisanslar = async (db: Db, kim: Okuyan, iller: readonly number[], gun: Gun): Promise<Satir[]> =>
  (
    await sql<Satir & { bit: Gun }>`
      select 'lisans' as "Tur", l.id as "KayitId", ${MUSTERI}, null as "Zaman", p.ad as "Neden", l.bitis_tarihi as bit
      from lisans l join musteri m on m.id = l.musteri_id join proje p on p.id = l.proje_id ${YERLER}
      where l.hal = 'Aktif' and l.bitis_tarihi between ${gun}::date and ${gunEkle(gun, LISANS_GUNU)}::date
        and l.proje_id = any(${[...kim.urunler]}::int[]) and m.il_id = any(${[...iller]}::int[])
        and ${musteriKapsami(kim.urunler)} and ${bolgesinde(kim)}
      order by l.bitis_tarihi, l.id limit ${ADAY}`.execute(db)
  ).rows.map(({ bit, ...s }) => ({ ...s, Neden: `${s.Neden} lisansı ${tarihYaz(bit)} günü bitiyor` }));

export interface GunPlani {
  readonly duraklar: PlanDuragi[];
  /** Appointments by telephone or video. */
  readonly uzaktan: PlanDuragi[];
  /** Sentences about overlapping appointments. */
  readonly cakismalar: string[];
  readonly Km: number;
}

/**
 * A person's appointments of a day, filled up with promising prospects and licences that end soon near an appointment
 * or near the way between two. All stops come in driving order, as many as a day holds.
 * @param uzaklik the largest distance or detour, in kilometres of road
 */
export async function gunPlani(db: Db, kim: Okuyan, gun: Gun, uzaklik: number): Promise<GunPlani> {
  const hepsi = await randevular(db, kim, gun);
  const randevu = hepsi.filter((r) => !r.Uzaktan);
  const belli = randevu.flatMap(({ Bit: _b, Uzaktan: _u, ...r }) => yerli(r));
  const iller = yakinIller(belli, uzaklik);
  const [adaylar, lisanslar] = await Promise.all([umutVerenler(db, kim, iller), bitenLisanslar(db, kim, iller, gun)]);
  const gorulen = new Set(hepsi.map((r) => r.MusteriId));
  const yolUstu = [...adaylar, ...lisanslar]
    .flatMap(yerli)
    .map((d) => {
      const { yerden, yoldan } = uzakligi(belli, d);
      return { ...d, uzak: Math.min(yerden, yoldan) };
    })
    .filter((d) => d.uzak <= uzaklik)
    .toSorted((a, b) => a.uzak - b.uzak)
    // A customer is visited once, even with several reasons.
    .filter((d) => !gorulen.has(d.MusteriId) && gorulen.add(d.MusteriId))
    .slice(0, Math.max(0, EN_COK_TAM_DURAK - belli.length));
  const duraklar: Yerli[] = [...belli, ...yolUstu];
  const sira = rota(duraklar);
  let toplam = 0;
  const sirali = sira.map((durak, i): PlanDuragi => {
    const { IlId: _il, IlceId: _c, yer, uzak: _u, ...d } = { uzak: 0, ...duraklar[durak]! };
    const km = i === 0 ? null : yolKm(duraklar[sira[i - 1]!]!, duraklar[durak]!);
    toplam += km ?? 0;
    return { ...d, Konum: yer, Km: km === null ? null : Math.round(km * 10) / 10 };
  });
  return {
    // An appointment with an unknown place stays in the plan.
    duraklar: [...sirali, ...randevu.filter((r) => yerli(r).length === 0).map(yersiz)],
    uzaktan: hepsi.filter((r) => r.Uzaktan).map(yersiz),
    cakismalar: cakisanRandevular(hepsi.map((r) => ({ Musteri: r.Musteri, Bas: r.Zaman!, Bit: r.Bit }))),
    Km: Math.round(toplam * 10) / 10,
  };
}
