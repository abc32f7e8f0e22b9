import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  rmdirSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { connect, pgKodu } from '../../packages/server/src/platform/db/connect.ts';
import { answered, call } from './calls.ts';
import { type Person, SMALL, companyFolder, companySessions, databaseUrl } from './company.ts';
import { type Run, goal } from './goal.ts';
import { type Server, server } from './server.ts';

/**
 * Fills a disk of its own, in a namespace of its own: once down to the limit that the product keeps free, and once,
 * with the limit lowered, to its last byte while the database writes.
 */
const DISK_MB = 480;
const LIMIT_MB = 96;
const MB = 1024 * 1024;
const WRITERS = 6;

/** Runs this program again in a mount namespace of its own. Null when this is that run. */
function inOwnNamespace(): number | null {
  if (process.env['PROVE_MOUNTS'] === 'own') return null;
  const self = fileURLToPath(import.meta.url);
  const { status } = spawnSync('unshare', ['-m', process.execPath, ...process.execArgv, self], {
    stdio: 'inherit',
    env: { ...process.env, PROVE_MOUNTS: 'own' },
  });
  return status;
}

function mountDisk(after: Run['after']): string {
  const folder = mkdtempSync(join(tmpdir(), 'masabasi-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', folder]);
  after(() => {
    execFileSync('umount', ['-l', folder]);
    rmdirSync(folder);
  });
  chmodSync(folder, 0o755);
  return folder;
}

const freeMb = (folder: string): number => {
  const d = statfsSync(folder);
  return (d.bavail * d.bsize) / MB;
};

/** Fills the disk until this much is free. 0 takes the last byte. */
function fill(folder: string, leaveMb: number): string {
  const file = join(folder, `ballast-${randomUUID()}`);
  const fd = openSync(file, 'w');
  const block = Buffer.alloc(64 * 1024, 1);
  try {
    while (freeMb(folder) > leaveMb) writeSync(fd, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(fd);
  }
  return file;
}

/** True when a statement was done. False when the disk was full or the database had stopped because of it. */
async function asLongAsThereIsRoom(statement: Promise<unknown>): Promise<boolean> {
  try {
    await statement;
    return true;
  } catch (error) {
    const code = pgKodu(error);
    // Class 53: no room. Class 57P: the database is stopping or restarting. No code: the connection is gone.
    if (code === undefined || code.startsWith('53') || code.startsWith('57P')) return false;
    throw error;
  }
}

/**
 * People who change their state with a numbered reason. Each write repeats with the same key until its answer comes.
 */
function writing(url: string, people: readonly Person[]) {
  const going = { on: true };
  const confirmed = new Map<number, number[]>(people.map((p) => [p.id, []]));
  const stats = { confirmed: 0, refused: 0, lastConfirmed: 0, wrongRefusals: 0 };
  const loops = people.map(async (p) => {
    for (let n = 0; going.on; n++) {
      const key = randomUUID();
      const request = {
        userid: p.id,
        moladurum: n % 2 === 0 ? 644 : 652,
        aciklama: `disk denemesi ${String(n).padStart(6, '0')}`,
      };
      for (let done = false; !done && going.on;) {
        const signal = AbortSignal.timeout(10_000);
        const answer = await answered(call(url, mola.moladurumGuncelle, request, { token: p.token, key, signal }));
        if (answer?.status === 200 && answer.body.durum) {
          confirmed.get(p.id)!.push(n);
          stats.confirmed++;
          stats.lastConfirmed = performance.now();
          done = true;
        } else {
          stats.refused++;
          const clear = answer?.status === 503 && answer.headers.get('retry-after') !== null && !answer.body.durum;
          if (answer !== null && !clear) stats.wrongRefusals++;
          await wait(100);
        }
      }
    }
  });
  return { stats, confirmed, stop: () => ((going.on = false), Promise.all(loops)) };
}

/** A person who reads the board, and the number of failed reads. */
function reading(url: string, person: Person) {
  const going = { on: true };
  const stats = { answered: 0, failed: 0 };
  const loop = (async () => {
    while (going.on) {
      const request = { departmanId: person.departmentId };
      const signal = AbortSignal.timeout(10_000);
      const answer = await answered(call(url, mola.departmanMola, request, { token: person.token, signal }));
      if (answer?.status === 200) stats.answered++;
      else stats.failed++;
      await wait(50);
    }
  })();
  return { stats, stop: () => ((going.on = false), loop) };
}

/** Milliseconds until a condition holds, or the limit when it never does. */
async function until(limit: number, holds: () => boolean | Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < limit && !(await holds())) await wait(50);
  return Math.round(performance.now() - begun);
}

const ready = async ({ url }: Server): Promise<number> =>
  (await answered(fetch(`${url}/ready`, { signal: AbortSignal.timeout(5000) })))?.status ?? 0;

const outer = inOwnNamespace();
if (outer !== null) process.exit(outer);

