import {
  type An,
  ayEkle,
  type Gun,
  gunEkle,
  istanbulAni,
  istanbulGunu,
  istanbulSaati,
} from '../../platform/time/tarih.ts';

/** Series of meetings: their days, and their rule for calendars. */

export const TEKRARLAR = { haftalik: 'Her hafta', ikihafta: 'İki haftada bir', aylik: 'Her ay' } as const;
export type Tekrar = keyof typeof TEKRARLAR;

export const EN_AZ_TEKRAR = 2;
export const EN_COK_TEKRAR = 52;

/**
 * Days of a series. Each month is counted from the first day, so that a series on the 31st returns to the 31st after
 * February.
 */
export const tekrarGunleri = (ilk: Gun, tekrar: Tekrar, adet: number): Gun[] =>
  Array.from({ length: adet }, (_, n) =>
    tekrar === 'aylik' ? ayEkle(ilk, n) : gunEkle(ilk, n * (tekrar === 'haftalik' ? 7 : 14)),
  );

/** Starts of the meetings of a series (epoch ms), always at the same time of day in Istanbul. */
export const tekrarAnlari = (ilk: An, tekrar: Tekrar, adet: number): number[] =>
  tekrarGunleri(istanbulGunu(ilk), tekrar, adet).map((gun) => istanbulAni(gun, istanbulSaati(ilk)));

/** Rule of a series for calendars (RFC 5545). `ilk` is its first day in Istanbul. */
export function tekrarKurali(ilk: Gun, tekrar: Tekrar, adet: number): string {
  if (tekrar !== 'aylik') return `FREQ=WEEKLY;INTERVAL=${tekrar === 'haftalik' ? 1 : 2};COUNT=${adet}`;
  const gun = Number(ilk.slice(8, 10));
  // A month without the day takes its last day: the greatest possible day that exists in the month.
  const gunler =
    gun <= 28 ? `BYMONTHDAY=${gun}` : `BYMONTHDAY=${[28, 29, 30, 31].filter((g) => g <= gun).join(',')};BYSETPOS=-1`;
  return `FREQ=MONTHLY;${gunler};COUNT=${adet}`;
}
