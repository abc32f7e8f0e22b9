import { MENU_TUR_ADLARI, TEMA_ADLARI } from './rules.ts';

/** Audit words of this room. */
export const oturum = {
  eylemler: {
    digerOturumlariSonlandir: 'Öbür oturumlar kapatıldı',
    girisHatasi: 'Giriş reddedildi',
    login: 'Giriş yapıldı',
    logout: 'Çıkış yapıldı',
    oturumSonlandir: 'Oturum kapatıldı',
    usertemaguncelle: 'Görünüm değiştirildi',
  },
  nesneler: {
    oturum: 'Oturum',
  },
  kisinin: ['oturum'],
  alanlar: {
    Adim: 'Adım',
    Biten: 'Kapanan eski oturum',
    DarkTheme: 'Koyu görünüm',
    MenuTur: 'Menü türü',
    Tema: 'Renk düzeni',
    mobil: 'Telefondan',
  },
  degerler: {
    MenuTur: MENU_TUR_ADLARI,
    Tema: TEMA_ADLARI,
  },
  evetHayir: ['DarkTheme'],
} as const;
