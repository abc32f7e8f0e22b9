import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

// `npm run bench` runs every question under bench/; `npm run bench -- pano` only those whose name starts with it.
const istenen = process.argv.slice(2);
const sorular = readdirSync('bench')
  .filter((f) => f.endsWith('.bench.ts'))
  .filter((f) => istenen.length === 0 || istenen.some((i) => f.startsWith(i)));
if (sorular.length === 0) {
  console.error(`Böyle bir ölçüm yok: ${istenen.join(', ')}`);
  process.exit(1);
}
let kod = 0;
for (const soru of sorular) {
  console.log(`\n— ${soru}`);
  const { status } = spawnSync(join('node_modules', '.bin', 'node'), [join('bench', soru)], { stdio: 'inherit' });
  if (status !== 0) kod = 1;
}
process.exit(kod);
