import { GOREV_HAREKETLERI } from './rules.ts';

/** What the audit says was done here, and to what. */
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
} as const;
