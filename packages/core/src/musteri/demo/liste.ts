import { gunSuzgeci, kayitSuzgeci, liste, secimSuzgeci } from '../../platform/list/liste.ts';
import type { KapananDemo } from './contract.ts';
import { DEMO_SONUCLARI } from './rules.ts';

/** Search, filters and columns of the list of closed demos. */
export const KAPANAN_DEMOLAR = liste<KapananDemo>()({
  ad: 'kapananDemolar',
  satirlar: 'demolist',
  aranan: 'Müşteri',
  suzgecler: {
    Sonuc: secimSuzgeci({ adres: 'sonuc', etiket: 'Sonuç', bos: 'Bütün sonuçlar' }, DEMO_SONUCLARI),
    ProjeId: kayitSuzgeci({ adres: 'urun', etiket: 'Ürün', bos: 'Bütün ürünler' }, 'tanim.baseGerekliList', 'proje'),
    AtananId: kayitSuzgeci({ adres: 'kisi', etiket: 'Atanan', bos: 'Herkes' }, 'tanim.baseGerekliList', 'personel'),
    Baslangic: gunSuzgeci({ adres: 'ilk', etiket: 'İlk gün' }),
    Bitis: gunSuzgeci({ adres: 'son', etiket: 'Son gün' }),
  },
  siralar: ['KapanisZamani', 'AdSoyad', 'Proje'],
  ilkSira: '-KapanisZamani',
});
export type KapananDemolar = typeof KAPANAN_DEMOLAR;
