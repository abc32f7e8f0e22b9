/** `npm start`: installs and builds what is missing, then becomes the server. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, ensureWebBuilt, environment, findNode, giveUp, root } from './prepare.mjs';

ensureInstalled();
const node = findNode();
ensureWebBuilt(node);

// The channel is a lifeline: when this process ends in whatever way, be it killed, the server stops by itself.
const server = spawn(node, [join(root, 'packages/server/src/server.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: environment(),
});
server.on('error', (error) => giveUp(`Sunucu başlatılamadı: ${error.message}`));
server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));

// The server takes repeated signals for one, so it does not matter that a terminal sends them to everybody.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
