import type { BankaGunu, BankaHareketi } from '@masabasi/core/mali/banka/contract';
import { SINIFLAR } from '@masabasi/core/mali/banka/rules';
import { cellSheet, type Column, type Hucre, kitap, recordSheet, type Sutun } from '../../platform/sheet/xlsx.ts';
import type { KilitliHesap } from './queries.ts';

const HAREKET: readonly Column<BankaHareketi>[] = [
  { baslik: 'Tarih', en: 12, tur: 'gun', deger: (h) => h.Gun },
  { baslik: 'Valör', en: 12, tur: 'gun', deger: (h) => h.Valor },
  { baslik: 'Giren', en: 15, tur: 'para', deger: (h) => (h.Tutar > 0 ? h.Tutar : null) },
  { baslik: 'Çıkan', en: 15, tur: 'para', deger: (h) => (h.Tutar < 0 ? 0 - h.Tutar : null) },
  { baslik: 'Bakiye', en: 15, tur: 'para', deger: (h) => h.Bakiye },
  { baslik: 'Açıklama', en: 60, deger: (h) => h.Aciklama },
  { baslik: 'Karşı Taraf', en: 34, deger: (h) => h.KarsiUnvan },
  { baslik: 'Referans', en: 20, deger: (h) => h.Referans },
  { baslik: 'Sınıf', en: 22, deger: (h) => (h.Sinif === null ? 'İşlenmedi' : SINIFLAR[h.Sinif]) },
  { baslik: 'Kime / Neye', en: 34, deger: (h) => h.Musteri ?? h.KarsiHesap ?? h.DefterHesabi },
  { baslik: 'Not', en: 34, deger: (h) => h.Notu },
  { baslik: 'Fiş', en: 9, tur: 'tam', deger: (h) => h.FisSira },
  { baslik: 'İşleyen', en: 22, deger: (h) => h.Isleyen },
];

const OZET: readonly Sutun[] = [
  { baslik: 'Gün Sonu', en: 34 },
  { baslik: 'Değer', en: 34 },
  { baslik: 'Tutar', en: 16, tur: 'para' },
];

/** A day of an account as an .xlsx file: its balances and its movements. */
export function gunTablosu(h: KilitliHesap, g: BankaGunu, hareketler: readonly BankaHareketi[]): Promise<Buffer> {
  const ozet: Hucre[][] = [
    ['Hesap', `${h.Ad} (${h.Birim})`, null],
    ['IBAN', h.Iban, null],
    ['Durum', g.Kapali ? 'Kapalı' : 'Açık', null],
    ['Kapatan', g.Kapatan, null],
    ['Önceki bakiye', null, g.Hesaplanan - g.Giren + g.Cikan],
    ['Giren', null, g.Giren],
    ['Çıkan', null, g.Cikan],
    ['Gün sonu (hareketlerle)', null, g.Hesaplanan],
    ['Gün sonu (bankaya göre)', g.Banka === null ? 'Bilinmiyor' : null, g.Banka],
    ['Gün sonu (deftere göre)', null, g.Defter],
    ...g.engeller.map((e): Hucre[] => ['Günü açık tutan', e.Metin, null]),
  ];
  return kitap([cellSheet('Gün Sonu', OZET, ozet), recordSheet('Hareketler', HAREKET, hareketler)]);
}
