import { type Gun, gunEkle, haftaGunu } from '@masabasi/core/platform/time/tarih';

/** Working days of the demo company's offices and banks: Monday to Friday. */

export const haftaIci = (gun: Gun): boolean => haftaGunu(gun) <= 5;
/** This day, or the Monday after it. */
export const ileriIsGunu = (gun: Gun): Gun => (haftaIci(gun) ? gun : gunEkle(gun, 8 - haftaGunu(gun)));
/** This day, or the Friday before it. */
export const geriIsGunu = (gun: Gun): Gun => gunEkle(gun, -Math.max(0, haftaGunu(gun) - 5));
/** The last working day before this one. */
export const oncekiIsGunu = (gun: Gun): Gun => geriIsGunu(gunEkle(gun, -1));
