import { gunSuzgeci, kayitSuzgeci, liste, secimSuzgeci, sekmeSuzgeci } from '../../platform/list/liste.ts';
import type { ZiyaretSatiri } from './satirlar.ts';
import { ZIYARET_SEKMELERI, ZIYARET_SONUC_ADLARI } from './rules.ts';

/** Search, filters and order of the visit list. */
export const ZIYARET_LISTESI = liste<ZiyaretSatiri>()({
  ad: 'ziyaret',
  satirlar: 'gorusmelist',
  aranan: 'Müşteri',
  suzgecler: {
    ProjeId: kayitSuzgeci({ adres: 'urun', etiket: 'Ürün', bos: 'Bütün ürünler' }, 'ziyaret.ziyaretGerekli', 'proje'),
    GorusmeTurId: kayitSuzgeci(
      { adres: 'tur', etiket: 'Tür', bos: 'Bütün türler' },
      'ziyaret.ziyaretGerekli',
      'gorusmeTur',
    ),
    PersonelId: kayitSuzgeci(
      { adres: 'gorusen', etiket: 'Görüşen', bos: 'Herkes' },
      'ziyaret.ziyaretGerekli',
      'personel',
    ),
    IlId: kayitSuzgeci({ adres: 'il', etiket: 'İl', bos: 'Bütün iller' }, 'ziyaret.ziyaretGerekli', 'il'),
    Sonuc: secimSuzgeci({ adres: 'sonuc', etiket: 'Sonuç', bos: 'Bütün sonuçlar' }, ZIYARET_SONUC_ADLARI),
    Ilk: gunSuzgeci({ adres: 'ilk', etiket: 'İlk gün' }),
    Son: gunSuzgeci({ adres: 'son', etiket: 'Son gün' }),
    sekme: sekmeSuzgeci({ adres: 'sekme', etiket: 'Bölüm' }, ZIYARET_SEKMELERI, 'hepsi'),
  },
  siralar: ['Baslama_Zamani', 'Musteri', 'Il', 'Personel', 'Sonraki_Tarih'],
  ilkSira: '-Baslama_Zamani',
});
export type ZiyaretListesi = typeof ZIYARET_LISTESI;
