import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Baglanti, connect } from '../../packages/server/src/db/connect.ts';
import { COMPANY, type Person, type Size, companyFolder, companySessions, databaseUrl } from './company.ts';
import type { Run } from './goal.ts';
import { type Server, cpuMs, server, temporaryFolder } from './server.ts';

export interface Running extends Baglanti {
  readonly product: Server;
  readonly people: readonly Person[];
}

/** The product with the company in it, started, with so many people signed in and nobody's shift about to end. */
export async function runningCompany(
  { after }: Pick<Run, 'after'>,
  o: { readonly size?: Size; readonly sessions?: number; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Running> {
  const size = o.size ?? COMPANY;
  const folder = temporaryFolder();
  after(() => folder.remove());
  await companyFolder(folder.path, size);
  const product = await server({ dataDir: folder.path, env: o.env });
  after(() => product.stop());
  await product.start();
  const connection = connect(databaseUrl(folder.path), (e) => console.error(e.message), { max: 2 });
  after(() => connection.pool.end());
  return { ...connection, product, people: await companySessions(connection, o.sessions ?? size.people) };
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
        // It ended while we looked.
        return false;
      }
    })
    .map(Number);
}

/**
 * Processor time that the server and its database took from now on, in milliseconds. A database process that ends
 * meanwhile is left out: the pool keeps its connections.
 */
export function meter({ product }: Running): () => { readonly server: number; readonly database: number } {
  const own = cpuMs(product.pid());
  const before = new Map(databaseProcesses(product.dataDir).map((pid) => [pid, cpuMs(pid)]));
  return () => ({
    server: cpuMs(product.pid()) - own,
    database: databaseProcesses(product.dataDir).reduce((sum, pid) => sum + cpuMs(pid) - (before.get(pid) ?? 0), 0),
  });
}
