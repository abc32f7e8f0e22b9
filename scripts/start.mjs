/**
 * `npm start`: installs missing packages, then builds the screens beside the server, which waits for them before it
 * serves.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, ensureNode, ensureWebBuilt, environment, findNode, giveUp, root } from './prepare.mjs';

const took = new Map();
const seconds = (ms) => `${(ms / 1000).toFixed(1).replace('.', ',')} sn`;
async function timed(part, work) {
  const start = performance.now();
  await work();
  took.set(part, performance.now() - start);
}

await timed('paketler', () => Promise.all([ensureInstalled({ dev: false }), ensureNode()]));
const node = findNode();

// Garbage is collected sooner than by Node's default for a whole machine: half the memory under load, for a few
// hundredths more processor time. An import of 20,000 lines needs less than 200 MB.
const flags = JSON.parse(readFileSync(join(root, 'packages/server/node-flags.json'), 'utf8'));

// The channel is a lifeline: however this process ends, even killed, the server stops by itself.
const server = spawn(
  node,
  [...flags, join(root, 'packages/server/src/server.ts'), '--ekranlar-derleniyor', ...process.argv.slice(2)],
  { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: environment() },
);
server.on('error', (error) => giveUp(`Sunucu başlatılamadı: ${error.message}`));
server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
server.on('message', ({ hazir }) => {
  for (const [part, ms] of Object.entries(hazir)) took.set(part, ms);
  const parts = [...took].map(([part, ms]) => `${part} ${seconds(ms)}`);
  console.log(`Açılış ${seconds(performance.now())} sürdü: ${parts.join(', ')}; ekranlar ötekilerin yanında derlenir.`);
});

// The server treats repeated signals as one, so it does not matter that a terminal sends them to every process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));

await timed('ekranlar', () => ensureWebBuilt(node));
if (server.connected) server.send('ekranlar hazır');
