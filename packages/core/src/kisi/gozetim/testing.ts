import type { OdaDenemesi } from '../../testing/odalar.ts';
import { surecDenemesi } from '../../testing/surec.ts';
import { SIKAYET_SURECI } from './rules.ts';

/** Data of this room for the tests that run over all rooms of core. */
export const deneme: OdaDenemesi = {
  surec: surecDenemesi({
    surec: SIKAYET_SURECI,
    kayit: (DurumAnahtar) => ({ DurumAnahtar, YazanId: 1, BildirenId: 2 }),
    cagiranlar: { yazan: { Id: 1 }, bildiren: { Id: 2 }, yetkili: { Id: 3 } },
    olanlar: ['yetkili: acik → uygunsuz sorunsuz', 'yetkili: sorunsuz → uygunsuz'],
  }),
};
