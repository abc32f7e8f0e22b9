import { ANKET_OLAYLARI } from './rules.ts';

/** What the audit says was done here, and to what. */
export const anket = {
  eylemler: {
    anketKaydet: 'Anket ayarları kaydedildi',
    anketTaslakYaz: 'Anket taslağı kaydedildi',
    anketYayinla: 'Anket yayınlandı',
  },
  nesneler: { anket: 'Anket' },
  alanlar: {
    AnketSurumu: 'Anket sürümü',
    BeklemeDk: 'Bekleme (dk)',
    Betik: 'Telefon metni',
    Esik: 'Düşük puan eşiği',
    GecerlilikGun: 'Geçerlilik (gün)',
    Giris: 'Karşılama',
    Olay: 'Ne zaman sorulur',
    OrneklemYuzde: 'Örneklem (%)',
    SessizGun: 'Sessiz süre (gün)',
    SoruSayisi: 'Soru sayısı',
    Tesekkur: 'Teşekkür',
  },
  degerler: { Olay: ANKET_OLAYLARI },
} as const;
