import os from 'node:os';
import { type Baglanti, connect } from './connect.ts';

/** One list asks several questions at once; over one connection they take one processor at most. */
const CONNECTIONS = 1;
/** Work that is behind everybody else takes longer than others', and is still answered. */
const PATIENT = { connectionTimeoutMillis: 10_000, statement_timeout: 5000, query_timeout: 6000 };

/**
 * A connection for the reads of people who take a large share of the server. Where the database runs on this machine and
 * is ours, its process for them comes behind all others on the processor.
 * @param url PostgreSQL connection URL
 */
export function slowLane(url: string, onError: (e: Error) => void, { own }: { readonly own: boolean }): Baglanti {
  const lane = connect(url, onError, { max: CONNECTIONS, idleTimeoutMillis: 60_000, ...PATIENT });
  if (own)
    lane.pool.on('connect', (client) => {
      void client
        .query<{ pid: number }>('select pg_backend_pid() as pid')
        .then(({ rows }) => os.setPriority(rows[0]!.pid, os.constants.priority.PRIORITY_BELOW_NORMAL))
        .catch(onError);
    });
  return lane;
}
