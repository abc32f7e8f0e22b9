import { hakGunu, type HakKurallari, type KullanilanSure, tamYil, toplamGun, yildonumu } from '../hakedis/rules.ts';
import { gunSayisiYaz, yuzde } from './rules.ts';
import { type Gun, gunEkle, gunFarki, tarihYaz } from '../../platform/time/tarih.ts';

/**
 * The single source of annual leave balances: a ledger of all anniversaries with earned days and tier, all corrections
 * and all leaves. The summaries on screens, documents and spreadsheets are read from the same lines.
 */

export interface OzetKaydi extends KullanilanSure {
  readonly Baslangic: Gun;
  /** The day of return, if it is shown. */
  readonly Bitis?: Gun | undefined;
  /** True for annual leave. No other kind reduces the entitlement (m. 56). */
  readonly yillik: boolean;
}

/** A waiting request: for annual leave, or for cancelling one. */
export interface BekleyenIstek extends KullanilanSure {
  readonly Baslangic: Gun;
  readonly Bitis?: Gun | undefined;
  readonly iptal: boolean;
}

export interface OzetGirdisi extends HakKurallari {
  readonly Ad: string;
  /** First day of work ever, and the latest entry. A missing latest entry means the first. */
  readonly IseBaslama: Gun | null;
  readonly IseGiris: Gun | null;
  /** Days of earlier service that were not settled at exit. */
  readonly OncekiHizmetGun: number;
  /** Days that do not count as worked (m. 55). */
  readonly SayilmayanGun: number;
  readonly bugun: Gun;
  readonly kayitlar: readonly OzetKaydi[];
  /** Corrections by an administrator: days added to the earned ones, or subtracted. */
  readonly duzeltmeler: readonly { readonly Gun: number; readonly Tarih?: Gun; readonly Sebep?: string }[];
  readonly bekleyenler?: readonly BekleyenIstek[] | undefined;
  /** Leave from before the product. Absent or null: none is known. */
  readonly acilis?: IzinAcilisi | null | undefined;
}

/** Annual leave from before the product on a day: the days left, or the days used by then. One of them is null. */
export interface IzinAcilisi {
  readonly Tarih: Gun;
  readonly Devreden: number | null;
  readonly Kullanilan: number | null;
}

export interface IzinOzeti {
  readonly Ad: string;
  readonly IseBaslama: Gun | null;
  readonly IseGiris: Gun | null;
  readonly cyil: number;
  readonly Kumulatif_Toplam: number;
  readonly HakGun: number;
  readonly Kullanilan: number;
  readonly KalanGun: number;
  /** Null while no entry date is known. */
  readonly izneKalanGun: number | null;
  /** Days of waiting requests. They are not subtracted from `KalanGun`. */
  readonly Bekleyen: number;
}

export const DEFTER_TURLERI = ['hak', 'acilis', 'duzeltme', 'izin', 'istek'] as const;
export interface DefterSatiri {
  readonly Tarih: Gun | null;
  readonly Tur: (typeof DEFTER_TURLERI)[number];
  readonly Ad: string;
  /** Days added, or subtracted if negative. */
  readonly Gun: number;
  /** Balance after the line. For a request: the balance if it were granted. */
  readonly Bakiye: number;
}

export interface IzinDefteri {
  readonly ozet: IzinOzeti;
  /** By date, with waiting requests after all other lines. */
  readonly satirlar: readonly DefterSatiri[];
}

interface Kalem extends Pick<DefterSatiri, 'Tarih' | 'Tur' | 'Ad'> {
  readonly yuzde: number;
}

const aralik = (r: { readonly Baslangic: Gun; readonly Bitis?: Gun | undefined }): string =>
  r.Bitis === undefined || r.Bitis === r.Baslangic
    ? tarihYaz(r.Baslangic)
    : `${tarihYaz(r.Baslangic)} – ${tarihYaz(r.Bitis)}`;

/**
 * Leaves as ledger lines. Hours become fractions of a day. Each line is the growth of the rounded sum, so that the
 * lines add up to the total to the hundredth.
 */
function kullanimlar(kayitlar: readonly OzetKaydi[]): Kalem[] {
  const sirali = kayitlar.toSorted((a, b) => (a.Baslangic < b.Baslangic ? -1 : a.Baslangic > b.Baslangic ? 1 : 0));
  let onceki = 0;
  return toplamGun(sirali).map((toplam, i) => {
    const kalem = { Tarih: sirali[i]!.Baslangic, Tur: 'izin', Ad: `Yıllık izin, ${aralik(sirali[i]!)}` } as const;
    const fark = toplam - onceki;
    onceki = toplam;
    return { ...kalem, yuzde: 0 - fark };
  });
}

const SIRA = { hak: 0, acilis: 1, duzeltme: 2, izin: 3, istek: 4 } as const;
const tarihSirasi = (a: Kalem, b: Kalem): number =>
  (a.Tarih ?? '') < (b.Tarih ?? '') ? -1 : (a.Tarih ?? '') > (b.Tarih ?? '') ? 1 : SIRA[a.Tur] - SIRA[b.Tur];

