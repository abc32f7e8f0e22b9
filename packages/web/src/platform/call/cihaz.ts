import { iosMu, mobilTarayiciMi } from '@masabasi/core/kisi/oturum/rules';

/** The kind of device (specification 9). The server decides by itself; this check can only be stricter. */

/** True for an iPhone or iPad. An iPad may call itself a Mac, but no Mac has a touch screen. */
export const iosCihaz = (): boolean =>
  iosMu(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** True up to a width of 760, or on a mobile, tablet, Android or iOS device. */
export const mobilCihaz = (): boolean => window.innerWidth <= 760 || mobilTarayiciMi(navigator.userAgent) || iosCihaz();

/** The note for a device on which no shift or break can start or change (specification 2.3). */
export const MOBIL_NOTU = 'Mobilde giriş ve mola işlemi yapılamaz';
