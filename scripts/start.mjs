/** `npm start`: installs and builds what is missing, then becomes the server. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, ensureWebBuilt, environment, findNode, giveUp, root } from './prepare.mjs';

ensureInstalled();
const node = findNode();
ensureWebBuilt(node);

// Rubbish is collected sooner than on a machine that node has for itself: half the memory under load, for a few
// hundredths more processor time. An import of 20,000 lines needs less than 200 MB.
const flags = JSON.parse(readFileSync(join(root, 'packages/server/node-flags.json'), 'utf8'));

// The channel is a lifeline: when this process ends in whatever way, be it killed, the server stops by itself.
const server = spawn(node, [...flags, join(root, 'packages/server/src/server.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: environment(),
});
server.on('error', (error) => giveUp(`Sunucu başlatılamadı: ${error.message}`));
server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));

// The server takes repeated signals for one, so it does not matter that a terminal sends them to everybody.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
