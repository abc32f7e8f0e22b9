/**
 * Packages from others: the lock file names a digest for every package and no place other than the registry, and every
 * package that runs in production has a licence that we may pass on. check-packages.test.mjs plants violations.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const ALLOWED = new Set(
  `MIT ISC BSD-2-Clause BSD-3-Clause 0BSD Apache-2.0 BlueOak-1.0.0 CC0-1.0 Unlicense OFL-1.1 PostgreSQL Zlib Python-2.0 MIT-0`.split(
    ' ',
  ),
);

/**
 * Licences that a person has read, because the package names none that a machine knows: the file and its digest at that
 * time.
 */
const READ = {
  // MIT, only in a file.
  'png-js': { file: 'LICENSE', sha256: 'bdb26a2ec815931ed6a38f3416362566204ee85ecdef96702b636402da4c75c3' },
  // Bitstream Vera's licence and Arev's, which is the same: free to use, embed and pass on with the notice.
  'dejavu-fonts-ttf': { file: 'LICENSE', sha256: '7a083b136e64d064794c3419751e5c7dd10d2f64c108fe5ba161eae5e5958a93' },
};

/**
 * Packages that are loaded unchanged and can be replaced, which is all that their licence asks: sharp's libvips
 * (decision 0068) and the calendar reader (server/is/toplanti/README.md). lightningcss makes the style sheets, which
 * contain nothing of it.
 */
const LOADED = [
  { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
  { name: /^ical\.js$/, licence: 'MPL-2.0' },
  { name: /^lightningcss(-|$)/, licence: 'MPL-2.0' },
];
const loadedLicence = (name) => LOADED.find((l) => l.name.test(name))?.licence ?? null;

/**
 * True when an SPDX expression leaves us a licence that is allowed.
 * @param loaded one more licence, which a replaceable package may have
 */
export function isAllowed(expression, loaded = null) {
  const words = String(expression).replaceAll(/[()]/g, ' ').trim();
  const may = (one) => ALLOWED.has(one) || one === loaded;
  return words.split(/\s+OR\s+/).some((all) => all.split(/\s+AND\s+/).every((one) => may(one.trim())));
}

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const foreign = (path) => path.includes('node_modules/');

/** One line for every entry of a lock file that names another place, or no digest. */
export function lockViolations({ packages }) {
  return Object.entries(packages).flatMap(([path, { link, resolved, integrity }]) => {
    if (!foreign(path) || link) return [];
    if (resolved !== undefined)
      return [`${path}: names a place to load it from (${resolved}): the registry alone is asked`];
    if (!/^sha512-[\w+/]{86}==$/.test(integrity ?? '')) return [`${path}: has no SHA-512 digest`];
    return [];
  });
}

/** One line for every package of production whose licence does not let us pass it on. */
export function licenceViolations({ packages }, read = () => null) {
  return Object.entries(packages).flatMap(([path, { dev, link, license }]) => {
    if (!foreign(path) || dev || link) return [];
    const name = nameOf(path);
    if (READ[name])
      return read(path, READ[name].file) === READ[name].sha256
        ? []
        : [`${name}: its licence is not the one that was read`];
    return isAllowed(license, loadedLicence(name))
      ? []
      : [`${name}: licence '${license ?? 'none'}' is not on the list`];
  });
}

function digest(path, file) {
  const place = join(root, path, file);
  return existsSync(place) ? createHash('sha256').update(readFileSync(place)).digest('hex') : null;
}

if (import.meta.main) {
  const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const lock = read('package-lock.json');
  const violations = [
    ...[lock, read('scripts/node/package-lock.json')].flatMap(lockViolations),
    ...licenceViolations(lock, digest),
  ];
  for (const violation of violations) console.log(violation);
  const shipped = Object.entries(lock.packages).filter(([path, p]) => foreign(path) && !p.dev && !p.link);
  const counts = Map.groupBy(shipped, ([, p]) => p.license ?? 'read by a person');
  console.log(`licences: ${[...counts].map(([name, all]) => `${name} ${all.length}`).join(', ')}`);
  console.log(
    `packages: ${Object.keys(lock.packages).length}, ${shipped.length} in production, ${violations.length} violations`,
  );
  process.exitCode = violations.length === 0 && shipped.length > 20 ? 0 : 1;
}
