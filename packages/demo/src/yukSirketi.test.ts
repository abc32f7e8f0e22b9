import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { OGLEN, testServer } from '@masabasi/server/testing/product';
import { benchYukle } from './yukSirketi.ts';

const s = await testServer();
afterAll(() => s.kapat());

test('loads measuring data with people at work and a consistent past', async () => {
  const { departmanId, kisiler } = await benchYukle(s.db, { kisi: 20, satir: 20_000, simdi: new Date(OGLEN) });
  expect(kisiler).toHaveLength(20);
  const { rows } = await sql<{ satir: number; acik: number; disarida: number; baslama: string }>`
    select count(*) as satir, count(*) filter (where m.bitis is null) as acik,
      count(*) filter (where m.baslama < g.baslama or m.bitis > coalesce(g.bitis, g.planlanan_bitis)) as disarida,
      min(to_char(g.baslama at time zone 'Europe/Istanbul', 'HH24:MI')) as baslama
    from mola m join mesai g on g.id = m.mesai_id join kisi k on k.id = m.kisi_id
    where k.departman_id = ${departmanId}`.execute(s.db);
  expect(rows[0]).toMatchObject({ acik: 20, disarida: 0, baslama: '08:00' });
  expect(rows[0]!.satir).toBeGreaterThanOrEqual(20_000);
});
