import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OGLEN, type TestServer, testServer } from '../testing.ts';
import { up } from './migrations/0014-maske.ts';

let s: TestServer;
beforeAll(async () => {
  s = await testServer();
});
afterAll(() => s.kapat());

test('a birthday that the audit held is masked there', async () => {
  const satir = {
    zaman: new Date(OGLEN),
    kisi_id: null,
    eylem: 'personelKaydet',
    nesne: 'kisi',
    nesne_id: 1,
    ip: '',
  };
  const kayit = (gun: string | null) => JSON.stringify({ DogumTarihi: gun, Grup: 'Gece' });
  const eski = { ...satir, istek_id: 'eski', eski: kayit(null), yeni: kayit('1990-01-31') };
  await s.db.insertInto('denetim').values(eski).execute();
  // What came after that step leans on the column it makes anew.
  await sql`drop trigger musteri_gorusmeleri_bulunur on musteri`.execute(s.db);
  await up(s.db as never);
  const kalan = await s.db.selectFrom('denetim').select(['eski', 'yeni']).where('istek_id', '=', 'eski').execute();
  expect(kalan).toEqual([
    { eski: { DogumTarihi: null, Grup: 'Gece' }, yeni: { DogumTarihi: '**.**.****', Grup: 'Gece' } },
  ]);
});
