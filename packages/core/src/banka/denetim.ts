import { SINIFLAR } from './rules.ts';

/** What the audit says was done here, and to what. */
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
    AcilisBakiye: 'Açılış bakiyesi (kuruş)',
    Bakiye: 'Bakiye (kuruş)',
    Dosya: 'Dosya',
    Eklenen: 'Eklenen',
    Elle: 'Elle yazılmış tahsilat (kuruş)',
    HesapId: 'Hesap no',
    HesapKod: 'Defter hesabı',
    KarsiHesapId: 'Karşı hesap no',
    Kapatilan: 'Kapatılan (kuruş)',
    Masraf: 'Bankanın kestiği (kuruş)',
    Notu: 'Not',
    Okunan: 'Okunan',
    Sinif: 'Sınıf',
  },
  degerler: { Sinif: SINIFLAR },
} as const;
