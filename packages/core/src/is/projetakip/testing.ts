import type { OdaDenemesi } from '../../testing/odalar.ts';
import { surecDenemesi } from '../../testing/surec.ts';
import { PLAN_SURECI, type PlanHali, PRJ_SURECI, type PrjHali } from './rules.ts';

const plan = (DurumAnahtar: PlanHali['DurumAnahtar']): PlanHali => ({
  DurumAnahtar,
  OnayIsteyenId: DurumAnahtar === 'onaybekliyor' ? 1 : null,
  Kusur: null,
  AcikAdim: 0,
});
const proje = (DurumAnahtar: PrjHali['DurumAnahtar']): PrjHali => ({ DurumAnahtar, Plan: 2, Biten: 2 });

/** Contribution of this room to the tests over all rooms of core. */
export const deneme: OdaDenemesi = {
  surec: [
    surecDenemesi({
      surec: PLAN_SURECI,
      kayit: plan,
      cagiranlar: {
        planlayan: { Id: 1, planlar: true, onaylar: false },
        onaylayan: { Id: 2, planlar: false, onaylar: true },
        // A person never approves their own request, even with the right to approve.
        isteyenOnaylayan: { Id: 1, planlar: true, onaylar: true },
        baskasi: { Id: 3, planlar: false, onaylar: false },
      },
      olanlar: [
        'planlayan: taslak → onaybekliyor',
        'planlayan: onaybekliyor → taslak',
        'planlayan: onayli → taslak tamamlandi',
        'planlayan: tamamlandi → onayli',
        'onaylayan: onaybekliyor → taslak onayli',
        'isteyenOnaylayan: taslak → onaybekliyor',
        'isteyenOnaylayan: onaybekliyor → taslak',
        'isteyenOnaylayan: onayli → taslak tamamlandi',
        'isteyenOnaylayan: tamamlandi → onayli',
      ],
    }),
    surecDenemesi({
      surec: PRJ_SURECI,
      kayit: proje,
      cagiranlar: {
        planlayan: { Id: 1, planlar: true, onaylar: false },
        onaylayan: { Id: 2, planlar: false, onaylar: true },
      },
      olanlar: [
        'planlayan: planlaniyor → suruyor iptal',
        'planlayan: suruyor → beklemede tamamlandi iptal',
        'planlayan: beklemede → suruyor iptal',
        'planlayan: tamamlandi → suruyor',
      ],
    }),
  ],
};
