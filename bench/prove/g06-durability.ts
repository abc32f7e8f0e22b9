import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { startEmbedded } from '../../packages/server/src/platform/db/embedded.ts';
import { call } from './calls.ts';
import { SMALL, companyFolder } from './company.ts';
import { goal } from './goal.ts';
import { databaseProcesses, runningCompany, serverOn } from './running.ts';
import { type Server, temporaryFolder } from './server.ts';

/**
 * A database that may forget acknowledged data causes one loud warning and a figure for monitoring. With the product's
 * own database every write waits for the disk.
 */
const SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;
const WRITES = 50;
const STATUSES = [644, 652] as const;

const durable = async ({ url }: Server): Promise<unknown> => {
  const answer = (await (await fetch(`${url}/ready`)).json()) as Record<string, unknown>;
  return answer['durable'];
};

/** Number of times that a cluster waits for the disk during some work. */
async function syncs(dataDir: string, file: string, work: () => Promise<void>): Promise<number> {
  const pids = databaseProcesses(dataDir);
  const strace = spawn(
    'strace',
    ['-f', '-e', 'trace=fdatasync,fsync', '-o', file, ...pids.flatMap((p) => ['-p', String(p)])],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const failed = once(strace, 'error').then(([error]) => {
    throw error;
  });
  let said = '';
  strace.stderr.on('data', (d: Buffer) => (said += d.toString()));
  const attached = async () => {
    while (said.split(' attached').length <= pids.length) await wait(20);
  };
  await Promise.race([attached(), failed, wait(10_000)]);
  await work();
  const ended = once(strace, 'exit');
  strace.kill('SIGINT');
  await ended;
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /\bf(data)?sync\(/.test(line)).length;
}

await goal(
  'G6',
  'a database that might forget is named at the start, and each write waits for the disk',
  async ({ after }) => {
    const run = { after };
    const dataDir = temporaryFolder(run);
    await companyFolder(dataDir, SMALL);

    let stated = 0;
    let loud = 0;
    for (const setting of SETTINGS) {
      const postgres = await startEmbedded({ dataDir, log: console.log, settings: { [setting]: 'off' } });
      const product = await serverOn(run, postgres.url);
      try {
        await product.start();
        if ((await durable(product)) === false) stated++;
        if (
          product
            .output()
            .split('\n')
            .filter((line) => line.includes(setting)).length === 1
        )
          loud++;
      } finally {
        await product.stop();
        await postgres.stop();
      }
    }

    const { product, people, pool } = await runningCompany(run, { size: SMALL, sessions: 1 });
    const person = people[0];
    // A connection of this program would count among the watched ones.
    await pool.end();
    const falseAlarm = (await durable(product)) === true ? 0 : 1;
    const change = async (n: number): Promise<boolean> => {
      const request = { userid: person!.id, moladurum: STATUSES[n % 2]!, aciklama: `değişiklik ${n}` };
      const answer = await call(product.url, mola.moladurumGuncelle, request, { token: person!.token });
      return answer.status === 200 && answer.body.durum;
    };
    // The first write of a session does more than the later ones.
    await change(1);
    let committed = 0;
    const waited = await syncs(product.dataDir, join(temporaryFolder(run), 'syncs'), async () => {
      for (let n = 0; n < WRITES; n++) if (await change(n)) committed++;
    });
    const figures = {
      weak_settings: SETTINGS.length,
      stated,
      loud,
      false_alarms: falseAlarm,
      writes: committed,
      syncs: waited,
      syncs_per_write: waited / committed,
    };
    const said = stated === SETTINGS.length && loud === SETTINGS.length && falseAlarm === 0;
    return { pass: said && committed === WRITES && waited >= committed, figures };
  },
);
