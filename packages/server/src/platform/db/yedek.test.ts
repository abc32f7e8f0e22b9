import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunEkle } from '@masabasi/core/platform/time/tarih';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testFolder } from '../../testing/folder.ts';
import { type EmbeddedPostgres, startEmbedded } from './embedded.ts';
import { geriYukle } from './geriYukle.ts';
import { connected } from './hold.ts';
import { eskiYedekler, gecelikYedek, yedekDogrula, yedekle } from './yedek.ts';

/** Copies of the embedded database: made during writes, checked, restored. */

const kaynak = testFolder('masabasi yedek-');
const yedekler = join(kaynak.dataDir, 'yedek');
let pg: EmbeddedPostgres;

const sor = (url: string, metin: string) =>
  connected(url, async (c) => (await c.query<{ sonuc: unknown }>(metin)).rows[0]?.sonuc);
const ac = (dataDir: string) => startEmbedded({ dataDir, log: () => undefined });
const al = (saniye: number) =>
  yedekle({
    url: pg.url,
    parola: pg.passwordFile,
    klasor: yedekler,
    elle: true,
    simdi: new Date(Date.UTC(2026, 10, 20, 2, 0, saniye)),
  });
const yukle = (yedek: string, dataDir: string, yerine = false) =>
  geriYukle({ yedek, dataDir, yerine, log: () => undefined });

/** Count, sum and hash of all rows. */
const PARMAK = `select count(*) || ' ' || sum(n) || ' ' || bit_xor(hashtextextended(t::text, 0)) as sonuc from t`;

beforeAll(async () => {
  pg = await ac(kaynak.dataDir);
  await sor(pg.url, 'create table t (n int primary key, yazi text not null)');
  await sor(pg.url, `insert into t select i, repeat('ğüşiöç', 20) || i from generate_series(1, 50000) i`);
});
afterAll(async () => {
  await pg?.stop();
  await kaynak.remove();
});

test('restores all data of the database into an empty folder', async () => {
  const { yol, dosya } = await al(1);
  expect(dosya).toBeGreaterThan(500);
  expect((statSync(yol).mode & 0o777).toString(8)).toBe('700');
  const once = await sor(pg.url, PARMAK);
  const bos = testFolder('masabasi geri-');
  try {
    const { satirlar, oncekiler } = await yukle(yol, bos.dataDir);
    expect([satirlar, oncekiler]).toEqual([{ t: 50_000 }, null]);
    const geri = await ac(bos.dataDir);
    expect(await sor(geri.url, PARMAK)).toBe(once);
    await sor(geri.url, `insert into t values (0, 'yazılır da')`);
    await geri.stop();
  } finally {
    await bos.remove();
  }
});

test('keeps every row acknowledged before a copy began, and no half transaction', async () => {
  let yazilan = 50_000;
  const dur = new AbortController();
  const yazan = connected(pg.url, async (c) => {
    while (!dur.signal.aborted) {
      // Either both rows or none are in the copy.
      await c.query(`insert into t select i, 'yük' from generate_series($1::int, $1::int + 1) i`, [yazilan + 1]);
      yazilan += 2;
      if (yazilan % 500 === 0) await c.query('update t set yazi = yazi where n % 97 = 0');
    }
  });
  const onceYazilan = yazilan;
  const { yol } = await al(2);
  dur.abort();
  await yazan;
  expect(yazilan).toBeGreaterThan(onceYazilan + 100);
  const bos = testFolder('masabasi geri-');
  try {
    const { satirlar } = await yukle(yol, bos.dataDir);
    expect(satirlar['t']).toBeGreaterThanOrEqual(onceYazilan);
    expect(satirlar['t']! % 2).toBe(0);
    const geri = await ac(bos.dataDir);
    expect(await sor(geri.url, 'select max(n) - count(*) as sonuc from t')).toBe('0');
    await geri.stop();
  } finally {
    await bos.remove();
  }
});

