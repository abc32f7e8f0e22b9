import { EGITIM_DURUM_ADLARI, EGITIM_HAREKETLERI } from './rules.ts';

/** Audit words of this room. */
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
  paralar: ['Tutar'],
  degerler: { Durum: EGITIM_DURUM_ADLARI, DurumAnahtar: EGITIM_DURUM_ADLARI, EskiDurum: EGITIM_DURUM_ADLARI },
  yollar: { egitim: '/islemler/musterigorusme/egitim?sekme=hepsi&egitim=' },
} as const;
