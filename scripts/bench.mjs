import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { commit, figures, line, machine, question, updated } from './bench-table.mjs';
import { findBrowser } from './browser.mjs';
import { ensureInstalled, ensureWebBuilt, findNode } from './prepare.mjs';
import { runToItsEnd } from './running.mjs';

// `npm run bench` runs every bench under bench/, and `npm run bench -- pano` only those whose name starts with it.
// Their results are one table, docs/BENCH.md, in which each keeps its line until it runs again.
const TABLO = join('docs', 'BENCH.md');
const istenen = process.argv.slice(2);
const hepsi = readdirSync('bench')
  .filter((f) => f.endsWith('.bench.ts'))
  .toSorted();
const sorular = hepsi.filter((f) => istenen.length === 0 || istenen.some((i) => f.startsWith(i)));
const benches = hepsi.map((f) => ({
  name: basename(f, '.bench.ts'),
  asks: question(readFileSync(join('bench', f), 'utf8')),
}));
if (sorular.length === 0) {
  console.error(`Böyle bir ölçüm yok: ${istenen.join(', ')}`);
  process.exit(1);
}
/** Benches that need a browser. */
const TARAYICIDA = new Set([
  'ekran.bench.ts',
  'gorevpano.bench.ts',
  'izin.bench.ts',
  'projeplan.bench.ts',
  'soguk.bench.ts',
  'gecis.bench.ts',
  'suzme.bench.ts',
  'tik.bench.ts',
]);
await ensureInstalled();
const node = findNode();
const ekranda = sorular.some((s) => TARAYICIDA.has(s));
const tarayici = ekranda ? findBrowser() : null;
// Without this a browser would get an old build, or none.
if (ekranda) await ensureWebBuilt(node);
const env = tarayici === null ? process.env : { ...process.env, CHROME_PATH: tarayici };
let kod = 0;
const satirlar = new Map();
for (const soru of sorular) {
  console.log(`\n— ${soru}`);
  let yazilan = '';
  const sonuc = await runToItsEnd(node, [join('bench', soru)], env, (t) => (yazilan += t));
  if (sonuc !== 0) kod = 1;
  const bench = benches[hepsi.indexOf(soru)];
  satirlar.set(
    bench.name,
    line({
      ...bench,
      met: sonuc === 0,
      said: figures(yazilan),
      day: new Date().toISOString().slice(0, 10),
      commit: commit(),
      machine: machine(node),
    }),
  );
  // After each bench, so that a long run that is stopped keeps its results.
  const simdiki = existsSync(TABLO) ? readFileSync(TABLO, 'utf8') : '';
  writeFileSync(TABLO, updated(simdiki, benches, satirlar));
}
console.log(
  `\n${readFileSync(TABLO, 'utf8')
    .split('\n')
    .filter((l) => l.startsWith('|'))
    .join('\n')}`,
);
process.exit(kod);