test('refuses a copy with one changed bit, file or list, and touches nothing', async () => {
  const { yol } = await al(4);
  const bos = testFolder('masabasi geri-');
  const dosyalar = readdirSync(yol, { recursive: true, encoding: 'utf8' }).filter((d) =>
    statSync(join(yol, d)).isFile(),
  );
  const boz: ((d: string) => void)[] = [
    ...Array.from({ length: 12 }, () => (d: string) => {
      const baytlar = readFileSync(d);
      baytlar[randomInt(baytlar.length)]! ^= 1 << randomInt(8);
      writeFileSync(d, baytlar);
    }),
    (d) => rmSync(d),
    (d) => writeFileSync(d, readFileSync(d).subarray(1)),
  ];
  try {
    for (const [i, yap] of boz.entries()) {
      const dosya = join(yol, i === 0 ? 'liste.json' : dosyalar[randomInt(dosyalar.length)]!);
      const baytlar = readFileSync(dosya);
      yap(dosya);
      await expect(yukle(yol, bos.dataDir), `${i} ${dosya}`).rejects.toThrow(/bozulmuş|eksik/);
      writeFileSync(dosya, baytlar);
    }
    expect(existsSync(join(bos.dataDir, 'pg'))).toBe(false);
    await expect(yukle(kaynak.dataDir, bos.dataDir)).rejects.toThrow('bir yedek değil');
    await expect(yedekDogrula(yol)).resolves.toMatchObject({ bicim: 1 });
  } finally {
    await bos.remove();
  }
});

test('refuses to replace a database, moves it aside when asked, and never touches a running one', async () => {
  const { yol } = await al(5);
  await expect(yukle(yol, kaynak.dataDir)).rejects.toThrow('--yerine');
  await expect(yukle(yol, kaynak.dataDir, true)).rejects.toThrow('durdurunuz');
  const dolu = testFolder('masabasi geri-');
  try {
    const eski = await ac(dolu.dataDir);
    await sor(eski.url, 'create table eski as select 7 as n');
    await eski.stop();
    const { oncekiler } = await yukle(yol, dolu.dataDir, true);
    const yeni = await ac(dolu.dataDir);
    expect(await sor(yeni.url, 'select count(*)::int > 0 as sonuc from t')).toBe(true);
    await yeni.stop();
    const saklanan = await ac(oncekiler!);
    expect(await sor(saklanan.url, 'select n as sonuc from eski')).toBe(7);
    await saklanan.stop();
  } finally {
    await dolu.remove();
  }
});

test('keeps the newest copy of each of the last 14 days, and of each of the 8 weeks before them', () => {
  const bugun = '2026-11-20';
  const adlar = Array.from({ length: 120 }, (_, i) => `${gunEkle(bugun, -i)}T02-00-00Z`);
  const gidenler = new Set(eskiYedekler([...adlar, `${bugun}T09-00-00Z`, 'benim klasörüm'], bugun));
  const kalanlar = adlar.filter((ad) => !gidenler.has(ad));
  // The later of today's two copies stays.
  expect(gidenler.has(`${bugun}T02-00-00Z`)).toBe(true);
  expect(gidenler.has('benim klasörüm')).toBe(false);
  expect(kalanlar.slice(0, 13)).toEqual(adlar.slice(1, 14));
  expect(kalanlar).toHaveLength(13 + 9);
  expect(kalanlar.at(-1)! >= gunEkle(bugun, -70)).toBe(true);
});

test('removes expired and broken off copies at night', async () => {
  const o = { url: pg.url, parola: pg.passwordFile, klasor: join(kaynak.dataDir, 'gece') };
  await gecelikYedek(o, new Date('2026-01-05T00:00:00Z'));
  mkdirSync(join(o.klasor, '.yarim-2026-11-19T00-00-00Z'));
  // Copies that a person asked for, or is making at this moment, stay.
  const benim = ['2026-01-05T00-00-00Z-elle', '.yarim-2026-11-20T00-00-00Z-elle'];
  for (const ad of benim) mkdirSync(join(o.klasor, ad));
  await gecelikYedek(o, new Date('2026-11-20T00:00:00Z'));
  expect(readdirSync(o.klasor).toSorted()).toEqual([...benim, '2026-11-20T00-00-00Z'].toSorted());
});
