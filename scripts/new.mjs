/**
 * `npm run new -- <district>/<room> ["Title of one record" ["Title of several"]]` makes a small room that works: a table
 * with names, a list and a form, their tests. It registers the room, and names the files outside that a person still
 * has to touch.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureInstalled, environment, findNode, giveUp, program, root } from './prepare.mjs';

await ensureInstalled();
// Needs installed packages.
const { newRoom } = await import('./room-files.mjs');

const { refusal, files, left } = newRoom(root, process.argv.slice(2));
if (refusal !== undefined) giveUp(refusal);
for (const [path, text] of files) {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const paths = [...files.keys()];
for (const command of [['scripts/registries.mjs'], ['scripts/calls.mjs'], [program('oxfmt'), ...paths]]) {
  const { status } = spawnSync(findNode(), command, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment(),
  });
  if (status !== 0) giveUp(`${command[0]} failed: see above.`);
}
console.log(['Made:', ...paths.map((path) => `  ${path}`), '', 'Still by hand:'].join('\n'));
for (const [path, what] of left) console.log(`  ${path}\n    ${what}`);
console.log(`\nThen: npm run fix, npm test unit ${process.argv[2]}, npm run check.`);
