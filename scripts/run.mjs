/** `node scripts/run.mjs test …` runs scripts/test.mjs with the Node that the product is written for. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureNode, environment, findNode, root } from './prepare.mjs';

const [name, ...args] = process.argv.slice(2);
const script = join(root, 'scripts', `${name}.mjs`);
await ensureNode();
const node = findNode();
if (node === process.execPath) {
  process.argv.splice(1, 2, script);
  await import(pathToFileURL(script).href);
} else {
  const child = spawn(node, [script, ...args], { cwd: root, stdio: 'inherit', env: environment() });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
}
