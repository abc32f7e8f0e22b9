import { bosMetinAlani, type Kayit, metinAlani, secimAlani } from '../../platform/field/alanlar.ts';

/** Fields of a connection before it begins, without the customer. */
export const BASLAYAN_BAGLANTI = {
  ProjeId: secimAlani('Ürün', 'proje_id', 'proje', 'Proje', { gerek: 'Ürünü seçiniz.' }),
  BaglantiTurId: secimAlani('Araç', 'baglanti_tur_id', 'baglantiTur', 'BaglantiTur', {
    gerek: 'Bağlantının aracını seçiniz.',
  }),
  BaglantiKodu: bosMetinAlani('Bağlantı Kodu', 'baglanti_kodu', 100, { gizli: true }),
  Amac: metinAlani('Amaç', 'amac', 500),
  OnayVeren: metinAlani('Onay Veren', 'onay_veren', 200),
} as const;

/** Fields of a connection that a person writes, without customer and times. */
export const BAGLANTI_ALANLARI = { ...BASLAYAN_BAGLANTI, Yapilan: metinAlani('Yapılan', 'yapilan', 4000) } as const;

export type BaglantiAlanlari = Kayit<typeof BAGLANTI_ALANLARI>;
