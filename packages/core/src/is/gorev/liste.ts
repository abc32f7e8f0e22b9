import { kayitSuzgeci, liste, secimSuzgeci, sekmeSuzgeci } from '../../platform/list/liste.ts';
import { GOREV_DURUM_ADLARI, GOREV_SEKMELERI } from './rules.ts';
import type { GorevSatiri } from './satirlar.ts';

/** Search, filters and columns of the task list. */
export const GOREV_LISTESI = liste<GorevSatiri>()({
  ad: 'gorev',
  satirlar: 'gorevlist',
  aranan: 'No, başlık, açıklama',
  suzgecler: {
    ProjeId: kayitSuzgeci({ adres: 'urun', etiket: 'Ürün', bos: 'Bütün ürünler' }, 'tanim.getGerekliList', 'proje'),
    AtananId: kayitSuzgeci({ adres: 'kisi', etiket: 'Atanan', bos: 'Herkes' }, 'tanim.getGerekliList', 'personel'),
    IsTurId: kayitSuzgeci({ adres: 'tur', etiket: 'Tür', bos: 'Bütün türler' }, 'tanim.getGerekliList', 'isTur'),
    EkipId: kayitSuzgeci({ adres: 'ekip', etiket: 'Ekip', bos: 'Bütün ekipler' }, 'tanim.getGerekliList', 'projeEkip'),
    VersiyonId: kayitSuzgeci(
      { adres: 'versiyon', etiket: 'Versiyon', bos: 'Her versiyon' },
      'tanim.getGerekliList',
      'versiyonlar',
    ),
    Durum: secimSuzgeci({ adres: 'durum', etiket: 'Durum', bos: 'Bütün durumlar' }, GOREV_DURUM_ADLARI),
    sekme: sekmeSuzgeci({ adres: 'sekme', etiket: 'Bölüm' }, GOREV_SEKMELERI, 'hepsi'),
  },
  siralar: ['No', 'Baslik', 'Proje', 'AciliyetSira', 'Atanan', 'Termin', 'SonHareket'],
  ilkSira: '-SonHareket',
  bakislar: {
    bakis: ['liste', 'pano', 'cizelge', 'yuk'],
    olcek: ['gun', 'hafta', 'ay'],
    kulvar: ['yok', 'kisi', 'aciliyet'],
  },
});
export type GorevListesi = typeof GOREV_LISTESI;
