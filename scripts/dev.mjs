/** `npm run dev`: the server, restarted on change, and vite, which hands /api on to it. */
import { spawn } from 'node:child_process';
import { ensureInstalled, environment, findNode, program, root } from './prepare.mjs';

ensureInstalled();
const node = findNode();
const start = (...args) => spawn(node, args, { cwd: root, stdio: 'inherit', env: environment() });
const both = [
  start('--watch', '--watch-preserve-output', 'packages/server/src/server.ts'),
  start(program('vite'), 'packages/web'),
];

const stopBoth = () => both.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopBoth);
for (const child of both)
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stopBoth();
  });
