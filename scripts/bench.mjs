import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { program } from './prepare.mjs';
import { runToItsEnd } from './running.mjs';

// `npm run bench` runs every question under bench/; `npm run bench -- pano` only those whose name starts with it.
const istenen = process.argv.slice(2);
const sorular = readdirSync('bench')
  .filter((f) => f.endsWith('.bench.ts'))
  .filter((f) => istenen.length === 0 || istenen.some((i) => f.startsWith(i)));
if (sorular.length === 0) {
  console.error(`Böyle bir ölçüm yok: ${istenen.join(', ')}`);
  process.exit(1);
}
/** Ask a browser, too. */
const TARAYICIDA = new Set([
  'gorevpano.bench.ts',
  'izin.bench.ts',
  'projeplan.bench.ts',
  'soguk.bench.ts',
  'tik.bench.ts',
]);
const tarayici = sorular.some((s) => TARAYICIDA.has(s)) ? findBrowser() : null;
const env = tarayici === null ? process.env : { ...process.env, CHROME_PATH: tarayici };
let kod = 0;
for (const soru of sorular) {
  console.log(`\n— ${soru}`);
  if ((await runToItsEnd(program('node'), [join('bench', soru)], env)) !== 0) kod = 1;
}
process.exit(kod);
