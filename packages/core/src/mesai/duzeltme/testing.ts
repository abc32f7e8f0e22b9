import { surecDenemesi } from '../../testing/surec.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';
import { DUZELTME_SURECI } from './rules.ts';

/** Sample data of this room for the tests that walk all rooms of core. */
export const deneme: OdaDenemesi = {
  surec: surecDenemesi({
    surec: DUZELTME_SURECI,
    kayit: (Durum) => ({ Durum, KisiId: 7 }),
    cagiranlar: {
      kendisi: { Id: 7, ayricalikli: false },
      tam: { Id: 7, ayricalikli: true },
      baskasi: { Id: 8, ayricalikli: false },
    },
    olanlar: ['tam: Bekliyor → Onaylandı Reddedildi', 'baskasi: Bekliyor → Onaylandı Reddedildi'],
  }),
};
