import { WEBISTEK_HAREKETLERI } from './rules.ts';

/** What the audit says was done here, and to what. */
export const webistek = {
  eylemler: {
    webistekAktar: 'Web istekleri dosyaya aktarıldı',
    webistekDurumGuncelle: 'Web isteğinin durumu değişti',
    webistekGonder: 'Web’den istek geldi',
    webistekKaydet: 'Web isteğinin müşterisi belirlendi',
    webistekUstlen: 'Web isteği incelemeye alındı',
    webistekYanitla: 'Web isteği yanıtlandı',
  },
  nesneler: {
    webistek: 'Web isteği',
  },
  alanlar: WEBISTEK_HAREKETLERI.alanlar,
} as const;
