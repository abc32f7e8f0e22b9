import { SINIFLAR } from './rules.ts';

/** Audit words of this room. */
export const banka = {
  eylemler: {
    avansaDondur: 'Tahsilat avansa döndürüldü',
    avansMahsup: 'Avans faturaya mahsup edildi',
    bankaHesapKaydet: 'Banka hesabı kaydedildi',
    ekstreYukle: 'Ekstre yüklendi',
    eslesmeGeriAl: 'Banka hareketi geri alındı',
    eslesmeKaydet: 'Banka hareketi işlendi',
    gunSonuAc: 'Banka günü yeniden açıldı',
    gunSonuAktar: 'Banka günü dışa aktarıldı',
    gunSonuKapat: 'Banka günü kapatıldı',
  },
  nesneler: { banka_hesap: 'Banka hesabı', banka_hareket: 'Banka hareketi', banka_ekstre: 'Ekstre' },
  alanlar: {
    Ad: 'Ad',
    Banka: 'Banka',
    Birim: 'Para birimi',
    AcilisGun: 'Açılış günü',
    AcilisBakiye: 'Açılış bakiyesi',
    Bakiye: 'Bakiye',
    Dosya: 'Dosya',
    Eklenen: 'Eklenen',
    Elle: 'Elle yazılmış tahsilat',
    HesapId: 'Hesap no',
    HesapKod: 'Defter hesabı',
    KarsiHesapId: 'Karşı hesap no',
    Kapatilan: 'Kapatılan',
    Masraf: 'Bankanın kestiği',
    Notu: 'Not',
    Okunan: 'Okunan',
    Sinif: 'Sınıf',
  },
  paralar: ['AcilisBakiye', 'Bakiye', 'Elle', 'Kapatilan', 'Masraf', 'Tutar'],
  degerler: { Sinif: SINIFLAR },
} as const;
