import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as bekle } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Baglanti, connect, SURESIZ } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { testFolder, testsHome } from '../testingFolder.ts';

/** The demo company, founded and filled by processes that are killed, and by two at once. */

const SIMDI = '2026-11-20T09:00:00.000Z';
const url = (dosya: string): string => JSON.stringify(new URL(dosya, import.meta.url).href);
/** Founds the company and adds its many rows, as the product does; what is there already stays. */
const DOLDURAN = (adres: string) => `
  const [{ connect, SURESIZ }, { demoYukle }, { coklariYaz }, { faces }] = await Promise.all([
    import(${url('../db/connect.ts')}), import(${url('demo.ts')}), import(${url('coklar.ts')}), import(${url('../rooms.ts')})]);
  const { db } = connect(${JSON.stringify(adres)}, () => process.exit(1), { max: 2, ...SURESIZ });
  process.stdout.write('basladi');
  await demoYukle(db, new Date(${JSON.stringify(SIMDI)}), 'özet', faces);
  await coklariYaz(db, faces);
  await db.destroy();`;

const klasor = testFolder('masabasi-ornek-', testsHome());
let pg: Awaited<ReturnType<typeof startEmbedded>>;
const baglantilar: Baglanti[] = [];

/** An empty database beside the others. */
async function veritabani(ad: string): Promise<{ adres: string; db: Baglanti['db'] }> {
  const ana = connect(pg.url, () => undefined, { max: 1 });
  await sql`create database ${sql.ref(ad)}`.execute(ana.db);
  await ana.db.destroy();
  const adres = Object.assign(new URL(pg.url), { pathname: `/${ad}` }).href;
  await migrate(adres);
  const baglanti = connect(adres, () => undefined, { max: 2, ...SURESIZ });
  baglantilar.push(baglanti);
  return { adres, db: baglanti.db };
}

async function dolduran(adres: string): Promise<ChildProcess> {
  const betik = join(klasor.dataDir, 'doldur.mjs');
  writeFileSync(betik, DOLDURAN(adres));
  const p = spawn(process.execPath, [betik], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(p.stdout, 'data');
  return p;
}
const biter = async (p: ChildProcess): Promise<number | null> =>
  p.exitCode ?? ((await once(p, 'exit')) as [number | null])[0];

async function oldur(p: ChildProcess): Promise<void> {
  expect(p.exitCode).toBe(null);
  p.kill('SIGKILL');
  await once(p, 'exit');
}

/** Rows of each table, and a digest of the calls, whoever wrote them. */
async function sayilar(db: Baglanti['db']): Promise<Record<string, number>> {
  const { rows: tablolar } = await sql<{ ad: string }>`
    -- how many rows count a table's changes is a matter of who wrote at once
    select relname as ad from pg_class where relkind in ('r', 'p') and not relispartition and relname <> 'tablo_surumu'
      and relnamespace = 'public'::regnamespace order by 1`.execute(db);
  const satirlar = await Promise.all(
    tablolar.map(async ({ ad }) => {
      const { rows } = await sql<{ adet: number }>`select count(*) as adet from ${sql.table(ad)}`.execute(db);
      return [ad, rows[0]!.adet] as const;
    }),
  );
  const { rows } = await sql<{ ozet: number }>`
    select sum(hashtext(g.id || '.' || musteri_id || '.' || baslama_zamani)) as ozet from gorusme g`.execute(db);
  return { ...Object.fromEntries(satirlar), 'calls, whoever wrote them': rows[0]!.ozet };
}

beforeAll(async () => {
  pg = await startEmbedded({ dataDir: klasor.dataDir, log: () => undefined, settings: { fsync: 'off' } });
}, 60_000);
afterAll(async () => {
  for (const b of baglantilar) await b.db.destroy();
  await pg.stop();
  await klasor.remove();
});

test('killed twice while it is founded and three times while it is filled, then by two at once, it is whole as if nothing had been', async () => {
  const [olen, duran] = [await veritabani('olen'), await veritabani('duran')];
  const yazilan = async (): Promise<number> =>
    (await sql<{ n: number }>`select coalesce(sum(parca), 0) as n from ornek_coklar`.execute(olen.db)).rows[0]!.n;
  for (const ms of [700, 3000]) {
    const p = await dolduran(olen.adres);
    await bekle(ms);
    await oldur(p);
    expect(await olen.db.selectFrom('kurulum').select('sirket').execute()).toEqual([]);
  }
  // In the shifts, in the calls, and in what the customers said.
  for (const enAz of [3, 120, 330]) {
    const p = await dolduran(olen.adres);
    while ((await yazilan()) < enAz && p.exitCode === null) await bekle(5);
    await oldur(p);
    expect(await yazilan()).toBeGreaterThanOrEqual(enAz);
  }
  const ikisi = [await dolduran(olen.adres), await dolduran(olen.adres)];
  expect(await Promise.all(ikisi.map(biter))).toEqual([0, 0]);
  const beraber = [await dolduran(duran.adres), await dolduran(duran.adres)];
  expect(await Promise.all(beraber.map(biter))).toEqual([0, 0]);
  expect(await sayilar(olen.db)).toEqual(await sayilar(duran.db));
}, 400_000);

test('a company that an older version founded whole gets nothing more', async () => {
  const { adres, db } = await veritabani('eski');
  await sql`insert into kurulum (sirket, lisans, demo, zaman) values ('Eski', 'MASABASI-DEMO', true, ${SIMDI})`.execute(
    db,
  );
  const onceki = await sayilar(db);
  expect(await biter(await dolduran(adres))).toBe(0);
  const { gorusme, kuyruk, ornek_coklar: coklar } = await sayilar(db);
  expect({ gorusme, kuyruk, coklar }).toEqual({ gorusme: 0, kuyruk: onceki['kuyruk'], coklar: 0 });
}, 60_000);
