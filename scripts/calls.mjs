/**
 * Writes the client's calls (packages/web/src/calls) from the contract. `npm run fix` runs it. With `--check` it only
 * names the outdated files and ends with 1.
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOLD } from '../packages/core/src/platform/call/call.ts';
import { contract, listeler } from '../packages/core/src/contract.ts';
import { callFiles, namedIn } from './call-files.mjs';
import { roomFolder } from './districts.mjs';
import { settle } from './generated.mjs';
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
settle(
  'çağrılar',
  new Map(Array.from(files, ([name, text]) => [`${FOLDER}/${name}`, text])),
  gone.map((name) => `${FOLDER}/${name}`),
);
