import type { Kurus } from './para.ts';

/** Amounts in Turkish words, as on documents and cheques. */

const BIRLER = ['', 'Bir', 'İki', 'Üç', 'Dört', 'Beş', 'Altı', 'Yedi', 'Sekiz', 'Dokuz'];
const ONLAR = ['', 'On', 'Yirmi', 'Otuz', 'Kırk', 'Elli', 'Altmış', 'Yetmiş', 'Seksen', 'Doksan'];
const BINLER = ['', 'Bin', 'Milyon', 'Milyar', 'Trilyon'];

/** The words of a number below a thousand. A hundred is written without a leading one. */
const yuzluk = (n: number): string[] => {
  const yuz = Math.floor(n / 100);
  return [
    ...(yuz === 0 ? [] : yuz === 1 ? ['Yüz'] : [BIRLER[yuz]!, 'Yüz']),
    ONLAR[Math.floor((n % 100) / 10)]!,
    BIRLER[n % 10]!,
  ].filter((s) => s !== '');
};

/**
 * The words of a whole number from 0 on. `bin` stands alone, `milyon` and above take `bir`.
 * @throws RangeError for another number, or one without a word
 */
export function sayininSozleri(n: number): string[] {
  if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`not a whole number from 0 on: ${n}`);
  if (n === 0) return ['Sıfır'];
  const gruplar: string[][] = [];
  for (let kalan = n, i = 0; kalan > 0; kalan = Math.floor(kalan / 1000), i++) {
    const grup = kalan % 1000;
    const ad = BINLER[i];
    if (ad === undefined) throw new RangeError(`no word for: ${n}`);
    if (grup > 0) gruplar.unshift([...(i === 1 && grup === 1 ? [] : yuzluk(grup)), ...(ad === '' ? [] : [ad])]);
  }
  return gruplar.flat();
}

/** Spacing of the words: joined numbers (as on invoices), everything joined (as on cheques), separate (as in prose). */
export type YaziBicimi = 'bitisik' | 'tamBitisik' | 'bosluklu';

/** Names of a currency and of its hundredth part. Other currencies use their code. */
const PARA_SOZLERI: Readonly<Record<string, readonly [birim: readonly string[], kesir: string]>> = {
  TRY: [['Türk', 'Lirası'], 'Kuruş'],
  USD: [['ABD', 'Doları'], 'Sent'],
  EUR: [['Avro'], 'Sent'],
  GBP: [['İngiliz', 'Sterlini'], 'Peni'],
  CHF: [['İsviçre', 'Frangı'], 'Santim'],
};

/**
 * Formats `Yalnız ElliBirBin Türk Lirası`, with the kuruş if there are any.
 * @param tutar not below 0
 */
export function tutariYaziyla(tutar: Kurus, bicim: YaziBicimi = 'bitisik', birim = 'TRY'): string {
  const [adi, kesir] = PARA_SOZLERI[birim] ?? [[birim], '1/100'];
  const kurusu = tutar % 100;
  const ara = bicim === 'bosluklu' ? ' ' : '';
  const lira = sayininSozleri((tutar - kurusu) / 100).join(ara);
  const parcalar = ['Yalnız', lira, ...adi, ...(kurusu === 0 ? [] : [sayininSozleri(kurusu).join(ara), kesir])];
  return parcalar.join(bicim === 'tamBitisik' ? '' : ' ');
}