const topla = (kalemler: readonly Kalem[]): number => kalemler.reduce((t, k) => t + k.yuzde, 0);

/**
 * The opening line. Days left: the balance of that day becomes this number, whatever was earned or entered before.
 * Days used: they are subtracted.
 */
function acilisKalemi({ Tarih, Devreden, Kullanilan }: IzinAcilisi, digerleri: readonly Kalem[]): Kalem {
  const kalem = { Tarih, Tur: 'acilis' } as const;
  if (Devreden === null) {
    const gun = Kullanilan ?? 0;
    return { ...kalem, Ad: `Açılış: daha önce ${gunSayisiYaz(gun)} gün kullanılmış`, yuzde: 0 - yuzde(gun) };
  }
  const once = topla(digerleri.filter((k) => (k.Tarih ?? '') < Tarih || (k.Tur === 'hak' && k.Tarih === Tarih)));
  return { ...kalem, Ad: `Açılış: ${gunSayisiYaz(Devreden)} gün devretti`, yuzde: yuzde(Devreden) - once };
}

/** The ledger of a person at `bugun`, and the summary from it. */
export function izinDefteri(girdi: OzetGirdisi): IzinDefteri {
  const { Ad, IseBaslama, OncekiHizmetGun, SayilmayanGun, bugun } = girdi;
  const IseGiris = girdi.IseGiris ?? IseBaslama;
  const esas = IseGiris === null ? null : gunEkle(IseGiris, SayilmayanGun - OncekiHizmetGun);
  const cyil = esas === null ? 0 : tamYil(esas, bugun);
  const haklar = Array.from({ length: cyil }, (_, i): Kalem => {
    const gun = yildonumu(esas!, i + 1);
    const hak = hakGunu(i + 1, gun, girdi);
    return { Tarih: gun, Tur: 'hak', Ad: `${i + 1}. yıl doldu: ${gunSayisiYaz(hak)} gün`, yuzde: yuzde(hak) };
  });
  const duzeltmeler = girdi.duzeltmeler.map((d): Kalem => ({
    Tarih: d.Tarih ?? null,
    Tur: 'duzeltme',
    Ad: d.Sebep ?? 'Düzeltme',
    yuzde: yuzde(d.Gun),
  }));
  // A settled earlier service is closed together with its used leave.
  const ilkGun = IseGiris === null || OncekiHizmetGun > 0 ? '' : IseGiris;
  const izinler = kullanimlar(girdi.kayitlar.filter((k) => k.yillik && k.Baslangic >= ilkGun));
  const istekler = (girdi.bekleyenler ?? []).map((b): Kalem => {
    const gun = toplamGun([b])[0]!;
    const ad = `${b.iptal ? 'Bekleyen iptal isteği' : 'Bekleyen istek'}, ${aralik(b)}`;
    return { Tarih: b.Baslangic, Tur: 'istek', Ad: ad, yuzde: b.iptal ? gun : 0 - gun };
  });
  // A balance from before the latest entry was settled at the exit.
  const acilis = girdi.acilis && girdi.acilis.Tarih >= ilkGun ? girdi.acilis : null;
  const acilislar = acilis === null ? [] : [acilisKalemi(acilis, [...haklar, ...duzeltmeler, ...izinler])];
  const acilisGunu = topla(acilislar);
  const toplam = topla([...haklar, ...duzeltmeler]) + Math.max(0, acilisGunu);
  const kullanilan = 0 - topla(izinler) + Math.max(0, 0 - acilisGunu);
  let bakiye = 0;
  const satirlar = [
    ...[...haklar, ...acilislar, ...duzeltmeler, ...izinler].toSorted(tarihSirasi),
    ...istekler.toSorted(tarihSirasi),
  ].map(({ yuzde: n, ...k }): DefterSatiri => {
    bakiye += n;
    return { ...k, Gun: n / 100, Bakiye: bakiye / 100 };
  });
  const ozet = {
    Ad,
    IseBaslama,
    IseGiris,
    cyil,
    Kumulatif_Toplam: toplam / 100,
    HakGun: (haklar.at(-1)?.yuzde ?? 0) / 100,
    Kullanilan: kullanilan / 100,
    KalanGun: (toplam - kullanilan) / 100,
    izneKalanGun: esas === null ? null : gunFarki(bugun, yildonumu(esas, cyil + 1)),
    Bekleyen: (0 - topla(istekler)) / 100,
  };
  return { ozet, satirlar };
}

/** The balance if all waiting requests were granted. */
export const isteklerdenSonra = (o: Pick<IzinOzeti, 'KalanGun' | 'Bekleyen'>): number =>
  (yuzde(o.KalanGun) - yuzde(o.Bekleyen)) / 100;
