import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defterBozukluklari, mizan } from '../defter/queries.ts';
import { faces } from '../rooms.ts';
import { demoKur, paylari } from '../seed/testing.ts';
import { OGLEN, type TestServer, testServer } from '../testing.ts';
import { birGun } from './gunsonu.ts';
import { adaylar, hareket, hesap, hesaplar } from './queries.ts';

/** The banks of the demo company: what they say adds up, and the last day is the one to solve. */

let s: TestServer;
beforeAll(async () => {
  s = await testServer({ bos: true });
  await demoKur(s, new Date(OGLEN), paylari(faces, 'banka'));
}, 60_000);
afterAll(() => s?.kapat());

test('every day but the last is closed, each with the balance of its bank, and the ledger is whole', async () => {
  const hepsi = await hesaplar(s.db);
  expect(hepsi.map((h) => [h.Ad, h.Islenmemis])).toEqual([
    ['İş Bankası USD', 0],
    ['Yapı Kredi TL', 0],
    ['Ziraat TL', 6],
  ]);
  expect(Math.min(...hepsi.map((h) => h.Bakiye))).toBeGreaterThan(0);
  const { rows } = await sql<{ adet: number; gun: number; acik: number }>`
    select count(*) as adet, count(distinct (hesap_id, gun)) as gun, count(*) filter (where fis_sira is null) as acik
    from banka_hareket`.execute(s.db);
  expect(rows[0]!.adet).toBeGreaterThan(2000);
  expect(rows[0]!.acik).toBe(6);
  const { rows: kapali } = await sql<{ adet: number }>`select count(*) as adet from banka_gun`.execute(s.db);
  expect(kapali[0]!.adet).toBe(rows[0]!.gun - 1);
  expect(await defterBozukluklari(s.db)).toEqual([]);
  for (const birim of ['TRY', 'USD'])
    expect((await mizan(s.db)).filter((h) => h.Birim === birim).reduce((t, h) => t + h.Bakiye, 0)).toBe(0);
});

test('the open day says what keeps it open, and knows who paid from an account it has seen', async () => {
  const ziraat = (await hesap(s.db, (await hesaplar(s.db)).find((h) => h.Ad === 'Ziraat TL')!.Id, false))!;
  const gun = await birGun(s.db, ziraat, '2026-11-19', s.saat.simdi);
  expect(gun.engeller).toEqual([{ Tur: 'islenmemis', Metin: '6 hareketin ne olduğu söylenmedi.' }]);
  const [ilk] = await s.db.selectFrom('banka_hareket').select('id').where('sinif', 'is', null).orderBy('id').execute();
  const h = (await hareket(s.db, ilk!.id, false))!;
  const urunler = (await s.db.selectFrom('proje').select('id').execute()).map((p) => p.id);
  const bulunan = await adaylar(s.db, h, urunler as never);
  expect(bulunan.some((m) => m.ibanlar.includes(h.KarsiIban!))).toBe(true);
});
