import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ClientBase } from 'pg';
import { SURESIZ, connect } from '../../packages/server/src/platform/db/connect.ts';
import { startEmbedded } from '../../packages/server/src/platform/db/embedded.ts';
import { connected } from '../../packages/server/src/platform/db/hold.ts';
import { migrate } from '../../packages/server/src/platform/db/migrate.ts';
import { signIn } from './calls.ts';
import { LICENCE, PASSWORD, SMALL, loadCompany } from './company.ts';
import { debianBinaries, debianCluster, debianPostgres } from './debian.ts';
import { goal } from './goal.ts';
import { plant, tables } from './planting.ts';
import { freePort, server, temporaryFolder } from './server.ts';

/**
 * A company's own database is dumped and restored by the commands of docs/yedek.md, plain and custom, without loss: a
 * database of an older version after its migration, a company of today, and in the long form the demo company. The same
 * with pg_upgrade, and from Debian's PostgreSQL into the product's own one.
 */
const STEPS = readdirSync(new URL('../../packages/server/src/platform/db/migrations/', import.meta.url))
  .map((file) => basename(file, '.ts'))
  .toSorted();
/** The newest migration of the first release. */
const FIRST_RELEASE = '0116-musteri-duran';
const SCHEMA = 'the schema';

const databaseOf = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.toString();
};

const sha = (lines: readonly string[]): string => createHash('sha256').update(lines.join('\n')).digest('hex');

