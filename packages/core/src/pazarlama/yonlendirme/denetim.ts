import { YONLENDIRME_DURUM_ADLARI } from './rules.ts';

/** Audit words of this room. */
export const yonlendirme = {
  eylemler: {
    yonlendirmeKaydet: 'Aday yönlendirildi',
    yonlendirmeKarar: 'Yönlendirmeye karar verildi',
  },
  nesneler: { yonlendirme: 'Yönlendirme' },
  alanlar: { HedefKisiId: 'Hedef kişi no', HedefDepartmanId: 'Hedef departman no', AdayId: 'Aday no' },
  degerler: { Durum: YONLENDIRME_DURUM_ADLARI, DurumAnahtar: YONLENDIRME_DURUM_ADLARI },
} as const;
