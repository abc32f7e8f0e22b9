import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { izin } from '@masabasi/core/izin/izin/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { connected } from '../../packages/server/src/platform/db/hold.ts';
import { call, signIn } from './calls.ts';
import { COMPANY, LICENCE, PASSWORD, type Person, SMALL, databaseUrl } from './company.ts';
import { goal, percentile } from './goal.ts';
import { tables } from './planting.ts';
import { runningCompany } from './running.ts';
import { server, temporaryFolder } from './server.ts';

/**
 * Copies made by the command while people change their breaks, each restored in a fresh place. Every table has the rows
 * of the moment when the copy began, each change acknowledged before is there once, and no change that was never sent.
 * A person signs in and prints the leave form. A copy with one flipped bit is refused.
 */
const COMMAND = fileURLToPath(new URL('../../packages/server/src/platform/db/yedekKomutu.ts', import.meta.url));
const BREAKING = new URL('./breaking.ts', import.meta.url).href;
const WRITERS = 10;
const MEETING = 644;
const DESK = 651;
const LIMIT_MS = 60_000;

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** `npm run backup` and `npm run restore` without npm. */
const command = (dataDir: string, ...args: string[]): Promise<Ended> =>
  new Promise((done) => {
    const env = { ...process.env, DATA_DIR: dataDir };
    execFile(process.execPath, ['--import', BREAKING, COMMAND, ...args], { env }, (error, stdout, stderr) =>
      done({ code: error === null ? 0 : Number(error.code ?? 1), output: `${stdout}${stderr}` }),
    );
  });

/**
 * Rows of a table that no longer change after an instant, and below them the columns that still change. The recurring
 * work continues by itself.
 */
const SETTLED: Readonly<Record<string, string>> = {
  mola: 'bitis <= $1',
  denetim: 'zaman <= $1',
  olay: 'zaman <= $1',
  yinelenen: 'zaman <= $1',
  kuyruk: `anahtar <> ''`,
};
const MOVING: Readonly<Record<string, string>> = { oturum: 'son_kullanim' };

