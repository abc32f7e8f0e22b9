import { saklananSozlugu } from '../../platform/field/alanlar.ts';
import { BAGLANTI_ALANLARI } from './alanlar.ts';

/** Audit words of this room. */
export const uzakbaglanti = {
  eylemler: {
    baglantiAktar: 'Bağlantılar dışa aktarıldı',
    baglantiAyDokumu: 'Aylık bağlantı dökümü alındı',
    baglantiBaslat: 'Bağlantı başladı',
    baglantiBitir: 'Bağlantı bitti',
    baglantiKaydet: 'Bağlantı kaydedildi',
    baglantiKodu: 'Bağlantı koduna bakıldı',
  },
  nesneler: {
    baglanti: 'Bağlantı',
  },
  kisinin: ['baglanti'],
  alanlar: {
    ...saklananSozlugu(BAGLANTI_ALANLARI),
    Baslama_Zamani: 'Başlama zamanı',
    Bitis_Zamani: 'Bitiş zamanı',
    Sure: 'Süre (dk)',
    GorusmeId: 'Görüşme no',
    ay: 'Ay',
  },
} as const;
