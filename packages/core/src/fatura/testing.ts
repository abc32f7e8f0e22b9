import type { OdaDenemesi } from '../testingOdalar.ts';
import { surecDenemesi } from '../testingSurec.ts';
import { FATURA_SURECI } from './rules.ts';

/** What the room brings to the walks over all rooms of core. */
export const deneme: OdaDenemesi = {
  surec: surecDenemesi({
    surec: FATURA_SURECI,
    kayit: (DurumAnahtar) => ({ DurumAnahtar }),
    cagiranlar: { kesen: { keser: true }, baskasi: { keser: false } },
    olanlar: ['kesen: taslak → vazgecildi kesildi', 'kesen: kesildi → iptal'],
  }),
};
