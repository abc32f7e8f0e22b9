import { surecDenemesi } from '../testingSurec.ts';
import type { OdaDenemesi } from '../testingOdalar.ts';
import { TALEP_SURECI } from './rules.ts';

/** What the room brings to the walks over all rooms of core. */
export const deneme: OdaDenemesi = {
  surec: surecDenemesi({
    surec: TALEP_SURECI,
    kayit: (Durum) => ({ Durum, UserId: 7 }),
    cagiranlar: {
      kendisi: { Id: 7, ayricalikli: false },
      tam: { Id: 7, ayricalikli: true },
      baskasi: { Id: 8, ayricalikli: false },
    },
    olanlar: [
      'kendisi: Bekliyor → Vazgeçildi',
      'tam: Bekliyor → Onaylandı Reddedildi Vazgeçildi',
      'baskasi: Bekliyor → Onaylandı Reddedildi',
    ],
  }),
};
