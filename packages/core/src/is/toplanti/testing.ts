import type { OdaDenemesi } from '../../testing/odalar.ts';
import { surecDenemesi } from '../../testing/surec.ts';
import { TOPLANTI_ALANLARI } from './alanlar.ts';
import { TOPLANTI_SURECI } from './rules.ts';

/** Contribution of this room to the tests over all rooms of core. */
export const deneme: OdaDenemesi = {
  surec: surecDenemesi({
    surec: TOPLANTI_SURECI,
    kayit: (DurumAnahtar) => ({ DurumAnahtar, DuzenleyenId: 1, RaportorId: 2, Katilimci: 2, Yazildi: true }),
    cagiranlar: {
      duzenleyen: { Id: 1, yonetir: false },
      raportor: { Id: 2, yonetir: false },
      yonetici: { Id: 3, yonetir: true },
      katilimci: { Id: 4, yonetir: false },
    },
    olanlar: [
      'duzenleyen: taslak → planlandi iptal',
      'duzenleyen: planlandi → yapiliyor iptal',
      'duzenleyen: yapiliyor → yapildi',
      'duzenleyen: yapildi → onayli',
      'raportor: planlandi → yapiliyor',
      'raportor: yapiliyor → yapildi',
      'yonetici: taslak → planlandi iptal',
      'yonetici: planlandi → yapiliyor iptal',
      'yonetici: yapiliyor → yapildi',
      'yonetici: yapildi → onayli',
    ],
  }),
  kayit: { alanlar: TOPLANTI_ALANLARI, gerekenler: { ToplantiTurId: 1, DuzenleyenId: 1 } },
};
