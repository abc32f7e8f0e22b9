import { katla } from '@masabasi/core/metin';
import { type Kurus, kurus } from '@masabasi/core/para';
import { gecerliGun, type Gun, gunEkle } from '@masabasi/core/tarih';
import type { TutarYazimi } from './duzenler.ts';

/** How sums and days are written in the tables of Turkish banks. */

/** A cell as a spreadsheet or a service gives it. */
export type Hucre = string | number | Date | null | undefined;

/** The words for each currency that stand beside a sum. */
const PARALAR: Readonly<Record<string, string>> = { TRY: 'TRY|TL|₺', USD: 'USD|\\$', EUR: 'EUR|€', GBP: 'GBP|£' };

/** A sum without the currency before or behind it; a sign before it stays. */
function parasiz(s: string, birim: string): string {
  const ad = PARALAR[birim] ?? birim;
  return s
    .replace(new RegExp(`^([-+]?)\\s*(?:${ad})\\s*`, 'i'), '$1')
    .replace(new RegExp(`\\s*(?:${ad})$`, 'i'), '')
    .trim();
}

/** The minus signs and dashes that banks and spreadsheets write, and the apostrophes between thousands. */
const EKSILER = /[\u2010-\u2014\u2212\uFE63\uFF0D]/g;
const KESMELER = /['’‘´`]/g;
/** Excel keeps a text that looks like a sum behind an apostrophe, or as a formula. */
const METIN_OLARAK = /^(?:="(.*)"|"(.*)"|'(.*))$/;

const YON = /\s*(?:\(([AB])\)|([AB]|borc|alacak|borç|DR|CR))$/i;

/** Which side the letter or word behind a sum says, and the sum without it. */
function yonAyir(s: string): readonly [sayi: string, yon: 'A' | 'B' | null] {
  const bul = YON.exec(s);
  if (bul === null) return [s, null];
  const yon = katla(bul[1] ?? bul[2]!);
  return [s.slice(0, bul.index), yon.startsWith('a') || yon === 'cr' ? 'A' : 'B'];
}

/** A sum, and what a point in it stands for: thousands, kuruş, or neither as there is none or a comma says it. */
interface OkunanTutar {
  readonly Tutar: Kurus;
  readonly nokta: 'bin' | 'kesir' | null;
}

/** Reads a sum as banks write it: null: it is none in this notation; 'bos': nothing stands there. */
export function tutarOku(hucre: Hucre, yazim: TutarYazimi = 'tr', birim = 'TRY'): OkunanTutar | 'bos' | null {
  if (typeof hucre === 'number') {
    const n = Math.round(hucre * 100);
    // What a spreadsheet holds as a fraction of two is a whole kuruş but for its last bits.
    return Number.isSafeInteger(n) && Math.abs(hucre * 100 - n) < 1e-4 ? { Tutar: kurus(n), nokta: null } : null;
  }
  if (hucre instanceof Date) return null;
  const ham = (hucre ?? '').replace(/\p{Cf}/gu, '').trim();
  const [, formul, tirnakli, kesmeli] = METIN_OLARAK.exec(ham) ?? [];
  const yazi = (formul ?? tirnakli ?? kesmeli ?? ham).replace(EKSILER, '-').trim();
  const [sayisi, yon] = yonAyir(yazi);
  let s = parasiz(sayisi.trim(), birim);
  // A lone dash is how a spreadsheet shows nothing in a column of sums.
  if (s === '' || s === '-') return yon === null && yazi !== birim ? 'bos' : null;
  const [, ayrac] = /^\((.*)\)$/.exec(s) ?? [];
  if (ayrac !== undefined) s = parasiz(ayrac.trim(), birim);
  const [, on, govde, arka] = /^([-+]?)\s*([0-9.,\s'’‘´`]+?)\s*([-+]?)$/.exec(s) ?? [];
  if (govde === undefined || (on !== '' && arka !== '') || (ayrac !== undefined && on !== '')) return null;
  const eksi = on === '-' || arka === '-' || ayrac !== undefined;
  // What stands on the side of what comes in cannot go out.
  if (yon === 'A' && eksi) return null;
  const duz = duzYazim(govde, yazim);
  const [, tam, kesir = ''] = /^(\d{0,13})(?:\.(\d*))?$/.exec(duz?.sayi ?? '?') ?? [];
  if (duz === null || tam === undefined || !/^\d{0,2}0*$/.test(kesir)) return null;
  const n = Number(tam) * 100 + Number(kesir.slice(0, 2).padEnd(2, '0'));
  return { Tutar: kurus((eksi || yon === 'B') && n !== 0 ? -n : n), nokta: duz.nokta };
}

/** The sum alone: null: it is none; 'bos': nothing stands there. */
export function bankaTutari(hucre: Hucre, yazim?: TutarYazimi, birim?: string): Kurus | 'bos' | null {
  const okunan = tutarOku(hucre, yazim, birim);
  return okunan === null || okunan === 'bos' ? okunan : okunan.Tutar;
}

type Duz = Pick<OkunanTutar, 'nokta'> & { readonly sayi: string };

/** `1.500`, `1.500.000` with this mark; nothing begins with 0 that has thousands. */
const gruplu = (bin: string, kesir: string, s: string): boolean =>
  new RegExp(`^[1-9]\\d{0,2}(?:${bin}\\d{3})+(?:${kesir}(?:\\d{0,2}|\\d{4,}))?$`).test(s);

/**
 * Without marks between thousands, with a point before the decimals; null: not in this notation. Money has two decimals at
 * most, so three digits behind a mark are thousands, and in a notation whose mark of decimals it is nobody can say.
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
  // Blanks and apostrophes stand between thousands alone, whichever mark follows.
  for (const ara of ['\\s', '’'])
    if (gruplu(ara, '[.,]', s)) return { sayi: s.replaceAll(/[\s’]/g, '').replace(',', '.'), nokta: null };
  if (kesirli.test(s) && /\d/.test(s) && !ucHaneli.test(s))
    return { sayi: s.replace(kesir, '.'), nokta: yazim === 'ing' ? 'kesir' : null };
  // A point before kuruş cannot mean anything else.
  if (yazim === 'tr' && /^(?:0?\.\d{1,4}|\d+\.(?:\d{1,2}|\d{4,}))$/.test(s)) return { sayi: s, nokta: 'kesir' };
  return null;
}

export interface BankaGunu {
  readonly gun: Gun;
  readonly saat: string | null;
}

const SERI_BASI = '1899-12-30';
const GUN_SANIYESI = 86_400;

/** The hour of a part of a day. */
const seriSaati = (parca: number): string => {
  const saniye = Math.round(parca * GUN_SANIYESI);
  return [saniye / 3600, (saniye / 60) % 60, saniye % 60].map((n) => String(Math.floor(n)).padStart(2, '0')).join(':');
};

/** A spreadsheet's number of a day, its hour behind the point. */
function seriGunu(n: number): BankaGunu | null {
  if (!(n > 20_000 && n < 80_000)) return null;
  // To the second: what is a hair before midnight is the next day.
  const [gun, saniye] = [Math.floor(n), Math.round((n % 1) * GUN_SANIYESI)];
  if (saniye === GUN_SANIYESI) return { gun: gunEkle(SERI_BASI, gun + 1), saat: null };
  return { gun: gunEkle(SERI_BASI, gun), saat: saniye === 0 ? null : seriSaati(saniye / GUN_SANIYESI) };
}

/** An hour that has a cell of its own. */
export const bankaSaati = (hucre: Hucre): string | null =>
  typeof hucre === 'number' && hucre >= 0 && hucre < 1 ? seriSaati(hucre) : null;

const AYLAR = [
  'ocak january',
  'subat february',
  'mart march',
  'nisan april',
  'mayis may',
  'haziran june',
  'temmuz july',
  'agustos august',
  'eylul september',
  'ekim october',
  'kasim november',
  'aralik december',
].map((adlar) => adlar.split(' '));

/** The number of a month of which at least the first three letters are written. */
function ayi(ad: string): string | null {
  const yazilan = katla(ad);
  const n = yazilan.length < 3 ? -1 : AYLAR.findIndex((adlar) => adlar.some((a) => a.startsWith(yazilan)));
  return n < 0 ? null : String(n + 1);
}

const YAZIMLAR: readonly (readonly [RegExp, (p: readonly string[]) => readonly [string, string | null, string]])[] = [
  [/^(\d{4})([./-])(\d{1,2})\2(\d{1,2})(?!\d)/, (p) => [p[1]!, p[3]!, p[4]!]],
  [/^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)/, (p) => [p[4]!, p[3]!, p[1]!]],
  // With hyphens a year of two digits could stand first.
  [/^(\d{1,2})([./])(\d{1,2})\2(\d{2})(?!\d)/, (p) => [`20${p[4]!}`, p[3]!, p[1]!]],
  [/^(\d{1,2})[\s.-]+(\p{L}+)[\s.-]+(\d{4})(?!\d)/u, (p) => [p[3]!, ayi(p[2]!), p[1]!]],
  [/^(\d{4})(\d{2})(\d{2})$/, (p) => [p[1]!, p[2]!, p[3]!]],
  [/^(\d{2})(\d{2})(\d{2})$/, (p) => [`20${p[1]!}`, p[2]!, p[3]!]],
];
/** What may stand behind a day: its hour, its name. */
const ARDI = /^(?:[-,\sT]+(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?!\d).*|[,\s]+\p{L}+)?$/u;

/**
 * A day, with its hour where it has one: `26.08.2026`, `26/08/2026-14:58:47`, `26 Ağustos 2026`, `260826`, a spreadsheet's
 * number; null: none that is understood.
 */
export function bankaGunu(hucre: Hucre): BankaGunu | null {
  if (hucre instanceof Date)
    return Number.isNaN(hucre.getTime()) ? null : bankaGunu(hucre.toISOString().slice(0, 19).replace('T00:00:00', ''));
  if (typeof hucre === 'number') return seriGunu(hucre) ?? (Number.isInteger(hucre) ? bankaGunu(String(hucre)) : null);
  const s = (hucre ?? '').trim();
  if (/^\d{5}(?:[.,]\d+)?$/.test(s)) return seriGunu(Number(s.replace(',', '.')));
  for (const [yazim, oku] of YAZIMLAR) {
    const bul = yazim.exec(s);
    if (!bul) continue;
    const [yil, ay, gun] = oku(bul);
    const g = `${yil}-${(ay ?? '').padStart(2, '0')}-${gun.padStart(2, '0')}`;
    const ardi = ARDI.exec(s.slice(bul[0].length));
    if (!ardi || !gecerliGun(g)) return null;
    const [, sa, dk, sn] = ardi;
    const saat = sa === undefined ? null : [sa.padStart(2, '0'), dk!, ...(sn === undefined ? [] : [sn])].join(':');
    return { gun: g, saat };
  }
  return null;
}
