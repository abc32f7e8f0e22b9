/**
 * Calendar dates and instants. A calendar date is the string `YYYY-MM-DD` everywhere. An instant is epoch milliseconds
 * or an ISO string. The time zone is Europe/Istanbul (UTC+2 with summer time until 2016, UTC+3 since), independent of
 * the zone of the machine. This file is the only place that formats or parses dates.
 */

/** `YYYY-MM-DD`. */
export type Gun = string;
/** `HH:mm`. */
export type Saat = string;
/** Epoch milliseconds, a `Date` or an ISO 8601 string. */
export type An = number | Date | string;

const DILIM = 'Europe/Istanbul';
const GUN_MS = 86_400_000;

const PARCALAR = {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const;
const parcala = new Intl.DateTimeFormat('en-CA', { ...PARCALAR, timeZone: DILIM });
const uzunGun = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  weekday: 'long',
});
const gunAy = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', day: 'numeric', month: 'long' });

/** Epoch milliseconds of an instant. */
export function ms(an: An): number {
  return typeof an === 'number' ? an : typeof an === 'string' ? Date.parse(an) : an.getTime();
}

/** Minutes that a zone (Istanbul by default) is ahead of UTC at an instant. */
function kayma(t: number, bicim = parcala): number {
  const p: Record<string, string> = {};
  for (const { type, value } of bicim.formatToParts(t)) p[type] = value;
  const yerel = Date.UTC(+p['year']!, +p['month']! - 1, +p['day']!, +p['hour']!, +p['minute']!, +p['second']!);
  return Math.round((yerel - Math.floor(t / 1000) * 1000) / 60_000);
}

/** Turkey stays on UTC+3 since September 2016, so Intl is only needed for earlier instants. */
const SABIT_KAYMA_BASLANGICI = Date.UTC(2016, 8, 8);
const istanbulKaymasi = (t: number): number => (t >= SABIT_KAYMA_BASLANGICI ? 180 : kayma(t));

const yerelIso = (an: An): string => {
  const t = ms(an);
  return new Date(t + istanbulKaymasi(t) * 60_000).toISOString();
};

/** The Istanbul calendar date of an instant. */
export const istanbulGunu = (an: An): Gun => yerelIso(an).slice(0, 10);
/** The Istanbul time of day of an instant, `HH:mm`. */
export const istanbulSaati = (an: An): Saat => yerelIso(an).slice(11, 16);
/** `HH:mm:ss` in Istanbul. */
export const istanbulSaniyesi = (an: An): string => yerelIso(an).slice(11, 19);

/** The instant (epoch ms) of an Istanbul date and time. A time skipped by summer time moves forward. */
export function istanbulAni(gun: Gun, saat: Saat = '00:00'): number {
  const utc = Date.parse(`${gun}T${saat}:00Z`);
  const ilk = utc - istanbulKaymasi(utc) * 60_000;
  return utc - istanbulKaymasi(ilk) * 60_000;
}

/** The date `n` days later (earlier when negative). */
export const gunEkle = (gun: Gun, n: number): Gun =>
  new Date(Date.parse(`${gun}T00:00:00Z`) + n * GUN_MS).toISOString().slice(0, 10);

/** The date `n` months later (earlier when negative). A day that the month lacks becomes its last day. */
export function ayEkle(gun: Gun, n: number): Gun {
  const ay = Number(gun.slice(0, 4)) * 12 + Number(gun.slice(5, 7)) - 1 + n;
  const basi = `${String(Math.floor(ay / 12)).padStart(4, '0')}-${String((ay % 12) + 1).padStart(2, '0')}`;
  const sonGun = new Date(Date.UTC(Math.floor(ay / 12), (ay % 12) + 1, 0)).getUTCDate();
  return `${basi}-${String(Math.min(Number(gun.slice(8, 10)), sonGun)).padStart(2, '0')}`;
}

/** Whole days from `a` to `b`. */
export const gunFarki = (a: Gun, b: Gun): number =>
  (Date.parse(`${b}T00:00:00Z`) - Date.parse(`${a}T00:00:00Z`)) / GUN_MS;

