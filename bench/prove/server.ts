import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { answered } from './calls.ts';
import type { Run } from './goal.ts';
import { testFolder } from '../../packages/server/src/testing/folder.ts';
import flags from '../../packages/server/node-flags.json' with { type: 'json' };
import { KOD_DENEME_ANAHTARI } from '../../packages/server/src/is/kod/testing.ts';
import { DENEME_ANAHTARI } from '../../packages/server/src/masa/santral/testing.ts';

const SERVER = fileURLToPath(new URL('../../packages/server/src/server.ts', import.meta.url));
const BREAKING = new URL('./breaking.ts', import.meta.url).href;
/** Arguments of Node to run the product, whole or with a guard removed. */
export const COMMAND: readonly string[] = [...flags, '--import', BREAKING, SERVER];

/** A free port of the loopback. */
export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });

/** A folder that PostgreSQL's user can reach. It is removed at the end of the run in any case. */
export function temporaryFolder({ after }: Pick<Run, 'after'>): string {
  const { dataDir, remove } = testFolder('masabasi-prove-');
  after(remove);
  return dataDir;
}

/** The product as `npm start` runs it, as a process that can be stopped and killed. */
export interface Server {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** The whole output so far. */
  output(): string;
  pid(): number;
  /** Starts (again) and waits for `/ready`. Returns the milliseconds it took. */
  start(more?: Readonly<Record<string, string>>): Promise<number>;
  /** Sends a signal and waits for the end. Returns the exit code, null for a killed process. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Kills the embedded PostgreSQL. */
  killDatabase(): void;
  running(): boolean;
}

export interface ServerOptions {
  /** A folder with data. Without it, a new one with the demo company. */
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly port?: number;
}

/** A hanging start is given up after this time. A slow machine needs two minutes to load the demo company. */
const START_LIMIT_MS = 300_000;

/** True after the server has reported that it is up and, for a demo company, complete. */
const whole = (said: string): boolean =>
  said.includes('Masabaşı hazır') &&
  (!said.includes('Örnek kayıtlar ekleniyor') || said.includes('Örnek kayıtların hepsi eklendi'));

/** Prepares a server, which the end of the run stops. Nothing runs before `start`. */
export async function server({ after }: Pick<Run, 'after'>, o: ServerOptions): Promise<Server> {
  const port = o.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let output = '';

  const running = (): boolean => child !== null && child.exitCode === null && child.signalCode === null;
  const made: Server = {
    url,
    port,
    dataDir: o.dataDir,
    output: () => output,
    running,
    pid: () => child?.pid ?? 0,
    async start(more = {}) {
      const begun = performance.now();
      const before = output.length;
      const own = spawn(process.execPath, COMMAND, {
        env: {
          ...process.env,
          DATA_DIR: o.dataDir,
          HOST: '127.0.0.1',
          PORT: String(port),
          LOG_LEVEL: 'warn',
          YEDEK: '0',
          NODE_ENV: 'production',
          SANTRAL_ANAHTARI: DENEME_ANAHTARI,
          // The provider of tests: the proofs here stop before a real bank.
          ODEME_SAGLAYICI: 'deneme',
          ODEME_UYE: '1',
          ODEME_KULLANICI: 'deneme',
          ODEME_PAROLA: 'deneme',
          ODEME_ANAHTAR: 'deneme',
          ODEME_SAYFA: 'http://127.0.0.1:9/sayfa',
          ODEME_API: 'http://127.0.0.1:9/api',
          KOD_ANAHTARI: KOD_DENEME_ANAHTARI,
          // Nobody listens there, so outgoing invoices wait.
          ENTEGRATOR_URL: 'http://127.0.0.1:9',
          ...o.env,
          ...more,
        },
        // The channel is a lifeline: however the goal ends, even killed, the server stops by itself.
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      child = own;
      for (const stream of [own.stdout, own.stderr]) stream?.on('data', (d: Buffer) => (output += d.toString()));
      for (;;) {
        if (own.exitCode !== null || own.signalCode !== null)
          throw new Error(`the server ended (${own.exitCode ?? own.signalCode}): ${output.slice(-2000)}`);
        const answer = await answered(fetch(`${url}/ready`));
        await answer?.arrayBuffer();
        if (answer?.ok) break;
        if (performance.now() - begun > START_LIMIT_MS)
          throw new Error(`the server did not start: ${output.slice(-2000)}`);
        await wait(20);
      }
      const took = performance.now() - begun;
      // A demo company still loads many rows, which would disturb every measurement.
      while (!whole(output.slice(before)) && running()) await wait(100);
      return took;
    },
    async stop(signal = 'SIGTERM') {
      const own = child;
      if (own === null || own.exitCode !== null || own.signalCode !== null) return own?.exitCode ?? null;
      const ended = new Promise<number | null>((done) => own.once('exit', done));
      own.kill(signal);
      return ended;
    },
    killDatabase() {
      const [pid] = readFileSync(join(o.dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
  };
  after(() => made.stop());
  return made;
}

/** User and system time of a process so far, in milliseconds. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resident memory of a process, in megabytes. */
export const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Open file descriptors of a process. */
export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;
