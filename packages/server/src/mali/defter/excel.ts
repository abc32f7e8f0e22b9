import { type Column, kitap, recordSheet } from '../../platform/sheet/xlsx.ts';
import type { YevmiyeSatiri } from './queries.ts';

const SUTUNLAR: readonly Column<YevmiyeSatiri>[] = [
  { baslik: 'Fiş', en: 9, tur: 'tam', deger: (s) => s.Sira },
  { baslik: 'Tarih', en: 12, tur: 'gun', deger: (s) => s.Gun },
  { baslik: 'Satır', en: 7, tur: 'tam', deger: (s) => s.Satir },
  { baslik: 'Hesap', en: 9, deger: (s) => s.Hesap },
  { baslik: 'Hesap Adı', en: 32, deger: (s) => s.HesapAdi },
  { baslik: 'Alt Hesap', en: 16, deger: (s) => s.Alt },
  { baslik: 'Müşteri No', en: 12, deger: (s) => s.MusteriNo },
  { baslik: 'Borç', en: 15, tur: 'para', deger: (s) => (s.Tutar > 0 ? s.Tutar : null) },
  { baslik: 'Alacak', en: 15, tur: 'para', deger: (s) => (s.Tutar < 0 ? -s.Tutar : null) },
  { baslik: 'Birim', en: 7, deger: (s) => s.Birim },
  { baslik: 'Açıklama', en: 50, deger: (s) => s.Aciklama },
  { baslik: 'Kaynak', en: 16, deger: (s) => s.Kaynak },
  { baslik: 'Kaynak No', en: 10, tur: 'tam', deger: (s) => s.KaynakId },
  { baslik: 'Ters Fiş', en: 9, tur: 'tam', deger: (s) => s.TersSira },
  { baslik: 'Yazıldığı An', en: 26, deger: (s) => s.Zaman },
  { baslik: 'Önceki Mühür', en: 66, deger: (s) => s.Onceki },
  { baslik: 'Mühür', en: 66, deger: (s) => s.Ozet },
];

/** The journal as an .xlsx file. */
export const yevmiyeTablosu = (satirlar: readonly YevmiyeSatiri[]): Promise<Buffer> =>
  kitap([recordSheet('Yevmiye', SUTUNLAR, satirlar)]);
