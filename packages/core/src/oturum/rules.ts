/** Themes, menu types, passwords and the device rule (specification 2.10, 5.1, 9). */

export const MENU_TURLERI = ['static', 'overlay', 'horizontal', 'slim'] as const;
export type MenuTur = (typeof MENU_TURLERI)[number];

export const TEMALAR = ['blue', 'green', 'cyan', 'purple', 'indigo', 'yellow', 'orange', 'pink'] as const;
export type Tema = (typeof TEMALAR)[number];

export const PAROLA_EN_AZ = 5;
export const PAROLA_EN_FAZLA = 128;

export const METIN = {
  kotuGiris: 'Kullanıcı adı veya şifre hatalı',
  eskiSifre: 'Eski Şifreniz Hatalı',
  uyusmuyor: 'Yeni Şifreleriniz Uyuşmuyor',
  kisa: 'Parolanız En az 5 Karakter olmaldır.!',
} as const;

/** Whether two new passwords are the same and long enough; the old one is the server's to check first. */
export function yeniParolaHatasi(parola: string, tekrar: string): string | null {
  if (parola !== tekrar) return METIN.uyusmuyor;
  return Array.from(parola).length < PAROLA_EN_AZ ? METIN.kisa : null;
}

/** A phone or tablet by its own words (specification 9: mobile, tablet, Android or iOS). */
export const mobilTarayiciMi = (userAgent: string): boolean =>
  /android|iphone|ipad|ipod|mobile|tablet|windows phone/i.test(userAgent);

/** iOS, including an iPad that calls itself a Mac (touch points are the client's to know). */
export const iosMu = (userAgent: string): boolean => /iphone|ipad|ipod/i.test(userAgent);
