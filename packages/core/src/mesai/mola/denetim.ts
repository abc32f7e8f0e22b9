import { MOLA_DURUMLARI } from './rules.ts';

/** Audit words of this room. */
export const mola = {
  eylemler: {
    mesaiBaslat: 'Mesai başladı',
    mesaiKapat: 'Mesai kapandı',
    moladetay: 'Mola detayına bakıldı',
    moladurumGuncelle: 'Mola durumu değişti',
    molaDuzeltme: 'Mola kaydı düzeltildi',
    molaDuzeltmeIste: 'Mola düzeltmesi istendi',
    molaDuzeltmeKarar: 'Mola düzeltmesine karar verildi',
    unutulanOnayla: 'Unutulan mola onaylandı',
  },
  nesneler: {
    mesai: 'Mesai',
    mola: 'Mola',
    mola_duzeltme: 'Mola düzeltmesi',
  },
  kisinin: ['mesai', 'mola', 'mola_duzeltme'],
  alanlar: {
    Baslama_Zamani: 'Başlama zamanı',
    Bitis_Zamani: 'Bitiş zamanı',
  },
  degerler: { durum: Object.fromEntries(MOLA_DURUMLARI.map((m) => [m.Id, m.Ad])) },
} as const;
