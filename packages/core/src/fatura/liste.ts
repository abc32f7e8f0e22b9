import { gunSuzgeci, kayitSuzgeci, liste, secimSuzgeci, sekmeSuzgeci } from '../liste.ts';
import { tanim } from '../tanim/contract.ts';
import type { FaturaSatiri } from './satirlar.ts';
import { FATURA_DURUM_ADLARI, FATURA_SEKMELERI, TIP_ADLARI } from './rules.ts';

/** What invoices are found by. */
export const FATURA_LISTESI = liste<FaturaSatiri>()({
  ad: 'fatura',
  satirlar: 'faturalist',
  aranan: 'Fatura no, müşteri, vergi no, kalem',
  suzgecler: {
    ProjeId: kayitSuzgeci({ adres: 'urun', etiket: 'Ürün', bos: 'Bütün ürünler' }, tanim.baseGerekliList, 'proje'),
    Durum: secimSuzgeci({ adres: 'durum', etiket: 'Durum', bos: 'Bütün durumlar' }, FATURA_DURUM_ADLARI),
    Tip: secimSuzgeci({ adres: 'tip', etiket: 'Tip', bos: 'Bütün tipler' }, TIP_ADLARI),
    Baslangic: gunSuzgeci({ adres: 'ilk', etiket: 'İlk gün' }),
    Bitis: gunSuzgeci({ adres: 'son', etiket: 'Son gün' }),
    sekme: sekmeSuzgeci({ adres: 'sekme', etiket: 'Bölüm' }, FATURA_SEKMELERI, 'hepsi'),
  },
  siralar: ['Tarih', 'No', 'Musteri', 'Odenecek', 'Kalan', 'Vade'],
  ilkSira: '-Tarih',
});
export type FaturaListesi = typeof FATURA_LISTESI;
