import { GOREV_DURUM_ADLARI, GOREV_HAREKETLERI, TEST_SONUCLARI } from './rules.ts';

/** Audit words of this room. */
export const gorev = {
  eylemler: {
    gorevAktar: 'İşler dosyaya aktarıldı',
    gorevAta: 'İş verildi',
    gorevBagKaydet: 'İşin bağları değişti',
    gorevDurumGuncelle: 'İşin durumu değişti',
    gorevEngel: 'İşin engeli değişti',
    gorevKaydet: 'İş kaydedildi',
    gorevNotKaydet: 'İşe not yazıldı',
    gorevSirala: 'İşin panodaki yeri değişti',
    sureBaslat: 'İşin sayacı başladı',
    sureDurdur: 'İşin sayacı durdu',
    testKaydet: 'İşin testi yazıldı',
  },
  nesneler: { gorev: 'İş' },
  alanlar: GOREV_HAREKETLERI.alanlar,
  degerler: { Durum: GOREV_DURUM_ADLARI, DurumAnahtar: GOREV_DURUM_ADLARI, Sonuc: TEST_SONUCLARI },
  yollar: { gorev: '/istakibi/isler?sekme=ve&is=' },
} as const;
