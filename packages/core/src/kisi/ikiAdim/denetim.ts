/** Audit words of this room. */
export const ikiAdim = {
  eylemler: {
    ikiAdimKuraliSec: 'İki adımlı giriş kuralı değişti',
    kurtarmaKodlariYenile: 'Kurtarma kodları yeniden oluşturuldu',
    kurtarmaKoduKullan: 'Kurtarma kodu kullanıldı',
  },
  alanlar: {
    Kalan: 'Kalan',
    Zorunlu: 'Zorunlu',
  },
  evetHayir: ['Zorunlu'],
} as const;