await goal(
  'G9',
  'a full disk stops writing, not reading, and it goes on by itself when there is room',
  async ({ count, after }) => {
    const folder = mountDisk(after);
    await companyFolder(folder, SMALL);
    const figures = {
      refused_after_ms: 0,
      written_below_limit: 0,
      reads_failed: 0,
      ready_while_full: 0,
      writing_again_ms: 0,
      wall_panics: 0,
      wall_alive: 0,
      wall_restarts: 0,
      wall_writing_again_ms: 0,
      confirmed: 0,
      lost: 0,
      doubled: 0,
      unclear_refusals: 0,
    };
    const product = await server({ after }, { dataDir: folder, env: { DISK_SINIRI: String(LIMIT_MB) } });
    after(() => product.stop('SIGKILL'));
    const ended = () => !product.running();

    /** Checks that every confirmed write is stored exactly once. */
    const verify = async (confirmed: ReadonlyMap<number, readonly number[]>, from: Date) => {
      const connection = connect(databaseUrl(folder), () => undefined, { max: 1 });
      for (const [id, numbers] of confirmed) {
        const { rows } = await connection.pool.query<{ aciklama: string }>(
          `select m.aciklama from mola m where m.kisi_id = $1 and m.aciklama like 'disk denemesi %' and m.baslama >= $2`,
          [id, from],
        );
        const stored = rows.map((r) => Number(r.aciklama.slice(-6)));
        figures.lost += numbers.filter((n) => !stored.includes(n)).length;
        figures.doubled += stored.length - new Set(stored).size;
        figures.confirmed += numbers.length;
      }
      await connection.pool.end();
    };
    const begin = async (env: Record<string, string>) => {
      await product.start(env);
      const connection = connect(databaseUrl(folder), () => undefined, { max: 1 });
      const people = await companySessions(connection, SMALL.people);
      await connection.pool.end();
      return { people: people.slice(0, WRITERS), reader: people.at(-1)! };
    };

    // Down to the limit.
    {
      const from = new Date();
      const { people, reader } = await begin({});
      const writers = writing(product.url, people);
      await until(20_000, () => writers.stats.confirmed > 50);
      const readers = reading(product.url, reader);
      const ballast = fill(folder, LIMIT_MB - 20);
      figures.refused_after_ms = await until(15_000, async () => (await ready(product)) === 503);
      // Requests accepted before the limit are answered by then.
      await wait(3000);
      const before = writers.stats.confirmed;
      await wait(count(10_000, 3000));
      figures.written_below_limit = writers.stats.confirmed - before;
      if ((await ready(product)) !== 503) figures.ready_while_full++;
      rmSync(ballast);
      const again = writers.stats.confirmed;
      figures.writing_again_ms = await until(40_000, () => writers.stats.confirmed > again);
      await Promise.all([writers.stop(), readers.stop()]);
      figures.reads_failed = readers.stats.failed;
      figures.unclear_refusals = writers.stats.wrongRefusals;
      await verify(writers.confirmed, from);
      await product.stop();
    }

    // To the last byte, while the database's own log grows.
    {
      const from = new Date();
      const { people } = await begin({ DISK_SINIRI: '1' });
      const writers = writing(product.url, people);
      await until(20_000, () => writers.stats.confirmed > 50);
      const ballast = fill(folder, 24);
      const filler = connect(databaseUrl(folder), () => undefined, { max: 1 });
      const written = (text: string) => asLongAsThereIsRoom(filler.pool.query(text));
      await written('create table dolgu (x text)');
      for (let i = 0; i < 40 && freeMb(folder) > 0.5; i++)
        await written(`insert into dolgu select repeat(md5(i::text), 60) from generate_series(1, 2000) i`);
      const last = fill(folder, 0);
      // Each begins a new segment of the log, until no reusable segment is left.
      for (let i = 0; i < 60; i++) {
        if (!(await written(`select pg_logical_emit_message(true, 'dolgu', 'x'), pg_switch_wal()`))) break;
      }
      await filler.pool.end();
      await wait(count(8000, 4000));
      figures.wall_panics = readFileSync(join(folder, 'pg.log'), 'utf8').split('PANIC').length - 1;
      figures.wall_alive = ended() ? 0 : (await answered(fetch(`${product.url}/health`)))?.status === 200 ? 1 : 0;
      for (const file of [last, ballast]) rmSync(file, { force: true });
      const again = writers.stats.confirmed;
      figures.wall_writing_again_ms = await until(60_000, () => writers.stats.confirmed > again);
      figures.wall_restarts = product.output().split('Veritabanı yeniden çalışıyor').length - 1;
      await writers.stop();
      await verify(writers.confirmed, from);
      await product.stop();
    }
    const f = figures;
    return {
      pass:
        f.refused_after_ms < 10_000 &&
        f.written_below_limit + f.reads_failed + f.ready_while_full + f.lost + f.doubled + f.unclear_refusals === 0 &&
        f.writing_again_ms <= 30_000 &&
        // The database has to hit the full disk for a meaningful result.
        f.wall_panics > 0 &&
        f.wall_alive === 1 &&
        f.wall_writing_again_ms <= 30_000 &&
        f.confirmed > 100,
      figures,
    };
  },
);
