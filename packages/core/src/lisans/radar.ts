import { type Kurus, toplamYaz } from '../para.ts';
import { type Gun, gunFarki, tarihYaz } from '../tarih.ts';

/** Which customers may not go on with a licence that ends soon, and what says so. No clock, no database. */

/** What is looked at, each with what it adds to the risk; all of it together is 100. */
export const RADAR_NEDENLERI = {
  borc: { Ad: 'Geciken borç', Agirlik: 30 },
  gorusme: { Ad: 'Azalan görüşme', Agirlik: 20 },
  anket: { Ad: 'Düşük anket puanı', Agirlik: 20 },
  rakip: { Ad: 'Başka program', Agirlik: 20 },
  surum: { Ad: 'Eski sürüm', Agirlik: 10 },
} as const;
export type RadarNedeni = keyof typeof RADAR_NEDENLERI;
export const RADAR_SIRASI = Object.keys(RADAR_NEDENLERI) as RadarNedeni[];

/** How far ahead it may be looked, in days. */
export const RADAR_UFUKLARI = [30, 60, 90, 180] as const;

/** A debt counts from so many days after its last one. */
export const BORC_GUNU = 15;
/** Contacts of so many days are held against those of as many before them. */
export const GORUSME_GUNU = 90;
/** Of fewer contacts than this before it is not said that they have become fewer. */
export const EN_AZ_GORUSME = 4;
/** A score below this, of the last so many days, is low. */
export const DUSUK_PUAN = 60;
export const ANKET_GUNU = 180;
/** Another program counts so many days after it was named. */
export const RAKIP_GUNU = 365;
/** A version is old when so many are newer. */
export const GERIDE = 2;

/** What is known of a customer; null: nothing, or nothing that whoever asks may see. */
export interface RadarBelirtileri {
  readonly borc: { readonly tutarlar: readonly (readonly [string, Kurus])[]; readonly SonGun: Gun } | null;
  readonly gorusme: { readonly Once: number; readonly Sonra: number } | null;
  readonly anket: { readonly Puan: number; readonly Gun: Gun } | null;
  readonly rakip: { readonly Program: string; readonly Nerede: 'ziyaret' | 'teklif'; readonly Gun: Gun } | null;
  readonly surum: { readonly Kurulu: string; readonly Geride: number; readonly Son: string } | null;
}

export interface RadarBulgusu {
  readonly Ne: RadarNedeni;
  /** What was seen, in figures. */
  readonly Cumle: string;
}

const gecen = (gun: Gun, bugun: Gun): number => gunFarki(gun, bugun);

/** What each sign is taken for; null: it says nothing. */
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
    b !== null && b.Geride >= GERIDE ? `${b.Kurulu} kullanıyor; yayındaki ${b.Son}, ${b.Geride} sürüm ileride.` : null,
};

/** What speaks against a customer going on, the heaviest first. */
export const radarBulgulari = (b: RadarBelirtileri, bugun: Gun): RadarBulgusu[] =>
  RADAR_SIRASI.flatMap((Ne) => {
    const Cumle = BAKISLAR[Ne](b, bugun);
    return Cumle === null ? [] : [{ Ne, Cumle }];
  });

/** How much speaks against it: 0, nothing, to 100, all that is looked at. */
export const radarRiski = (bulgular: readonly Pick<RadarBulgusu, 'Ne'>[]): number =>
  bulgular.reduce((t, { Ne }) => t + RADAR_NEDENLERI[Ne].Agirlik, 0);

interface Siralanan {
  readonly Risk: number;
  readonly KalanGun: number;
  readonly MusteriId: number;
}
/** The most in danger first; of equals whose licence ends first. */
export const radarSirasi = (a: Siralanan, b: Siralanan): number =>
  b.Risk - a.Risk || a.KalanGun - b.KalanGun || a.MusteriId - b.MusteriId;
