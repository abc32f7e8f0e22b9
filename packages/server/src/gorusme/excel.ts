import type { GorusmeSatiri } from '@masabasi/core/gorusme/contract';
import { dilimle, type Hucre, type Sutun, xlsx } from '../xlsx.ts';

const SUTUNLAR: readonly (Sutun & { readonly deger: (g: GorusmeSatiri) => Hucre })[] = [
  { baslik: 'No', en: 11, deger: (g) => g.No },
  { baslik: 'Tarih', en: 16, tur: 'an', deger: (g) => g.Tarih },
  { baslik: 'Müşteri', en: 34, deger: (g) => g.Musteri },
  { baslik: 'İl', en: 14, deger: (g) => g.Il },
  { baslik: 'İlçe', en: 16, deger: (g) => g.Ilce },
  { baslik: 'Telefon', en: 16, deger: (g) => g.Telefon },
  { baslik: 'Ürün', en: 28, deger: (g) => g.Proje },
  { baslik: 'Görüşme Türü', en: 14, deger: (g) => g.GorusmeTur },
  { baslik: 'İstek Türü', en: 14, deger: (g) => g.TalepTur },
  { baslik: 'Konu', en: 24, deger: (g) => g.Konu },
  { baslik: 'Başlık', en: 44, deger: (g) => g.Baslik },
  { baslik: 'Öncelik', en: 10, deger: (g) => g.Oncelik },
  { baslik: 'Durum', en: 20, deger: (g) => g.Durum },
  { baslik: 'Atanan', en: 22, deger: (g) => g.Atanan },
  { baslik: 'Açan', en: 22, deger: (g) => g.Acan },
  { baslik: 'Süre (dk)', en: 10, tur: 'tam', deger: (g) => g.Calisilan },
  { baslik: 'Son Hareket', en: 16, tur: 'an', deger: (g) => g.SonHareket },
];

/** Contacts as an .xlsx file. */
export const gorusmeTablosu = (satirlar: readonly GorusmeSatiri[]): Promise<Buffer> =>
  xlsx('Görüşmeler', SUTUNLAR, dilimle(satirlar.map((g) => SUTUNLAR.map((s) => s.deger(g)))));