/** Number and checksum of the unchanging rows of every table at an instant. */
const checksums = (url: string, instant: Date): Promise<Record<string, string>> =>
  connected(url, async (client) => {
    const sums: Record<string, string> = {};
    for (const table of await tables(client)) {
      const row = MOVING[table] === undefined ? 't' : `(to_jsonb(t) - '${MOVING[table]}')`;
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(bit_xor(hashtextextended(${row}::text, 0)), 0) as sum
         from ${table} t where ${SETTLED[table] ?? 'true'} and $1::timestamptz is not null`,
        [instant],
      );
      sums[table] = rows[0]!.sum;
    }
    return sums;
  });

/** People who go into meetings and come back, each with a numbered reason. */
function load(url: string, people: readonly Person[]) {
  const invoked = new Set<string>();
  const acknowledged = new Set<string>();
  const now = { open: true, over: false, working: 0 };
  const writer = async ({ id, token }: Person, who: number) => {
    for (let n = 0; !now.over; n++) {
      if (!now.open) {
        await wait(10);
        continue;
      }
      const aciklama = `yedek denemesi ${who}/${n}`;
      now.working++;
      if (n % 2 === 0) invoked.add(aciklama);
      const change = n % 2 === 0 ? { userid: id, moladurum: MEETING, aciklama } : { userid: id, moladurum: DESK };
      const { body } = await call(url, mola.moladurumGuncelle, change, { token });
      if (n % 2 === 0 && body.durum) acknowledged.add(aciklama);
      now.working--;
      await wait(5);
    }
  };
  const writers = people.map(writer);
  return {
    invoked,
    acknowledged,
    /** Waits until nothing is under way, and holds everybody back. */
    async pause() {
      now.open = false;
      while (now.working > 0) await wait(5);
    },
    resume: () => void (now.open = true),
    async stop() {
      now.over = true;
      await Promise.all(writers);
    },
  };
}

const reasons = (url: string): Promise<string[]> =>
  connected(url, async (client) => {
    const { rows } = await client.query<{ reason: string }>(
      `select aciklama as reason from mola where aciklama like 'yedek denemesi %'`,
    );
    return rows.map((r) => r.reason);
  });

const filesOf = (copy: string): string[] =>
  readdirSync(copy, { recursive: true, encoding: 'utf8' })
    .map((file) => join(copy, file))
    .filter((file) => statSync(file).isFile() && statSync(file).size > 0)
    .toSorted();

await goal(
  'G23',
  'every backup made under load restores whole in a fresh place, and a damaged one is refused',
  async ({ quick, count, below, after }) => {
    const run = { after };
    const size = quick ? SMALL : COMPANY;
    const { product, people, pool } = await runningCompany(run, { size, sessions: WRITERS });
    const copies = temporaryFolder(run);
    const url = databaseUrl(product.dataDir);
    const forms = await pool.query<{ id: number }>(
      `select z.id from izin z join kisi k on k.id = z.kisi_id where k.kullanici_adi = 'yuk1' limit 1`,
    );
    await pool.end();
    const writes = load(product.url, people);
    after(() => writes.stop());

    const figures = {
      backups: 0,
      restored: 0,
      rows: 0,
      writes_meanwhile: 0,
      slowest_backup_s: 0,
      slowest_restore_s: 0,
      different_tables: 0,
      lost: 0,
      doubled: 0,
      invented: 0,
      signed_in: 0,
      printed: 0,
      flipped: 0,
      detected: 0,
    };
    const backupMs: number[] = [];
    const restoreMs: number[] = [];
    let copy = '';
    const rounds = count(20, 3);
    for (let round = 0; round < rounds; round++) {
      await writes.pause();
      const instant = new Date();
      const before = await checksums(url, instant);
      const sure = [...writes.acknowledged];
      writes.resume();
      await wait(100);
      const begun = performance.now();
      const made = await command(product.dataDir, 'backup', copies);
      backupMs.push(performance.now() - begun);
      const possible = new Set(writes.invoked);
      figures.writes_meanwhile += writes.acknowledged.size - sure.length;
      if (made.code !== 0) throw new Error(`the backup failed: ${made.output}`);
      figures.backups++;
      if (copy !== '') rmSync(copy, { recursive: true });
      copy = join(copies, readdirSync(copies)[0]!);

      const fresh = temporaryFolder(run);
      const restoreBegun = performance.now();
      const restored = await command(fresh, 'restore', copy);
      restoreMs.push(performance.now() - restoreBegun);
      if (restored.code !== 0) {
        console.error(restored.output);
        continue;
      }
      const there = await server(run, { dataDir: fresh, env: { DEMO: '0' } });
      await there.start();
      const found = await checksums(databaseUrl(fresh), instant);
      figures.rows = Object.values(found).reduce((sum, s) => sum + Number(s.split(' ')[0]), 0);
      const different = Object.keys({ ...before, ...found }).filter((table) => before[table] !== found[table]);
      for (const table of different) console.error(`${table}: ${before[table]} before, ${found[table]} restored`);
      const kept = await reasons(databaseUrl(fresh));
      const keptOnce = new Set(kept);
      const lost = sure.filter((reason) => !keptOnce.has(reason)).length;
      const invented = kept.filter((reason) => !possible.has(reason)).length;
      figures.different_tables += different.length;
      figures.lost += lost;
      figures.doubled += kept.length - keptOnce.size;
      figures.invented += invented;
      if (different.length + lost + invented === 0 && kept.length === keptOnce.size) figures.restored++;
      const token = await signIn(there.url, 'yuk1', { Password: PASSWORD, lisans: LICENCE });
      figures.signed_in++;
      const { body } = await call(there.url, izin.print_izin_talep, { izin_id: forms.rows[0]!.id }, { token });
      if (body.durum && Buffer.from(body.basefile, 'base64').subarray(0, 5).toString() === '%PDF-') figures.printed++;
      await there.stop();
      rmSync(fresh, { recursive: true });
    }
    await writes.stop();

    const files = filesOf(copy);
    const nowhere = temporaryFolder(run);
    for (; figures.flipped < count(20, 5); figures.flipped++) {
      const file = files[below(files.length)]!;
      const whole = readFileSync(file);
      const damaged = Buffer.from(whole);
      damaged[below(damaged.length)]! ^= 1 << below(8);
      writeFileSync(file, damaged);
      const { code, output } = await command(nowhere, 'restore', copy);
      writeFileSync(file, whole);
      if (code !== 0 && /bozulmuş/.test(output) && !existsSync(join(nowhere, 'pg'))) figures.detected++;
      else rmSync(join(nowhere, 'pg'), { recursive: true, force: true });
    }
    figures.slowest_backup_s = percentile(backupMs, 1) / 1000;
    figures.slowest_restore_s = percentile(restoreMs, 1) / 1000;
    const all = [figures.backups, figures.restored, figures.signed_in, figures.printed];
    return {
      pass:
        all.every((n) => n === rounds) &&
        figures.detected === figures.flipped &&
        figures.writes_meanwhile > 0 &&
        Math.max(...backupMs) <= LIMIT_MS,
      figures,
    };
  },
);
