import { type Kurus, kurus, paraYaz } from '../../platform/money/para.ts';
import { type Gun, gunFarki } from '../../platform/time/tarih.ts';

/** Income from invoices: age of open debts, reminders, interest for late payment, and the forecast of renewals. */

/** Totals that open into their rows: issued without VAT, issued with VAT, paid, open, late. */
export const GELIR_TUTARLARI = ['kesilen', 'odenecek', 'tahsil', 'acik', 'gecikmis'] as const;
export type GelirTutari = (typeof GELIR_TUTARLARI)[number];

/** Age classes of a debt, in days after its due date. */
export const KOVALAR = ['gelmedi', 'bir', 'otuz', 'altmis', 'doksan'] as const;
export type Kova = (typeof KOVALAR)[number];
export const KOVA_ADLARI: Readonly<Record<Kova, string>> = {
  gelmedi: 'Vadesi gelmedi',
  bir: '1–30 gün',
  otuz: '31–60 gün',
  altmis: '61–90 gün',
  doksan: '90 günden eski',
};
/** Last day after the due date of each class except the last. */
const KOVA_SONU = [0, 30, 60, 90] as const;

/** First and last day after the due date of a class. Null: no limit. */
export function kovaGunleri(kova: Kova): readonly [ilk: number | null, son: number | null] {
  const yer = KOVALAR.indexOf(kova);
  return [yer === 0 ? null : KOVA_SONU[yer - 1]! + 1, KOVA_SONU[yer] ?? null];
}

export const SEVIYELER = [1, 2, 3] as const;
export type Seviye = (typeof SEVIYELER)[number];
export const SEVIYE_ADLARI: Readonly<Record<Seviye, string>> = {
  1: 'Nazik hatırlatma',
  2: 'İkinci hatırlatma',
  3: 'Son ihtar',
};
/** Days after the due date from which each reminder level may be sent. */
const SEVIYE_GUNU: Readonly<Record<Seviye, number>> = { 1: 3, 2: 15, 3: 30 };
/** Minimum days between two reminders of one invoice. */
const HATIRLATMA_ARASI_GUN = 7;

export interface HatirlatmaDurumu {
  readonly Vade: Gun;
  readonly SonSeviye: Seviye | null;
  readonly SonGun: Gun | null;
  /** The day of the promised payment. */
  readonly SozGunu: Gun | null;
  readonly Durduruldu: boolean;
  readonly EpostaVar: boolean;
  /** Advance of the customer in this currency that no invoice has used. */
  readonly Avans: Kurus;
  readonly Birim: string;
}

/**
 * The reminder level that is due, or a sentence why none is. No level is skipped. A customer with an unused advance is
 * not reminded: we must settle the advance first.
 */
export function siradakiHatirlatma(h: HatirlatmaDurumu, bugun: Gun): Seviye | string {
  if (h.Durduruldu) return 'Müşteriye hatırlatma gönderilmesi durdurulmuş.';
  if (h.SozGunu !== null && h.SozGunu >= bugun) return 'Ödeme sözü verilmiş, günü gelmedi.';
  if (h.Avans > 0) return `Müşterinin ${paraYaz(h.Avans, h.Birim)} avansı var; önce mahsup ediniz.`;
  if (!h.EpostaVar) return 'Müşterinin e-posta adresi yok.';
  const seviye = Math.min(3, (h.SonSeviye ?? 0) + 1) as Seviye;
  const gecikme = gunFarki(h.Vade, bugun);
  if (gecikme < SEVIYE_GUNU[seviye]) return `${SEVIYE_ADLARI[seviye]} vadeden ${SEVIYE_GUNU[seviye]} gün sonra gider.`;
  if (h.SonGun !== null && gunFarki(h.SonGun, bugun) < HATIRLATMA_ARASI_GUN)
    return `Son hatırlatmanın üzerinden ${HATIRLATMA_ARASI_GUN} gün geçmedi.`;
  return h.SonSeviye === 3 ? 'Son ihtar gönderilmiş.' : seviye;
}

/** Interest rate a year in hundredths of a percent, valid from a day. */
export interface FaizOrani {
  readonly Gecerlilik: Gun;
  readonly Oran: number;
}

/**
 * Interest for late payment: simple interest for each day after the due date, at the rate of that day, over 365 days.
 * Days before the first rate cost nothing. Rounded once at the end, half away from zero.
 */
export function gecikmeFaizi(kalan: Kurus, vade: Gun, bugun: Gun, oranlar: readonly FaizOrani[]): Kurus {
  const sirali = oranlar.toSorted((a, b) => (a.Gecerlilik < b.Gecerlilik ? -1 : 1));
  let pay = 0n;
  for (const [i, { Gecerlilik, Oran }] of sirali.entries()) {
    // The day of a change has the new rate. The first late day is the day after the due date.
    const ilk = Math.max(1, gunFarki(vade, Gecerlilik));
    const sonraki = sirali[i + 1];
    const son = Math.min(
      gunFarki(vade, bugun),
      sonraki === undefined ? Infinity : gunFarki(vade, sonraki.Gecerlilik) - 1,
    );
    if (son >= ilk) pay += BigInt(kalan) * BigInt(son - ilk + 1) * BigInt(Oran);
  }
  const bolen = 365n * 10_000n;
  return kurus(Number((pay * 2n + bolen) / (bolen * 2n)));
}

/** Yearly fees of the licences that end in a month. */
export interface YenilemeAyi {
  readonly bedeller: readonly number[];
}
/** Number of licences that ended, and of those renewed. The forecast is based on them. */
export interface YenilemeTemeli {
  readonly Biten: number;
  readonly Yenilenen: number;
}
/** Minimum number of ended licences for a forecast. */
export const EN_AZ_BITEN = 20;
/** z value of an 80 % range: eight in ten months fall into it. */
const Z80 = 1.2816;

/**
 * Forecast of a month's renewals. Each licence is renewed independently, with the share of renewals so far. The range
 * covers both this chance and the uncertainty of the share.
 * @returns null if too few licences have ended so far
 */
export function yenilemeTahmini(
  { bedeller }: YenilemeAyi,
  { Biten, Yenilenen }: YenilemeTemeli,
): { readonly Beklenen: Kurus; readonly Alt: Kurus; readonly Ust: Kurus } | null {
  if (Biten < EN_AZ_BITEN) return null;
  // One of each is added, so that the share is never 0 or 1.
  const p = (Yenilenen + 1) / (Biten + 2);
  const toplam = bedeller.reduce((t, b) => t + b, 0);
  const kareler = bedeller.reduce((t, b) => t + b * b, 0);
  const sapma = Math.sqrt(p * (1 - p) * (kareler + (toplam * toplam) / (Biten + 3)));
  const sinirla = (n: number) => kurus(Math.round(Math.min(toplam, Math.max(0, n))));
  return {
    Beklenen: sinirla(toplam * p),
    Alt: sinirla(toplam * p - Z80 * sapma),
    Ust: sinirla(toplam * p + Z80 * sapma),
  };
}

/** Share of the due amount that was paid, in thousandths. Null: nothing was due. */
export const tahsilatOrani = (gelen: number, odenen: number): number | null =>
  gelen === 0 ? null : Math.round((1000 * odenen) / gelen);
