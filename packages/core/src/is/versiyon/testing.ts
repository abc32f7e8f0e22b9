import type { OdaDenemesi } from '../../testing/odalar.ts';
import { surecDenemesi } from '../../testing/surec.ts';
import { VERSIYON_SURECI, type VersiyonHali } from './rules.ts';

const versiyon = (DurumAnahtar: VersiyonHali['DurumAnahtar']): VersiyonHali => ({
  DurumAnahtar,
  Alinan: 3,
  Disarida: 0,
  SurumNotu: 'Yeni randevu ekranı',
});

/** Contribution of this room to the tests over all rooms of core. */
export const deneme: OdaDenemesi = {
  surec: surecDenemesi({
    surec: VERSIYON_SURECI,
    kayit: (durum) => (durum === 'iptal' ? { ...versiyon(durum), Alinan: 0 } : versiyon(durum)),
    cagiranlar: {
      yoneten: { isYonetir: true, yayinlar: false },
      yayinlayan: { isYonetir: false, yayinlar: true },
      baskasi: { isYonetir: false, yayinlar: false },
    },
    olanlar: [
      'yoneten: hazirlaniyor → donduruldu',
      'yoneten: donduruldu → hazirlaniyor',
      'yayinlayan: donduruldu → yayinlandi',
    ],
  }),
};
