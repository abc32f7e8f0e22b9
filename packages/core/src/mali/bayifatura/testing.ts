import type { OdaDenemesi } from '../../testing/odalar.ts';
import { surecDenemesi } from '../../testing/surec.ts';
import { HAKEDIS_SURECI } from './rules.ts';

/** Sample data of this room for the tests that walk all rooms of core. */
export const deneme: OdaDenemesi = {
  surec: surecDenemesi({
    surec: HAKEDIS_SURECI,
    kayit: (DurumAnahtar) => ({ DurumAnahtar, Tutar: 100 }),
    cagiranlar: {
      onaylayan: { onaylar: true, oder: false },
      odeyen: { onaylar: false, oder: true },
      baskasi: { onaylar: false, oder: false },
    },
    olanlar: [
      'onaylayan: hesaplandi → onayli',
      'onaylayan: onayli → hesaplandi',
      'odeyen: onayli → faturalandi',
      'odeyen: faturalandi → onayli odendi',
      'odeyen: odendi → faturalandi',
    ],
  }),
};
