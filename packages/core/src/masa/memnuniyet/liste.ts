import { gunSuzgeci, kayitSuzgeci, liste, secimSuzgeci, sekmeSuzgeci } from '../../platform/list/liste.ts';
import type { MemnuniyetSatiri } from './contract.ts';
import { MEMNUNIYET_DURUM_ADLARI, MEMNUNIYET_KANALLARI, MEMNUNIYET_SEKMELERI } from './rules.ts';

/** Search, filters and columns of the list of sent surveys. */
export const MEMNUNIYET_LISTESI = liste<MemnuniyetSatiri>()({
  ad: 'memnuniyet',
  satirlar: 'memnuniyetlist',
  aranan: 'Anket no, görüşme no, müşteri',
  suzgecler: {
    ProjeId: kayitSuzgeci({ adres: 'urun', etiket: 'Ürün', bos: 'Bütün ürünler' }, 'tanim.getGerekli', 'proje'),
    Durum: secimSuzgeci({ adres: 'durum', etiket: 'Durum', bos: 'Bütün durumlar' }, MEMNUNIYET_DURUM_ADLARI),
    Kanal: secimSuzgeci({ adres: 'kanal', etiket: 'Kanal', bos: 'Bütün kanallar' }, MEMNUNIYET_KANALLARI),
    PersonelId: kayitSuzgeci({ adres: 'kisi', etiket: 'Personel', bos: 'Herkes' }, 'tanim.getGerekli', 'personel'),
    Baslangic: gunSuzgeci({ adres: 'ilk', etiket: 'İlk gün' }),
    Bitis: gunSuzgeci({ adres: 'son', etiket: 'Son gün' }),
    sekme: sekmeSuzgeci({ adres: 'sekme', etiket: 'Bölüm' }, MEMNUNIYET_SEKMELERI, 'hepsi'),
  },
  siralar: ['No', 'Kapanis', 'Musteri', 'Proje', 'Personel', 'DenemeSayi', 'Son_Gecerlilik', 'Puan', 'Durum'],
  ilkSira: '-Kapanis',
});
export type MemnuniyetListesi = typeof MEMNUNIYET_LISTESI;
