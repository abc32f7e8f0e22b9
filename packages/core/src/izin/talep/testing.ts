import { surecDenemesi } from '../../testing/surec.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';
import { TALEP_SURECI } from './rules.ts';

/** Contribution of this room to the tests over all rooms of core. */
export const deneme: OdaDenemesi = {
  surec: surecDenemesi({
    surec: TALEP_SURECI,
    kayit: (Durum) => ({
      Durum,
      UserId: 7,
      ikiOnayli: true,
      IlkOnaylayanId: Durum === 'İkinci Onayda' ? 9 : null,
      KararVerenId: 9,
    }),
    cagiranlar: {
      kendisi: { Id: 7, ayricalikli: false, ikinciOnaylar: true },
      tam: { Id: 7, ayricalikli: true, ikinciOnaylar: true },
      baskasi: { Id: 8, ayricalikli: false, ikinciOnaylar: false },
      ikinci: { Id: 8, ayricalikli: false, ikinciOnaylar: true },
      ilk: { Id: 9, ayricalikli: true, ikinciOnaylar: true },
    },
    olanlar: [
      'kendisi: Bekliyor → Vazgeçildi',
      'kendisi: İkinci Onayda → Vazgeçildi',
      'tam: Bekliyor → İkinci Onayda Reddedildi Vazgeçildi',
      'tam: İkinci Onayda → Vazgeçildi',
      'baskasi: Bekliyor → İkinci Onayda Reddedildi',
      'ikinci: Bekliyor → İkinci Onayda Reddedildi',
      'ikinci: İkinci Onayda → Onaylandı Reddedildi',
      'ilk: Bekliyor → İkinci Onayda Reddedildi',
      'ilk: Onaylandı → Bekliyor',
      'ilk: Reddedildi → Bekliyor',
    ],
  }),
};
