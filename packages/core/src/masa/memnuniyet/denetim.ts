import { MEMNUNIYET_DURUM_ADLARI, MEMNUNIYET_HAREKETLERI, MEMNUNIYET_KANALLARI } from './rules.ts';

/** Audit words of this room. */
export const memnuniyet = {
  eylemler: {
    memnuniyetGonder: 'Anket gönderildi',
    memnuniyetIzle: 'Düşük puanla ilgilenildi',
    memnuniyetKaydet: 'Anket araması kaydedildi',
    memnuniyetSor: 'Anket elle soruldu',
    memnuniyetYanitla: 'Anket yanıtlandı',
  },
  nesneler: {
    memnuniyet: 'Anket',
  },
  alanlar: MEMNUNIYET_HAREKETLERI.alanlar,
  degerler: {
    Durum: MEMNUNIYET_DURUM_ADLARI,
    DurumAnahtar: MEMNUNIYET_DURUM_ADLARI,
    Kanal: MEMNUNIYET_KANALLARI,
    Sonuc: MEMNUNIYET_DURUM_ADLARI,
  },
  yollar: { memnuniyet: '/islemler/musterigorusme/memnuniyet?sekme=hepsi&anket=' },
} as const;
