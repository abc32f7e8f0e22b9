import { kayitSuzgeci, liste, secimSuzgeci } from '../../platform/list/liste.ts';
import type { MusteriSatiri } from './contract.ts';
import { MUSTERI_DURUMLARI } from './alanlar.ts';

/** Search, filters and columns of the customer list. */
export const MUSTERI_LISTESI = liste<MusteriSatiri>()({
  ad: 'musteri',
  satirlar: 'musterilist',
  aranan: 'Ad, no, telefon, e-posta',
  suzgecler: {
    Durum: secimSuzgeci({ adres: 'durum', etiket: 'Durum', bos: 'Bütün durumlar' }, MUSTERI_DURUMLARI),
    IlId: kayitSuzgeci({ adres: 'il', etiket: 'İl', bos: 'Bütün iller' }, 'tanim.baseGerekliList', 'il'),
    ProjeId: kayitSuzgeci({ adres: 'urun', etiket: 'Ürün', bos: 'Bütün ürünler' }, 'tanim.baseGerekliList', 'proje'),
    EtiketId: kayitSuzgeci(
      { adres: 'etiket', etiket: 'Etiket', bos: 'Bütün etiketler' },
      'tanim.musterigerekli',
      'etiketler',
    ),
  },
  // Each order has an index, so that a page of the whole list needs no full sort.
  siralar: ['MusteriNo', 'Ad', 'Durum'],
  ilkSira: 'Ad',
  eskiSira: { Yeni: '-MusteriNo' },
});
export type MusteriListesi = typeof MUSTERI_LISTESI;
