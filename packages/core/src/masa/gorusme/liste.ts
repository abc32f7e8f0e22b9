import { gunSuzgeci, kayitSuzgeci, liste, secimSuzgeci, sekmeSuzgeci } from '../../platform/list/liste.ts';
import type { ListelenenGorusme } from './satirlar.ts';
import { GORUSME_DURUM_ADLARI, GORUSME_SEKMELERI } from './rules.ts';

/** Search, filters and columns of the ticket list. */
export const GORUSME_LISTESI = liste<ListelenenGorusme>()({
  ad: 'gorusme',
  satirlar: 'gorusmelist',
  aranan: 'No, müşteri, telefon, konuşulan',
  suzgecler: {
    ProjeId: kayitSuzgeci({ adres: 'urun', etiket: 'Ürün', bos: 'Bütün ürünler' }, 'tanim.getGerekli', 'proje'),
    Durum: secimSuzgeci({ adres: 'durum', etiket: 'Durum', bos: 'Bütün durumlar' }, GORUSME_DURUM_ADLARI),
    GorusmeTurId: kayitSuzgeci({ adres: 'tur', etiket: 'Tür', bos: 'Bütün türler' }, 'tanim.getGerekli', 'gorusmeTur'),
    OncelikId: kayitSuzgeci(
      { adres: 'oncelik', etiket: 'Öncelik', bos: 'Bütün öncelikler' },
      'tanim.getGerekli',
      'oncelikler',
    ),
    TalepTurId: kayitSuzgeci(
      { adres: 'talep', etiket: 'İstek Türü', bos: 'Bütün istek türleri' },
      'tanim.getGerekli',
      'talepTur',
    ),
    KonuId: kayitSuzgeci({ adres: 'konu', etiket: 'Konu', bos: 'Bütün konular' }, 'tanim.getGerekli', 'konular'),
    BayiId: kayitSuzgeci({ adres: 'bayi', etiket: 'Bayi', bos: 'Bütün bayiler' }, 'tanim.musterigerekli', 'bayiler'),
    IlId: kayitSuzgeci({ adres: 'il', etiket: 'İl', bos: 'Bütün iller' }, 'tanim.baseGerekliList', 'il'),
    IlceId: kayitSuzgeci(
      { adres: 'ilce', etiket: 'İlçe', bos: 'Bütün ilçeler', usten: 'IlId' },
      'tanim.baseGerekliList',
      'ilce',
    ),
    AtananId: kayitSuzgeci({ adres: 'kisi', etiket: 'Atanan', bos: 'Herkes' }, 'tanim.getGerekli', 'personel'),
    Baslangic: gunSuzgeci({ adres: 'ilk', etiket: 'İlk gün' }),
    Bitis: gunSuzgeci({ adres: 'son', etiket: 'Son gün' }),
    SozGunu: gunSuzgeci({ adres: 'sozgunu', etiket: 'Söz günü' }),
    HatirlatmaGunu: gunSuzgeci({ adres: 'hatirlatmagunu', etiket: 'Hatırlatmamın günü' }),
    sekme: sekmeSuzgeci({ adres: 'sekme', etiket: 'Bölüm' }, GORUSME_SEKMELERI, 'hepsi'),
  },
  siralar: ['No', 'Musteri', 'Proje', 'OncelikSira', 'Atanan', 'SlaBitis', 'Tarih', 'SonHareket'],
  ilkSira: '-Tarih',
  bakislar: {
    bakis: ['liste', 'pano', 'takvim'],
    takvim: ['acilis', 'soz', 'hatirlatma'],
    aralik: ['ay', 'hafta'],
  },
});
export type GorusmeListesi = typeof GORUSME_LISTESI;
