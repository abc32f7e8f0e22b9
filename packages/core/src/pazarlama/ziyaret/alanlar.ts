import { idlerAlani, metinAlani, secimAlani, type YazilanKayit } from '../../platform/field/alanlar.ts';

/** Fields of a visit that a person writes in advance, without customer, times and participants. */
export const ZIYARET_ALANLARI = {
  GorusmeTurId: secimAlani('Görüşme Türü', 'gorusme_tur_id', 'gorusmeTur', 'GorusmeTur', {
    gerek: 'Görüşme türünü seçiniz.',
  }),
  PersonelId: secimAlani('Görüşen', 'personel_id', 'personel', 'Personel', { gerek: 'Görüşecek kişiyi seçiniz.' }),
  Yer: metinAlani('Yer', 'yer', 200),
  Aciklama: metinAlani('Açıklama', 'aciklama', 4000),
  ProjeIdler: idlerAlani('Ürünler', 20),
} as const;

/** A visit in an unfinished form. */
export type YazilanZiyaret = YazilanKayit<typeof ZIYARET_ALANLARI>;
