import { BAYI_HAREKETLERI } from './rules.ts';

/** Audit words of this room. */
export const bayi = {
  eylemler: {
    bayiAktar: 'Bayiler dışa aktarıldı',
    bayiAta: 'Bayinin müşteri ve lisansları değişti',
    bayiEkstre: 'Bayiye aylık ekstre gönderildi',
    bayiGeriAl: 'Silinen bayi geri alındı',
    bayiKaydet: 'Bayi kaydedildi',
    bayiKosulKaydet: 'Bayinin koşulları kaydedildi',
    bayiKosulSil: 'Bayinin koşulları silindi',
    bayiSil: 'Bayi silindi',
  },
  nesneler: {
    bayi: 'Bayi',
  },
  alanlar: {
    ...BAYI_HAREKETLERI.alanlar,
    Gecerlilik: 'Geçerlilik',
    IskontoOran: 'İskonto oranı',
    KomisyonOran: 'Komisyon oranı',
    RiskLimiti: 'Risk limiti',
    Musteri: 'Müşteri sayısı',
    Lisans: 'Lisans sayısı',
  },
  paralar: ['RiskLimiti'],
  yollar: { bayi: '/pazarlama/bayi?bayi=' },
} as const;
