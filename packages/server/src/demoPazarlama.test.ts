import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faces } from './rooms.ts';
import { OGLEN, type TestServer, testServer } from './testing.ts';
import { demoKur, paylari } from './seed/testing.ts';

/** How much marketing the demo company does. */

let s: TestServer;
beforeAll(async () => {
  s = await testServer({ bos: true });
  await demoKur(s, new Date(OGLEN), paylari(faces, 'bayi', 'ziyaret', 'teklif'));
}, 180_000);
afterAll(() => s?.kapat());

test('its marketing has sixty dealers, six thousand visits and eighteen hundred quotes', async () => {
  const { rows } = await sql`select (select count(*)::int from bayi) as b, (select count(*)::int from ziyaret) as z,
    (select count(distinct no)::int from teklif) as t`.execute(s.db);
  expect(rows).toEqual([{ b: 60, z: 6000, t: 1800 }]);
});
