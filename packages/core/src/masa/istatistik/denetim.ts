import { BIRIMLER, GRUPLAR } from './rules.ts';

/** Audit words of this room. */
export const istatistik = {
  eylemler: {
    istatistikAktar: 'Memnuniyet istatistikleri dışa aktarıldı',
    print_istatistik: 'Memnuniyet istatistikleri yazdırıldı',
  },
  nesneler: { istatistik: 'Memnuniyet istatistikleri' },
  alanlar: {
    grup: 'Kırılım',
    birim: 'Dönem birimi',
    TurId: 'Anket no',
    Ilk2: 'Karşılaştırma ilk gün',
    Son2: 'Karşılaştırma son gün',
  },
  degerler: { birim: BIRIMLER, grup: GRUPLAR },
} as const;
