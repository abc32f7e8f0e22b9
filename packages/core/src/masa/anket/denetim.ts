import { ANKET_OLAYLARI } from './rules.ts';

/** Audit words of this room. */
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
