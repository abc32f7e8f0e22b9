import { MENU_BICIM_ADLARI, MENU_SINIF_ADLARI } from '../menu/rules.ts';

/** Audit words of this room. */
export const rol = {
  eylemler: {
    kisiYetkiKaydet: 'Kişinin yetkileri değişti',
    menuKaydet: 'Menü girdisi kaydedildi',
    menuSil: 'Menü girdisi silindi',
    menuSirala: 'Menü sırası değişti',
    rolKaydet: 'Rol kaydedildi',
    rolSil: 'Rol silindi',
  },
  nesneler: {
    menu: 'Menü',
    rol: 'Rol',
  },
  alanlar: {
    class: 'Görünüm',
    style: 'Yazı biçimi',
    Menuler: 'Menüler',
    Roller: 'Roller',
    Yetkiler: 'Yetkiler',
  },
  degerler: { class: MENU_SINIF_ADLARI, style: MENU_BICIM_ADLARI },
} as const;
