import { ZIYARET_DURUM_ADLARI, ZIYARET_HAREKETLERI, ZIYARET_SONUC_ADLARI } from './rules.ts';

/** Audit words of this room. */
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
  degerler: { Durum: ZIYARET_DURUM_ADLARI, DurumAnahtar: ZIYARET_DURUM_ADLARI, ZiyaretSonucu: ZIYARET_SONUC_ADLARI },
  yollar: { ziyaret: '/pazarlama/gorusmetakip/detay?id=' },
} as const;
