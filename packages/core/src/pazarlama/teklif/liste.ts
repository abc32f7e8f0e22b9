import { gunSuzgeci, kayitSuzgeci, liste, secimSuzgeci, sekmeSuzgeci } from '../../platform/list/liste.ts';
import type { TeklifGorusmeSatiri, TeklifSatiri } from './satirlar.ts';
import { TEKLIF_DURUM_ADLARI, TEKLIF_GORUSME_SEKMELERI, TEKLIF_SEKMELERI } from './rules.ts';

/** Search, filters and order of the quote list. */
export const TEKLIF_LISTESI = liste<TeklifSatiri>()({
  ad: 'teklif',
  satirlar: 'tekliflist',
  aranan: 'Teklif no, başlık, müşteri',
  suzgecler: {
    ProjeId: kayitSuzgeci(
      { adres: 'urun', etiket: 'Ürün', bos: 'Bütün ürünler' },
      'teklif.getTeklifGerekliList',
      'proje',
    ),
    Durum: secimSuzgeci({ adres: 'durum', etiket: 'Durum', bos: 'Bütün durumlar' }, TEKLIF_DURUM_ADLARI),
    SahipId: kayitSuzgeci(
      { adres: 'kisi', etiket: 'Hazırlayan', bos: 'Herkes' },
      'teklif.getTeklifGerekliList',
      'personel',
    ),
    BayiId: kayitSuzgeci(
      { adres: 'bayi', etiket: 'Bayi', bos: 'Bütün bayiler' },
      'teklif.getTeklifGerekliList',
      'bayiler',
    ),
    KayipNedenId: kayitSuzgeci(
      { adres: 'neden', etiket: 'Kayıp nedeni', bos: 'Bütün nedenler' },
      'teklif.getTeklifGerekliList',
      'ayrilmaNedenleri',
    ),
    Ilk: gunSuzgeci({ adres: 'ilk', etiket: 'İlk gün' }),
    Son: gunSuzgeci({ adres: 'son', etiket: 'Son gün' }),
    sekme: sekmeSuzgeci({ adres: 'sekme', etiket: 'Bölüm' }, TEKLIF_SEKMELERI, 'hepsi'),
  },
  siralar: ['No', 'Tarih', 'Musteri', 'Proje', 'Sahip', 'Durum', 'GenelToplam', 'Olasilik', 'Gecerlilik_Tarihi'],
  ilkSira: '-No',
});
export type TeklifListesi = typeof TEKLIF_LISTESI;

/** Search, filters and order of the list of talks about quotes. */
export const TEKLIF_GORUSME_LISTESI = liste<TeklifGorusmeSatiri>()({
  ad: 'teklifGorusme',
  satirlar: 'gorusmelist',
  aranan: 'Teklif no, müşteri, görüşülen',
  suzgecler: {
    ProjeId: kayitSuzgeci(
      { adres: 'urun', etiket: 'Ürün', bos: 'Bütün ürünler' },
      'teklif.getTeklifGerekliList',
      'proje',
    ),
    KisiId: kayitSuzgeci(
      { adres: 'kisi', etiket: 'Görüşen', bos: 'Herkes' },
      'teklif.getTeklifGerekliList',
      'personel',
    ),
    sekme: sekmeSuzgeci({ adres: 'sekme', etiket: 'Bölüm' }, TEKLIF_GORUSME_SEKMELERI, 'hepsi'),
  },
  siralar: ['Sonraki_Tarih', 'Tarih', 'Musteri', 'No', 'Kisi'],
  ilkSira: '-Tarih',
});
export type TeklifGorusmeListesi = typeof TEKLIF_GORUSME_LISTESI;
