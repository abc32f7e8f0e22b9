import { idlerAlani, type Kayit, metinAlani, secimAlani, type YazilanKayit } from '../alanlar.ts';

/** The fields of a visit that a person writes before it, but for the customer, the times and who takes part. */
export const ZIYARET_ALANLARI = {
  GorusmeTurId: secimAlani('Görüşme Türü', 'gorusme_tur_id', 'gorusmeTur', 'GorusmeTur', {
    gerek: 'Görüşme türünü seçiniz.',
  }),
  PersonelId: secimAlani('Görüşen', 'personel_id', 'personel', 'Personel', { gerek: 'Görüşecek kişiyi seçiniz.' }),
  Yer: metinAlani('Yer', 'yer', 200),
  Aciklama: metinAlani('Açıklama', 'aciklama', 4000),
  ProjeIdler: idlerAlani('Ürünler', 20),
} as const;

/** A visit as a person writes it. */
export type ZiyaretAlanlari = Kayit<typeof ZIYARET_ALANLARI>;
/** The same before it is whole. */
export type YazilanZiyaret = YazilanKayit<typeof ZIYARET_ALANLARI>;
