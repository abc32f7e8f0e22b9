import { katla } from '../text/metin.ts';
import { gecerliGun, type Gun, gunEkle } from '../time/tarih.ts';

/** Dates in the tables of banks and offices. */

/** A cell of a spreadsheet or of a service. */
export type GunHucresi = string | number | Date | null | undefined;

export interface TabloGunu {
  readonly gun: Gun;
  readonly saat: string | null;
}

/** Order of the parts of a date: `13.03.2021`, `130321`; `2021-03-13`, `210313`; `03/13/2021`. */
export const GUN_SIRALARI = ['gun', 'yil', 'ay'] as const;
export type GunSirasi = (typeof GUN_SIRALARI)[number];

export interface GunOkuma {
  /** Order of the parts. It decides between two readings of a date. */
  readonly sira?: GunSirasi;
  /** A two-digit year that would be after this day belongs to the last century. */
  readonly enGec?: Gun;
}

const SERI_BASI = '1899-12-30';
const GUN_SANIYESI = 86_400;

/** The time of day from a fraction of a day. */
export const seriSaati = (parca: number): string => {
  const saniye = Math.round(parca * GUN_SANIYESI);
  return [saniye / 3600, (saniye / 60) % 60, saniye % 60].map((n) => String(Math.floor(n)).padStart(2, '0')).join(':');
};

/** A spreadsheet's serial number of a day. The time is the fraction. */
function seriGunu(n: number, enAz: number): TabloGunu | null {
  if (!(n > enAz && n < 80_000)) return null;
  // Rounded to the second: a value just below midnight is the next day.
  const [gun, saniye] = [Math.floor(n), Math.round((n % 1) * GUN_SANIYESI)];
  if (saniye === GUN_SANIYESI) return { gun: gunEkle(SERI_BASI, gun + 1), saat: null };
  return { gun: gunEkle(SERI_BASI, gun), saat: saniye === 0 ? null : seriSaati(saniye / GUN_SANIYESI) };
}

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

/** The number of a month from its name or at least the first three letters. */
function ayi(ad: string): string {
  const yazilan = katla(ad);
  const n = yazilan.length < 3 ? -1 : AYLAR.findIndex((adlar) => adlar.some((a) => a.startsWith(yazilan)));
  return n < 0 ? '' : String(n + 1);
}

/** Year, month and day as they were written. */
type Parcalar = readonly [yil: string, ay: string, gun: string];
type Okuyan = (p: readonly string[], sira: GunSirasi) => readonly Parcalar[];
const gunAy = (yil: string, a: string, b: string, sira: GunSirasi): Parcalar =>
  sira === 'ay' ? [yil, a, b] : [yil, b, a];

/** Notations of a date. Each returns its readings, the likelier first. */
const YAZIMLAR: readonly (readonly [RegExp, Okuyan])[] = [
  [/^(\d{4})([./-])(\d{1,2})\2(\d{1,2})(?!\d)/, (p) => [[p[1]!, p[3]!, p[4]!]]],
  [/^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)/, (p, sira) => [gunAy(p[4]!, p[1]!, p[3]!, sira)]],
  [/^(\d{1,2})([./])(\d{1,2})\2(\d{2})(?!\d)/, (p, sira) => [gunAy(p[4]!, p[1]!, p[3]!, sira)]],
  // With hyphens a two-digit year could come first, so the year must be a number that cannot be a day.
  [
    /^(\d{1,2})-(\d{1,2})-(\d{2})(?!\d)/,
    (p, sira) =>
      Number(p[3]) > 31 ? [gunAy(p[3]!, p[1]!, p[2]!, sira)] : Number(p[1]) > 31 ? [[p[1]!, p[2]!, p[3]!]] : [],
  ],
  [/^(\d{1,2})[\s./-]+(\p{L}+)[\s.,/-]+(\d{4}|\d{2})(?!\d)/u, (p) => [[p[3]!, ayi(p[2]!), p[1]!]]],
  // A year of this or the last century cannot be a month, so eight digits have one reading.
  [
    /^(\d{4})(\d{2})(\d{2})$/,
    (p) => [
      [p[1]!, p[2]!, p[3]!],
      [`${p[2]!}${p[3]!}`, p[1]!.slice(2), p[1]!.slice(0, 2)],
    ],
  ],
  [
    /^(\d{2})(\d{2})(\d{2})$/,
    (p, sira) => {
      const [gunOnce, yilOnce] = [gunAy(p[3]!, p[1]!, p[2]!, sira), [p[1]!, p[2]!, p[3]!] as const];
      return sira === 'yil' ? [yilOnce, gunOnce] : [gunOnce, yilOnce];
    },
  ],
];
/** A time or the name of the weekday may follow a date. */
const ARDI = /^(?:[-,\sT]+(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?!\d).*|[,\s]+\p{L}+)?$/u;
/** No date of a customer or a payment is older. */
const ILK_YIL = 1900;

