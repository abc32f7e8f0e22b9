import { surecDenemesi } from '../../testing/surec.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';
import { DEMO_ALANLARI } from './alanlar.ts';
import { DEMO_SURECI, type DemoHali } from './rules.ts';

const demo = (DurumAnahtar: DemoHali['DurumAnahtar']): DemoHali => ({ DurumAnahtar, Deneme: 0, KurulumZamani: null });

/** Data of this room for the tests that run over all rooms of core. */
export const deneme: OdaDenemesi = {
  surec: surecDenemesi({
    surec: DEMO_SURECI,
    kayit: demo,
    cagiranlar: { dagitan: { dagitir: true }, kuran: { dagitir: false } },
    olanlar: [
      'dagitan: bekliyor → atandi vazgecti iptal',
      'dagitan: atandi → randevulu ulasilamadi vazgecti iptal',
      'dagitan: randevulu → randevulu kuruldu ulasilamadi vazgecti iptal',
      'dagitan: kuruldu → denemede vazgecti iptal',
      'dagitan: denemede → satis ulasilamadi vazgecti iptal',
      'dagitan: ulasilamadi → randevulu ulasilamadi vazgecti iptal',
      'kuran: bekliyor → vazgecti iptal',
      'kuran: atandi → randevulu ulasilamadi vazgecti iptal',
      'kuran: randevulu → randevulu kuruldu ulasilamadi vazgecti iptal',
      'kuran: kuruldu → denemede vazgecti iptal',
      'kuran: denemede → satis ulasilamadi vazgecti iptal',
      'kuran: ulasilamadi → randevulu ulasilamadi vazgecti iptal',
    ],
  }),
  kayit: {
    alanlar: DEMO_ALANLARI,
    gerekenler: { IslemId: 1, Tarih: '2026-11-20', LisansTurId: 1, ProjeId: 2 },
  },
};
