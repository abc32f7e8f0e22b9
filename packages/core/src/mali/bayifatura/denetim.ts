import { HAKEDIS_DURUM_ADLARI } from './rules.ts';

/** Audit words of this room. */
export const bayifatura = {
  eylemler: {
    hakedisAktar: 'Bayi hakedişi dışa aktarıldı',
    hakedisFaturala: 'Bayi hakedişinin faturası yazıldı',
    hakedisHesapla: 'Bayi hakedişleri hesaplandı',
    hakedisOde: 'Bayi hakedişinin ödemesi yazıldı',
    hakedisOnayla: 'Bayi hakedişi onaylandı ya da onayı geri alındı',
  },
  nesneler: { bayi_hakedis: 'Bayi hakedişi' },
  alanlar: { DurumAnahtar: 'Durum', FaturaNo: 'Fatura no', Adet: 'Adet' },
  degerler: { DurumAnahtar: HAKEDIS_DURUM_ADLARI },
} as const;
