import { bosMetinAlani, type Kayit, metinAlani, secimAlani, type YazilanKayit } from '../alanlar.ts';

/** What is written of a connection before it begins, but for the customer. */
export const BASLAYAN_BAGLANTI = {
  ProjeId: secimAlani('Ürün', 'proje_id', 'proje', 'Proje', { gerek: 'Ürünü seçiniz.' }),
  BaglantiTurId: secimAlani('Araç', 'baglanti_tur_id', 'baglantiTur', 'BaglantiTur', {
    gerek: 'Bağlantının aracını seçiniz.',
  }),
  BaglantiKodu: bosMetinAlani('Bağlantı Kodu', 'baglanti_kodu', 100, { gizli: true }),
  Amac: metinAlani('Amaç', 'amac', 500),
  OnayVeren: metinAlani('Onay Veren', 'onay_veren', 200),
} as const;

/** The fields of a connection that a person writes, but for the customer and the times. */
export const BAGLANTI_ALANLARI = { ...BASLAYAN_BAGLANTI, Yapilan: metinAlani('Yapılan', 'yapilan', 4000) } as const;

/** A connection as a person writes it. */
export type BaglantiAlanlari = Kayit<typeof BAGLANTI_ALANLARI>;
/** The same before it is whole. */
export type YazilanBaglanti = YazilanKayit<typeof BAGLANTI_ALANLARI>;
