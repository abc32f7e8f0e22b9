import { type Kayit, metinAlani, ondalikAlani, secimAlani, tarihAlani, type YazilanKayit } from '../alanlar.ts';
import { EN_COK_TAHMIN } from './rules.ts';

/** The fields of a task that a person writes, but for whose it is, its version and what it is a part of. */
export const GOREV_ALANLARI = {
  ProjeId: secimAlani('Ürün', 'proje_id', 'proje', 'Proje', { gerek: 'Ürünü seçiniz.' }),
  IsTurId: secimAlani('İş Türü', 'is_tur_id', 'isTur', 'IsTur', { gerek: 'İş türünü seçiniz.' }),
  AciliyetId: secimAlani('Aciliyet', 'aciliyet_id', 'aciliyet', 'Aciliyet', { gerek: 'Aciliyeti seçiniz.' }),
  EkipId: secimAlani('Ekip', 'ekip_id', 'projeEkip', 'Ekip'),
  TestTurId: secimAlani('Test Türü', 'test_tur_id', 'testTur', 'TestTur'),
  Baslik: metinAlani('Başlık', 'baslik', 200),
  Aciklama: metinAlani('Açıklama', 'aciklama', 8000),
  Termin: tarihAlani('Termin', 'termin'),
  /** Hours. */
  Tahmini_Sure: ondalikAlani('Tahmini Süre (saat)', 'tahmini_sure', 0, EN_COK_TAHMIN),
} as const;

/** A task as a person writes it. */
export type GorevAlanlari = Kayit<typeof GOREV_ALANLARI>;
/** The same before it is whole. */
export type YazilanGorev = YazilanKayit<typeof GOREV_ALANLARI>;
