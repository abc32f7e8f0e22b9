import { type Kayit, metinAlani, ondalikAlani, secimAlani, type YazilanKayit } from '../../platform/field/alanlar.ts';

/** Fields of an analysis that a person fills in, except the criteria. */
export const ANALIZ_ALANLARI = {
  ProjeId: secimAlani('Ürün', 'proje_id', 'proje', 'Proje', { gerek: 'Ürünü seçiniz.' }),
  KonuId: secimAlani('Konu', 'konu_id', 'konular', 'Konu'),
  GereksinimKaynakId: secimAlani('Gereksinim Kaynağı', 'gereksinim_kaynak_id', 'gereksinimKaynak', 'GereksinimKaynak', {
    gerek: 'Gereksinimin kaynağını seçiniz.',
  }),
  AnalizTurId: secimAlani('Analiz Türü', 'analiz_tur_id', 'analizTur', 'AnalizTur', {
    gerek: 'Analiz türünü seçiniz.',
  }),
  AciliyetId: secimAlani('Aciliyet', 'aciliyet_id', 'aciliyet', 'Aciliyet', { gerek: 'Aciliyeti seçiniz.' }),
  /** A contact person of the customer or an employee answers for the need. */
  YetkiliKisiId: secimAlani('Yetkili Kişi', 'yetkili_kisi_id', 'yetkiliKisi', 'YetkiliKisi', { sonradan: true }),
  AnalistId: secimAlani('Analist', 'analist_id', 'personel', 'Analist'),
  Baslik: metinAlani('Başlık', 'baslik', 200),
  Ihtiyac: metinAlani('İhtiyaç', 'ihtiyac', 8000),
  CozumOnerisi: metinAlani('Çözüm Önerisi', 'cozum_onerisi', 8000),
  /** Hours. */
  Efor: ondalikAlani('Efor (saat)', 'efor', 0, 9999),
} as const;

export type AnalizAlanlari = Kayit<typeof ANALIZ_ALANLARI>;
/** An analysis while a person still fills it in. */
export type YazilanAnaliz = YazilanKayit<typeof ANALIZ_ALANLARI>;
