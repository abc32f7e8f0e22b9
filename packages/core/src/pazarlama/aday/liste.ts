import { kayitSuzgeci, liste, secimSuzgeci } from '../../platform/list/liste.ts';
import { ADAY_ASAMA_ADLARI } from './rules.ts';
import type { AdaySatiri } from './satirlar.ts';

/** Filters of the prospect list. */
export const ADAY_LISTESI = liste<AdaySatiri>()({
  ad: 'aday',
  satirlar: 'musterilist',
  aranan: 'Müşteri',
  suzgecler: {
    Asama: secimSuzgeci({ adres: 'asama', etiket: 'Aşama', bos: 'Açık ve kapalı' }, ADAY_ASAMA_ADLARI),
    ProjeId: kayitSuzgeci({ adres: 'urun', etiket: 'Ürün', bos: 'Bütün ürünler' }, 'ziyaret.ziyaretGerekli', 'proje'),
    IlId: kayitSuzgeci({ adres: 'il', etiket: 'İl', bos: 'Bütün iller' }, 'ziyaret.ziyaretGerekli', 'il'),
    SahipId: kayitSuzgeci(
      { adres: 'ilgilenen', etiket: 'İlgilenen', bos: 'Herkes' },
      'ziyaret.ziyaretGerekli',
      'personel',
    ),
  },
  siralar: ['Tutar', 'Musteri', 'Asama', 'Beklenen_Kapanis'],
  ilkSira: '-Tutar',
  bakislar: { bakis: ['boru', 'liste', 'harita'] },
});
export type AdayListesi = typeof ADAY_LISTESI;