/** Number and checksum of the rows of each table, and of the definitions of all objects. */
async function contents(client: ClientBase): Promise<ReadonlyMap<string, string>> {
  const { rows: definitions } = await client.query<{ line: string }>(`
    select pg_get_functiondef(p.oid) as line from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select table_name || ' ' || column_name || ' ' || udt_name || ' ' || coalesce(generation_expression, column_default, '')
      from information_schema.columns where table_schema = 'public' order by 1`);
  const found = new Map([[SCHEMA, sha(definitions.map(({ line }) => line))]]);
  for (const table of await tables(client)) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(bit_xor(hashtextextended(t::text, 0)), 0) as sum from ${table} t`,
    );
    found.set(table, rows[0]!.sum);
  }
  return found;
}

const differences = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name));

await goal(
  'G46',
  'a dump of one’s own PostgreSQL restores whole, plain and custom, as does pg_upgrade',
  async ({ quick, after }) => {
    const run = { after };
    const folder = temporaryFolder(run);
    const { bin, version } = debianBinaries();
    const debian = await debianPostgres(run, folder);
    const sql = (text: string) => connected(databaseOf(debian.url, 'postgres'), (client) => client.query(text));
    const tool = (name: string, ...args: string[]) =>
      execFileSync(join(bin, name), args, { stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 26 });

    // A database that an older version made and filled, and that this version migrated.
    await sql('create database older');
    const older = databaseOf(debian.url, 'older');
    for (const step of STEPS.slice(0, STEPS.indexOf(FIRST_RELEASE) + 1)) {
      await migrate(older, step);
      await connected(older, async (client) => {
        for (const table of await tables(client))
          if ((await client.query(`select from ${table} limit 1`)).rowCount === 0) await plant(client, table);
      });
    }
    await migrate(older);
    await sql('create database company');
    const company = databaseOf(debian.url, 'company');
    await migrate(company);
    const connection = connect(company, console.error, { max: 2, ...SURESIZ });
    await loadCompany(connection, SMALL);
    await connection.db.destroy();
    const sources = ['older', 'company'];
    if (!quick) {
      await sql('create database demo');
      const product = await server(run, {
        dataDir: temporaryFolder(run),
        env: { DATABASE_URL: databaseOf(debian.url, 'demo'), DEMO: '1' },
      });
      await product.start();
      await product.stop();
      sources.push('demo');
    }

    const figures = {
      postgresql: version,
      databases: sources.length,
      tables: 0,
      rows: 0,
      restores: 0,
      failed: 0,
      different: 0,
      started: 0,
    };
    /** Another major version may write its definitions differently, so only rows are compared there. */
    const attempt = async (
      what: string,
      wanted: ReadonlyMap<string, string>,
      url: string,
      work: () => unknown,
      rowsAlone = false,
    ) => {
      figures.restores++;
      try {
        await work();
        const other = differences(wanted, await connected(url, contents)).filter(
          (name) => !rowsAlone || name !== SCHEMA,
        );
        for (const name of other) console.error(`${what}: ${name} differs`);
        figures.different += other.length;
      } catch (error) {
        figures.failed++;
        console.error(`${what}: ${(error as Error).message.slice(0, 400)}`);
      }
    };

    const embedded = await startEmbedded({ dataDir: temporaryFolder(run), log: console.log });
    after(() => embedded.stop());
    const before = new Map<string, ReadonlyMap<string, string>>();
    for (const source of sources) {
      const url = databaseOf(debian.url, source);
      const wanted = await connected(url, contents);
      before.set(source, wanted);
      figures.tables = Math.max(figures.tables, wanted.size - 1);
      for (const [name, sum] of wanted) if (name !== SCHEMA) figures.rows += Number(sum.split(' ')[0]);
      const custom = join(folder, `${source}.dump`);
      const plain = join(folder, `${source}.sql`);
      tool('pg_dump', '--format=custom', `--file=${custom}`, url);
      tool('pg_dump', `--file=${plain}`, url);
      const fresh = async (name: string): Promise<string> => {
        await sql(`create database ${name} template template0`);
        return databaseOf(debian.url, name);
      };
      const a = await fresh(`${source}_custom`);
      await attempt(`${source}, custom`, wanted, a, () =>
        tool('pg_restore', '--exit-on-error', `--dbname=${a}`, custom),
      );
      const b = await fresh(`${source}_plain`);
      await attempt(`${source}, plain`, wanted, b, () =>
        tool('psql', '-q', '-v', 'ON_ERROR_STOP=1', '-d', b, '-f', plain),
      );
      await connected(embedded.url, (client) => client.query(`create database ${source} template template0`));
      const c = databaseOf(embedded.url, source);
      const here = () => tool('psql', '-q', '-v', 'ON_ERROR_STOP=1', '-d', c, '-f', plain);
      await attempt(`${source}, PostgreSQL of the product`, wanted, c, here, true);
      for (const file of [custom, plain]) rmSync(file);
    }

    // People work in the restored database.
    const there = await server(run, {
      dataDir: temporaryFolder(run),
      env: { DATABASE_URL: databaseOf(debian.url, 'company_custom'), DEMO: '0' },
    });
    await there.start();
    await signIn(there.url, 'yuk1', { Password: PASSWORD, lisans: LICENCE });
    await there.stop();
    figures.started++;

    // pg_upgrade needs both clusters stopped. Equal versions of both change nothing about its dump.
    await debian.stop();
    const { cluster, options } = debianCluster(folder, 'upgraded');
    execFileSync(
      join(bin, 'pg_upgrade'),
      ['-b', bin, '-B', bin, '-d', debian.cluster, '-D', cluster, '-U', 'masabasi', '-s', cluster],
      { ...options, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const port = await freePort();
    execFileSync(
      join(bin, 'pg_ctl'),
      ['-D', cluster, '-w', '-l', join(cluster, 'log'), '-o', `-p ${port} -k ${cluster} -h 127.0.0.1`, 'start'],
      { ...options, stdio: 'ignore' },
    );
    after(() =>
      execFileSync(join(bin, 'pg_ctl'), ['-D', cluster, '-m', 'fast', 'stop'], { ...options, stdio: 'ignore' }),
    );
    for (const [source, wanted] of before)
      await attempt(
        `${source}, pg_upgrade`,
        wanted,
        `postgres://masabasi@127.0.0.1:${port}/${source}`,
        () => undefined,
      );

    return { pass: figures.failed + figures.different === 0 && figures.started === 1, figures };
  },
);
