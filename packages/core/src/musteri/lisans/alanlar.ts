import {
  degerAlani,
  evetAlani,
  type Kayit,
  metinAlani,
  paraAlani,
  sayiAlani,
  secimAlani,
  tarihAlani,
  type YazilanKayit,
} from '../../platform/field/alanlar.ts';

export const PARA_BIRIMLERI = ['TRY', 'USD', 'EUR'] as const;
export type ParaBirimi = (typeof PARA_BIRIMLERI)[number];

/** Fields of a licence that a person fills in, except the customer. */
export const LISANS_ALANLARI = {
  ProjeId: secimAlani('Ürün', 'proje_id', 'proje', 'Proje', { gerek: 'Ürünü seçiniz.' }),
  LisansTurId: secimAlani('Lisans Türü', 'lisans_tur_id', 'lisansTur', 'LisansTur', {
    gerek: 'Lisans türünü seçiniz.',
  }),
  AltLisansTurId: secimAlani('Alt Lisans Türü', 'alt_lisans_tur_id', 'altLisansTur', 'AltLisansTur'),
  SozlesmeId: secimAlani('Sözleşme', 'sozlesme_id', 'sozlesmeler', 'Sozlesme'),
  BayiId: secimAlani('Bayi', 'bayi_id', 'bayiler', 'Bayi'),
  KullaniciSayisi: sayiAlani('Kullanıcı Sayısı', 'kullanici_sayisi', 1, 100_000, 1, {
    gerek: 'Kullanıcı sayısını yazınız.',
  }),
  BaslamaTarihi: tarihAlani('Başlama Tarihi', 'baslama_tarihi', { gerek: 'Başlama tarihini seçiniz.' }),
  BitisTarihi: tarihAlani('Bitiş Tarihi', 'bitis_tarihi'),
  /** Per year, without tax. */
  YillikBedel: paraAlani('Yıllık Bedel', 'yillik_bedel'),
  ParaBirimi: degerAlani('Para Birimi', 'para_birimi', PARA_BIRIMLERI, 'TRY', 'bilinen bir para birimi değil'),
  OtomatikYenile: evetAlani('Kendiliğinden Yenilenir', 'otomatik_yenile', false),
  YenilemeAy: sayiAlani('Yenileme Süresi (ay)', 'yenileme_ay', 1, 60, 12, {
    gerek: 'Kaç aylık yenileneceğini yazınız.',
  }),
  MusteriyeUyari: evetAlani('Müşteriye Uyarı', 'musteriye_uyari', true),
  Notlar: metinAlani('Notlar', 'notlar', 2000),
} as const;

export type LisansAlanlari = Kayit<typeof LISANS_ALANLARI>;
/** A licence while a person still fills it in. */
export type YazilanLisans = YazilanKayit<typeof LISANS_ALANLARI>;
