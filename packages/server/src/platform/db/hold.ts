import { setTimeout as wait } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';

/** Opens a connection for one piece of work and closes it. */
export async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // An error after the connection was opened reaches the running query. Without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** 'masa' and 'başı', the name of the lock. Any two numbers work that nobody else uses. */
const LOCK = [0x6d617361, 0x62617369] as const;
const HOLD_LIMIT_MS = 1000;
const RETRY_MS = 300;

const HOLDER = `
  select a.application_name as name
    from pg_locks l join pg_stat_activity a using (pid)
   where l.locktype = 'advisory' and l.granted and l.classid = $1 and l.objid = $2 and l.objsubid = 2
     and l.database = (select oid from pg_database where datname = current_database())`;

async function lockHolder(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(HOLDER, [...LOCK]);
  return rows[0]?.name ?? null;
}

/** The pid of the process that holds the database, or null. */
export async function holderOf(url: string): Promise<number | null> {
  try {
    const name = await connected(url, lockHolder);
    return Number(/^masabasi pid=(\d+) /.exec(name ?? '')?.[1] ?? 0) || null;
  } catch (error) {
    // It is stopping, or takes no more connections.
    if (error instanceof DatabaseError || (error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return null;
    throw error;
  }
}

/**
 * Takes the lock on its own connection. Tries for a while, because the server may notice late that a holder was killed.
 */
async function take(url: string, address: string): Promise<Client | { heldBy: string }> {
  const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  const held = async (): Promise<boolean> => {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1, $2) as held', [...LOCK]);
    return rows[0]?.held === true;
  };
  try {
    await client.query("select set_config('application_name', $1, false)", [`masabasi pid=${process.pid} ${address}`]);
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
  return client;
}

/**
 * Lets a single process serve a database: holds a lock on its own connection as long as the process lives. A second
 * process learns the holder's address. A lock that ended with the database is taken again when the database is back.
 * `onTaken` is called when another process was quicker.
 */
export async function holdDatabase(
  url: string,
  o: { address: string; log?: (line: string) => void; onTaken?: (heldBy: string) => void },
): Promise<{ release(): Promise<void> } | { heldBy: string }> {
  const released = new AbortController();
  const first = await take(url, o.address);
  if ('heldBy' in first) return first;
  let client = first;

  const again = async (): Promise<void> => {
    let told = '';
    while (!released.signal.aborted) {
      await wait(RETRY_MS, undefined, { ref: false });
      const taken = await take(url, o.address).catch((error: unknown) => {
        const why = error instanceof Error ? error.message : String(error);
        // The same error repeats while the database starts.
        if (why !== told) o.log?.(`Veritabanının kilidi geri alınamadı, yeniden denenecek: ${why}`);
        told = why;
        return null;
      });
      if (taken === null) continue;
      if ('heldBy' in taken) return o.onTaken?.(taken.heldBy);
      if (released.signal.aborted) return taken.end();
      client = guarded(taken);
      return;
    }
  };
  const guarded = (holding: Client): Client =>
    holding.once('end', () => (released.signal.aborted ? undefined : void again()));
  guarded(client);
  return {
    release: () => {
      released.abort();
      return client.end();
    },
  };
}
