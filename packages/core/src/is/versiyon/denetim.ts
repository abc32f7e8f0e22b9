import { VERSIYON_DURUM_ADLARI, VERSIYON_HAREKETLERI } from './rules.ts';

/** Audit words of this room. */
export const versiyon = {
  eylemler: {
    lisansVersiyonKaydet: 'Lisansın versiyonu yazıldı',
    versiyonDurumGuncelle: 'Versiyonun durumu değişti',
    versiyonKaydet: 'Versiyon kaydedildi',
    versiyonMusteriKaydet: 'Versiyonu kullananlar yazıldı',
    versiyonYayinla: 'Versiyon yayınlandı',
  },
  nesneler: {
    versiyon: 'Versiyon',
  },
  alanlar: VERSIYON_HAREKETLERI.alanlar,
  degerler: { Durum: VERSIYON_DURUM_ADLARI, DurumAnahtar: VERSIYON_DURUM_ADLARI },
  yollar: { versiyon: '/istakibi/versiyonlar/' },
} as const;
