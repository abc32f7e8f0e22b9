import { expect, inject, test } from 'vitest';
import { SAAT_DILIMI, connect } from './connect.ts';

test('instants leave the driver as ISO 8601 in UTC, and never shifted', async () => {
  const { pool } = connect(inject('pgUrl'), () => undefined, { max: 1 });
  const oku = async () => (await pool.query<{ an: string }>(`select timestamptz '2026-11-20 12:00+03' as an`)).rows;
  expect(await oku()).toEqual([{ an: '2026-11-20T09:00:00Z' }]);
  // What a pooler does that drops the setting which the connection was opened with.
  await pool.query(`set timezone = 'Europe/Istanbul'`);
  await expect(oku()).rejects.toThrow(SAAT_DILIMI);
  await pool.query(`set timezone = 'UTC'`);
  expect(await oku()).toHaveLength(1);
  await pool.end();
});
