/**
 * What every script needs before its work: the packages installed, Node 24 found, the web built. Runs on Node 20 with
 * nothing installed, so it imports nothing but Node's own modules.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const inRoot = (...parts) => join(root, ...parts);
/** A program that npm installed. */
export const program = (name) => inRoot('node_modules/.bin', name);

/** A sentence for the person at the terminal, and the end. */
export function giveUp(line) {
  console.error(line);
  process.exit(1);
}

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

/** A stamp saves the next check; without it everything still works, as in an image whose files belong to root. */
function writeStamp(file, stamp) {
  try {
    writeFileSync(file, stamp);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
}

const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');

/** Whether what npm installed is what the lock file says; packages of other platforms are rightly absent. */
function installedAsLocked(lock) {
  const record = inRoot('node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(JSON.parse(lock).packages).every(([path, { version, optional, peer, link }]) => {
    if (!path.startsWith('node_modules/') || link) return true;
    if (!installed[path]) return optional || peer;
    return installed[path].version === version && existsSync(inRoot(path, 'package.json'));
  });
}

/** Runs `npm ci` when the packages are missing or are not those of the lock file. */
export function ensureInstalled() {
  const lock = readFileSync(inRoot('package-lock.json'), 'utf8');
  const stampFile = inRoot('node_modules/.masabasi-stamp');
  const stamp = sha256(lock, process.platform, process.arch);
  if (readStamp(stampFile) === stamp) return;
  if (!installedAsLocked(lock)) {
    console.log('Paketler kuruluyor (npm ci); ilk seferinde yarım dakika kadar sürer…');
    const npm = process.env.npm_execpath;
    const [command, before] = npm?.endsWith('js') ? [process.execPath, [npm]] : ['npm', []];
    // The web is built here, so the development packages are needed in production as well.
    const { status } = spawnSync(command, [...before, 'ci', '--include=dev', '--include=optional'], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) giveUp('Paketler kurulamadı: yukarıdaki npm hatasına bakınız.');
  }
  writeStamp(stampFile, stamp);
}

/** The Node 24 that came as a package, or the user's own. */
export function findNode() {
  if (existsSync(program('node'))) return program('node');
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return giveUp(`Bu makine için Node 24 paketi yok; Node 24 veya yenisini kurunuz (bulunan: ${process.version}).`);
}

/** The environment of what we start: `node` means Node 24 there. */
export const environment = (more = {}) => ({
  ...process.env,
  PATH: `${inRoot('node_modules/.bin')}:${process.env.PATH}`,
  ...more,
});

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist'].includes(entry.name)) yield* filesBelow(path);
    } else if (!/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/** One hash over all that goes into the web's build. */
function webSources() {
  const files = [
    inRoot('package-lock.json'),
    inRoot('tsconfig.base.json'),
    ...filesBelow(inRoot('packages/core/src')),
    ...filesBelow(inRoot('packages/web')),
    // The guide is part of the product: packages/web/kilavuz.ts.
    inRoot('docs/kullanim.md'),
    ...filesBelow(inRoot('docs/img/kullanim')),
  ];
  const name = (file) => file.slice(root.length).split(sep).join('/');
  return sha256(
    ...files.toSorted((a, b) => (a < b ? -1 : 1)).flatMap((file) => [name(file), '\0', readFileSync(file), '\0']),
  );
}

/** Builds the web when its sources are not those of the last build. The build empties its folder, stamp included. */
export function ensureWebBuilt(node) {
  const stampFile = inRoot('packages/web/dist/.stamp');
  const stamp = webSources();
  if (readStamp(stampFile) === stamp) return;
  console.log('Ekranlar derleniyor (vite build)…');
  const { status } = spawnSync(node, [program('vite'), 'build', 'packages/web', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    env: environment({ NODE_ENV: 'production' }),
  });
  if (status !== 0) giveUp('Ekranlar derlenemedi: yukarıdaki vite hatasına bakınız.');
  writeStamp(stampFile, stamp);
}
