import type { CariSatiri } from '@masabasi/core/mali/gelir/contract';
import { cellSheet, type Column, kitap, recordSheet, type Sutun } from '../../platform/sheet/xlsx.ts';
import { type CariEkstresi, donemi, sonBakiye } from './pdf.ts';

const SUTUNLAR: readonly Column<CariSatiri>[] = [
  { baslik: 'Tarih', en: 12, tur: 'gun', deger: (s) => s.Gun },
  { baslik: 'Açıklama', en: 60, deger: (s) => s.Aciklama },
  { baslik: 'Borç', en: 16, tur: 'para', deger: (s) => (s.Borc === 0 ? null : s.Borc) },
  { baslik: 'Alacak', en: 16, tur: 'para', deger: (s) => (s.Alacak === 0 ? null : s.Alacak) },
  { baslik: 'Bakiye', en: 16, tur: 'para', deger: (s) => s.Bakiye },
  { baslik: 'Fiş', en: 9, tur: 'tam', deger: (s) => s.FisSira },
];
const OZET: readonly Sutun[] = [
  { baslik: 'Cari Hesap', en: 34 },
  { baslik: 'Değer', en: 44 },
  { baslik: 'Tutar', en: 16, tur: 'para' },
];

/** A customer's statement as an .xlsx file: its totals and its lines. */
export const cariTablosu = (c: CariEkstresi): Promise<Buffer> =>
  kitap([
    cellSheet('Cari Hesap', OZET, [
      ['Müşteri', c.musteri, null],
      ['Dönem', donemi(c), null],
      ['Para birimi', c.Birim, null],
      ['Devreden', null, c.Devir],
      ['Dönem sonu bakiyesi', null, sonBakiye(c)],
    ]),
    recordSheet('Hareketler', SUTUNLAR, c.satirlar),
  ]);