/** 1 Monday … 7 Sunday. */
export const haftaGunu = (gun: Gun): number => ((new Date(`${gun}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** True for a real calendar date `YYYY-MM-DD` between 1900 and 2100. */
export function gecerliGun(s: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(s)) return false;
  const t = Date.parse(`${s}T00:00:00Z`);
  return !Number.isNaN(t) && new Date(t).toISOString().startsWith(s) && s >= '1900-01-01' && s < '2100-01-01';
}

/** Reads `YYYY-MM-DD`, `DD.MM.YYYY` or an ISO instant as a calendar date. Null for any other text. */
export function tarihOku(metin: string): Gun | null {
  const s = metin.trim();
  const tr = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(s);
  const gun = tr ? `${tr[3]}-${tr[2]!.padStart(2, '0')}-${tr[1]!.padStart(2, '0')}` : s;
  if (gecerliGun(gun)) return gun;
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/.test(s) || !gecerliGun(s.slice(0, 10)))
    return null;
  const t = Date.parse(s);
  if (Number.isNaN(t)) return null;
  const istanbulda = istanbulGunu(t);
  return gecerliGun(istanbulda) ? istanbulda : null;
}

/** `20.11.2026` from a calendar date. */
export const tarihYaz = (gun: Gun): string => `${gun.slice(8, 10)}.${gun.slice(5, 7)}.${gun.slice(0, 4)}`;
/** `20.11.2026 17:36` in Istanbul from an instant. */
export const zamanYaz = (an: An): string => `${tarihYaz(istanbulGunu(an))} ${istanbulSaati(an)}`;
/** `22.11.2026 10:54:37`, in Istanbul. */
export const saniyeliZamanYaz = (an: An): string => `${tarihYaz(istanbulGunu(an))} ${istanbulSaniyesi(an)}`;
/** `20 Kasım 2026 Cuma`. */
export const uzunTarihYaz = (gun: Gun): string => uzunGun.format(Date.parse(`${gun}T00:00:00Z`));
/** `Kasım 2026` from `2026-11`. */
export const ayYaz = (ay: string): string => uzunTarihYaz(`${ay}-01`).split(' ').slice(1, 3).join(' ');
/** `20 Kasım`. */
export const gunAyYaz = (gun: Gun): string => gunAy.format(Date.parse(`${gun}T00:00:00Z`));

/** `10–24 Ağustos`, `28 Ağustos – 3 Eylül`, with the years where they differ. */
export function gunAraligiYaz(bas: Gun, bit: Gun): string {
  if (bas === bit) return gunAyYaz(bas);
  if (bas.slice(0, 7) === bit.slice(0, 7)) return `${Number(bas.slice(8, 10))}–${gunAyYaz(bit)}`;
  const yil = (gun: Gun) => (bas.slice(0, 4) === bit.slice(0, 4) ? '' : ` ${gun.slice(0, 4)}`);
  return `${gunAyYaz(bas)}${yil(bas)} – ${gunAyYaz(bit)}${yil(bit)}`;
}

/** A running timer, `mm:ss` or `s:mm:ss`, never negative. */
export function sureYaz(saniye: number): string {
  const s = Math.max(0, Math.floor(saniye));
  const iki = (n: number) => String(n).padStart(2, '0');
  const saat = Math.floor(s / 3600);
  return `${saat > 0 ? `${saat}:` : ''}${iki(Math.floor((s % 3600) / 60))}:${iki(s % 60)}`;
}

/** Minutes in words: `1 sa 30 dk`. */
export function sureYazisi(dakika: number): string {
  const [saat, dk] = [Math.floor(dakika / 60), dakika % 60];
  return [saat > 0 && `${saat} sa`, (dk > 0 || saat === 0) && `${dk} dk`].filter(Boolean).join(' ');
}

/** The minutes of a time of day since midnight. */
export const saatDakikasi = (s: Saat): number => Number(s.slice(0, 2)) * 60 + Number(s.slice(3, 5));

/** The time of day `dk` minutes after midnight. */
export const dakikaSaati = (dk: number): Saat =>
  [Math.floor(dk / 60), dk % 60].map((n) => String(n).padStart(2, '0')).join(':');

/** True for the name of a time zone: `Europe/Berlin`, `+03:00`. */
export function dilimMi(ad: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: ad }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * The instant at which a clock in a zone shows a time, for calendars of other countries.
 * @param yerel the time on the clock, in milliseconds as if it were UTC
 * @param dilim a zone that `dilimMi` accepts
 */
export function dilimAni(yerel: number, dilim: string): number {
  const bicim = new Intl.DateTimeFormat('en-CA', { ...PARCALAR, timeZone: dilim });
  // The second calculation is for hours near a clock change.
  const ilk = yerel - kayma(yerel, bicim) * 60_000;
  return yerel - kayma(ilk, bicim) * 60_000;
}
