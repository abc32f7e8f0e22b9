import { bosMetinAlani, type Kayit, metinAlani, secimAlani, type YazilanKayit } from '../../platform/field/alanlar.ts';

/** Fields of a meeting that a person writes, without customer, room, times and agenda. */
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

export type ToplantiAlanlari = Kayit<typeof TOPLANTI_ALANLARI>;
/** The same in an unfinished form. */
export type YazilanToplanti = YazilanKayit<typeof TOPLANTI_ALANLARI>;
