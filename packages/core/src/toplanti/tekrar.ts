import { type An, ayEkle, type Gun, gunEkle, istanbulAni, istanbulGunu, istanbulSaati } from '../tarih.ts';

/** Meetings that come again: which days they fall on, and how a calendar is told so. */

export const TEKRARLAR = { haftalik: 'Her hafta', ikihafta: 'İki haftada bir', aylik: 'Her ay' } as const;
export type Tekrar = keyof typeof TEKRARLAR;

export const EN_AZ_TEKRAR = 2;
export const EN_COK_TEKRAR = 52;

/**
 * The days of a series. Each month is counted from the first day and not from the one before, so that a series of the 31st
 * comes back to the 31st after February.
 */
export const tekrarGunleri = (ilk: Gun, tekrar: Tekrar, adet: number): Gun[] =>
  Array.from({ length: adet }, (_, n) =>
    tekrar === 'aylik' ? ayEkle(ilk, n) : gunEkle(ilk, n * (tekrar === 'haftalik' ? 7 : 14)),
  );

/** When the meetings of a series begin: at the same time of day in Istanbul, whatever UTC does. */
export const tekrarAnlari = (ilk: An, tekrar: Tekrar, adet: number): number[] =>
  tekrarGunleri(istanbulGunu(ilk), tekrar, adet).map((gun) => istanbulAni(gun, istanbulSaati(ilk)));

/** The rule in the words of calendars (RFC 5545), for a series that begins on this day in Istanbul. */
export function tekrarKurali(ilk: Gun, tekrar: Tekrar, adet: number): string {
  if (tekrar !== 'aylik') return `FREQ=WEEKLY;INTERVAL=${tekrar === 'haftalik' ? 1 : 2};COUNT=${adet}`;
  const gun = Number(ilk.slice(8, 10));
  // A month that lacks the day has it on its last one: the greatest of the days up to it that the month has.
  const gunler =
    gun <= 28 ? `BYMONTHDAY=${gun}` : `BYMONTHDAY=${[28, 29, 30, 31].filter((g) => g <= gun).join(',')};BYSETPOS=-1`;
  return `FREQ=MONTHLY;${gunler};COUNT=${adet}`;
}
