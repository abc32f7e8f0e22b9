import { sayiYaz } from '../../platform/text/metin.ts';
import { type Gun, gunEkle, gunFarki, haftaGunu } from '../../platform/time/tarih.ts';
import type { CalismaGunu } from './cpm.ts';

/**
 * Measures of projects: earned value (PMI, Standard for Earned Value Management, ANSI/PMI 19-006-2019), here in hours
 * instead of money, the duration of plans, and the load of people. No clock, no database.
 */

/** Groups of the analysis rows. */
export const ANALIZ_GRUPLARI = { proje: 'Proje', konu: 'Konu', ekip: 'Ekip', kisi: 'Sorumlu' } as const;
export type AnalizGrubu = keyof typeof ANALIZ_GRUPLARI;
/** Sets of plans behind a figure. */
export const ANALIZ_KUMELERI = {
  hepsi: 'Bütün planlar',
  biten: 'Tamamlananlar',
  suren: 'Sürenler',
  geciken: 'Gecikenler',
  cevrim: 'Aralıkta tamamlananlar',
  onaysiz: 'Onaylı versiyonu olmayanlar',
} as const;
export type AnalizKumesi = keyof typeof ANALIZ_KUMELERI;

/** Weeks in one analysis, at most. */
const EN_COK_HAFTA = 106;
/** Hours of a working day. */
export const GUNLUK_SAAT = 8;

/** Reason to refuse a period, or null. */
export function aralikHatasi(ilk: Gun, son: Gun): string | null {
  if (son < ilk) return 'Bitiş, başlamadan önce olamaz.';
  return gunFarki(ilk, son) > (EN_COK_HAFTA - 2) * 7 ? 'En çok iki yıllık bir aralık seçiniz.' : null;
}

export interface Hafta {
  /** A Monday. */
  readonly Ilk: Gun;
  readonly Son: Gun;
  /** Working days. */
  readonly IsGunu: number;
}
/** Whole weeks that cover the days from `ilk` to `son`. */
export function haftalar(ilk: Gun, son: Gun, say: (ilk: Gun, son: Gun) => number): Hafta[] {
  const sonuc: Hafta[] = [];
  for (let g = gunEkle(ilk, 1 - haftaGunu(ilk)); g <= son; g = gunEkle(g, 7)) {
    const Son = gunEkle(g, 6);
    sonuc.push({ Ilk: g, Son, IsGunu: say(g, Son) });
  }
  return sonuc;
}

/** Counts working days between two days, both included. Days outside of `ilk` and `son` do not count. */
export function gunSayaci(ilk: Gun, son: Gun, calisir: CalismaGunu): (a: Gun, b: Gun) => number {
  const kadar = [0];
  for (let g = ilk, n = 0; g <= son; g = gunEkle(g, 1), n++) kadar.push(kadar[n]! + Number(calisir(g)));
  const yeri = (g: Gun) => Math.min(kadar.length - 1, Math.max(0, gunFarki(ilk, g)));
  return (a, b) => (b < a ? 0 : kadar[yeri(gunEkle(b, 1))]! - kadar[yeri(a)]!);
}

export interface TemelPlan {
  /** Hours. */
  readonly Saat: number;
  readonly Baslama: Gun;
  readonly Bitis: Gun;
}
/** Planned value: hours due by the end of a day, spread evenly over the working days. */
export function planlananDeger({ Saat, Baslama, Bitis }: TemelPlan, gun: Gun, say: (a: Gun, b: Gun) => number): number {
  if (gun < Baslama) return 0;
  if (gun >= Bitis) return Saat;
  const hepsi = say(Baslama, Bitis);
  return hepsi === 0 ? 0 : (Saat * say(Baslama, gun)) / hepsi;
}

export interface IlerlemeKaydi {
  readonly Tarih: Gun;
  readonly Saat: number;
  readonly Ilerleme: number;
}
/**
 * Progress of a plan at the end of a day, from the last record until then. `kayitlar` are in the order of their days.
 */
export function ilerlemesi(kayitlar: readonly IlerlemeKaydi[], gun: Gun, bitis: Gun | null): number {
  if (bitis !== null && bitis <= gun) return 100;
  return kayitlar.findLast((k) => k.Tarih <= gun)?.Ilerleme ?? 0;
}
/** Actual cost: hours recorded until the end of a day. */
export const harcanan = (kayitlar: readonly IlerlemeKaydi[], gun: Gun): number =>
  kayitlar.reduce((t, k) => (k.Tarih <= gun ? t + k.Saat : t), 0);

