import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { startEmbedded } from './embedded.ts';
import type { EmbeddedPostgres } from './embedded.ts';
import { testFolder } from '../../testing/folder.ts';
import { connected, holdDatabase, holderOf } from './hold.ts';

const cleanup: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of cleanup.splice(0).toReversed()) await undo();
});

function folder(): string {
  const { dataDir, remove } = testFolder('masabasi gömülü-');
  cleanup.push(remove);
  return dataDir;
}

/** Settings that do not wait for the disk, for all tests but the one that checks durability. */
const hasty = { fsync: 'off', synchronous_commit: 'off' };

async function start(
  dataDir: string,
  o: { log?: (line: string) => void; settings?: Record<string, string> } = {},
): Promise<EmbeddedPostgres> {
  const postgres = await startEmbedded({ dataDir, log: () => undefined, settings: hasty, ...o });
  cleanup.push(() => postgres.stop());
  return postgres;
}

const ask = (url: string, sql: string): Promise<unknown[][]> =>
  connected(url, async (client) => (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows);

const STARTER = `
  const { startEmbedded } = await import(process.argv[1] + 'embedded.ts');
  const { holdDatabase } = await import(process.argv[1] + 'hold.ts');
  const { url } = await startEmbedded({ dataDir: process.argv[2], log: () => {}, settings: { fsync: 'off' } });
  if (process.argv[3]) await holdDatabase(url, { address: process.argv[3] });
  console.log(url);
  setInterval(() => {}, 1000);`;

/** Starts another node process with the database. It holds the database when an address is given, and stays. */
async function starter(dataDir: string, address = ''): Promise<{ child: ChildProcess; url: string }> {
  const here = new URL('.', import.meta.url).href;
  const child = spawn(process.execPath, ['--input-type=module', '-e', STARTER, here, dataDir, address], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanup.push(() => child.kill('SIGKILL'));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: line.toString().trim() };
}

async function kill9(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const postmasterPid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'pg/postmaster.pid'), 'utf8').split('\n')[0]);

