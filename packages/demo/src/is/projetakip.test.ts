import { akisKusurlari } from '@masabasi/core/is/projetakip/akis';
import { kaymalar } from '@masabasi/core/is/projetakip/kayma';
import { calismaTakvimi, gunHatasi } from '@masabasi/core/is/projetakip/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OGLEN, type TestServer } from '@masabasi/server/testing/product';
import { akislari, basladi, gunleri, planlari } from '@masabasi/server/is/projetakip/queries';
import { demoSunucusu } from '../testing.ts';

/** The demo company's plans keep the room's own rules. */

let s: TestServer;
beforeAll(async () => {
  s = await demoSunucusu({ tam: false });
}, 180_000);
afterAll(() => s.kapat());
const say = async (sorgu: ReturnType<typeof sql<{ adet: number }>>): Promise<number> =>
  (await sorgu.execute(s.db)).rows[0]!.adet;

test('gives the demo company twelve projects in all states, three of them late for a written reason', async () => {
  const { rows } = await sql<{
    durumlar: Record<string, number>;
    gec: number;
    gelecek: number;
    surumsuz: number;
    kural: number;
    kendi: number;
  }>`
    select (select jsonb_object_agg(durum, adet) from (select durum, count(*)::int as adet from prj group by durum) x) as durumlar,
      (select count(distinct p.prj_id)::int from proje_plan p join prj r on r.id = p.prj_id join prj_takip t on t.plan_id = p.id
        where r.durum = 'suruyor' and coalesce(p.gercek_bitis, ${OGLEN}::date) > p.bitis
          and t.aciklama ~ '(bekleniyor|karar verildi)') as gec,
      (select count(*)::int from prj_takip where tarih > ${OGLEN}::date or zaman > ${OGLEN}) as gelecek,
      (select count(*)::int from proje_plan p where (p.durum in ('onayli', 'tamamlandi')) <> exists (
        select from proje_plan_surum s where s.plan_id = p.id and s.no = p.plan_surum and s.karar = 'onay')) as surumsuz,
      (select count(*)::int from proje_plan p join prj r on r.id = p.prj_id where r.durum = 'tamamlandi' and p.durum <> 'tamamlandi'
        or p.durum <> 'tamamlandi' and p.ilerleme <> coalesce((select t.ilerleme from prj_takip t where t.plan_id = p.id
          order by t.tarih desc, t.id desc limit 1), 0)) as kural,
      (select count(*)::int from proje_plan_surum where karar_veren_id = isteyen_id) as kendi`.execute(s.db);
  expect(rows[0]).toEqual({
    durumlar: { planlaniyor: 2, suruyor: 5, beklemede: 1, tamamlandi: 3, iptal: 1 },
    gec: 3,
    gelecek: 0,
    surumsuz: 0,
    kural: 0,
    kendi: 0,
  });
  const projeler = await s.db.selectFrom('prj').select('id').orderBy('id').execute();
  for (const { id } of projeler) {
    const { planlar, tatiller } = await planlari(s.db, id, '2026-11-20');
    const calisir = calismaTakvimi(tatiller);
    expect(planlar.length).toBeGreaterThan(6);
    for (const p of planlar) {
      expect(gunHatasi({ ...p }, calisir), p.Ad).toBeNull();
      // A save of the plan as it is would move nothing.
      const olur = kaymalar(planlar.map(gunleri), { ...p, Basladi: basladi(p) }, calisir);
      expect(olur, p.Ad).toEqual({ kayanlar: [] });
      expect(akisKusurlari(await akislari(s.db, p.Id)), p.Ad).toEqual([]);
    }
  }
  expect(
    await say(sql`select count(distinct plan_id)::int as adet from proje_plan_akis where tur = 'karar'`),
  ).toBeGreaterThan(40);
  const haftalik = await sql<{ saat: number }>`
    select max(saat)::float8 as saat from (select sum(gerceklesen_sure) as saat from prj_takip
      group by kisi_id, date_trunc('week', tarih)) x`.execute(s.db);
  expect(haftalik.rows[0]!.saat).toBeLessThanOrEqual(45);
  expect(await say(sql`select count(*)::int as adet from prj_takip`)).toBeGreaterThan(250);
});
