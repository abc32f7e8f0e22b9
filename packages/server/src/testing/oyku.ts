import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../platform/db/connect.ts';
import { OGLEN } from './product.ts';

/** Rules of the demo company's story: its people's words, plans, sales and invoices agree. */

const say = async (db: Db, sorgu: ReturnType<typeof sql<{ adet: number }>>): Promise<number> =>
  (await sorgu.execute(db)).rows[0]!.adet;

async function konusmalariSina(db: Db): Promise<void> {
  const { rows } = await sql<{ tur: string; mesaj: number; okunmamis: number; gelecek: number; yabanci: number }>`
    select k.tur, count(*)::int as mesaj, count(*) filter (where m.zaman > ${OGLEN})::int as gelecek,
      max((select count(*)::int from konusma_uyeligi u left join konusma_okuma o using (konusma_id, kisi_id)
        where u.konusma_id = k.id and coalesce(o.okunan_no, 0) < k.son_no)) as okunmamis,
      count(*) filter (where not exists (select from konusma_uyeligi u where u.konusma_id = k.id
        and u.kisi_id = m.yazan_id))::int as yabanci
    from konusma k join mesaj m on m.konusma_id = k.id group by k.id order by k.tur`.execute(db);
  expect(rows.map((r) => r.tur)).toEqual(['departman', 'grup', 'ikili']);
  for (const r of rows) {
    expect(r.mesaj).toBeGreaterThan(2);
    expect([r.tur, r.okunmamis, r.gelecek, r.yabanci]).toEqual([r.tur, 0, 0, 0]);
  }
}

async function yetkilileriSina(db: Db): Promise<void> {
  const liste = await say(db, sql`select count(*)::int as adet from tanim where liste = 'yetkiliKisi' and aktif`);
  const secen = await say(db, sql`select count(*)::int as adet from analiz where yetkili_kisi_id is not null`);
  expect([liste > 3, secen > 20]).toEqual([true, true]);
}

async function planlariSina(db: Db): Promise<void> {
  const cizili = await say(
    db,
    sql`select (100 * count(*) filter (where exists (select from proje_plan_akis a where a.plan_id = p.id)) / count(*))::int
      as adet from proje_plan p`,
  );
  const enCok = await say(
    db,
    sql`select ceil(max(saat))::int as adet from (select sum(gerceklesen_sure) as saat from prj_takip
      group by kisi_id, date_trunc('week', tarih)) x`,
  );
  expect(cizili).toBeGreaterThan(40);
  expect(enCok).toBeLessThanOrEqual(45);
}

async function teklifFaturalariniSina(db: Db): Promise<void> {
  const { rows } = await sql<{ adet: number; baska: number }>`
    select count(*)::int as adet, count(*) filter (where f.odenecek <> t.genel_toplam)::int as baska
    from teklif t join fatura f on f.id = t.fatura_id`.execute(db);
  expect(rows[0]!.adet).toBeGreaterThan(5);
  expect(rows[0]!.baska).toBe(0);
}

/** A rule of the demo company, with the query that tests it. */
export const OYKU: readonly (readonly [string, (db: Db) => Promise<void>])[] = [
  ['colleagues talk with each other: a department, two people, a group, all of it read', konusmalariSina],
  ['authorised persons are listed and analyses name one', yetkilileriSina],
  ['half of the plans have a flow, and nobody writes more than a week of work into a week', planlariSina],
  ['an accepted quote that was invoiced comes to what its invoice says', teklifFaturalariniSina],
];
