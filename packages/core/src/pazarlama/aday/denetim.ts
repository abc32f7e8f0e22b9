import { ADAY_ASAMA_ADLARI, ADAY_HAREKETLERI } from './rules.ts';

/** Audit words of this room. */
export const aday = {
  eylemler: {
    adayAktar: 'Adaylar dışa aktarıldı',
    adayKaydet: 'Aday kaydedildi',
    adayAsamaGuncelle: 'Adayın aşaması değişti',
    satisBolgesiKaydet: 'Satış bölgesi yazıldı',
  },
  nesneler: { aday: 'Aday' },
  alanlar: { ...ADAY_HAREKETLERI.alanlar, IlIdler: 'İl no' },
  paralar: ['TahminiTutar', 'Tutar'],
  degerler: { Asama: ADAY_ASAMA_ADLARI },
  yollar: { aday: '/pazarlama/gorusmetakip/musteri?aday=' },
} as const;
