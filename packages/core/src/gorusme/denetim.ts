import { GORUSME_HAREKETLERI } from './rules.ts';

/** What the audit says was done here, and to what. */
export const gorusme = {
  eylemler: {
    gorusmeAktar: 'Görüşmeler dosyaya aktarıldı',
    gorusmeAta: 'Görüşme aktarıldı',
    gorusmeBirlestir: 'Görüşmeler birleştirildi',
    gorusmeBirlestirGeriAl: 'Görüşmelerin birleştirilmesi geri alındı',
    gorusmeDurumGuncelle: 'Görüşmenin durumu değişti',
    gorusmeHareketKaydet: 'Görüşmeye yazıldı',
    gorusmeKapan: 'Çözülen görüşme kendiliğinden kapandı',
    gorusmeKaydet: 'Görüşme kaydedildi',
    gorusmeUstlen: 'Görüşme üstlenildi',
    takipGuncelle: 'Görüşmenin takibi değişti',
  },
  nesneler: { gorusme: 'Görüşme' },
  alanlar: { ...GORUSME_HAREKETLERI.alanlar, Takip: 'Takip' },
} as const;
