import { readdirSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClientBase } from 'pg';
import { startEmbedded } from '../../packages/server/src/platform/db/embedded.ts';
import { connected } from '../../packages/server/src/platform/db/hold.ts';
import { migrate } from '../../packages/server/src/platform/db/migrate.ts';
import { dailyWork } from './dailyWork.ts';
import { goal } from './goal.ts';
import { plant, tables } from './planting.ts';
import { type Server, server, temporaryFolder } from './server.ts';

/**
 * The server is killed inside each migration, over databases of every former state with a row in every table. No part
 * of the unfinished step stays, and the next start reaches the same schema and data as an undisturbed one. Two servers
 * that start at once apply each migration once.
 */
const FOLDER = fileURLToPath(new URL('../../packages/server/src/platform/db/migrations/', import.meta.url));
const STEPS = readdirSync(FOLDER)
  .map((file) => path.basename(file, '.ts'))
  .toSorted();
const CRASHING = new URL('./crashing.ts', import.meta.url).href;
/** Longer than the longest step takes. */
const LATEST_KILL_MS = 60;

/** Everything in the schema, as text. */
const SCHEMA = `
  select format('%s.%s %s %s %s %s', table_name, column_name, udt_name, is_nullable, column_default, generation_expression) as line
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely\\_%'
  union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint where connamespace = 'public'::regnamespace
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select format('%s %s', viewname, definition) from pg_views where schemaname = 'public'
  union all select pg_get_functiondef(p.oid) from pg_proc p where pronamespace = 'public'::regnamespace and prokind = 'f'
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;
/** Tables with random keys of each installation, and the times of the recurring work. */
const ITS_OWN = new Set(['kurulum_anahtari', 'posta_anahtari', 'webistek_anahtari', 'kuyruk']);

/** Random ids that the database draws for a row. */
const RANDOM = /[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g;

/**
 * Checksums of the schema and of each table's rows. Instants after the goal's beginning count as equal, and so do
 * random ids.
 */
async function fingerprint(client: ClientBase, begun: string): Promise<ReadonlyMap<string, string>> {
  const checksum = (lines: readonly string[]): string => createHash('sha256').update(lines.join('\n')).digest('hex');
  const { rows: schema } = await client.query<{ line: string }>(`${SCHEMA} order by 1`);
  const sums = new Map([['the schema', checksum(schema.map(({ line }) => line))]]);
  for (const table of await tables(client)) {
    if (ITS_OWN.has(table)) continue;
    const { rows } = await client.query<{ row: string }>(`select to_jsonb(t)::text as row from ${table} t`);
    const stable = rows.map(({ row }) =>
      row
        .replace(/"(20\d\d-\d\d-\d\dT[^"]*)"/g, (all, instant: string) => (instant > begun ? '"now"' : all))
        .replace(RANDOM, 'random'),
    );
    sums.set(table, checksum(stable.toSorted()));
  }
  return sums;
}

const applied = async (client: ClientBase): Promise<number> => {
  const there = await client.query<{ there: boolean }>(`select to_regclass('kysely_migration') is not null as there`);
  if (!there.rows[0]!.there) return 0;
  return (await client.query('select from kysely_migration')).rowCount ?? 0;
};

await goal(
  'G24',
  'a start that is killed inside any migration is made good by the next one, and two starts at once migrate once',
  async ({ count, below, after }) => {
    const begun = new Date(Date.now() - 1000).toISOString();
    const run = { after };
    const dataDir = temporaryFolder(run);
    // The database itself is not killed, so it need not wait for the disk.
    const settings = { fsync: 'off', synchronous_commit: 'off' };
    const postgres = await startEmbedded({ dataDir, log: () => undefined, settings });
    after(() => postgres.stop());
    const urlOf = (database: string) => postgres.url.replace(/\/masabasi$/, `/${database}`);
    const sql = (text: string) => connected(postgres.url, (client) => client.query(text));
    const inDatabase = <T>(name: string, work: (client: ClientBase) => Promise<T>) => connected(urlOf(name), work);

    // `state_3`: the first three migrations and a row in every table they made.
    await sql('create database state_0');
    for (const [i, step] of STEPS.entries()) {
      await sql(`create database state_${i + 1} template state_${i}`);
      await migrate(urlOf(`state_${i + 1}`), step);
      await inDatabase(`state_${i + 1}`, async (client) => {
        for (const table of await tables(client))
          if ((await client.query(`select from ${table} limit 1`)).rowCount === 0) await plant(client, table);
      });
    }

    const begin = (database: string): Promise<Server> =>
      server(run, {
        dataDir,
        env: { DATABASE_URL: urlOf(database), DEMO: '0', NODE_OPTIONS: `--import=${CRASHING}` },
      });
    const references = new Map<number, ReadonlyMap<string, string>>();
    /** Result of an undisturbed start from a former state. Made on first use. */
    const reference = async (from: number): Promise<ReadonlyMap<string, string>> => {
      const known = references.get(from);
      if (known !== undefined) return known;
      await sql(`create database undisturbed template state_${from}`);
      const product = await begin('undisturbed');
      await product.start();
      await inDatabase('undisturbed', (client) => dailyWork(client, new Date(begun)));
      await product.stop();
      const made = await inDatabase('undisturbed', (client) => fingerprint(client, begun));
      await sql('drop database undisturbed');
      references.set(from, made);
      return made;
    };

    const figures = {
      steps: STEPS.length,
      kills: 0,
      half_kept: 0,
      failed_restarts: 0,
      other_result: 0,
      double_starts: 0,
      failed_starts: 0,
      applied_twice: 0,
    };
    /** True when all of them start and their database then equals the undisturbed one. */
    const startAll = async (servers: readonly Server[], database: string, from: number): Promise<boolean> => {
      const starts = await Promise.allSettled(servers.map((s) => s.start()));
      if (starts.every((s) => s.status === 'fulfilled'))
        await inDatabase(database, (client) => dailyWork(client, new Date(begun)));
      await Promise.all(servers.map((s) => s.stop()));
      if (starts.some((s) => s.status === 'rejected')) return false;
      const now = await inDatabase(database, (client) => fingerprint(client, begun));
      const wanted = await reference(from);
      const others = [...now.keys()].filter((name) => now.get(name) !== wanted.get(name));
      if (others.length > 0) {
        figures.other_result++;
        console.error(`another result from step ${from}: ${others.join(', ')}`);
      }
      return true;
    };

    // Every step twice. The short form takes some of them.
    const kills = count(2 * STEPS.length, 12);
    for (let n = 0; n < kills; n++) {
      const i = kills < STEPS.length ? below(STEPS.length) : n % STEPS.length;
      const step = STEPS[i]!;
      const from = below(i + 1);
      await sql(`create database killed template state_${from}`);
      const product = await begin('killed');
      const crash = `${step.slice(0, 4)}:${below(LATEST_KILL_MS)}`;
      const lived = await product.start({ PROVE_CRASH: crash }).then(
        () => true,
        () => false,
      );
      if (lived) throw new Error(`the server survived ${crash}`);
      figures.kills++;
      if ((await inDatabase('killed', applied)) !== from) figures.half_kept++;
      if (!(await startAll([product], 'killed', from))) figures.failed_restarts++;
      await sql('drop database killed with (force)');
    }

    for (let n = 0; n < count(20, 3); n++) {
      const from = below(STEPS.length);
      await sql(`create database doubled template state_${from}`);
      const both = [await begin('doubled'), await begin('doubled')];
      figures.double_starts++;
      if (!(await startAll(both, 'doubled', from))) figures.failed_starts++;
      const begunSteps = both.flatMap((s) => s.output().match(/^step \S+$/gm) ?? []);
      if (new Set(begunSteps).size !== begunSteps.length || begunSteps.length !== STEPS.length - from)
        figures.applied_twice++;
      await sql('drop database doubled with (force)');
    }
    const { half_kept, failed_restarts, other_result, failed_starts, applied_twice } = figures;
    return { pass: half_kept + failed_restarts + other_result + failed_starts + applied_twice === 0, figures };
  },
);
