import { iosMu, mobilTarayiciMi } from '@masabasi/core/oturum/rules';

/** What the device is (specification 9). The server decides by itself; this can only make it stricter. */

/** An iPhone or iPad; an iPad may call itself a Mac, but no Mac has a touch screen. */
export const iosCihaz = (): boolean =>
  iosMu(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Width up to 760, or a mobile, tablet, Android or iOS device. */
export const mobilCihaz = (): boolean => window.innerWidth <= 760 || mobilTarayiciMi(navigator.userAgent) || iosCihaz();

/** What a device is told on which nothing starts and nothing changes (specification 2.3). */
export const MOBIL_NOTU = 'Mobilde giriş ve mola işlemi yapılamaz';
