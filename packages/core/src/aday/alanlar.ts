import { type Kayit, metinAlani, paraAlani, secimAlani, tarihAlani, type YazilanKayit } from '../alanlar.ts';

/** The fields of a prospect that a person writes, but for the customer and the stage. */
export const ADAY_ALANLARI = {
  ProjeId: secimAlani('Ürün', 'proje_id', 'proje', 'Proje', { gerek: 'Ürünü seçiniz.' }),
  SahipId: secimAlani('İlgilenen', 'sahip_id', 'personel', 'Sahip'),
  /** What it would bring, in kuruş, without tax. */
  Tutar: paraAlani('Tahmini Tutar', 'tutar'),
  Beklenen_Kapanis: tarihAlani('Beklenen Kapanış', 'beklenen_kapanis'),
  Aciklama: metinAlani('Açıklama', 'aciklama', 2000),
} as const;

/** A prospect as a person writes it. */
export type AdayAlanlari = Kayit<typeof ADAY_ALANLARI>;
/** The same before it is whole. */
export type YazilanAday = YazilanKayit<typeof ADAY_ALANLARI>;
