import { liste, secimSuzgeci, sekmeSuzgeci } from '../../platform/list/liste.ts';
import { YONLENDIRME_DURUM_ADLARI, YONLENDIRME_SEKMELERI } from './rules.ts';
import type { YonlendirmeSatiri } from './satirlar.ts';

/** Search, filters and order of the referral list. */
export const YONLENDIRME_LISTESI = liste<YonlendirmeSatiri>()({
  ad: 'yonlendirme',
  satirlar: 'yonlendirmelist',
  aranan: 'Müşteri',
  suzgecler: {
    Durum: secimSuzgeci({ adres: 'durum', etiket: 'Durum', bos: 'Bütün durumlar' }, YONLENDIRME_DURUM_ADLARI),
    sekme: sekmeSuzgeci({ adres: 'sekme', etiket: 'Bölüm' }, YONLENDIRME_SEKMELERI, 'hepsi'),
  },
  siralar: ['Termin', 'Musteri', 'AcilisZamani'],
  ilkSira: 'Termin',
});
export type YonlendirmeListesi = typeof YONLENDIRME_LISTESI;
