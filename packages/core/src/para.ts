/** Money, read by people: sums are numbers of whole units with at most two decimals. */

const sayi = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const ISARETLER: Readonly<Record<string, string>> = { TRY: '₺', USD: '$', EUR: '€' };

/** `12.500,50 ₺`; a currency without a sign here keeps its code. */
export const paraYaz = (tutar: number, birim: string): string => `${sayi.format(tutar)} ${ISARETLER[birim] ?? birim}`;

const GRUPLU = /^\d{1,3}(?:\.\d{3})+(?:,\d{0,2})?$/;
const DUZ = /^\d{1,8}(?:[.,]\d{0,2})?$/;

/** Reads `12.500,50`, `12500,5`, `12500.5` and `12.500`; null when it is no sum. */
export function paraOku(metin: string): number | null {
  const s = metin.trim();
  const duz = GRUPLU.test(s) ? s.replaceAll('.', '') : s;
  return DUZ.test(duz) ? Number(duz.replace(',', '.')) : null;
}
