import { ZIYARET_HAREKETLERI } from './rules.ts';

/** What the audit says was done here, and to what. */
export const ziyaret = {
  eylemler: {
    ziyaretAktar: 'Ziyaretler dışa aktarıldı',
    ziyaretKaydet: 'Ziyaret kaydedildi',
    ziyaretSonucYaz: 'Ziyaretin sonucu yazıldı',
    print_gun_plani: 'Gün planı yazdırıldı',
    katilimciKaydet: 'Ziyarete katılımcı yazıldı',
  },
  nesneler: { ziyaret: 'Ziyaret' },
  alanlar: ZIYARET_HAREKETLERI.alanlar,
} as const;
