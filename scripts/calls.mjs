/**
 * Writes the client's calls (packages/web/src/calls) from the contract. `npm run fix` runs it. With `--check` it only
 * names the outdated files and ends with 1.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOLD } from '../packages/core/src/platform/call/call.ts';
import { contract, listeler } from '../packages/core/src/contract.ts';
import { callFiles, namedIn } from './call-files.mjs';
import { roomFolder } from './districts.mjs';
import { root } from './prepare.mjs';
import { parse } from './tree.mjs';

const FOLDER = 'packages/web/src/calls';
/** The module that names the first reads of pages. Only the calls it names load with the first page. */
const FIRST_READS = 'packages/web/src/ilkOkumalar.ts';

const { program } = parse({ path: FIRST_READS, text: readFileSync(join(root, FIRST_READS), 'utf8') });
const lists = [...listeler.values()].map((endpoint) => endpoint.liste);
const files = callFiles({
  contract,
  lists,
  told: TOLD,
  named: namedIn(program),
  folderOf: (room) => roomFolder('core', room),
});

const folder = join(root, FOLDER);
mkdirSync(folder, { recursive: true });
const gone = readdirSync(folder).filter((name) => !files.has(name));
const old = [...files].filter(([name, text]) => {
  const file = join(folder, name);
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
});
if (process.argv.includes('--check')) {
  for (const name of [...gone, ...old.map(([n]) => n)]) console.log(`${FOLDER}/${name}: eski, npm run fix yazar`);
  console.log(`çağrılar: ${files.size} dosya, ${gone.length + old.length} ihlal`);
  process.exitCode = gone.length + old.length === 0 ? 0 : 1;
} else {
  for (const name of gone) rmSync(join(folder, name));
  for (const [name, text] of old) writeFileSync(join(folder, name), text);
}
