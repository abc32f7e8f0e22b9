import { EGITIM_HAREKETLERI } from './rules.ts';

/** What the audit says was done here, and to what. */
export const egitim = {
  eylemler: {
    egitimAktar: 'Eğitimler dışa aktarıldı',
    egitimDurumGeriAl: 'Eğitimin durumu geri alındı',
    egitimDurumGuncelle: 'Eğitimin durumu değişti',
    egitimKaydet: 'Eğitim kaydedildi',
    print_egitim_sertifika: 'Eğitim sertifikası yazdırıldı',
  },
  nesneler: {
    egitim: 'Eğitim',
  },
  alanlar: EGITIM_HAREKETLERI.alanlar,
} as const;