export interface Degerler {
  /** Budget at completion. */
  readonly BAC: number;
  readonly PV: number;
  readonly EV: number;
  readonly AC: number;
}
export interface KazanilmisDeger extends Degerler {
  readonly SV: number;
  readonly CV: number;
  /** Null: nothing was planned yet. */
  readonly SPI: number | null;
  /** Null: nothing was spent yet. */
  readonly CPI: number | null;
  /** Estimate at completion at the rate so far (BAC / CPI); null: nothing is done or spent yet. */
  readonly EAC: number | null;
}
/** Derives the indexes of earned value from the four sums. */
export function kazanilmisDeger({ BAC, PV, EV, AC }: Degerler): KazanilmisDeger {
  return {
    BAC,
    PV,
    EV,
    AC,
    SV: EV - PV,
    CV: EV - AC,
    SPI: PV === 0 ? null : EV / PV,
    CPI: AC === 0 ? null : EV / AC,
    EAC: EV === 0 || AC === 0 ? null : (BAC * AC) / EV,
  };
}
export const degerTopla = (degerler: readonly Degerler[]): Degerler =>
  degerler.reduce<Degerler>((t, d) => ({ BAC: t.BAC + d.BAC, PV: t.PV + d.PV, EV: t.EV + d.EV, AC: t.AC + d.AC }), {
    BAC: 0,
    PV: 0,
    EV: 0,
    AC: 0,
  });

export interface Dagilim {
  readonly Adet: number;
  readonly Ortanca: number;
  /** First and third quartile: half of the values lie between them. */
  readonly Alt: number;
  readonly Ust: number;
  readonly EnAz: number;
  readonly EnCok: number;
}
/** Median and spread, quantiles by linear interpolation (Hyndman and Fan 1996, type 7); null for no values. */
export function dagilimi(degerler: readonly number[]): Dagilim | null {
  if (degerler.length === 0) return null;
  const d = degerler.toSorted((a, b) => a - b);
  const nicelik = (p: number) => {
    const h = (d.length - 1) * p;
    const alt = Math.floor(h);
    return d[alt]! + (h - alt) * (d[Math.min(alt + 1, d.length - 1)]! - d[alt]!);
  };
  return {
    Adet: d.length,
    Ortanca: nicelik(0.5),
    Alt: nicelik(0.25),
    Ust: nicelik(0.75),
    EnAz: d[0]!,
    EnCok: d.at(-1)!,
  };
}

/**
 * Spreads the remaining hours of a plan over its weeks from `bugun` on, by their working days. The rest of a late plan
 * lies on the week of today.
 */
export function kalanYuk(
  kalan: number,
  { Baslama, Bitis }: Pick<TemelPlan, 'Baslama' | 'Bitis'>,
  bugun: Gun,
  bunlar: readonly Hafta[],
  say: (a: Gun, b: Gun) => number,
): number[] {
  const ilk = Baslama < bugun ? bugun : Baslama;
  const son = Bitis < ilk ? ilk : Bitis;
  const hepsi = say(ilk, son);
  return bunlar.map((h) => {
    if (kalan <= 0 || h.Son < ilk || h.Ilk > son) return 0;
    // A remaining span without a working day still puts its hours on its week.
    if (hepsi === 0) return h.Ilk <= ilk ? kalan : 0;
    return (kalan * say(h.Ilk < ilk ? ilk : h.Ilk, h.Son > son ? son : h.Son)) / hepsi;
  });
}

/** Upper ends of the duration bins, in working days. The last one is open. */
const KUTULAR = [5, 10, 15, 20, 30, Infinity];
export const cevrimKutulari = (sureler: readonly number[]): { readonly Ad: string; readonly Adet: number }[] =>
  KUTULAR.map((ust, i) => {
    const alt = i === 0 ? 0 : KUTULAR[i - 1]!;
    return {
      Ad: ust === Infinity ? `${alt + 1} gün ve üstü` : `${alt + 1}–${ust} gün`,
      Adet: sureler.filter((g) => g > alt && g <= ust).length,
    };
  });

/** Hours for the screen, with one decimal at most. */
export const saatYaz = (n: number): string => sayiYaz(Math.round(n * 10) / 10).replace('-', '−');
/** Text of an index; a dash for null. */
export const oranYaz = (n: number | null): string => (n === null ? '–' : n.toFixed(2).replace('.', ','));
