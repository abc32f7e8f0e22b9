import { type Kurus, toplamYaz } from '../../platform/money/para.ts';
import { type Gun, gunFarki, tarihYaz } from '../../platform/time/tarih.ts';

/** Customers who may not renew a licence that ends soon, with the signs for it. No clock, no database. */

/** The signs with their weight in the risk. All weights add up to 100. */
export const RADAR_NEDENLERI = {
  borc: { Ad: 'Geciken borç', Agirlik: 30 },
  gorusme: { Ad: 'Azalan görüşme', Agirlik: 20 },
  anket: { Ad: 'Düşük anket puanı', Agirlik: 20 },
  rakip: { Ad: 'Başka program', Agirlik: 20 },
  surum: { Ad: 'Eski versiyon', Agirlik: 10 },
} as const;
export type RadarNedeni = keyof typeof RADAR_NEDENLERI;
export const RADAR_SIRASI = Object.keys(RADAR_NEDENLERI) as RadarNedeni[];

/** Days to look ahead. */
export const RADAR_UFUKLARI = [30, 60, 90, 180] as const;

/** A debt counts from this many days after its due date. */
export const BORC_GUNU = 15;
/** Compares the tickets of this many days with the tickets of the same time before. */
export const GORUSME_GUNU = 90;
/** With fewer tickets before, a decrease is no sign. */
const EN_AZ_GORUSME = 4;
/** A score below this limit is low, and it counts for this many days. */
const DUSUK_PUAN = 60;
export const ANKET_GUNU = 180;
/** The name of another program counts for this many days. */
export const RAKIP_GUNU = 365;
/** A version is old if at least this many are newer. */
const GERIDE = 2;

/** The known facts about a customer. Null: unknown, or hidden from the caller. */
export interface RadarBelirtileri {
  readonly borc: { readonly tutarlar: readonly (readonly [string, Kurus])[]; readonly SonGun: Gun } | null;
  readonly gorusme: { readonly Once: number; readonly Sonra: number } | null;
  readonly anket: { readonly Puan: number; readonly Gun: Gun } | null;
  readonly rakip: { readonly Program: string; readonly Nerede: 'ziyaret' | 'teklif'; readonly Gun: Gun } | null;
  readonly surum: { readonly Kurulu: string; readonly Geride: number; readonly Son: string } | null;
}

export interface RadarBulgusu {
  readonly Ne: RadarNedeni;
  /** The sign in words and numbers. */
  readonly Cumle: string;
}

const gecen = (gun: Gun, bugun: Gun): number => gunFarki(gun, bugun);

/** The sentence of each sign. Null: no sign. */
const BAKISLAR: Readonly<Record<RadarNedeni, (b: RadarBelirtileri, bugun: Gun) => string | null>> = {
  borc: ({ borc: b }, bugun) =>
    b !== null && gecen(b.SonGun, bugun) >= BORC_GUNU
      ? `${toplamYaz(b.tutarlar)} borcu gecikti; en eskisi ${gecen(b.SonGun, bugun)} gündür.`
      : null,
  gorusme: ({ gorusme: b }) =>
    b !== null && b.Once >= EN_AZ_GORUSME && b.Sonra * 2 <= b.Once
      ? `Son ${GORUSME_GUNU} günde ${b.Sonra} görüşme, önceki ${GORUSME_GUNU} günde ${b.Once}.`
      : null,
  anket: ({ anket: b }, bugun) =>
    b !== null && b.Puan < DUSUK_PUAN && gecen(b.Gun, bugun) <= ANKET_GUNU
      ? `${tarihYaz(b.Gun)} anketinde 100 üzerinden ${Math.round(b.Puan)} verdi.`
      : null,
  rakip: ({ rakip: b }, bugun) =>
    b === null || gecen(b.Gun, bugun) > RAKIP_GUNU
      ? null
      : b.Nerede === 'ziyaret'
        ? `${tarihYaz(b.Gun)} ziyaretinde ${b.Program} konuşuldu.`
        : `${tarihYaz(b.Gun)} günü bir teklifi ${b.Program} karşısında kaybettik.`,
  surum: ({ surum: b }) =>
    b !== null && b.Geride >= GERIDE
      ? `${b.Kurulu} kullanıyor; yayındaki ${b.Son}, ${b.Geride} versiyon ileride.`
      : null,
};

/** The signs against a renewal, the heaviest first. */
export const radarBulgulari = (b: RadarBelirtileri, bugun: Gun): RadarBulgusu[] =>
  RADAR_SIRASI.flatMap((Ne) => {
    const Cumle = BAKISLAR[Ne](b, bugun);
    return Cumle === null ? [] : [{ Ne, Cumle }];
  });

/** The risk, 0 (no sign) to 100 (all signs). */
export const radarRiski = (bulgular: readonly Pick<RadarBulgusu, 'Ne'>[]): number =>
  bulgular.reduce((t, { Ne }) => t + RADAR_NEDENLERI[Ne].Agirlik, 0);

interface Siralanan {
  readonly Risk: number;
  readonly KalanGun: number;
  readonly MusteriId: number;
}
/** The highest risk first. Equal risks are ordered by the end of the licence. */
export const radarSirasi = (a: Siralanan, b: Siralanan): number =>
  b.Risk - a.Risk || a.KalanGun - b.KalanGun || a.MusteriId - b.MusteriId;
