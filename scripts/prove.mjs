/**
 * `npm run prove [-- G5 G16] [-- --quick] [-- --break]`: the product's promises of staying up and losing nothing, one
 * program for each goal under bench/prove. Each prints `GOAL <id> <figure>=<value> … PASS|FAIL` and appends it to
 * bench/prove/results.jsonl. docs/PROOF.md is written from the last line of each goal. The last line is `N passed, N
 * failed`.
 * `--quick` runs the short forms that every change has to pass. `--break` takes the goal's guard out of the product and
 * passes when the goal then fails. `SEED=` repeats a run.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { ensureInstalled, ensureWebBuilt, environment, findNode, giveUp, root } from './prepare.mjs';
import { runToItsEnd } from './running.mjs';

/** Goals that every change has to pass, besides the tests. */
const QUICK = new Set(['G5', 'G12', 'G14', 'G16', 'G19', 'G20', 'G21', 'G25', 'G31', 'G46']);
/** Goals that need a browser. */
const IN_BROWSER = new Set(['G13', 'G18']);
/** Goals that run as long as they are told to, and so only on request. */
const ON_REQUEST = new Set(['G4']);

const args = process.argv.slice(2);
const flag = (name) => args.includes(`--${name}`);
const folder = join(root, 'bench', 'prove');
const goals = new Map(
  readdirSync(folder)
    .filter((file) => /^[gs]\d\d-.*\.ts$/.test(file))
    .toSorted()
    .map((file) => [`${file.startsWith('g') ? 'G' : 'S'}${Number(file.slice(1, 3))}`, file]),
);
const named = args.filter((arg) => !arg.startsWith('--'));
const unknown = named.filter((id) => !goals.has(id));
if (unknown.length > 0) giveUp(`Böyle bir hedef yok: ${unknown.join(', ')} (olanlar: ${[...goals.keys()].join(' ')})`);
const byDefault = [...goals.keys()].filter((id) => (flag('quick') ? QUICK.has(id) : !ON_REQUEST.has(id)));
const chosen = named.length > 0 ? named : byDefault;

await ensureInstalled();
const node = findNode();
await ensureWebBuilt(node);

/** Runs one of our programs to its end. */
const run = (file, env) =>
  runToItsEnd(node, ['--import', join(folder, 'breaking.ts'), join(folder, file)], environment(env));

const browser = chosen.some((id) => IN_BROWSER.has(id)) ? findBrowser() : null;

const failed = [];
for (const id of chosen) {
  const env = {
    PROVE_GOAL: id,
    ...(flag('quick') ? { PROVE_QUICK: '1' } : {}),
    ...(flag('break') ? { PROVE_BREAK: id } : {}),
    ...(browser === null ? {} : { CHROME_PATH: browser }),
  };
  if ((await run(goals.get(id), env)) !== 0) failed.push(id);
}
if (!flag('quick')) await run('page.ts', {});
if (failed.length > 0) console.log(`\nFAILED ${failed.join(' ')}`);
console.log(`\n${chosen.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
