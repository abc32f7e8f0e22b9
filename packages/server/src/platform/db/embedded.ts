import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import {
  cleanEnvironment,
  clusterHome,
  clusterPassword,
  createCluster,
  databaseLog,
  databaseOwner,
  findBinaries,
  lastReason,
  trimLog,
} from './embeddedFiles.ts';
import type { Binaries, Owner } from './embeddedFiles.ts';
import { connected, holderOf } from './hold.ts';
import { type SurenIs, tekrarla } from './tekrar.ts';
import { zamaninda } from '../time/zamaninda.ts';

export interface EmbeddedPostgres {
  readonly url: string;
  /** Folder of its files: the data folder, or one of its own. */
  readonly home: string;
  /** Path of the file with the superuser's password. */
  readonly passwordFile: string;
  /** Shuts the database down and waits for it. Leaves it alone while another Masabaşı process holds it. */
  stop(): Promise<void>;
}

interface Options {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** Other settings for PostgreSQL, as the tests need. They win over ours. */
  readonly settings?: Readonly<Record<string, string>>;
}

const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  shared_buffers: '128MB',
  max_connections: '100',
  // Else the log of a first start stays as large as the data.
  max_wal_size: '128MB',
  min_wal_size: '48MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  // A detail line may quote a row, and rows hold personal data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** Long, because after a crash PostgreSQL first replays its log. */
const START_LIMIT_MS = 300_000;
const START_ATTEMPTS = 40;
const STOP_LIMIT_MS = 60_000;
const WATCH_MS = 500;
const RESTART_PAUSE_MS = 2000;
const STOP_PATIENCE_MS = 2000;
const DATABASE = 'masabasi';

const urlOf = (port: number, password: string, database: string): string =>
  `postgres://masabasi:${password}@127.0.0.1:${port}/${database}`;

interface Pidfile {
  readonly text: string;
  readonly pid: number;
  readonly folder: string;
  readonly port: number | null;
}

const missing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

function readPidfile(cluster: string): Pidfile | null {
  try {
    const text = readFileSync(join(cluster, 'postmaster.pid'), 'utf8');
    const lines = text.split('\n');
    return { text, pid: Number(lines[0]), folder: lines[1] ?? '', port: Number(lines[3]) || null };
  } catch (error) {
    if (missing(error)) return null;
    throw error;
  }
}

/**
 * True when the file's postmaster lives and serves this cluster. In a copied data folder the file names another one. A
 * zombie has no command line, so it counts as gone.
 */
