import type { GorusmeSatiri } from '@masabasi/core/masa/gorusme/satirlar';
import type { Column } from '../../platform/sheet/xlsx.ts';
import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';

/** A ticket as the spreadsheet has it: the list's row and its solution. */
export type AktarilanGorusme = GorusmeSatiri & { readonly Cozum: string };

const SLA_ADLARI = { zamaninda: 'Zamanında', yaklasti: 'Yaklaştı', asildi: 'Gecikti', durdu: 'Durdu' } as const;

/** Columns of the spreadsheet. */
export const GORUSME_SUTUNLARI: readonly Column<AktarilanGorusme>[] = [
  { baslik: 'No', en: 11, deger: (g) => g.No },
  { baslik: 'Tarih', en: 16, tur: 'an', deger: (g) => g.Tarih },
  { baslik: 'Müşteri', en: 34, deger: (g) => g.Musteri },
  { baslik: 'İl', en: 14, deger: (g) => g.Il },
  { baslik: 'İlçe', en: 16, deger: (g) => g.Ilce },
  { baslik: 'Telefon', en: 18, deger: (g) => g.Telefon && telefonYaz(g.Telefon) },
  { baslik: 'Ürün', en: 28, deger: (g) => g.Proje },
  { baslik: 'Lisans', en: 14, deger: (g) => g.LisansTur },
  { baslik: 'Lisans Bitişi', en: 12, tur: 'gun', deger: (g) => g.LisansBitis },
  { baslik: 'Görüşme Türü', en: 14, deger: (g) => g.GorusmeTur },
  { baslik: 'İstek Türü', en: 14, deger: (g) => g.TalepTur },
  { baslik: 'Konu', en: 24, deger: (g) => g.Konu },
  { baslik: 'Başlık', en: 44, deger: (g) => g.Baslik },
  { baslik: 'Öncelik', en: 10, deger: (g) => g.Oncelik },
  { baslik: 'Durum', en: 20, deger: (g) => g.Durum },
  { baslik: 'Söz', en: 16, tur: 'an', deger: (g) => g.SlaBitis },
  { baslik: 'Söz Durumu', en: 12, deger: (g) => g.SlaHali && SLA_ADLARI[g.SlaHali] },
  { baslik: 'Atanan', en: 22, deger: (g) => g.Atanan },
  { baslik: 'Açan', en: 22, deger: (g) => g.Acan },
  { baslik: 'Süre (dk)', en: 10, tur: 'tam', deger: (g) => g.Calisilan },
  { baslik: 'Çözüm', en: 60, deger: (g) => g.Cozum },
  { baslik: 'Son Hareket', en: 16, tur: 'an', deger: (g) => g.SonHareket },
];
