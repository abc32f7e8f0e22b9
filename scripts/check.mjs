/** `npm run check`: every gate but the tests, in two lanes side by side. The last line is `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { ensureInstalled, environment, findNode, program, root } from './prepare.mjs';

await ensureInstalled();
const node = findNode();

/** A name, a program from npm or one of our scripts, its arguments. */
const TYPED = [
  ['types: core', program('tsc'), '-p', 'packages/core'],
  ['types: server', program('tsc'), '-p', 'packages/server'],
  ['types: web', program('tsc'), '-p', 'packages/web'],
  ['types: worker', program('tsc'), '-p', 'packages/web/worker'],
  ['types: the rest', program('tsc'), '-p', '.'],
  ['oxlint', program('oxlint'), '--type-aware', '--deny-warnings'],
];
const READ = [
  ['oxfmt', program('oxfmt'), '--check'],
  ['registries', 'scripts/registries.mjs', '--check'],
  ['calls', 'scripts/calls.mjs', '--check'],
  ['boundaries', 'scripts/check-boundaries.mjs'],
  ['vocabulary', 'scripts/check-vocabulary.mjs'],
  ['bans', 'scripts/check-bans.mjs'],
  ['words', 'scripts/check-words.mjs'],
  ['comments', 'scripts/check-comments.mjs'],
  ['asvs', 'scripts/check-asvs.mjs'],
  ['packages', 'scripts/check-packages.mjs'],
  // Checks only the addresses of packages, and our lock file contains none. check-packages.mjs checks the rest.
  [
    'lock file',
    program('lockfile-lint'),
    '--path',
    'package-lock.json',
    '--type',
    'npm',
    '--validate-https',
    '--allowed-hosts',
    'npm',
  ],
  ['knip', program('knip'), '--no-progress', '--treat-config-hints-as-errors'],
  // .jscpd.json leaves tests out: two that spell out their own story may look alike.
  ['jscpd', program('jscpd')],
];

const failed = [];
/** Runs the steps of a lane one after the other. */
async function run(lane) {
  for (const [name, ...args] of lane) {
    const start = performance.now();
    const child = spawn(node, args, {
      cwd: root,
      env: environment({ NO_COLOR: '1' }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    const printed = await text(child.stdout);
    const status = await ended;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
    if (status !== 0) {
      failed.push(name);
      process.stdout.write(`${printed}\n`);
    }
  }
}
// The gates of the first lane, which read types, use threads of their own and wait for them. The others use one each.
await Promise.all([run(TYPED), run(READ)]);

if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
console.log(`\n${TYPED.length + READ.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
