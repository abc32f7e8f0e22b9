import type { OdaDenemesi } from '../../testing/odalar.ts';
import { surecDenemesi } from '../../testing/surec.ts';
import { YONLENDIRME_SURECI } from './rules.ts';

/** Contribution of this room to the tests over all rooms of core. */
export const deneme: OdaDenemesi = {
  surec: surecDenemesi({
    surec: YONLENDIRME_SURECI,
    kayit: (DurumAnahtar) => ({ DurumAnahtar }),
    cagiranlar: {
      alici: { alici: true, gonderen: false },
      gonderen: { alici: false, gonderen: true },
      baskasi: { alici: false, gonderen: false },
    },
    olanlar: ['alici: bekliyor → kabul red', 'gonderen: bekliyor → geri'],
  }),
};
