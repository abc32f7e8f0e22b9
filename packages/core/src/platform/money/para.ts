import type { z } from 'zod';

/**
 * Money. On the wire, in the database and in every rule it is a whole number of kuruş (or hundredths of another
 * currency). Only typed and shown sums have a comma. Sums are calculated with integers and stay exact.
 */
export type Kurus = number & z.core.$brand<'Kurus'>;

/** The largest single sum: 900,000 of these still add up exactly (`Number.MAX_SAFE_INTEGER`). */
export const EN_COK_KURUS = 9_999_999_999;

/** Converts a computed number to money. A number that is not whole or not exact is a programming error. */
export function kurus(n: number): Kurus {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole number of kuruş: ${n}`);
  return n as Kurus;
}

const tam = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });
const ISARETLER: Readonly<Record<string, string>> = { TRY: '₺', USD: '$', EUR: '€' };
/** Other names of a currency that people type. */
const ADLAR: Readonly<Record<string, readonly string[]>> = { TRY: ['TL'] };

/**
 * Formats a sum as `₺12.500,50`, like Intl. A currency without a sign keeps its code, without a currency only the
 * number is written.
 */
export function paraYaz(tutar: Kurus, birim?: string): string {
  const kurusu = Math.abs(tutar % 100);
  const lirasi = tam.format((Math.abs(tutar) - kurusu) / 100);
  const isaret = birim === undefined ? '' : (ISARETLER[birim] ?? `${birim}\u{A0}`);
  return `${tutar < 0 ? '-' : ''}${isaret}${lirasi},${String(kurusu).padStart(2, '0')}`;
}

/** Adds sums by currency, in order of appearance (`₺5,00 + $3,00`). Two currencies are never added. */
export function toplamYaz(tutarlar: Iterable<readonly [birim: string, tutar: Kurus]>): string {
  const toplamlar = new Map<string, Kurus>();
  for (const [birim, tutar] of tutarlar) toplamlar.set(birim, kurus((toplamlar.get(birim) ?? 0) + tutar));
  return [...toplamlar].map(([birim, toplam]) => paraYaz(toplam, birim)).join(' + ');
}

/** Message for a text that is not a sum. */
export const TUTAR_METNI = `Tutarı 12.500,50 gibi yazınız; en çok ${paraYaz(EN_COK_KURUS as Kurus)} olabilir.`;

const GRUPLU = /^\d{1,3}([. ])\d{3}(?:\1\d{3})*(?:,\d{0,2})?$/;
const DUZ = /^(\d{1,8})(?:[.,](\d{0,2}))?$/;

/**
 * Reads `12.500,50`, `12 500,50`, `12500,5`, `12500.5`, `12.500`, with or without the currency before or after it. Null
 * if it is not a sum of this currency.
 */
export function paraOku(metin: string, birim: string): Kurus | null {
  const s = metin.trim().replaceAll(/\s/g, ' ');
  const yazim = [ISARETLER[birim] ?? birim, birim, ...(ADLAR[birim] ?? [])].find(
    (y) => s.startsWith(y) || s.endsWith(y),
  );
  const sayi = yazim === undefined ? s : s.replace(yazim, '').trim();
  const [, lira, kurusu = ''] = DUZ.exec(GRUPLU.test(sayi) ? sayi.replaceAll(/[. ]/g, '') : sayi) ?? [];
  return lira === undefined ? null : kurus(Number(lira) * 100 + Number(kurusu.padEnd(2, '0')));
}
