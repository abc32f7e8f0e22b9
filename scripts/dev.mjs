/** `npm run dev`: the server, restarted on change, and vite, which proxies /api to it. */
import { spawn } from 'node:child_process';
import { ensureInstalled, environment, findNode, program, root } from './prepare.mjs';

await ensureInstalled();
const node = findNode();
// Each runs in a process session of its own, so that Ctrl+C reaches it once, from here. A second signal means 'at
// once'.
const start = (...args) =>
  spawn(node, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], detached: true, env: environment() });
const both = [
  start('--watch', '--watch-preserve-output', 'packages/server/src/server.ts'),
  start(program('vite'), 'packages/web'),
];

let stopping = false;
function stopBoth() {
  if (stopping) return;
  stopping = true;
  for (const child of both) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopBoth);
for (const child of both)
  child.on('exit', (code) => {
    process.exitCode ||= stopping ? 0 : (code ?? 1);
    stopBoth();
  });
