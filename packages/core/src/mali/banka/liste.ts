import { gunSuzgeci, kayitSuzgeci, liste, secimSuzgeci, sekmeSuzgeci } from '../../platform/list/liste.ts';
import type { BankaHareketi } from './contract.ts';
import { SINIFLAR } from './rules.ts';

/** Filters of the bank movement list. */
export const HAREKET_LISTESI = liste<BankaHareketi>()({
  ad: 'bankaHareketi',
  satirlar: 'hareketlist',
  aranan: 'Açıklama, karşı taraf, referans',
  suzgecler: {
    Durum: sekmeSuzgeci(
      { adres: 'durum', etiket: 'Durum' },
      { hepsi: 'Hepsi', bekleyen: 'İşlenecekler', islenen: 'İşlenenler' },
      'hepsi',
    ),
    HesapId: kayitSuzgeci(
      { adres: 'hesap', etiket: 'Hesap', bos: 'Bütün hesaplar' },
      'banka.bankaHesaplari',
      'hesaplar',
    ),
    Sinif: secimSuzgeci({ adres: 'sinif', etiket: 'Sınıf', bos: 'Bütün sınıflar' }, SINIFLAR),
    Yon: secimSuzgeci({ adres: 'yon', etiket: 'Yön', bos: 'Giren ve çıkan' }, { giren: 'Giren', cikan: 'Çıkan' }),
    Baslangic: gunSuzgeci({ adres: 'ilk', etiket: 'İlk gün' }),
    Bitis: gunSuzgeci({ adres: 'son', etiket: 'Son gün' }),
  },
  siralar: ['Gun', 'Tutar', 'Hesap'],
  ilkSira: '-Gun',
});
export type HareketListesi = typeof HAREKET_LISTESI;
