import type { Gun } from '../../platform/time/tarih.ts';
import { gecerliGun, gunEkle } from '../../platform/time/tarih.ts';

/** Days of birthdays shown, today included. */
const DOGUM_GUNU_ARALIGI = 7;

export interface DogumGunu {
  /** `MM-DD` of the birth date. */
  readonly ayGun: string;
  /** The day of the celebration. */
  readonly gun: Gun;
  /** Days until then, 0 for today. */
  readonly kalan: number;
}

/** Birthdays of the coming week. 29 February is celebrated on the 28th in a year without the 29th. */
export function yakinDogumGunleri(bugun: Gun): DogumGunu[] {
  return Array.from({ length: DOGUM_GUNU_ARALIGI }, (_, kalan) => {
    const gun = gunEkle(bugun, kalan);
    const ayGun = gun.slice(5);
    const artikGunuDe = ayGun === '02-28' && !gecerliGun(`${gun.slice(0, 4)}-02-29`);
    return [{ ayGun, gun, kalan }, ...(artikGunuDe ? [{ ayGun: '02-29', gun, kalan }] : [])];
  }).flat();
}
