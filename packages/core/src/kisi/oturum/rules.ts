import { gorunenUzunluk } from '../../platform/text/metin.ts';

/** Themes, menu types, passwords and the device rule (specification 2.10, 5.1, 9). */

export const MENU_TURLERI = ['static', 'overlay', 'horizontal', 'slim'] as const;
export type MenuTur = (typeof MENU_TURLERI)[number];
export const MENU_TUR_ADLARI: Readonly<Record<MenuTur, string>> = {
  static: 'Sabit',
  overlay: 'Üste Açılan',
  horizontal: 'Yatay',
  slim: 'Dar',
};

export const TEMALAR = ['blue', 'green', 'cyan', 'purple', 'indigo', 'yellow', 'orange', 'pink'] as const;
export type Tema = (typeof TEMALAR)[number];
export const TEMA_ADLARI: Readonly<Record<Tema, string>> = {
  blue: 'Mavi',
  green: 'Yeşil',
  cyan: 'Camgöbeği',
  purple: 'Mor',
  indigo: 'Çivit',
  yellow: 'Sarı',
  orange: 'Turuncu',
  pink: 'Pembe',
};

/** Most reads in one call. */
export const EN_COK_OKUMA = 16;

export const PAROLA_EN_AZ = 5;
export const PAROLA_EN_FAZLA = 128;

export const METIN = {
  kotuGiris: 'Kullanıcı adı veya şifre hatalı',
  eskiSifre: 'Eski Şifreniz Hatalı',
  uyusmuyor: 'Yeni Şifreleriniz Uyuşmuyor',
  kisa: 'Parolanız En az 5 Karakter olmaldır.!',
  degismedi: 'Parola Değişimi Başarısız',
  ayniParola: 'Yeni parolanız şimdiki parolanızdan farklı olmalıdır.',
} as const;

/** Message after signing in with a password that an administrator gave. */
export const GECICI_PAROLA = 'Parolanız geçici olarak verildi. Devam etmek için kendi parolanızı belirleyiniz.';

/**
 * Reason to refuse a new password, or null. Both texts must be equal and have enough visible characters. The server
 * checks the old password first.
 */
export function yeniParolaHatasi(parola: string, tekrar: string): string | null {
  if (parola !== tekrar) return METIN.uyusmuyor;
  return gorunenUzunluk(parola) < PAROLA_EN_AZ ? METIN.kisa : null;
}

/** A phone or tablet according to its user agent (specification 9: mobile, tablet, Android or iOS). */
export const mobilTarayiciMi = (userAgent: string): boolean =>
  /android|iphone|ipad|ipod|mobile|tablet|windows phone|opera m(?:ini|obi)|silk\/|kindle|blackberry|webos|iemobile/i.test(
    userAgent,
  );

/**
 * iOS according to the user agent. An iPad that calls itself a Mac is not found here: only the client sees its touch
 * points.
 */
export const iosMu = (userAgent: string): boolean => /iphone|ipad|ipod/i.test(userAgent);

/**
 * Address under which failed tries are counted: an IPv4 address, or the /64 network of an IPv6 address, because the
 * owner of one IPv6 address has its whole network.
 */
export function adresOnEki(ip: string): string {
  const gomulu = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (gomulu !== undefined || !ip.includes(':')) return gomulu ?? ip;
  const parcalar = (s = '') => (s === '' ? [] : s.split(':'));
  const [sol, sag] = ip.replace(/%.*$/, '').split('::');
  const [bas, son] = [parcalar(sol), parcalar(sag)];
  const ara = sag === undefined ? [] : Array<string>(Math.max(0, 8 - bas.length - son.length)).fill('0');
  const ag = [...bas, ...ara, ...son].slice(0, 4).map((p) => Number.parseInt(p, 16).toString(16));
  return `${ag.join(':')}::/64`;
}
