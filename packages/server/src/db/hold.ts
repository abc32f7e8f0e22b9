import { setTimeout as wait } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';

/** Opens a connection for one piece of work and closes it. */
export async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // An error after the connection stood reaches the query that runs; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** 'masa' and 'başı' of the lock's name; any two numbers do that nobody else uses. */
const LOCK = [0x6d617361, 0x62617369] as const;
const HOLD_LIMIT_MS = 2000;

const HOLDER = `
  select a.application_name as name
    from pg_locks l join pg_stat_activity a using (pid)
   where l.locktype = 'advisory' and l.granted and l.classid = $1 and l.objid = $2 and l.objsubid = 2
     and l.database = (select oid from pg_database where datname = current_database())`;

async function lockHolder(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(HOLDER, [...LOCK]);
  return rows[0]?.name ?? null;
}

/** The process that holds the database, or null. */
export async function holderOf(url: string): Promise<number | null> {
  try {
    const name = await connected(url, lockHolder);
    return Number(/^masabasi pid=(\d+) /.exec(name ?? '')?.[1] ?? 0) || null;
  } catch (error) {
    // It stops already, or takes no more connections.
    if (error instanceof DatabaseError || (error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return null;
    throw error;
  }
}

/**
 * Lets one process alone serve a database: holds a lock on a connection of its own for as long as the process lives.
 * A second one learns who holds it. It asks for two seconds, as the server may notice late that a holder was killed.
 */
export async function holdDatabase(
  url: string,
  o: { address: string; onLost?: (error: Error) => void },
): Promise<{ release(): Promise<void> } | { heldBy: string }> {
  const client = new Client({ connectionString: url, keepAlive: true });
  client.on('error', (error) => o.onLost?.(error));
  await client.connect();
  const held = async (): Promise<boolean> => {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1, $2) as held', [...LOCK]);
    return rows[0]?.held === true;
  };
  try {
    await client.query("select set_config('application_name', $1, false)", [
      `masabasi pid=${process.pid} ${o.address}`,
    ]);
    const deadline = performance.now() + HOLD_LIMIT_MS;
    while (!(await held())) {
      if (performance.now() >= deadline) {
        const heldBy = (await lockHolder(client)) ?? 'masabasi';
        await client.end();
        return { heldBy };
      }
      await wait(100);
    }
  } catch (error) {
    await client.end();
    throw error;
  }
  return { release: () => client.end() };
}
