import { kayitSuzgeci, liste, secimSuzgeci } from '../../platform/list/liste.ts';
import { PRJ_DURUM_ADLARI } from './rules.ts';
import type { PrjSatiri } from './satirlar.ts';

/** Search, filters and order of the project list. */
export const PRJ_LISTESI = liste<PrjSatiri>()({
  ad: 'prj',
  satirlar: 'projeDetayList',
  aranan: 'Proje, müşteri',
  suzgecler: {
    UrunId: kayitSuzgeci({ adres: 'urun', etiket: 'Ürün', bos: 'Bütün ürünler' }, 'tanim.baseGerekliList', 'proje'),
    Durum: secimSuzgeci({ adres: 'durum', etiket: 'Durum', bos: 'Bütün durumlar' }, PRJ_DURUM_ADLARI),
    SorumluId: kayitSuzgeci(
      { adres: 'sorumlu', etiket: 'Sorumlu', bos: 'Bütün sorumlular' },
      'tanim.baseGerekliList',
      'personel',
    ),
  },
  siralar: ['Bitis_Tarihi', 'Baslama_Tarihi', 'Ad', 'Urun', 'Sorumlu'],
  ilkSira: 'Bitis_Tarihi',
});
export type PrjListesi = typeof PRJ_LISTESI;
