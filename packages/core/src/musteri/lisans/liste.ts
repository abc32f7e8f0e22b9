import { kayitSuzgeci, liste, sekmeSuzgeci } from '../../platform/list/liste.ts';
import type { LisansSatiri } from './contract.ts';
import { LISANS_SEKMELERI } from './rules.ts';

/** Search, filters and columns of the licence list. */
export const LISANS_LISTESI = liste<LisansSatiri>()({
  ad: 'lisans',
  satirlar: 'lisanslist',
  aranan: 'Müşteri, lisans no, telefon',
  suzgecler: {
    ProjeId: kayitSuzgeci({ adres: 'urun', etiket: 'Ürün', bos: 'Bütün ürünler' }, 'tanim.baseGerekliList', 'proje'),
    LisansTurId: kayitSuzgeci({ adres: 'tur', etiket: 'Tür', bos: 'Bütün türler' }, 'tanim.lisansGerekli', 'lisansTur'),
    BayiId: kayitSuzgeci({ adres: 'bayi', etiket: 'Bayi', bos: 'Bütün bayiler' }, 'tanim.musterigerekli', 'bayiler'),
    sekme: sekmeSuzgeci({ adres: 'sekme', etiket: 'Bölüm' }, LISANS_SEKMELERI, 'hepsi'),
  },
  siralar: [
    'LisansNo',
    'Musteri',
    'Telefon',
    'Kurum',
    'Proje',
    'Bayi',
    'BaslamaTarihi',
    'BitisTarihi',
    'YillikBedel',
    'Durum',
  ],
  ilkSira: 'BitisTarihi',
  eskiSira: { Bitis: 'BitisTarihi', Bedel: '-YillikBedel', Yeni: '-LisansNo' },
});
