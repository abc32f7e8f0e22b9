/** What the audit says was done here, and to what. */
export const yonlendirme = {
  eylemler: {
    yonlendirmeKaydet: 'Aday yönlendirildi',
    yonlendirmeKarar: 'Yönlendirmeye karar verildi',
  },
  nesneler: { yonlendirme: 'Yönlendirme' },
  alanlar: { HedefKisiId: 'Hedef kişi no', HedefDepartmanId: 'Hedef departman no', AdayId: 'Aday no' },
} as const;
