import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OGLEN, type TestServer, testServer } from '../../testing/product.ts';
import { defterBozukluklari, mizan } from '../../mali/defter/queries.ts';
import { migrate } from './migrate.ts';
import { up } from './migrations/0014-maske.ts';
import { up as hakedisDefteri } from './migrations/0111-hakedis-defteri.ts';

let s: TestServer;
beforeAll(async () => {
  s = await testServer();
});
afterAll(() => s.kapat());

test('masks a birthday in the audit', async () => {
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
  // Later migrations depend on the column that this step creates again.
  await sql`drop trigger musteri_gorusmeleri_bulunur on musteri; drop trigger musteri_aday_yeri on musteri`.execute(
    s.db,
  );
  await up(s.db as never);
  const kalan = await s.db.selectFrom('denetim').select(['eski', 'yeni']).where('istek_id', '=', 'eski').execute();
  expect(kalan).toEqual([
    { eski: { DogumTarihi: null, Grup: 'Gece' }, yeni: { DogumTarihi: '**.**.****', Grup: 'Gece' } },
  ]);
});

test('enters old debts to dealers in the ledger as of the first open day', async () => {
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

test('reports in an older version that the database is newer, and leaves it as it is', async () => {
  const yaz = (name: string) =>
    sql`insert into kysely_migration (name, timestamp) values (${name}, '2030-01-01T00:00:00.000Z')`.execute(s.db);
  await yaz('9998-gelecek');
  const soz = 'Bu veritabanını daha yeni bir Masabaşı sürümü açmış; bu sürüm onu okuyamaz (bilmediği: ';
  await expect(migrate(s.databaseUrl)).rejects.toThrow(
    `${soz}‘9998-gelecek’). Veritabanı bozuk değildir: yeni sürümü kurup açınız. Eski sürüme ancak yükseltmeden önce alınmış bir yedekle dönülür (docs/yedek.md).`,
  );
  // This migration comes from another branch, between known ones.
  await yaz('0099-baska');
  await expect(migrate(s.databaseUrl)).rejects.toThrow(`${soz}‘0099-baska’ ve 1 adım daha).`);
  await sql`delete from kysely_migration where name in ('9998-gelecek', '0099-baska')`.execute(s.db);
  expect(await migrate(s.databaseUrl)).toEqual([]);
});

/**
 * Finds changes of a migration that an older server would miss: dropped things, keys that it names, rows that it could
 * not write.
 */
function takenAway(source: string): string[] {
  const text = source.replace(/\s+/g, ' ');
  const own = new Set([...text.matchAll(/create table (\w+)/g)].map((m) => m[1]));
  const found = [...text.matchAll(/drop table (?:if exists )?\w+|alter table \w+ rename [^;`]*/g)].map(([m]) => m);
  for (const [, table, body] of text.matchAll(/alter table (\w+)([^;`]*)/g)) {
    if (own.has(table)) continue;
    for (const [m, column] of body!.matchAll(/drop column (?:if exists )?(\w+)/g))
      if (!new RegExp(`add column ${column}\\b`).test(text)) found.push(`${table}: ${m}`);
    for (const [m] of body!.matchAll(/drop constraint \w+_pkey|alter column \w+ (?:set not null|type \w+)/g))
      found.push(`${table}: ${m}`);
    for (const [m, type] of body!.matchAll(/add column \w+ ((?:[^,(]|\([^)]*\))*)/g))
      if (/\bnot null\b/.test(type!) && !/\bdefault\b|\bgenerated\b|\bcheck\b/.test(type!))
        found.push(`${table}: ${m}`);
  }
  return found;
}

test('names each migration that an older server cannot work beside on the page about several servers', () => {
  const folder = new URL('./migrations/', import.meta.url);
  const taking = readdirSync(folder)
    .toSorted()
    .filter((file) => takenAway(readFileSync(new URL(file, folder), 'utf8')).length > 0)
    .map((file) => file.slice(0, 4));
  const page = readFileSync(new URL('../../../../../docs/olcek.md', import.meta.url), 'utf8');
  const named = /^Except (.*), for which all servers are stopped first\.$/m.exec(page)?.[1] ?? '';
  expect([...named.matchAll(/`(\d{4})`/g)].map((m) => m[1])).toEqual(taking);
});

test.each([
  ['alter table a drop column b', 1],
  ['alter table a drop column b; alter table a add column b text', 0],
  ['alter table a drop constraint a_pkey, add primary key (id)', 1],
  ['alter table a add column b int not null', 1],
  ['alter table a add column b int not null default 0, add column c text', 0],
  ['create table a (b int); alter table a alter column b set not null', 0],
  ['alter table a rename column b to c', 1],
  ['drop table a', 1],
  ['create index a_b on a (b)', 0],
])('%s takes away %i', (source, adet) => {
  expect(takenAway(source)).toHaveLength(adet);
});
