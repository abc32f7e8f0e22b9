import { WEBISTEK_DURUM_ADLARI, WEBISTEK_HAREKETLERI } from './rules.ts';

/** Audit words of this room. */
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
  degerler: { Durum: WEBISTEK_DURUM_ADLARI, DurumAnahtar: WEBISTEK_DURUM_ADLARI },
  yollar: { webistek: '/islemler/musterigorusme/webistek?sekme=hepsi&istek=' },
} as const;