function isRunning(file: Pidfile, cluster: string): boolean {
  try {
    if (!readFileSync(`/proc/${file.pid}/cmdline`, 'utf8').split('\0').includes(file.folder)) return false;
    return statSync(file.folder).ino === statSync(cluster).ino;
  } catch (error) {
    if (missing(error) || (error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

/**
 * Removes the pid file of a dead postmaster. PostgreSQL refuses to start when the number belongs to a zombie or, after
 * a container's restart, to some other process of the same user. A file written meanwhile is put back.
 */
function removeStalePidfile(cluster: string, stale: Pidfile): void {
  const place = join(cluster, 'postmaster.pid');
  const aside = `${place}.${randomBytes(4).toString('hex')}`;
  try {
    renameSync(place, aside);
  } catch (error) {
    if (missing(error)) return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== stale.text) linkSync(aside, place);
  rmSync(aside);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done, fail) => server.once('error', fail).listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Null when this postmaster answers, else the reason: it starts, it stops, or another program has the port. */
async function notReady({ port, folder }: Pidfile, cluster: string, password: string): Promise<Error | null> {
  if (port === null) return new Error('no port yet');
  try {
    return await connected(urlOf(port, password, 'postgres'), async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      return rows[0]?.data_directory === folder ? null : new Error(`port ${port} serves another cluster`);
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (!(error instanceof DatabaseError) || error.code !== '28P01') return error;
    const place = join(cluster, '../pg-password');
    throw new Error(`${place} bu veritabanının parolası değil; doğrusunu yerine koyunuz.`, { cause: error });
  }
}

interface Postmaster {
  alive: boolean;
  failure: Error | null;
}

/** Starts the postmaster in its own process group, so that Ctrl+C in our terminal does not reach it. */
function launch(cluster: string, port: number, logFile: string, bin: Binaries, owner: Owner, o: Options): Postmaster {
  const settings = Object.entries({ ...SETTINGS, ...o.settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const postmaster: Postmaster = { alive: true, failure: null };
  const ended = (failure: Error): void => {
    postmaster.alive = false;
    postmaster.failure ??= failure;
  };
  const fd = openSync(logFile, 'a');
  const child = spawn(bin.postgres, ['-D', cluster, '-p', String(port), ...settings], {
    ...owner,
    cwd: cluster,
    env: cleanEnvironment,
    detached: true,
    stdio: ['ignore', fd, fd],
  });
  closeSync(fd);
  child.once('error', ended).once('exit', (code, signal) => ended(new Error(`postgres ended with ${signal ?? code}`)));
  child.unref();
  return postmaster;
}

/**
 * Starts the cluster, or finds it running, and returns its port. A postmaster that ends at once met another starter, a
 * port just taken, or a killed predecessor that is not gone yet, so the start is tried again.
 */
async function bringUp(
  cluster: string,
  password: string,
  start: (port: number) => Postmaster,
  nextPort: () => Promise<number> | number = freePort,
): Promise<number> {
  const deadline = performance.now() + START_LIMIT_MS;
  const log = join(cluster, '../pg.log');
  const old = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  let own: Postmaster | null = null;
  let cause: Error | null = null;
  for (let starts = 0; starts < START_ATTEMPTS && performance.now() < deadline;) {
    const file = readPidfile(cluster);
    if (file !== null && isRunning(file, cluster)) {
      cause = await notReady(file, cluster, password);
      if (cause === null && file.port !== null) return file.port;
    } else if (!own?.alive) {
      cause = own?.failure ?? cause;
      if (own !== null || file !== null) await wait(200);
      // The file did not change for a moment, so nobody is writing it.
      if (file !== null && readPidfile(cluster)?.text === file.text) removeStalePidfile(cluster, file);
      own = start(await nextPort());
      starts++;
    }
    await wait(15);
  }
  throw new Error(`Veritabanı açılamadı (${lastReason(log, old) ?? cause?.message}); ayrıntısı ${log} dosyasında.`, {
    cause,
  });
}

async function createDatabase(port: number, password: string): Promise<void> {
  await connected(urlOf(port, password, 'postgres'), async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount) return;
    try {
      await client.query(`create database ${DATABASE}`);
    } catch (error) {
      // Another starter created it at the same moment.
      if (!(error instanceof DatabaseError) || !['42P04', '23505'].includes(error.code ?? '')) throw error;
    }
  });
}

/** Fast shutdown: running transactions are rolled back, all committed data is on disk. */
async function shutDown(cluster: string): Promise<void> {
  const deadline = performance.now() + STOP_LIMIT_MS;
  const running = (): Pidfile | null => {
    const file = readPidfile(cluster);
    return file !== null && isRunning(file, cluster) ? file : null;
  };
  const first = running();
  if (first === null) return;
  try {
    process.kill(first.pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  while (performance.now() < deadline) {
    if (running()?.pid !== first.pid) return;
    await wait(20);
  }
  throw new Error(`Veritabanı ${STOP_LIMIT_MS / 1000} saniyede kapanmadı (pid ${first.pid}).`);
}

/**
 * Restarts a postmaster that has ended by itself, for example on a full disk. It keeps its old port, so every
 * connection finds it again. Also keeps its log within bounds.
 */
function watch(cluster: string, logFile: string, log: (line: string) => void, again: () => Promise<unknown>): SurenIs {
  const round = async (): Promise<void> => {
    const file = readPidfile(cluster);
    trimLog(logFile);
    if (file !== null && isRunning(file, cluster)) return;
    log('Veritabanı kendiliğinden kapandı; yeniden başlatılıyor.');
    await again();
    log('Veritabanı yeniden çalışıyor.');
  };
  const hata = (error: unknown) =>
    log(`Veritabanı izlenemiyor, yeniden denenecek: ${error instanceof Error ? error.message : String(error)}`);
  const watching = tekrarla({ ms: WATCH_MS, hataMs: RESTART_PAUSE_MS, hata }, round);
  // A running start may take long. The next start finds its result.
  return { stop: () => zamaninda(STOP_PATIENCE_MS, watching.stop(), () => undefined) };
}

/**
 * Starts the PostgreSQL of the product, with its cluster in `<dataDir>/pg`. A postmaster that outlived its killed node
 * process is used again. Safe to call from two processes at once: `holdDatabase` decides which one may serve.
 */
export async function startEmbedded(o: Options): Promise<EmbeddedPostgres> {
  const owner = databaseOwner(o.dataDir);
  const home = clusterHome(o.dataDir, owner, o.log);
  const bin = findBinaries(home, owner);
  const password = clusterPassword(home);
  const cluster = createCluster(home, bin, password, owner, o.settings?.['fsync'] !== 'off');
  const logFile = databaseLog(home, owner);
  const start = (free: number) => launch(cluster, free, logFile, bin, owner, o);
  const port = await bringUp(cluster, password, start);
  await createDatabase(port, password);
  const url = urlOf(port, password, DATABASE);
  const watching = watch(cluster, logFile, o.log, () => bringUp(cluster, password, start, () => port));
  return {
    url,
    home,
    passwordFile: join(home, 'pg-password'),
    stop: async () => {
      await watching.stop();
      if (readPidfile(cluster)?.port !== port) return;
      const holder = await holderOf(url);
      if (holder === null || holder === process.pid) await shutDown(cluster);
    },
  };
}
