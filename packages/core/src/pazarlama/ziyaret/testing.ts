import type { OdaDenemesi } from '../../testing/odalar.ts';
import { surecDenemesi } from '../../testing/surec.ts';
import { ZIYARET_ALANLARI } from './alanlar.ts';
import { ZIYARET_SURECI } from './rules.ts';

/** Contribution of this room to the tests over all rooms of core. */
export const deneme: OdaDenemesi = {
  surec: surecDenemesi({
    surec: ZIYARET_SURECI,
    kayit: (DurumAnahtar) => ({ DurumAnahtar }),
    cagiranlar: { herkes: {} },
    olanlar: ['herkes: planlandi → yapildi olmadi'],
  }),
  kayit: { alanlar: ZIYARET_ALANLARI, gerekenler: { GorusmeTurId: 1, PersonelId: 1 } },
};
