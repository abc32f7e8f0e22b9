/** The generated files of `npm run fix`. With `--check` they are only compared. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/**
 * Writes the files whose text has changed. With `--check` it names them, and ends with 1 when there are any.
 * @param files text of each file, by its path from the root
 * @param gone paths of files that are no longer generated
 */
export function settle(name, files, gone = []) {
  const old = [...files].filter(([path, text]) => {
    const file = join(root, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  if (process.argv.includes('--check')) {
    const outdated = [...gone, ...old.map(([path]) => path)];
    for (const path of outdated) console.log(`${path}: eski, npm run fix yazar`);
    console.log(`${name}: ${files.size} dosya, ${outdated.length} ihlal`);
    process.exitCode = outdated.length === 0 ? 0 : 1;
    return;
  }
  for (const path of gone) rmSync(join(root, path));
  for (const [path, text] of old) writeFileSync(join(root, path), text);
}
