import type { BagTuru } from '@masabasi/core/is/projetakip/cpm';
import {
  gecerliGun,
  type Gun,
  gunEkle,
  haftaGunu,
  istanbulGunu,
  istanbulSaati,
} from '@masabasi/core/platform/time/tarih';

/** Units of Microsoft Project's XML: kinds of links and of lags, moments, durations. */

/** The numbers of the four kinds of links. */
export const BAG_NUMARALARI: Readonly<Record<BagTuru, number>> = { FF: 0, FS: 1, SF: 2, SS: 3 };
export const BAGLAR: ReadonlyMap<string, BagTuru> = new Map(
  Object.entries(BAG_NUMARALARI).map(([tur, n]) => [String(n), tur as BagTuru]),
);

export const GUN_DAKIKASI = 1440;
/** An estimated unit is the number of the unit plus this. */
const TAHMINI = 32;
/** Elapsed units: minutes, hours, days, weeks and months outside working time, too. */
const GECENLER = new Set([4, 6, 8, 10, 12, 14, 16, 18]);
const YUZDE = 19;
const GECEN_YUZDE = 20;

type Birim = 'calisma' | 'gecen' | 'yuzde' | 'gecenYuzde';

/** The kind of time of a lag or a duration, by its number. Working time without a number. */
export function birimi(numara: number | null): Birim {
  const n = numara === null ? 0 : numara > TAHMINI ? numara - TAHMINI : numara;
  if (n === YUZDE) return 'yuzde';
  if (n === GECEN_YUZDE) return 'gecenYuzde';
  return GECENLER.has(n) ? 'gecen' : 'calisma';
}

export const evet = (s: string | null): boolean => s === '1' || s === 'true';
/** A number in XML. Null when it is missing or absurd. */
export const sayi = (s: string | null): number | null =>
  s !== null && /^[+-]?\d{1,12}(\.\d{1,12})?$/.test(s) ? Number(s) : null;

/** A moment by the wall clock of the file. */
export interface DosyaAni {
  readonly gun: Gun;
  /** Minutes since 1970. */
  readonly dakika: number;
  /** Its clock stands at the very beginning of the day. */
  readonly geceYarisi: boolean;
  /** The file gives no clock. */
  readonly saatsiz: boolean;
}

const AN = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?)?\s?(Z|[+-]\d{2}:?\d{2})?$/;
/** The first year of Project's calendar. Programs without a date write one far outside. */
const ILK_YIL = '1984';
const SON_YIL = '2149';

/** Minutes by which the clock of a zone is ahead. */
function kayma(dilim: string): number {
  const [, isaret, saat, dk] = /^([+-])(\d{2}):?(\d{2})$/.exec(dilim) ?? [];
  const dakika = Number(saat ?? 0) * 60 + Number(dk ?? 0);
  return isaret === '-' ? -dakika : dakika;
}

/** A moment of the file. Null when it is missing or impossible. */
export function ani(s: string | null): DosyaAni | null {
  const [, yazilanGun, saat, dk, , dilim] = AN.exec(s ?? '') ?? [];
  if (yazilanGun === undefined || !gecerliGun(yazilanGun)) return null;
  const yil = yazilanGun.slice(0, 4);
  if (yil < ILK_YIL || yil > SON_YIL) return null;
  let gun = yazilanGun;
  let dakika = Number(saat ?? 0) * 60 + Number(dk ?? 0);
  if (dakika > GUN_DAKIKASI || Number(dk ?? 0) > 59) return null;
  // Programs that add a zone to whole days mean the day.
  if (dilim !== undefined && dakika % GUN_DAKIKASI !== 0) {
    const an = Date.parse(`${gun}T00:00:00Z`) + (dakika - kayma(dilim)) * 60_000;
    gun = istanbulGunu(an);
    const [s2, d2] = istanbulSaati(an).split(':');
    dakika = Number(s2) * 60 + Number(d2);
  }
  if (dakika === GUN_DAKIKASI) {
    gun = gunEkle(gun, 1);
    dakika = 0;
  }
  return {
    gun,
    dakika: Date.parse(`${gun}T00:00:00Z`) / 60_000 + dakika,
    geceYarisi: dakika === 0,
    saatsiz: saat === undefined,
  };
}

interface DosyaSuresi {
  readonly dakika: number;
  /** Whole days without hours mean working days, because nobody works around the clock. */
  readonly gun: number | null;
}

const N = '(-?\\d{1,9}(?:[.,]\\d{1,9})?)';
const SURE = new RegExp(`^(-)?P(?:${N}Y)?(?:${N}M)?(?:${N}W)?(?:${N}D)?(T(?:${N}H)?(?:${N}M)?(?:${N}S)?)?$`);
/** Minutes of a year, a month, a week, a day. */
const UZUNLAR = [365 * GUN_DAKIKASI, 30 * GUN_DAKIKASI, 7 * GUN_DAKIKASI, GUN_DAKIKASI] as const;

/** A duration of XML. Null when it is none. */
export function suresi(s: string | null): DosyaSuresi | null {
  // Some programs write nothing but a zero.
  if (s === '0') return { dakika: 0, gun: null };
  const e = SURE.exec(s ?? '');
  if (e === null || s!.length < 3) return null;
  const n = (i: number): number => Number((e[i] ?? '0').replace(',', '.'));
  const isaret = e[1] === undefined ? 1 : -1;
  const gunler = UZUNLAR.reduce((t, uzun, i) => t + n(i + 2) * uzun, 0);
  const dakika = isaret * (gunler + n(7) * 60 + n(8) + n(9) / 60);
  return { dakika, gun: e[6] === undefined && gunler !== 0 ? (isaret * gunler) / GUN_DAKIKASI : null };
}

/** Days from Monday to Friday between two days, both included. Null when they are too far apart. */
export function haftaIci(ilk: Gun, son: Gun): number | null {
  let adet = 0;
  let n = 0;
  for (let gun = ilk; gun <= son; gun = gunEkle(gun, 1)) {
    if (++n > 3660) return null;
    if (haftaGunu(gun) < 6) adet++;
  }
  return adet;
}
