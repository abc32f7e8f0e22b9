import { SIKAYET_DURUM_ADLARI } from './rules.ts';

/** Audit words of this room. The audit holds the act, never the written text. */
export const gozetim = {
  eylemler: {
    sikayetKarari: 'Bildirilen mesaja karar verildi',
    bakilacaklar: 'Kişinin konuşmaları listelendi',
    konusmaBak: 'Bir konuşmaya bakıldı',
  },
  nesneler: { mesaj_sikayeti: 'Mesaj bildirimi', konusma_bakisi: 'Konuşmaya bakış' },
  alanlar: { BakisSebebi: 'Bakış sebebi', KonusmaNo: 'Konuşma' },
  degerler: { Durum: SIKAYET_DURUM_ADLARI, DurumAnahtar: SIKAYET_DURUM_ADLARI },
} as const;
