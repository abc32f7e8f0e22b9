import { gunSuzgeci, kayitSuzgeci, liste, secimSuzgeci, sekmeSuzgeci } from '../../platform/list/liste.ts';
import { TOPLANTI_DURUM_ADLARI, TOPLANTI_SEKMELERI } from './rules.ts';
import type { ToplantiSatiri } from './satirlar.ts';

/** Search, filters and order of the meeting list. */
export const TOPLANTI_LISTESI = liste<ToplantiSatiri>()({
  ad: 'toplanti',
  satirlar: 'toplantilist',
  aranan: 'No, konu, yer',
  suzgecler: {
    ToplantiTurId: kayitSuzgeci(
      { adres: 'tur', etiket: 'Tür', bos: 'Bütün türler' },
      'toplanti.getToplantiGerekliList',
      'toplantiTur',
    ),
    Durum: secimSuzgeci({ adres: 'durum', etiket: 'Durum', bos: 'Bütün durumlar' }, TOPLANTI_DURUM_ADLARI),
    ProjeId: kayitSuzgeci(
      { adres: 'urun', etiket: 'Ürün', bos: 'Bütün ürünler' },
      'toplanti.getToplantiGerekliList',
      'proje',
    ),
    OdaId: kayitSuzgeci(
      { adres: 'oda', etiket: 'Oda', bos: 'Bütün odalar' },
      'toplanti.getToplantiGerekliList',
      'odalar',
    ),
    tarih: gunSuzgeci({ adres: 'ilk', etiket: 'İlk gün' }),
    tarih2: gunSuzgeci({ adres: 'son', etiket: 'Son gün' }),
    sekme: sekmeSuzgeci({ adres: 'sekme', etiket: 'Bölüm' }, TOPLANTI_SEKMELERI, 'hepsi'),
  },
  siralar: ['No', 'Konu', 'ToplantiTur', 'Baslama_Zamani', 'Duzenleyen', 'Durum', 'Katilimci', 'AcikKarar'],
  ilkSira: '-Baslama_Zamani',
  bakislar: { gorunum: ['ay', 'hafta', 'liste'] },
});
export type ToplantiListesi = typeof TOPLANTI_LISTESI;
