import { gunSuzgeci, kayitSuzgeci, liste, secimSuzgeci, sekmeSuzgeci } from '../../platform/list/liste.ts';
import type { WebistekSatiri } from './contract.ts';
import { WEBISTEK_DURUM_ADLARI, WEBISTEK_SEKMELERI } from './rules.ts';

/** Search, filters and order of the list of web requests. */
export const WEBISTEK_LISTESI = liste<WebistekSatiri>()({
  ad: 'webistek',
  satirlar: 'webisteklist',
  aranan: 'No, ad, kurum, telefon, e-posta, istek',
  suzgecler: {
    ProjeId: kayitSuzgeci({ adres: 'urun', etiket: 'Ürün', bos: 'Bütün ürünler' }, 'tanim.getGerekli', 'proje'),
    Durum: secimSuzgeci({ adres: 'durum', etiket: 'Durum', bos: 'Bütün durumlar' }, WEBISTEK_DURUM_ADLARI),
    AtananId: kayitSuzgeci({ adres: 'kisi', etiket: 'İnceleyen', bos: 'Herkes' }, 'tanim.getGerekli', 'personel'),
    Baslangic: gunSuzgeci({ adres: 'ilk', etiket: 'İlk gün' }),
    Bitis: gunSuzgeci({ adres: 'son', etiket: 'Son gün' }),
    sekme: sekmeSuzgeci({ adres: 'sekme', etiket: 'Bölüm' }, WEBISTEK_SEKMELERI, 'hepsi'),
  },
  siralar: ['No', 'AdSoyad', 'Proje', 'Durum', 'Atanan', 'Tarih'],
  ilkSira: '-Tarih',
});
export type WebistekListesi = typeof WEBISTEK_LISTESI;
