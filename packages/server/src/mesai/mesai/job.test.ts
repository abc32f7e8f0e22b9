import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/product.ts';
import { butunBitenleriKapat } from './job.ts';

let s: TestServer;
beforeAll(async () => {
  s = await testServer();
});
afterAll(() => s.kapat());

test('the job closes each forgotten shift once, at its planned end', async () => {
  const departmanId = await s.departman('Saat');
  const Id = await s.kisi('can', { departmanId });
  await s.girisYap('can');
  expect(await butunBitenleriKapat(s.db, new Date('2026-11-20T14:59:59Z'))).toBe(0);
  // Two servers at once: the shift is closed once.
  const gec = new Date('2026-11-20T15:20:00Z');
  const kapanan = await Promise.all([butunBitenleriKapat(s.db, gec), butunBitenleriKapat(s.db, gec)]);
  expect(Math.max(...kapanan)).toBe(1);
  const sonlar = await s.db
    .selectFrom('mola')
    .selectAll()
    .where('kisi_id', '=', Id)
    .where('durum_id', 'is', null)
    .execute();
  expect(sonlar).toMatchObject([{ baslama: '2026-11-20T15:00:00Z', bitis: '2026-11-20T15:00:00Z', otomatik: true }]);
  expect(await butunBitenleriKapat(s.db, gec)).toBe(0);
  const olaylar = await s.db.selectFrom('olay').selectAll().where('kisi_id', '=', Id).execute();
  expect(olaylar.filter((o) => o.tur === 'mola')).toHaveLength(2);
});
