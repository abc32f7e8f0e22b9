import { bosMetinAlani, type Kayit, metinAlani, secimAlani, type YazilanKayit } from '../alanlar.ts';

/** The fields of a meeting that a person writes, but for the customer, the room, the times and the agenda. */
export const TOPLANTI_ALANLARI = {
  ToplantiTurId: secimAlani('Toplantı Türü', 'toplanti_tur_id', 'toplantiTur', 'ToplantiTur', {
    gerek: 'Toplantı türünü seçiniz.',
  }),
  Konu: metinAlani('Konu', 'konu', 200),
  ProjeId: secimAlani('Ürün', 'proje_id', 'proje', 'Proje'),
  Yer: metinAlani('Yer', 'yer', 200),
  Link: bosMetinAlani('Çevrim İçi Adres', 'link', 500),
  DuzenleyenId: secimAlani('Düzenleyen', 'duzenleyen_id', 'personel', 'Duzenleyen', {
    gerek: 'Düzenleyeni seçiniz.',
  }),
  RaportorId: secimAlani('Raportör', 'raportor_id', 'personel', 'Raportor'),
} as const;

/** A meeting as a person writes it. */
export type ToplantiAlanlari = Kayit<typeof TOPLANTI_ALANLARI>;
/** The same before it is whole. */
export type YazilanToplanti = YazilanKayit<typeof TOPLANTI_ALANLARI>;
