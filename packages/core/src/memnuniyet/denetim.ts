import { MEMNUNIYET_HAREKETLERI } from './rules.ts';

/** What the audit says was done here, and to what. */
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
} as const;
