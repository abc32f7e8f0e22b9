import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** A script whose program starts another one, as test runners start servers. Both print their process id. */
const CHILD = `
  const { spawn } = require('node:child_process');
  process.on('SIGINT', () => MANNER);
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  console.log([process.pid, other.pid].join(' '));
  setTimeout(() => process.exit(3), STAYS);`;
const SCRIPT = `
  const { runToItsEnd } = await import(process.argv[1]);
  console.log('ended ' + (await runToItsEnd(process.execPath, ['-e', process.argv[2]], process.env)));`;

const alive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Starts the script. `pids` are the processes that it has started. */
async function started({ manner = 'process.exit(0)', stays = 60_000 } = {}) {
  const child = CHILD.replace('MANNER', manner).replace('STAYS', String(stays));
  const running = fileURLToPath(new URL('running.mjs', import.meta.url));
  const script = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT, running, child], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = [];
  script.stdout.setEncoding('utf8').on('data', (text) => said.push(text));
  await once(script.stdout, 'data');
  const pids = said.join('').split('\n')[0].split(' ').map(Number);
  expect(pids.map(alive)).toEqual([true, true]);
  return { script, pids, said };
}

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
])('%s to a script ends it together with all processes it started', async (signal, status) => {
  const { script, pids } = await started();
  script.kill(signal);
  expect(await once(script, 'exit')).toEqual([status, null]);
  expect(pids.map(alive)).toEqual([false, false]);
});

test('a program that ignores the signal is killed after a while', async () => {
  const { script, pids } = await started({ manner: '0' });
  script.kill('SIGTERM');
  script.kill('SIGTERM');
  expect(await once(script, 'exit')).toEqual([143, null]);
  expect(pids.map(alive)).toEqual([false, false]);
});

test('a process that outlives its program ends, too, and the script goes on', async () => {
  const { script, pids, said } = await started({ stays: 300 });
  expect(await once(script, 'close')).toEqual([0, null]);
  expect(said.join('')).toContain('ended 3');
  expect(pids.map(alive)).toEqual([false, false]);
});
