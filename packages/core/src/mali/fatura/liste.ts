import { gunSuzgeci, kayitSuzgeci, liste, secimSuzgeci, sekmeSuzgeci } from '../../platform/list/liste.ts';
import { GELEN_SEKMELERI, GELEN_YANIT_ADLARI } from './gelen.ts';
import type { FaturaSatiri, GelenFatura } from './satirlar.ts';
import { FATURA_DURUM_ADLARI, FATURA_SEKMELERI, TIP_ADLARI } from './rules.ts';

/** Filters of the invoice list. */
export const FATURA_LISTESI = liste<FaturaSatiri>()({
  ad: 'fatura',
  satirlar: 'faturalist',
  aranan: 'Fatura no, müşteri, vergi no, kalem',
  suzgecler: {
    ProjeId: kayitSuzgeci({ adres: 'urun', etiket: 'Ürün', bos: 'Bütün ürünler' }, 'tanim.baseGerekliList', 'proje'),
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

/** Filters of the incoming invoice list. */
export const GELEN_LISTESI = liste<GelenFatura>()({
  ad: 'gelenFatura',
  satirlar: 'gelenlist',
  aranan: 'Gönderen, vergi no, fatura no',
  suzgecler: {
    GelenYanit: secimSuzgeci({ adres: 'yanit', etiket: 'Yanıt', bos: 'Bütün yanıtlar' }, GELEN_YANIT_ADLARI),
    GelenBas: gunSuzgeci({ adres: 'gelenIlk', etiket: 'İlk gün' }),
    GelenSon: gunSuzgeci({ adres: 'gelenSon', etiket: 'Son gün' }),
    GelenSekme: sekmeSuzgeci({ adres: 'gelen', etiket: 'Gelenler' }, GELEN_SEKMELERI, 'hepsi'),
  },
  siralar: ['Gelis', 'Tarih', 'Gonderen', 'Odenecek'],
  ilkSira: '-Gelis',
});
export type GelenListesi = typeof GELEN_LISTESI;
