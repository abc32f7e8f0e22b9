import { gunSuzgeci, isaretSuzgeci, kayitSuzgeci, liste } from '../../platform/list/liste.ts';
import type { BaglantiSatiri } from './contract.ts';

/** Search, filters and order of the connection list. */
export const BAGLANTI_LISTESI = liste<BaglantiSatiri>()({
  ad: 'baglanti',
  satirlar: 'baglantilist',
  aranan: 'Müşteri, amaç, yapılan',
  suzgecler: {
    PersonelId: kayitSuzgeci({ adres: 'kisi', etiket: 'Personel', bos: 'Herkes' }, 'tanim.baseGerekliList', 'personel'),
    ProjeId: kayitSuzgeci({ adres: 'urun', etiket: 'Ürün', bos: 'Bütün ürünler' }, 'tanim.baseGerekliList', 'proje'),
    BaglantiTurId: kayitSuzgeci(
      { adres: 'arac', etiket: 'Araç', bos: 'Bütün araçlar' },
      'uzakbaglanti.baglantiGerekli',
      'baglantiTur',
    ),
    Baslangic: gunSuzgeci({ adres: 'ilk', etiket: 'İlk gün' }),
    Bitis: gunSuzgeci({ adres: 'son', etiket: 'Son gün' }),
    Acik: isaretSuzgeci({ adres: 'acik', etiket: 'Yalnız sürenler' }),
  },
  siralar: ['Baslama_Zamani', 'Sure', 'Musteri', 'Personel', 'Proje', 'BaglantiTur'],
  ilkSira: '-Baslama_Zamani',
});
export type BaglantiListesi = typeof BAGLANTI_LISTESI;
