import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Baglanti, SURESIZ, connect } from '../../packages/server/src/platform/db/connect.ts';
import { startEmbedded } from '../../packages/server/src/platform/db/embedded.ts';
import { COMPANY, type Person, type Size, companyFolder, companySessions, databaseUrl } from './company.ts';
import type { Run } from './goal.ts';
import { proxy } from './proxy.ts';
import { type Server, cpuMs, server, temporaryFolder } from './server.ts';

type Ending = Pick<Run, 'after'>;

export interface Started extends Baglanti {
  readonly product: Server;
}
export interface Running extends Started {
  readonly people: readonly Person[];
}

/** A few connections of our own, without a time limit. */
function connected({ after }: Ending, url: string): Baglanti {
  const connection = connect(url, (e) => console.error(e.message), { max: 4, ...SURESIZ });
  after(() => connection.pool.ended || connection.pool.end());
  return connection;
}

interface CompanyOptions {
  readonly size?: Size;
  readonly env?: Readonly<Record<string, string>>;
}

/** The started product with the company in its own database. */
export async function startedCompany(run: Ending, o: CompanyOptions = {}): Promise<Started> {
  const dataDir = temporaryFolder(run);
  await companyFolder(dataDir, o.size);
  const product = await server(run, { dataDir, env: o.env });
  await product.start();
  return { ...connected(run, databaseUrl(dataDir)), product };
}

/** The same with this many people signed in and no shift about to end. */
export async function runningCompany(
  run: Ending,
  o: CompanyOptions & { readonly sessions?: number } = {},
): Promise<Running> {
  const started = await startedCompany(run, o);
  return { ...started, people: await companySessions(started, o.sessions ?? (o.size ?? COMPANY).people) };
}

/** The company's database, running by itself, for servers that get its address. */
export async function companyDatabase(
  run: Ending,
  size?: Size,
): Promise<Baglanti & { readonly url: string; readonly dataDir: string }> {
  const dataDir = temporaryFolder(run);
  await companyFolder(dataDir, size);
  const postgres = await startEmbedded({ dataDir, log: console.log });
  run.after(() => postgres.stop());
  return { ...connected(run, postgres.url), url: postgres.url, dataDir };
}

/** A server on an existing database. */
export const serverOn = (run: Ending, url: string, env: Readonly<Record<string, string>> = {}): Promise<Server> =>
  server(run, { dataDir: temporaryFolder(run), env: { DATABASE_URL: url, ...env } });

/** The product on the company's database, with a network between whose weather can be changed. */
export async function distantCompany(
  run: Ending,
  size: Size,
  o: { readonly delayMs?: number; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Running & { readonly network: Awaited<ReturnType<typeof proxy>> }> {
  const database = await companyDatabase(run, size);
  const address = new URL(database.url);
  const network = await proxy({ host: address.hostname, port: Number(address.port) }, o.delayMs);
  run.after(() => network.close());
  address.port = String(network.port);
  const product = await serverOn(run, address.href, o.env);
  await product.start();
  return { ...database, network, product, people: await companySessions(database, size.people) };
}

/** The embedded PostgreSQL's processes of a data folder. */
export function databaseProcesses(dataDir: string): number[] {
  const postmaster = readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0]!;
  return readdirSync('/proc')
    .filter((pid) => {
      if (!/^\d+$/.test(pid)) return false;
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        return pid === postmaster || stat.split(') ')[1]!.split(' ')[1] === postmaster;
      } catch {
        // The process ended during this check.
        return false;
      }
    })
    .map(Number);
}

/** Processor time of a database's processes so far, without processes that have ended. */
export const databaseCpuMs = (dataDir: string): number =>
  databaseProcesses(dataDir).reduce((sum, pid) => sum + cpuMs(pid), 0);

/**
 * Processor time that the server and its database take from now on, in milliseconds. A database process that ends
 * meanwhile is left out: the pool keeps its connections.
 */
export function meter({
  product,
}: Pick<Running, 'product'>): () => { readonly server: number; readonly database: number } {
  const own = cpuMs(product.pid());
  const before = new Map(databaseProcesses(product.dataDir).map((pid) => [pid, cpuMs(pid)]));
  return () => ({
    server: cpuMs(product.pid()) - own,
    database: databaseProcesses(product.dataDir).reduce((sum, pid) => sum + cpuMs(pid) - (before.get(pid) ?? 0), 0),
  });
}
