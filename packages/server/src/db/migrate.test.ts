import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OGLEN, type TestServer, testServer } from '../testing.ts';
import { defterBozukluklari, mizan } from '../defter/queries.ts';
import { up } from './migrations/0014-maske.ts';
import { up as hakedisDefteri } from './migrations/0111-hakedis-defteri.ts';

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
  await sql`drop trigger musteri_gorusmeleri_bulunur on musteri; drop trigger musteri_aday_yeri on musteri`.execute(
    s.db,
  );
  await up(s.db as never);
  const kalan = await s.db.selectFrom('denetim').select(['eski', 'yeni']).where('istek_id', '=', 'eski').execute();
  expect(kalan).toEqual([
    { eski: { DogumTarihi: null, Grup: 'Gece' }, yeni: { DogumTarihi: '**.**.****', Grup: 'Gece' } },
  ]);
});

test('what dealers were owed before the ledger knew of it stands there as of the first day that is open', async () => {
  await sql`delete from defter_hesap where kod in ('381', '760')`.execute(s.db);
  const bayi = await sql<{
    id: number;
  }>`insert into tanim (liste, ad) values ('bayi', 'Ege Bilişim') returning id`.execute(s.db);
  const { id } = bayi.rows[0]!;
  await sql`insert into bayi (id) values (${id}) on conflict do nothing`.execute(s.db);
  await sql`insert into bayi_hakedis (bayi_id, donem, ciro, iade, komisyon, devir, tutar, durum, fatura_no, fatura_tarihi, odeme_tarihi)
    values (${id}, '2026-05', 0, 0, 50, 0, 50, 'hesaplandi', '', null, null), (${id}, '2026-06', 0, 0, 100, 0, 100, 'onayli', '', null, null),
      (${id}, '2026-07', 0, 0, 200, 0, 200, 'faturalandi', 'A1', '2026-08-05', null),
      (${id}, '2026-08', 0, 0, 400, 0, 400, 'odendi', 'A2', '2026-09-05', '2026-09-15')`.execute(s.db);
  const kapatan = await s.kisi('Muhasebe');
  await sql`insert into defter_donem (donem, kapanis, kapatan_id, son_sira, son_ozet)
    select to_char(now() at time zone 'Europe/Istanbul', 'YYYY-MM'), now(), ${kapatan}, sira, ozet
    from defter_bas`.execute(s.db);
  await hakedisDefteri(s.db as never);
  const kalan = Object.fromEntries((await mizan(s.db)).map((h) => [h.Kod, h.Bakiye]));
  expect(kalan).toEqual({ '760': 700, '381': -100, '320': -200, '103': -400 });
  expect(await defterBozukluklari(s.db)).toEqual([]);
});
