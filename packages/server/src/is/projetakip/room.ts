import { PLAN_HAREKETLERI } from '@masabasi/core/is/projetakip/rules';
import type { projetakip as contract } from '@masabasi/core/is/projetakip/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { hareketYaz } from '../../platform/hareket/api.ts';
import type { DosyaSahibi, Room } from '../../room.ts';
import { PLAN_KAYMASI, PLAN_ONAYI } from './bildirim.ts';
import { projetakip as handlers } from './handlers.ts';
import * as q from './queries.ts';
import { veri } from './veri.ts';

/** Files belong to plans and steps. The history of the plan records their changes. */
const sahip = (plani: (db: Db, id: number) => Promise<number | null>): DosyaSahibi => ({
  async gorur({ db, urunler }, id, kilitli) {
    const planId = await plani(db, id);
    if (planId === null || !(await q.planGorur(db, planId, urunler))) return false;
    if (kilitli) await q.kilitle(db, (await q.planinProjesi(db, planId))!);
    return true;
  },
  async yazildi(yapan, id, baslik, aciklama) {
    const planId = (await plani(yapan.db, id))!;
    await hareketYaz(yapan, PLAN_HAREKETLERI, { id: planId, tur: 'dosya', baslik, aciklama });
  },
});

export const projetakip: Room<typeof contract> = {
  handlers,
  veri,
  bildirimler: [PLAN_ONAYI, PLAN_KAYMASI],
  dosyaSahipleri: {
    prjPlan: sahip(async (_, id) => id),
    prjAkis: sahip(q.akisinPlani),
  },
  musteriBagi: {
    satirlar: { prj: 'proje' },
    // The project belongs to the company, so it stays, and only its link to the customer is removed.
    yokEt: (db, idler) =>
      sql`update prj set musteri_id = null where musteri_id = any(${[...idler]}::int[])`.execute(db),
  },
};
