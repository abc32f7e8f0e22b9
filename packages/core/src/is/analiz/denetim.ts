import { ANALIZ_DURUM_ADLARI, ANALIZ_HAREKETLERI } from './rules.ts';

/** Audit words of this room. */
export const analiz = {
  eylemler: {
    analizAktar: 'Analizler dışa aktarıldı',
    analizDurumGeriAl: 'Analizin durumu geri alındı',
    analizDurumGuncelle: 'Analizin durumu değişti',
    analizKaydet: 'Analiz kaydedildi',
    analizKaynakBagla: 'Analize kaynak bağlandı',
    analizKaynakKaldir: 'Analizin kaynağı kaldırıldı',
    analizNotKaydet: 'Analize not yazıldı',
    analizUstlen: 'Analiz üstlenildi',
    kabulKaydet: 'Analize karar verildi',
  },
  nesneler: { analiz: 'Analiz' },
  alanlar: ANALIZ_HAREKETLERI.alanlar,
  degerler: { Durum: ANALIZ_DURUM_ADLARI, DurumAnahtar: ANALIZ_DURUM_ADLARI },
  yollar: { analiz: '/istakibi/analiz?sekme=hepsi&analiz=' },
} as const;
