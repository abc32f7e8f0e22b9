import { metinAlani, ondalikAlani, secimAlani, tarihAlani, type YazilanKayit } from '../../platform/field/alanlar.ts';
import { EN_COK_TAHMIN } from './rules.ts';

/** Fields of a task that a person fills in, except its person, its version and its parent task. */
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

/** A task while a person still fills it in. */
export type YazilanGorev = YazilanKayit<typeof GOREV_ALANLARI>;
