/** `npm run check`: every gate but the tests, one after the other. The last line is `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { ensureInstalled, environment, findNode, program, root } from './prepare.mjs';

await ensureInstalled();
const node = findNode();

/** A name, a program of npm or a script of ours, its arguments. */
const STEPS = [
  ['types: core', program('tsc'), '-p', 'packages/core'],
  ['types: server', program('tsc'), '-p', 'packages/server'],
  ['types: web', program('tsc'), '-p', 'packages/web'],
  ['types: worker', program('tsc'), '-p', 'packages/web/worker'],
  ['types: the rest', program('tsc'), '-p', '.'],
  ['oxlint', program('oxlint'), '--type-aware', '--deny-warnings'],
  ['oxfmt', program('oxfmt'), '--check'],
  ['calls', 'scripts/calls.mjs', '--check'],
  ['boundaries', 'scripts/check-boundaries.mjs'],
  ['vocabulary', 'scripts/check-vocabulary.mjs'],
  ['bans', 'scripts/check-bans.mjs'],
  ['words', 'scripts/check-words.mjs'],
  ['asvs', 'scripts/check-asvs.mjs'],
  ['packages', 'scripts/check-packages.mjs'],
  // Looks at places alone, and ours are never written down; what it cannot see is in check-packages.mjs.
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
  // Tests are left out in .jscpd.json: two that spell out their own story may look alike.
  ['jscpd', program('jscpd')],
];

const failed = [];
for (const [name, ...args] of STEPS) {
  const start = performance.now();
  const { status, stdout } = spawnSync(node, args, {
    cwd: root,
    env: environment({ NO_COLOR: '1' }),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (status !== 0) {
    failed.push(name);
    process.stdout.write(`${stdout}\n`);
  }
}

if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
console.log(`\n${STEPS.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
