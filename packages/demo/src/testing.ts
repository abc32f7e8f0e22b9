import { sql } from 'kysely';
import { inject } from 'vitest';
import { type Db, connect, SURESIZ } from '@masabasi/server/platform/db/connect';
import { connected } from '@masabasi/server/platform/db/hold';
import { parolaOzetle } from '@masabasi/server/platform/password/parola';
import { adres, OGLEN, type TestServer, testServer } from '@masabasi/server/testing/product';
import { SABLON } from '@masabasi/server/testing/global';
import { coklariYaz } from './founding/coklar.ts';
import { demoYukle } from './founding/kurulus.ts';
import type { OrnekPayi } from './founding/pay.ts';
import { PAYLAR } from './paylar.ts';

/**
 * Founds the demo company like the server: over a connection without statement timeouts.
 * @param o.tam with its many rows
 */
export async function demoKur(
  { databaseUrl }: Pick<TestServer, 'databaseUrl'>,
  simdi: Date,
  {
    paylar = PAYLAR,
    parolaOzeti = 'özet',
    tam = true,
  }: { readonly paylar?: readonly OrnekPayi[]; readonly parolaOzeti?: string; readonly tam?: boolean } = {},
): Promise<void> {
  const { db } = connect(databaseUrl, () => undefined, { max: 2, ...SURESIZ });
  try {
    await demoYukle(db, simdi, parolaOzeti, paylar);
    if (tam) await coklariYaz(db, paylar);
  } finally {
    await db.destroy();
  }
}

const KURMA_KILIDI = 72_099;

/** Creates a template database once for a run. Other workers wait until it is complete. */
const birKez = (ad: string, kaynak: string, doldur: (databaseUrl: string) => Promise<void>): Promise<void> =>
  connected(inject('pgUrl'), async (c) => {
    await c.query('select pg_advisory_lock($1, hashtext($2))', [KURMA_KILIDI, ad]);
    if ((await c.query('select from pg_database where datname = $1', [ad])).rowCount === 1) return;
    // A failed founding has left a part of it.
    await c.query(`drop database if exists ${ad}_yarim`);
    await c.query(`create database ${ad}_yarim template ${kaynak} strategy file_copy`);
    await doldur(adres(`${ad}_yarim`));
    await c.query(`alter database ${ad}_yarim rename to ${ad}`);
  });

/** The company at noon, as it is founded. */
const ilkSablon = async (): Promise<string> => {
  await birKez('demo_ilk', SABLON, async (databaseUrl) => {
    const { db } = connect(databaseUrl, () => undefined, { max: 1 });
    await db.deleteFrom('kurulum').execute();
    await db.destroy();
    await demoKur({ databaseUrl }, new Date(OGLEN), { tam: false });
  });
  return 'demo_ilk';
};

/** The same with its many rows. */
const tamSablon = async (): Promise<string> => {
  const ilk = await ilkSablon();
  await birKez('demo_tam', ilk, (databaseUrl) => demoKur({ databaseUrl }, new Date(OGLEN)));
  return 'demo_tam';
};

/**
 * Starts a server of the demo company, which is founded once in a run, at noon.
 * @param o.tam with its many rows
 * @param o.girilir its people can sign in, with the password of every test's people
 */
export async function demoSunucusu({
  tam = true,
  girilir = false,
  ...o
}: { readonly tam?: boolean; readonly girilir?: boolean } & Parameters<
  typeof testServer
>[0] = {}): Promise<TestServer> {
  const ortam = { ...(girilir && { LISANS: 'MASABASI-DEMO' }), ...o.ortam };
  const s = await testServer({ ...o, ortam, sablon: await (tam ? tamSablon : ilkSablon)() });
  if (girilir)
    await s.db
      .updateTable('kisi')
      .set({ parola_ozeti: await parolaOzetle('masabasi') })
      .where('parola_ozeti', 'is not', null)
      .execute();
  return s;
}

/** Base of every share, whether the share names it or not. */
const TEMEL = 'kurulum,departman,personel,departman sorumluları,rol,proje,proje kartları,tanim'.split(',');

/** The shares with these names and all that they need: a part of the company, because the whole takes a minute. */
export function paylari(...adlar: readonly string[]): readonly OrnekPayi[] {
  const gereken = new Set([...TEMEL, ...adlar]);
  for (const ad of gereken) for (const once of PAYLAR.find((p) => p.ad === ad)?.sonra ?? []) gereken.add(once);
  return PAYLAR.filter((p) => gereken.has(p.ad));
}

/** Foreign keys with dangling rows, and their number: the check that PostgreSQL itself would make. */
export async function yetimler(db: Db): Promise<string[]> {
  const { rows } = await sql<{ tablo: string; hedef: string; sutunlar: string[]; hedefler: string[] }>`
    select c.conrelid::regclass::text as tablo, c.confrelid::regclass::text as hedef,
      array(select quote_ident(attname) from unnest(c.conkey) with ordinality k (n, sira)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.n order by sira) as sutunlar,
      array(select quote_ident(attname) from unnest(c.confkey) with ordinality k (n, sira)
        join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.n order by sira) as hedefler
    from pg_constraint c where c.contype = 'f' and c.conparentid = 0 and c.connamespace = 'public'::regnamespace`.execute(
    db,
  );
  const sayilan = rows.map(async (r) => {
    const ayni = r.sutunlar.map((x, n) => `a.${x} = b.${r.hedefler[n]}`).join(' and ');
    const dolu = r.sutunlar.map((x) => `a.${x} is not null`).join(' and ');
    const { rows: bulunan } = await sql
      .raw<{ adet: number }>(
        `select count(*) as adet from ${r.tablo} a where ${dolu} and not exists (select from ${r.hedef} b where ${ayni})`,
      )
      .execute(db);
    return `${r.tablo} (${r.sutunlar.join(', ')}): ${bulunan[0]!.adet}`;
  });
  return (await Promise.all(sayilan)).filter((x) => !x.endsWith(': 0'));
}
