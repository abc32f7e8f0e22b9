import { TAKIP_HAL_ADLARI } from '../takip/rules.ts';
import { GORUSME_DURUM_ADLARI, GORUSME_HAREKETLERI } from './rules.ts';

/** Audit words of this room. */
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
  degerler: {
    Durum: GORUSME_DURUM_ADLARI,
    DurumAnahtar: GORUSME_DURUM_ADLARI,
    Takip: TAKIP_HAL_ADLARI,
    Tur: { not: GORUSME_HAREKETLERI.turler.not, yanit: GORUSME_HAREKETLERI.turler.yanit },
  },
  yollar: { gorusme: '/islemler/musterigorusme/detay?id=' },
} as const;
