import { expect, inject, test } from 'vitest';
import { SAAT_DILIMI, connect } from './connect.ts';

test('returns instants as ISO 8601 in UTC, and never shifted', async () => {
  const { pool } = connect(inject('pgUrl'), () => undefined, { max: 1 });
  const oku = async () => (await pool.query<{ an: string }>(`select timestamptz '2026-11-20 12:00+03' as an`)).rows;
  expect(await oku()).toEqual([{ an: '2026-11-20T09:00:00Z' }]);
  // A pooler may drop the time zone that the connection was opened with.
  await pool.query(`set timezone = 'Europe/Istanbul'`);
  await expect(oku()).rejects.toThrow(SAAT_DILIMI);
  await pool.query(`set timezone = 'UTC'`);
  expect(await oku()).toHaveLength(1);
  await pool.end();
});

test('prepares a named statement once for each of its forms', async () => {
  const { pool } = connect(inject('pgUrl'), () => undefined, { max: 1 });
  const sor = async (kosul: string) =>
    (await pool.query<{ x: number }>(`/* deneme_kart */ select 1 as x where ${kosul}`, [1])).rows.length;
  expect([await sor('$1 = 1'), await sor('$1 > 1'), await sor('$1 = 1')]).toEqual([1, 0, 1]);
  const { rows } = await pool.query<{ ad: string; kez: number }>(
    'select name as ad, (generic_plans + custom_plans)::int as kez from pg_prepared_statements order by 1',
  );
  expect(rows).toEqual([
    { ad: 'deneme_kart', kez: 2 },
    { ad: 'deneme_kart_2', kez: 1 },
  ]);
  await pool.end();
});
