import { katla } from '@masabasi/core/platform/text/metin';
import { type Kurus, kurus } from '@masabasi/core/platform/money/para';
import {
  type GunHucresi,
  type GunSirasi,
  seriSaati,
  type TabloGunu,
  tabloGunu,
} from '@masabasi/core/platform/sheet/tabloGunu';
import type { TutarYazimi } from './duzenler.ts';

/** Notation of amounts and days in the tables of Turkish banks. */

export type Hucre = GunHucresi;

/** Words and signs for each currency beside an amount. */
const PARALAR: Readonly<Record<string, string>> = { TRY: 'TRY|TL|₺', USD: 'USD|\\$', EUR: 'EUR|€', GBP: 'GBP|£' };

/** Removes the currency before or after an amount. A leading sign stays. */
function parasiz(s: string, birim: string): string {
  const ad = PARALAR[birim] ?? birim;
  return s
    .replace(new RegExp(`^([-+]?)\\s*(?:${ad})\\s*`, 'i'), '$1')
    .replace(new RegExp(`\\s*(?:${ad})$`, 'i'), '')
    .trim();
}

/** Minus signs and dashes in files of banks and spreadsheets, and apostrophes between thousands. */
const EKSILER = /[\u2010-\u2014\u2212\uFE63\uFF0D]/g;
const KESMELER = /['’‘´`]/g;
/** Excel marks a text that looks like a number with an apostrophe, or writes it as a formula. */
const METIN_OLARAK = /^(?:="(.*)"|"(.*)"|'(.*))$/;

const YON = /\s*(?:\(([AB])\)|([AB]|borc|alacak|borç|DR|CR))$/i;

/** Separates the direction letter or word behind an amount. */
function yonAyir(s: string): readonly [sayi: string, yon: 'A' | 'B' | null] {
  const bul = YON.exec(s);
  if (bul === null) return [s, null];
  const yon = katla(bul[1] ?? bul[2]!);
  return [s.slice(0, bul.index), yon.startsWith('a') || yon === 'cr' ? 'A' : 'B'];
}

/** An amount and the meaning of its point: thousands, kuruş, or neither, without a point or beside a comma. */
interface OkunanTutar {
  readonly Tutar: Kurus;
  readonly nokta: 'bin' | 'kesir' | null;
}

/** Reads an amount as banks write it. Null: not an amount in this notation. 'bos': the cell is empty. */
export function tutarOku(hucre: Hucre, yazim: TutarYazimi = 'tr', birim = 'TRY'): OkunanTutar | 'bos' | null {
  if (typeof hucre === 'number') {
    const n = Math.round(hucre * 100);
    // A spreadsheet holds whole kuruş as a binary fraction, exact except for its last bits.
    return Number.isSafeInteger(n) && Math.abs(hucre * 100 - n) < 1e-4 ? { Tutar: kurus(n), nokta: null } : null;
  }
  if (hucre instanceof Date) return null;
  const ham = (hucre ?? '').replace(/\p{Cf}/gu, '').trim();
  const [, formul, tirnakli, kesmeli] = METIN_OLARAK.exec(ham) ?? [];
  const yazi = (formul ?? tirnakli ?? kesmeli ?? ham).replace(EKSILER, '-').trim();
  const [sayisi, yon] = yonAyir(yazi);
  let s = parasiz(sayisi.trim(), birim);
  // Spreadsheets show an empty amount as a lone dash.
  if (s === '' || s === '-') return yon === null && yazi !== birim ? 'bos' : null;
  const [, ayrac] = /^\((.*)\)$/.exec(s) ?? [];
  if (ayrac !== undefined) s = parasiz(ayrac.trim(), birim);
  const [, on, govde, arka] = /^([-+]?)\s*([0-9.,\s'’‘´`]+?)\s*([-+]?)$/.exec(s) ?? [];
  if (govde === undefined || (on !== '' && arka !== '') || (ayrac !== undefined && on !== '')) return null;
  const eksi = on === '-' || arka === '-' || ayrac !== undefined;
  // An amount marked as incoming cannot be negative.
  if (yon === 'A' && eksi) return null;
  const duz = duzYazim(govde, yazim);
  const [, tam, kesir = ''] = /^(\d{0,13})(?:\.(\d*))?$/.exec(duz?.sayi ?? '?') ?? [];
  if (duz === null || tam === undefined || !/^\d{0,2}0*$/.test(kesir)) return null;
  const n = Number(tam) * 100 + Number(kesir.slice(0, 2).padEnd(2, '0'));
  return { Tutar: kurus((eksi || yon === 'B') && n !== 0 ? -n : n), nokta: duz.nokta };
}

/** The amount alone. Null: not an amount. 'bos': the cell is empty. */
export function bankaTutari(hucre: Hucre, yazim?: TutarYazimi, birim?: string): Kurus | 'bos' | null {
  const okunan = tutarOku(hucre, yazim, birim);
  return okunan === null || okunan === 'bos' ? okunan : okunan.Tutar;
}

type Duz = Pick<OkunanTutar, 'nokta'> & { readonly sayi: string };

/** True for `1.500` and `1.500.000` with this mark. A number with thousands never begins with 0. */
const gruplu = (bin: string, kesir: string, s: string): boolean =>
  new RegExp(`^[1-9]\\d{0,2}(?:${bin}\\d{3})+(?:${kesir}(?:\\d{0,2}|\\d{4,}))?$`).test(s);

/**
 * An amount without marks between thousands and with a point before the decimals. Null: not in this notation. Money has
 * at most two decimals, so three digits behind a mark are thousands. They are ambiguous when the mark is the decimal
 * mark of the notation.
 */
function duzYazim(yazilan: string, yazim: TutarYazimi): Duz | null {
  const s = yazilan.replaceAll(KESMELER, '’');
  const [bin, kesir] = yazim === 'ing' ? [',', '.'] : ['.', ','];
  const [binRe, kesirRe] = yazim === 'ing' ? [',', '\\.'] : ['\\.', ','];
  const kesirli = new RegExp(`^(?:0|\\d*)${kesirRe}\\d*$`);
  const ucHaneli = new RegExp(`^[1-9]\\d{0,2}${kesirRe}\\d{3}$`);
  if (/^\d+$/.test(s)) return { sayi: s, nokta: null };
  if (gruplu(binRe, kesirRe, s))
    return { sayi: s.replaceAll(bin, '').replace(kesir, '.'), nokta: yazim === 'ing' ? null : 'bin' };
  // Blanks and apostrophes separate only thousands, whatever mark follows.
  for (const ara of ['\\s', '’'])
    if (gruplu(ara, '[.,]', s)) return { sayi: s.replaceAll(/[\s’]/g, '').replace(',', '.'), nokta: null };
  if (kesirli.test(s) && /\d/.test(s) && !ucHaneli.test(s))
    return { sayi: s.replace(kesir, '.'), nokta: yazim === 'ing' ? 'kesir' : null };
  // A point before kuruş is unambiguous here.
  if (yazim === 'tr' && /^(?:0?\.\d{1,4}|\d+\.(?:\d{1,2}|\d{4,}))$/.test(s)) return { sayi: s, nokta: 'kesir' };
  return null;
}

export type BankaGunu = TabloGunu;
/** Reads a day as banks write it (`core/tabloGunu.ts`). */
export const bankaGunu = (hucre: Hucre, sira?: GunSirasi): BankaGunu | null =>
  tabloGunu(hucre, sira === undefined ? {} : { sira });

/** Reads a time of day from its own cell. */
export const bankaSaati = (hucre: Hucre): string | null =>
  typeof hucre === 'number' && hucre >= 0 && hucre < 1 ? seriSaati(hucre) : null;
