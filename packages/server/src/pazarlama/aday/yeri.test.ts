import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/product.ts';

/**
 * A prospect lies where its customer lies and is found by the customer's words, after every change of the customer and
 * in any order of the two writes.
 */

let s: TestServer;
let kisiId: number;
beforeAll(async () => {
  s = await testServer();
  kisiId = await s.kisi('satan', { departmanId: await s.departman('Satış') });
});
afterAll(() => s?.kapat());

const musteri = async (ilId: number | null): Promise<number> =>
  (
    await s.pool.query<{ id: number }>(
      `insert into musteri (tip, unvan, durum, il_id, yazma_zamani) values (2, 'Ada Klinik', 'Aday', $1, now()) returning id`,
      [ilId],
    )
  ).rows[0]!.id;
const ADAY = `insert into aday (musteri_id, proje_id, acan_id, acilis_zamani, asama_zamani) values ($1, 2, $2, now(), now()) returning id`;
const aday = async (musteriId: number): Promise<number> =>
  (await s.pool.query<{ id: number }>(ADAY, [musteriId, kisiId])).rows[0]!.id;
const yeri = async (id: number) =>
  (
    await s.pool.query<{ il_id: number | null; musteri_silindi: boolean }>(
      'select il_id, musteri_silindi from aday where id = $1',
      [id],
    )
  ).rows[0];

test('moves a prospect with its customer, hides and shows it with them, and follows a change of customer', async () => {
  const [m, diger] = [await musteri(6), await musteri(null)];
  const a = await aday(m);
  expect(await yeri(a)).toEqual({ il_id: 6, musteri_silindi: false });
  await s.pool.query('update musteri set il_id = 34 where id = $1', [m]);
  expect(await yeri(a)).toEqual({ il_id: 34, musteri_silindi: false });
  await s.pool.query('update musteri set silindi = now() where id = $1', [m]);
  expect(await yeri(a)).toEqual({ il_id: 34, musteri_silindi: true });
  await s.pool.query('update musteri set silindi = null where id = $1', [m]);
  await s.pool.query('update aday set musteri_id = $1 where id = $2', [diger, a]);
  expect(await yeri(a)).toEqual({ il_id: null, musteri_silindi: false });
  // The trigger overwrites values written by hand.
  await s.pool.query('update aday set il_id = 1, musteri_silindi = true where id = $1', [a]);
  expect(await yeri(a)).toEqual({ il_id: null, musteri_silindi: false });
});

test('finds a prospect by the words of its customer after each change', async () => {
  const [m, diger] = [await musteri(6), await musteri(6)];
  const a = await aday(m);
  const anahtari = async (soru: string, id: number) =>
    (await s.pool.query<{ ara: string }>(soru, [id])).rows.map((r) => r.ara)[0];
  const ayni = async (kimin: number) =>
    expect(await anahtari('select musteri_ara as ara from aday where id = $1', a)).toBe(
      await anahtari('select ara from musteri where id = $1', kimin),
    );
  await ayni(m);
  await s.pool.query(`update musteri set unvan = 'Irmak Hastanesi', telefon = '03124440000' where id = $1`, [m]);
  expect(await anahtari('select musteri_ara as ara from aday where id = $1', a)).toContain('irmak hastanesi');
  await ayni(m);
  await s.pool.query(`update aday set musteri_ara = 'başka' where id = $1`, [a]);
  await ayni(m);
  await s.pool.query('update aday set musteri_id = $1 where id = $2', [diger, a]);
  await ayni(diger);
});

test.each(['aday', 'musteri'] as const)(
  'takes the customer’s last place when both are written at once: %s first',
  async (ilk) => {
    const m = await musteri(6);
    const [bir, iki] = [await s.pool.connect(), await s.pool.connect()];
    try {
      const yaz = (kim: typeof bir, ne: 'aday' | 'musteri') =>
        ne === 'aday' ? kim.query(ADAY, [m, kisiId]) : kim.query('update musteri set il_id = 35 where id = $1', [m]);
      await bir.query('begin');
      await iki.query('begin');
      await yaz(bir, ilk);
      const bekleyen = yaz(iki, ilk === 'aday' ? 'musteri' : 'aday');
      await new Promise((r) => setTimeout(r, 100));
      await bir.query('commit');
      await bekleyen;
      await iki.query('commit');
    } finally {
      bir.release();
      iki.release();
    }
    const { rows } = await s.pool.query('select il_id from aday where musteri_id = $1', [m]);
    expect(rows).toEqual([{ il_id: 35 }]);
  },
);
