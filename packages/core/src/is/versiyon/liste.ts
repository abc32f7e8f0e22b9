import { kayitSuzgeci, liste, secimSuzgeci } from '../../platform/list/liste.ts';
import type { VersiyonSatiri } from './contract.ts';
import { VERSIYON_DURUM_ADLARI } from './rules.ts';

/** Search, filters and order of the version list. */
export const VERSIYON_LISTESI = liste<VersiyonSatiri>()({
  ad: 'versiyon',
  satirlar: 'versiyonlist',
  aranan: 'Numara, ürün',
  suzgecler: {
    ProjeId: kayitSuzgeci({ adres: 'urun', etiket: 'Ürün', bos: 'Bütün ürünler' }, 'tanim.getGerekliList', 'proje'),
    Durum: secimSuzgeci({ adres: 'durum', etiket: 'Durum', bos: 'Bütün durumlar' }, VERSIYON_DURUM_ADLARI),
  },
  siralar: ['Planlanan_Tarih', 'Proje', 'No', 'Durum', 'Is'],
  ilkSira: '-Planlanan_Tarih',
});
export type VersiyonListesi = typeof VERSIYON_LISTESI;