describe('the embedded PostgreSQL', () => {
  test('starts in an empty folder, sorts and folds Turkish, and keeps its data through a restart', async () => {
    const dataDir = folder();
    const first = await start(dataDir);
    expect(first.url).toMatch(/^postgres:\/\/masabasi:[0-9a-f]{48}@127\.0\.0\.1:\d+\/masabasi$/);
    expect(
      await ask(first.url, `select 'i' = lower('I' collate "tr-x-icu"), 'ı' = lower('I' collate "tr-x-icu")`),
    ).toEqual([[false, true]]);
    const sorted = `select w from unnest('{İnci,Irmak,Çelik,Cem,Şule,Sezen,Ömer,Oya,Zeki,Ğ}'::text[]) w order by w collate "tr-TR-x-icu"`;
    expect((await ask(first.url, sorted)).flat().join(' ')).toBe('Cem Çelik Ğ Irmak İnci Oya Ömer Sezen Şule Zeki');
    await ask(first.url, 'create table t as select 42 as n');
    await first.stop();
    await expect(ask(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED');

    const second = await start(dataDir);
    expect(await ask(second.url, 'select n from t')).toEqual([[42]]);
  });

  test('is durable, in UTC, and reachable from this machine with the password alone', async () => {
    const { url } = await start(folder(), { settings: {} });
    const settings = ['fsync', 'full_page_writes', 'synchronous_commit', 'timezone', 'listen_addresses'];
    const values = await Promise.all(settings.map(async (name) => (await ask(url, `show ${name}`))[0]?.[0]));
    expect(values).toEqual(['on', 'on', 'on', 'UTC', '127.0.0.1']);
    expect(await ask(url, 'show unix_socket_directories')).toEqual([['']]);
    await expect(ask(url.replace(/:[0-9a-f]{48}@/, ':yanlis@'), 'select 1')).rejects.toThrow('password authentication');
  });

  test('is used again when the node process that started it was killed', async () => {
    const dataDir = folder();
    const { child, url } = await starter(dataDir);
    const pid = postmasterPid(dataDir);
    await kill9(child);
    expect((await start(dataDir)).url).toBe(url);
    expect(postmasterPid(dataDir)).toBe(pid);
  });

  test('starts again after the postmaster was killed, too', async () => {
    const dataDir = folder();
    const { child, url } = await starter(dataDir);
    await ask(url, 'create table t as select 42 as n');
    process.kill(postmasterPid(dataDir), 'SIGKILL');
    await kill9(child);
    expect(await ask((await start(dataDir)).url, 'select n from t')).toEqual([[42]]);
  });

  test('comes back by itself at its address when the postmaster ended, and is held again', async () => {
    const dataDir = folder();
    const lines: string[] = [];
    const { url } = await start(dataDir, { log: (line) => lines.push(line) });
    const held = await holdDatabase(url, { address: 'http://127.0.0.1:3000' });
    const pid = postmasterPid(dataDir);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => holderOf(url), { timeout: 10_000 }).toBe(process.pid);
    expect(postmasterPid(dataDir)).not.toBe(pid);
    expect(lines).toEqual(['Veritabanı kendiliğinden kapandı; yeniden başlatılıyor.', 'Veritabanı yeniden çalışıyor.']);
    if ('release' in held) await held.release();
  });

  test('keeps one old log and no more', async () => {
    const dataDir = folder();
    const { url } = await start(dataDir);
    const log = join(dataDir, 'pg.log');
    appendFileSync(log, 'x'.repeat(11 * 1024 * 1024));
    await expect.poll(() => statSync(log).size, { timeout: 5000 }).toBeLessThan(1024);
    expect(statSync(`${log}.1`).size).toBeGreaterThan(11 * 1024 * 1024);
    await expect(ask(url, 'select 1 from gibt_es_nicht')).rejects.toThrow('does not exist');
    expect(readFileSync(log, 'utf8')).toContain('gibt_es_nicht');
  });

  test('ignores a pid file that names some other living process', async () => {
    const dataDir = folder();
    const first = await start(dataDir);
    const file = readFileSync(join(dataDir, 'pg/postmaster.pid'), 'utf8');
    await first.stop();
    writeFileSync(join(dataDir, 'pg/postmaster.pid'), file.replace(/^\d+/, String(process.pid)));
    expect(await ask((await start(dataDir)).url, 'select 1')).toEqual([[1]]);
  });

  test('ends with one database when two starters run at once in an empty folder', async () => {
    const dataDir = folder();
    const [a, b] = await Promise.all([starter(dataDir), starter(dataDir)]);
    expect(a.url).toBe(b.url);
    expect(await ask(a.url, 'select 1')).toEqual([[1]]);
    expect(readdirSync(dataDir).toSorted()).toEqual(['pg', 'pg-password', 'pg.log']);
    await Promise.all([kill9(a.child), kill9(b.child)]);
    await start(dataDir);
  });

  test('reports a password file that belongs to another database', async () => {
    const dataDir = folder();
    const postgres = await start(dataDir);
    await postgres.stop();
    writeFileSync(join(dataDir, 'pg-password'), 'baska');
    await expect(start(dataDir)).rejects.toThrow('pg-password bu veritabanının parolası değil');
    writeFileSync(join(dataDir, 'pg-password'), new URL(postgres.url).password);
    await start(dataDir);
  });

  test('refuses a cluster of another major version', async () => {
    const dataDir = folder();
    mkdirSync(join(dataDir, 'pg'));
    writeFileSync(join(dataDir, 'pg/PG_VERSION'), '15\n');
    await expect(start(dataDir)).rejects.toThrow('PostgreSQL 15 ile kurulmuş');
  });

  test('lies elsewhere when root runs it as a user who cannot enter the data folder', async () => {
    const lines: string[] = [];
    const dataDir = folder();
    chmodSync(dataDir, 0o700);
    const { url } = await start(dataDir, { log: (line) => lines.push(line) });
    const elsewhere = /veritabanı (\/var\/lib\/masabasi\/[0-9a-f]{12}) altında/.exec(lines.join('\n'))?.[1];
    if (elsewhere !== undefined) cleanup.unshift(() => rmSync(elsewhere, { recursive: true, force: true }));
    expect(elsewhere !== undefined).toBe(process.getuid?.() === 0);
    expect(await ask(url, 'show data_directory')).toEqual([[join(elsewhere ?? dataDir, 'pg')]]);
  });
});

describe('holdDatabase', () => {
  test('lets one process serve and tells the second which process does', async () => {
    const dataDir = folder();
    const { child, url } = await starter(dataDir, 'http://127.0.0.1:3000');
    const refused = await holdDatabase(url, { address: 'http://127.0.0.1:3001' });
    expect(refused).toEqual({ heldBy: `masabasi pid=${child.pid} http://127.0.0.1:3000` });

    // While it is held, a second process that stops leaves it running.
    await (await start(dataDir)).stop();
    expect(await ask(url, 'select 1')).toEqual([[1]]);

    await kill9(child);
    const taken = await holdDatabase(url, { address: 'http://127.0.0.1:3001' });
    expect(taken).not.toHaveProperty('heldBy');
    if ('release' in taken) await taken.release();
    const again = await holdDatabase(url, { address: 'http://127.0.0.1:3001' });
    if ('release' in again) await again.release();
  });
});

test('refuses a folder copied by another user at once, with the reason and the remedy', async () => {
  const dataDir = folder();
  const first = await startEmbedded({ dataDir, log: () => undefined, settings: hasty });
  await first.stop();
  const cluster = join(first.home, 'pg');
  const begun = performance.now();
  if (process.getuid?.() === 0) {
    const { uid } = statSync(cluster);
    // Owners as `cp -r` by root leaves them: the whole folder, or all below a folder whose owner was mended alone.
    for (const path of ['global/pg_control', 'PG_VERSION', '.']) {
      chownSync(join(cluster, path), 0, 0);
      const refused = /DATA_DIR: .* 0 numaralı kullanıcının, .*cp -r.*chown -R \d+ /;
      await expect(startEmbedded({ dataDir, log: () => undefined, settings: hasty })).rejects.toThrow(refused);
      chownSync(join(cluster, path), uid, uid);
    }
  }
  chmodSync(cluster, 0o755);
  await expect(startEmbedded({ dataDir, log: () => undefined, settings: hasty })).rejects.toThrow(
    /başka kullanıcılara açık; .*chmod 700/,
  );
  expect(performance.now() - begun).toBeLessThan(5000);
  chmodSync(cluster, 0o700);
  const again = await start(dataDir, {});
  expect(await ask(again.url, 'select 1')).toEqual([[1]]);
});
