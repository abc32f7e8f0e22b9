/** Audit words of this room. */
export const aktarim = {
  eylemler: {
    musteriAktarimGeriAlindi: 'Müşteri aktarımı geri alındı',
    musteriAktarimYazildi: 'Müşteri aktarımı tamamlandı',
    musteriIceAktar: 'Müşteri aktarımı başlatıldı',
    musteriAktarimGeriAl: 'Müşteri aktarımının geri alınması istendi',
  },
  nesneler: {
    musteri_aktarim: 'Müşteri aktarımı',
  },
  alanlar: {
    Dosya: 'Dosya',
    Mukerrer: 'Aynı olanlar',
  },
  degerler: { Mukerrer: { atla: 'Atlansın', ekle: 'Eklensin' } },
} as const;
