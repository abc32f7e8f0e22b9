import {
  bosMetinAlani,
  evetAlani,
  type Kayit,
  metinAlani,
  paraAlani,
  secimAlani,
  type YazilanKayit,
} from '../../platform/field/alanlar.ts';

/** Fields of a training that a person fills in, except the customer, the licence, the times and the topics. */
export const EGITIM_ALANLARI = {
  ProjeId: secimAlani('Ürün', 'proje_id', 'proje', 'Proje', { gerek: 'Ürünü seçiniz.' }),
  EgitimTurId: secimAlani('Eğitim Türü', 'egitim_tur_id', 'egitimTur', 'EgitimTur', {
    gerek: 'Eğitim türünü seçiniz.',
  }),
  EgitmenId: secimAlani('Eğitmen', 'egitmen_id', 'personel', 'Egitmen'),
  Yer: metinAlani('Yer', 'yer', 200),
  Link: bosMetinAlani('Bağlantı Adresi', 'link', 500),
  Aciklama: metinAlani('Açıklama', 'aciklama', 2000),
  Ucretli: evetAlani('Ücretli', 'ucretli', false),
  /** In liras, without tax. */
  Tutar: paraAlani('Tutar', 'tutar'),
} as const;

export type EgitimAlanlari = Kayit<typeof EGITIM_ALANLARI>;
/** A training while a person still fills it in. */
export type YazilanEgitim = YazilanKayit<typeof EGITIM_ALANLARI>;
