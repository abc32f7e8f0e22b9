import { gunSuzgeci, kayitSuzgeci, liste, secimSuzgeci, sekmeSuzgeci } from '../../platform/list/liste.ts';
import type { EgitimSatiri } from './contract.ts';
import { EGITIM_DURUM_ADLARI, EGITIM_SEKMELERI } from './rules.ts';

/** Search, filters and columns of the training list. */
export const EGITIM_LISTESI = liste<EgitimSatiri>()({
  ad: 'egitim',
  satirlar: 'egitimlist',
  aranan: 'Müşteri',
  suzgecler: {
    ProjeId: kayitSuzgeci({ adres: 'urun', etiket: 'Ürün', bos: 'Bütün ürünler' }, 'tanim.getGerekli', 'proje'),
    EgitimTurId: kayitSuzgeci({ adres: 'tur', etiket: 'Tür', bos: 'Bütün türler' }, 'tanim.getGerekli', 'egitimTur'),
    Durum: secimSuzgeci({ adres: 'durum', etiket: 'Durum', bos: 'Bütün durumlar' }, EGITIM_DURUM_ADLARI),
    EgitmenId: kayitSuzgeci({ adres: 'egitmen', etiket: 'Eğitmen', bos: 'Herkes' }, 'tanim.getGerekli', 'personel'),
    Ilk: gunSuzgeci({ adres: 'ilk', etiket: 'İlk gün' }),
    Son: gunSuzgeci({ adres: 'son', etiket: 'Son gün' }),
    sekme: sekmeSuzgeci({ adres: 'sekme', etiket: 'Bölüm' }, EGITIM_SEKMELERI, 'hepsi'),
  },
  siralar: ['Planlanan_Baslama', 'Musteri', 'Proje', 'EgitimTur', 'Egitmen', 'Durum'],
  ilkSira: '-Planlanan_Baslama',
});
export type EgitimListesi = typeof EGITIM_LISTESI;
