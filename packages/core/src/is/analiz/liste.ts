import { kayitSuzgeci, liste, secimSuzgeci, sekmeSuzgeci } from '../../platform/list/liste.ts';
import type { AnalizSatiri } from './satirlar.ts';
import { ANALIZ_DURUM_ADLARI, ANALIZ_SEKMELERI } from './rules.ts';

/** Search, filters and columns of the analysis list. */
export const ANALIZ_LISTESI = liste<AnalizSatiri>()({
  ad: 'analiz',
  satirlar: 'analizlist',
  aranan: 'No, başlık, ihtiyaç',
  suzgecler: {
    ProjeId: kayitSuzgeci({ adres: 'urun', etiket: 'Ürün', bos: 'Bütün ürünler' }, 'tanim.getGerekliList', 'proje'),
    Durum: secimSuzgeci({ adres: 'durum', etiket: 'Durum', bos: 'Bütün durumlar' }, ANALIZ_DURUM_ADLARI),
    AciliyetId: kayitSuzgeci(
      { adres: 'aciliyet', etiket: 'Aciliyet', bos: 'Bütün aciliyetler' },
      'tanim.getGerekliList',
      'aciliyet',
    ),
    AnalizTurId: kayitSuzgeci(
      { adres: 'tur', etiket: 'Tür', bos: 'Bütün türler' },
      'tanim.getGerekliList',
      'analizTur',
    ),
    AnalistId: kayitSuzgeci({ adres: 'analist', etiket: 'Analist', bos: 'Herkes' }, 'tanim.getGerekliList', 'personel'),
    sekme: sekmeSuzgeci({ adres: 'sekme', etiket: 'Bölüm' }, ANALIZ_SEKMELERI, 'hepsi'),
  },
  siralar: ['No', 'Baslik', 'Proje', 'Durum', 'Aciliyet', 'Analist', 'Efor', 'Isteyen', 'SonHareket'],
  ilkSira: '-SonHareket',
});
export type AnalizListesi = typeof ANALIZ_LISTESI;