function gunu([yil, ay, gun]: Parcalar, enGec: Gun | undefined): Gun | null {
  const tam = (y: string) => `${y}-${ay.padStart(2, '0')}-${gun.padStart(2, '0')}`;
  const g = yil.length === 4 ? tam(yil) : tam(`20${yil}`);
  if (!gecerliGun(g) || Number(g.slice(0, 4)) < ILK_YIL) return null;
  return yil.length === 2 && enGec !== undefined && g > enGec ? tam(`19${yil}`) : g;
}

/**
 * Reads a date, with its time if it has one: `26.08.2026`, `26/08/2026-14:58:47`, `26 Ağustos 2026`, `260826`, a
 * spreadsheet's number. Null: not understood. If a text has two readings, the day comes first unless `sira` says
 * otherwise.
 */
export function tabloGunu(hucre: GunHucresi, { sira = 'gun', enGec }: GunOkuma = {}): TabloGunu | null {
  if (hucre instanceof Date)
    return Number.isNaN(hucre.getTime()) ? null : tabloGunu(hucre.toISOString().slice(0, 19).replace('T00:00:00', ''));
  if (typeof hucre === 'number')
    return seriGunu(hucre, 20_000) ?? (Number.isInteger(hucre) ? tabloGunu(String(hucre), { sira }) : null);
  const s = (hucre ?? '').trim();
  if (/^\d{5}(?:[.,]\d+)?$/.test(s)) return seriGunu(Number(s.replace(',', '.')), 9_999);
  for (const [yazim, oku] of YAZIMLAR) {
    const bul = yazim.exec(s);
    if (!bul) continue;
    const ardi = ARDI.exec(s.slice(bul[0].length));
    const g = oku(bul, sira).reduce<Gun | null>((ilk, p) => ilk ?? gunu(p, enGec), null);
    if (!ardi || g === null) return null;
    const [, sa, dk, sn] = ardi;
    const saat = sa === undefined ? null : [sa.padStart(2, '0'), dk!, ...(sn === undefined ? [] : [sn])].join(':');
    return { gun: g, saat };
  }
  return null;
}

/** Distance between the first and the last date of a column in one order. Null: a text is no date in this order. */
function aralik(metinler: readonly string[], sira: GunSirasi): number | null {
  const gunler = metinler.map((m) => tekOkuma(m, sira));
  if (gunler.includes(null)) return null;
  const ms = gunler.map((g) => Date.parse(g!));
  return ms.reduce((en, n) => Math.max(en, n), -Infinity) - ms.reduce((en, n) => Math.min(en, n), Infinity);
}

/** A date with two or six digits per part in exactly this order. Null: no date in this order. */
function tekOkuma(metin: string, sira: GunSirasi): Gun | null {
  for (const [yazim, oku] of YAZIMLAR) {
    const bul = yazim.exec(metin.trim());
    const ilk = bul && oku(bul, sira)[0];
    if (ilk) return gunu(ilk, undefined);
  }
  return null;
}

const ALTI_RAKAM = /^\d{6}$/;
const AYRACLI = /^\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})(?!\d)/;

/**
 * Finds the order of a column's dates. Six digits: the order in which all are dates, then the order in which they are
 * closer together. With separators: the day comes first unless a part cannot be a month.
 * @returns `belirsiz` if some dates need one order and some the other
 */
export function gunSirasi(metinler: readonly string[]): GunSirasi | 'belirsiz' {
  const dolu = metinler.map((m) => m.trim());
  const alti = dolu.filter((m) => ALTI_RAKAM.test(m));
  if (alti.length > 0) {
    const [gun, yil] = [aralik(alti, 'gun'), aralik(alti, 'yil')];
    if (gun !== null || yil !== null) return yil !== null && (gun === null || yil < gun) ? 'yil' : 'gun';
  }
  const ayracli = dolu.filter((m) => AYRACLI.test(m));
  const [gunOlmaz, ayOlmaz] = (['gun', 'ay'] as const).map((s) => ayracli.some((m) => tekOkuma(m, s) === null));
  if (!gunOlmaz) return 'gun';
  if (!ayOlmaz) return 'ay';
  return ayracli.some((m) => tekOkuma(m, 'gun') === null && tekOkuma(m, 'ay') !== null) ? 'belirsiz' : 'gun';
}
