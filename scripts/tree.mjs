/** The project's files as the checks see them: `{ path, text }`, the path from the root with forward slashes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './prepare.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'data', 'test-results', 'playwright-report']);

/** The paths of all files below a folder of the project. */
export function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return SKIPPED.has(entry.name) ? [] : filesIn(path);
  });
}

/** The TypeScript modules below the folders. */
export const modulesIn = (...folders) =>
  folders
    .flatMap(filesIn)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** The syntax tree of a module. A file that cannot be parsed is an error, never silence. */
export function parse({ path, text }) {
  const result = parseSync(path, text, { range: true });
  if (result.errors.length > 0) throw new Error(`${path}: ${result.errors[0].message}`);
  return result;
}

/** Every node of a syntax tree. */
export function* nodes(value) {
  if (Array.isArray(value)) for (const item of value) yield* nodes(item);
  else if (typeof value === 'object' && value !== null) {
    if (typeof value.type === 'string') yield value;
    for (const key in value) if (key !== 'range') yield* nodes(value[key]);
  }
}

export const lineAt = (text, offset) => text.slice(0, offset).split('\n').length;

/** A check that reads fewer modules than this has missed the project. */
const PLAUSIBLE = 20;

/**
 * Prints the violations of a check and the number of files it read. Ends with 1 when there is a violation or hardly a
 * file was read.
 */
export function report(name, read, violations) {
  for (const violation of violations) console.log(violation);
  if (read <= PLAUSIBLE) console.log(`${name}: yalnız ${read} dosya okundu, bu proje olamaz`);
  console.log(`${name}: ${read} dosya, ${violations.length} ihlal`);
  process.exitCode = violations.length === 0 && read > PLAUSIBLE ? 0 : 1;
}
