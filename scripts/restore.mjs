/** `npm run restore`: Puts a copy in the place of the embedded database. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, environment, findNode, root } from './prepare.mjs';

await ensureInstalled({ dev: false });
const komut = join(root, 'packages/server/src/platform/db/yedekKomutu.ts');
const { status } = spawnSync(findNode(), [komut, 'restore', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: environment(),
});
process.exit(status ?? 1);
