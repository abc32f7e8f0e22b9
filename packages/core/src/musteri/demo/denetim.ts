import { DEMO_HAREKETLERI } from './rules.ts';

/** Audit words of this room. */
export const demo = {
  eylemler: {
    demoAta: 'Demo atandı',
    demoDurumGuncelle: 'Demonun durumu değişti',
    demoKaydet: 'Demo kaydedildi',
    demoKimlikAc: 'Demonun kimlik numarası açıldı',
    demoSatisGeriAl: 'Demo satışı geri alındı',
    demoUstlen: 'Demo üstlenildi',
  },
  nesneler: {
    demo_istek: 'Demo',
  },
  alanlar: DEMO_HAREKETLERI.alanlar,
  paralar: ['YillikBedel'],
} as const;
