import {
  type Kayit,
  metinAlani,
  paraAlani,
  secimAlani,
  tarihAlani,
  type YazilanKayit,
} from '../../platform/field/alanlar.ts';

/** Fields of a prospect that a person writes. The customer and the stage are not among them. */
export const ADAY_ALANLARI = {
  ProjeId: secimAlani('Ürün', 'proje_id', 'proje', 'Proje', { gerek: 'Ürünü seçiniz.' }),
  SahipId: secimAlani('İlgilenen', 'sahip_id', 'personel', 'Sahip'),
  /** Expected revenue in kuruş, without tax. */
  Tutar: paraAlani('Tahmini Tutar', 'tutar'),
  Beklenen_Kapanis: tarihAlani('Beklenen Kapanış', 'beklenen_kapanis'),
  Aciklama: metinAlani('Açıklama', 'aciklama', 2000),
} as const;

export type AdayAlanlari = Kayit<typeof ADAY_ALANLARI>;
/** An unfinished form: required fields may still be empty. */
export type YazilanAday = YazilanKayit<typeof ADAY_ALANLARI>;
