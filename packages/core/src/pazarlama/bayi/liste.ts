import { kayitSuzgeci, liste, secimSuzgeci, sekmeSuzgeci } from '../../platform/list/liste.ts';
import { LISANS_DURUMLARI } from '../../musteri/lisans/rules.ts';
import { MUSTERI_DURUMLARI } from '../../musteri/musteri/alanlar.ts';
import type { BayiLisansi, BayiMusterisi, BayiSatiri } from './satirlar.ts';
import { BAYI_SEKMELERI } from './rules.ts';

/** Filters of the dealer list. */
export const BAYI_LISTESI = liste<BayiSatiri>()({
  ad: 'bayi',
  satirlar: 'bayilist',
  aranan: 'Ad, unvan, yetkili, telefon',
  suzgecler: {
    IlId: kayitSuzgeci({ adres: 'il', etiket: 'İl', bos: 'Bütün iller' }, 'tanim.baseGerekliList', 'il'),
    BolgeIlId: kayitSuzgeci({ adres: 'bolge', etiket: 'Bölge', bos: 'Bütün bölgeler' }, 'tanim.baseGerekliList', 'il'),
    ProjeId: kayitSuzgeci({ adres: 'urun', etiket: 'Ürün', bos: 'Bütün ürünler' }, 'tanim.baseGerekliList', 'proje'),
    SorumluId: kayitSuzgeci(
      { adres: 'sorumlu', etiket: 'Sorumlu', bos: 'Herkes' },
      'tanim.baseGerekliList',
      'personel',
    ),
    sekme: sekmeSuzgeci({ adres: 'sekme', etiket: 'Bölüm' }, BAYI_SEKMELERI, 'hepsi'),
  },
  siralar: ['Ad', 'Il', 'Sorumlu', 'Sozlesme_Bitis', 'Musteri', 'Lisans'],
  ilkSira: 'Ad',
});
export type BayiListesi = typeof BAYI_LISTESI;

/** Filters of a dealer's customers, on the dealer's card. */
export const BAYI_MUSTERI_LISTESI = liste<BayiMusterisi>()({
  ad: 'bayiMusteri',
  satirlar: 'musterilist',
  aranan: 'Müşteri, no, telefon',
  suzgecler: {
    Durum: secimSuzgeci({ adres: 'durum', etiket: 'Durum', bos: 'Bütün durumlar' }, MUSTERI_DURUMLARI),
    IlId: kayitSuzgeci({ adres: 'il', etiket: 'İl', bos: 'Bütün iller' }, 'tanim.baseGerekliList', 'il'),
  },
  siralar: ['Ad', 'Il', 'Durum', 'Lisans', 'Beri'],
  ilkSira: 'Ad',
});
export type BayiMusteriListesi = typeof BAYI_MUSTERI_LISTESI;

/** Filters of a dealer's licences, on the dealer's card. */
export const BAYI_LISANS_LISTESI = liste<BayiLisansi>()({
  ad: 'bayiLisans',
  satirlar: 'lisanslist',
  aranan: 'Müşteri, lisans no',
  suzgecler: {
    Durum: secimSuzgeci({ adres: 'durum', etiket: 'Durum', bos: 'Bütün durumlar' }, LISANS_DURUMLARI),
    ProjeId: kayitSuzgeci({ adres: 'urun', etiket: 'Ürün', bos: 'Bütün ürünler' }, 'tanim.baseGerekliList', 'proje'),
  },
  siralar: ['LisansNo', 'Musteri', 'Proje', 'BitisTarihi', 'YillikBedel', 'Durum'],
  ilkSira: 'BitisTarihi',
});
export type BayiLisansListesi = typeof BAYI_LISANS_LISTESI;
