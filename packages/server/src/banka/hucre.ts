import { katla } from '@masabasi/core/metin';
import { type Kurus, kurus } from '@masabasi/core/para';
import { gecerliGun, type Gun, gunEkle } from '@masabasi/core/tarih';
import type { TutarYazimi } from './duzenler.ts';

/** How sums and days are written in the tables of Turkish banks. */

/** A cell as a spreadsheet or a service gives it. */
export type Hucre = string | number | Date | null | undefined;

/** A sum without the currency before or behind it; a sign before it stays. */
const parasiz = (s: string): string =>
  s
    .replace(/^([-+−]?)\s*(?:TL|TRY|₺)\s*/i, '$1')
    .replace(/\s*(?:TL|TRY|₺)$/i, '')
    .trim();

/** A sum as banks write it: null: it is none; 'bos': nothing stands there. */
export function bankaTutari(hucre: Hucre, yazim: TutarYazimi = 'tr'): Kurus | 'bos' | null {
  if (typeof hucre === 'number') {
    const n = Math.round(hucre * 100);
    // What a spreadsheet holds as a fraction of two is a whole kuruş but for its last bits.
    return Number.isSafeInteger(n) && Math.abs(hucre * 100 - n) < 1e-4 ? kurus(n) : null;
  }
  if (hucre instanceof Date) return null;
  let s = (hucre ?? '').trim();
  if (s === '') return 'bos';
  const [, yon] = /\s([AB])$/.exec(s) ?? [];
  if (yon !== undefined) s = s.slice(0, -2).trim();
  s = parasiz(s);
  const [, ayrac] = /^\((.*)\)$/.exec(s) ?? [];
  if (ayrac !== undefined) s = parasiz(ayrac.trim());
  const [, on, govde, arka] = /^([-+−]?)\s*([0-9.,\s]+?)\s*(-?)$/.exec(s) ?? [];
  if (govde === undefined || (on !== '' && arka !== '')) return null;
  const isaret = on === '-' || on === '−' || arka === '-';
  const eksi = isaret !== (ayrac !== undefined);
  // What stands on the side of what comes in cannot go out.
  if (yon === 'A' && eksi) return null;
  const [, tam, kesir = ''] = /^(\d{1,13})(?:\.(\d+))?$/.exec(duzYazim(govde, yazim)) ?? [];
  if (tam === undefined || !/^\d{0,2}0*$/.test(kesir)) return null;
  const n = Number(tam) * 100 + Number(kesir.slice(0, 2).padEnd(2, '0'));
  return kurus((eksi || yon === 'B') && n !== 0 ? -n : n);
}

/** Without marks between thousands, with a point before the decimals. */
function duzYazim(s: string, yazim: TutarYazimi): string {
  const gruplu = (bin: string, kesir: string) => new RegExp(`^\\d{1,3}(?:${bin}\\d{3})*(?:${kesir}\\d+)?$`).test(s);
  if (yazim === 'ing') return gruplu(',', '\\.') ? s.replaceAll(',', '') : s;
  if (gruplu('\\.', ',')) return s.replaceAll('.', '').replace(',', '.');
  if (gruplu('[\\s\\u00A0]', ',')) return s.replaceAll(/\s/g, '').replace(',', '.');
  if (/^\d+,\d+$/.test(s)) return s.replace(',', '.');
  return s;
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
