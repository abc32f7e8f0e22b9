import type { OdaDenemesi } from '../../testing/odalar.ts';
import { surecDenemesi } from '../../testing/surec.ts';
import { FATURA_SURECI } from './rules.ts';

/** Sample data of this room for the tests that walk all rooms of core. */
export const deneme: OdaDenemesi = {
  surec: surecDenemesi({
    surec: FATURA_SURECI,
    kayit: (DurumAnahtar) => ({ DurumAnahtar }),
    cagiranlar: { kesen: { keser: true }, baskasi: { keser: false } },
    olanlar: ['kesen: taslak → vazgecildi kesildi', 'kesen: kesildi → iptal'],
  }),
};
