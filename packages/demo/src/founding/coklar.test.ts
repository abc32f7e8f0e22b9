import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as bekle } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Baglanti, connect, SURESIZ } from '@masabasi/server/platform/db/connect';
import { startEmbedded } from '@masabasi/server/platform/db/embedded';
import { migrate } from '@masabasi/server/platform/db/migrate';
import { testFolder, testsHome } from '@masabasi/server/testing/folder';
import { PAYLAR } from '../paylar.ts';
import { paylari } from '../testing.ts';

/** The demo company, founded and filled by processes that are killed, and by two at once. */

const SIMDI = '2026-11-20T09:00:00.000Z';
const url = (modul: string): string => JSON.stringify(import.meta.resolve(modul));
/** Every tenth piece is written: all kinds of pieces, in a tenth of the time. */
const HER = 10;
/**
 * Founds the company and adds its many rows, like the product. Existing rows stay. Prints the name of each share before
 * it begins, because a running founding shows nothing else.
 */
const DOLDURAN = (adres: string, paylar: readonly string[]) => `
  const [{ connect, SURESIZ }, { demoYukle }, { coklariYaz }, { PAYLAR }] = await Promise.all([
    import(${url('@masabasi/server/platform/db/connect')}), import(${url('@masabasi/demo/founding/kurulus')}),
    import(${url('@masabasi/demo/founding/coklar')}), import(${url('@masabasi/demo/paylar')})]);
  const { flushCompileCache } = await import('node:module');
  flushCompileCache();
  const seyrek = (c) => c && {
    ...c,
    parcalar: Math.ceil(c.parcalar / ${HER}),
    yaz: (o) => c.yaz({ ...o, parca: o.parca * ${HER} }),
  };
  const paylar = new Set(${JSON.stringify(paylar)});
  const yazilan = PAYLAR.filter((p) => paylar.has(p.ad)).map((p) => ({
    ...p,
    coklar: seyrek(p.coklar),
    yaz: (o) => { process.stdout.write('<' + p.ad + '>'); return p.yaz(o); },
  }));
  const { db } = connect(${JSON.stringify(adres)}, () => process.exit(1), { max: 2, ...SURESIZ });
  await demoYukle(db, new Date(${JSON.stringify(SIMDI)}), 'özet', yazilan);
  await coklariYaz(db, yazilan);
  await db.destroy();`;

const klasor = testFolder('masabasi-ornek-', testsHome());
let pg: Awaited<ReturnType<typeof startEmbedded>>;
const baglantilar: Baglanti[] = [];

/** An empty database in the same PostgreSQL. */
async function veritabani(ad: string): Promise<{ adres: string; db: Baglanti['db'] }> {
  const ana = connect(pg.url, () => undefined, { max: 1 });
  await sql`create database ${sql.ref(ad)} template bos strategy file_copy`.execute(ana.db);
  await ana.db.destroy();
  const adres = Object.assign(new URL(pg.url), { pathname: `/${ad}` }).href;
  const baglanti = connect(adres, () => undefined, { max: 2, ...SURESIZ });
  baglantilar.push(baglanti);
  return { adres, db: baglanti.db };
}

interface Dolduran {
  readonly surec: ChildProcess;
  /** Names of the shares that it has begun to write. */
  readonly cikti: () => string;
}

/** The shares with many rows, and all shares that they need. */
const COKLU = paylari('mesai', 'gorusme', 'memnuniyet').map((p) => p.ad);

function dolduran(adres: string, paylar = COKLU): Dolduran {
  const betik = join(klasor.dataDir, `doldur-${new URL(adres).pathname.slice(1)}.mjs`);
  writeFileSync(betik, DOLDURAN(adres, paylar));
  const surec = spawn(process.execPath, [betik], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(klasor.dataDir, 'derlenen') },
  });
  let cikti = '';
  surec.stdout.on('data', (parca: Buffer) => (cikti += parca.toString()));
  return { surec, cikti: () => cikti };
}
const biter = async ({ surec }: Dolduran): Promise<number | null> =>
  surec.exitCode ?? ((await once(surec, 'exit')) as [number | null])[0];

/** Kills a process once the condition holds. */
async function oldur({ surec }: Dolduran, geldi: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await geldi()) && surec.exitCode === null) await bekle(5);
  expect(surec.exitCode).toBe(null);
  surec.kill('SIGKILL');
  await once(surec, 'exit');
}

/** Rows of each table, and a digest of the calls. */
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
  const ana = connect(pg.url, () => undefined, { max: 1 });
  await sql`create database bos`.execute(ana.db);
  await ana.db.destroy();
  await migrate(Object.assign(new URL(pg.url), { pathname: '/bos' }).href);
}, 60_000);
afterAll(async () => {
  for (const b of baglantilar) await b.db.destroy();
  await pg.stop();
  await klasor.remove();
});

test('is complete after two kills while founded, three while filled, and two writers at once', async () => {
  const [olen, duran] = [await veritabani('olen'), await veritabani('duran')];
  const yazilan = async (pay: string): Promise<number> =>
    (
      await sql<{ n: number }>`select coalesce(sum(parca), 0) as n from ornek_coklar where pay = ${pay}`.execute(
        olen.db,
      )
    ).rows[0]!.n;
  // Early in the first rows, and late when much is written: no share may leave anything behind.
  for (const pay of ['personel', 'gorusme']) {
    const p = dolduran(
      olen.adres,
      PAYLAR.map((x) => x.ad),
    );
    await oldur(p, () => p.cikti().includes(`<${pay}>`));
    expect(await olen.db.selectFrom('kurulum').select('sirket').execute()).toEqual([]);
  }
  // In the shifts, in the calls, and in the answers of customers.
  for (const [pay, enAz] of [
    ['mesai', 2],
    ['gorusme', 10],
    ['memnuniyet', 4],
  ] as const) {
    await oldur(dolduran(olen.adres), async () => (await yazilan(pay)) >= enAz);
    expect(await yazilan(pay)).toBeGreaterThanOrEqual(enAz);
    expect((await sql`select from ornek_coklar where parca < parcalar`.execute(olen.db)).rows).not.toEqual([]);
  }
  const ikisi = [dolduran(olen.adres), dolduran(olen.adres)];
  expect(await Promise.all(ikisi.map(biter))).toEqual([0, 0]);
  const beraber = [dolduran(duran.adres), dolduran(duran.adres)];
  expect(await Promise.all(beraber.map(biter))).toEqual([0, 0]);
  expect(await sayilar(olen.db)).toEqual(await sayilar(duran.db));
}, 400_000);

test('adds nothing to a company that an older version founded whole', async () => {
  const { adres, db } = await veritabani('eski');
  await sql`insert into kurulum (sirket, lisans, demo, zaman) values ('Eski', 'MASABASI-DEMO', true, ${SIMDI})`.execute(
    db,
  );
  const onceki = await sayilar(db);
  expect(await biter(dolduran(adres))).toBe(0);
  const { gorusme, kuyruk, ornek_coklar: coklar } = await sayilar(db);
  expect({ gorusme, kuyruk, coklar }).toEqual({ gorusme: 0, kuyruk: onceki['kuyruk'], coklar: 0 });
}, 60_000);
