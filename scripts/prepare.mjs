/**
 * Preparation that every script needs: packages installed, Node 24 found, the web built. Runs on Node 20 with nothing
 * installed, so it imports only Node's own modules.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const inRoot = (...parts) => join(root, ...parts);
/** A program that npm installed. */
export const program = (name) => inRoot('node_modules/.bin', name);

/** Prints a sentence for the person at the terminal, and ends the process. */
export function giveUp(line) {
  console.error(line);
  process.exit(1);
}

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

/** A stamp saves the next check. Without it everything still works, as in an image whose files belong to root. */
function writeStamp(file, stamp) {
  try {
    writeFileSync(file, stamp);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
}

const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');

/** True when npm installed exactly the packages of the lock file. Packages of other platforms may be absent. */
export function installedAsLocked(lock, installed, { dev }, exists = existsSync) {
  return Object.entries(lock.packages).every(([path, { version, optional, peer, link, ...rest }]) => {
    if (!path.startsWith('node_modules/') || link || (rest.dev && !dev)) return true;
    if (!installed[path]) return optional || peer || (rest.devOptional && !dev);
    return installed[path].version === version && exists(inRoot(path, 'package.json'));
  });
}

/** Packages of npm's last installation in this folder, as npm recorded them. */
function installedPackages() {
  const record = inRoot('node_modules/.package-lock.json');
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).packages : {};
}

/** Runs npm to its end. Ends the process when npm fails. */
async function npm(args, { cwd = root, env = {} } = {}) {
  const path = process.env.npm_execpath;
  const [command, before] = path?.endsWith('js') ? [process.execPath, [path]] : ['npm', []];
  const child = spawn(command, [...before, ...args], { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  const [status] = await once(child, 'exit');
  if (status !== 0) giveUp('Paketler kurulamadı: yukarıdaki npm hatasına bakınız.');
}

/**
 * Installs packages that are missing or differ from the lock file.
 * @param dev false: only packages that run and build the product; others may stay
 */
export async function ensureInstalled({ dev } = { dev: true }) {
  const text = readFileSync(inRoot('package-lock.json'), 'utf8');
  const stampFile = inRoot('node_modules/.masabasi-stamp');
  const stamp = sha256(text, process.platform, process.arch);
  const whole = `${stamp} dev`;
  const stamped = readStamp(stampFile);
  if (stamped === whole || (!dev && stamped === stamp)) return;
  const lock = JSON.parse(text);
  const installed = installedPackages();
  if (!installedAsLocked(lock, installed, { dev })) {
    console.log('Paketler kuruluyor (npm); ilk seferinde yarım dakika kadar sürer…');
    // A product may run from this folder: if its packages are right, the others are added beside them.
    const add = dev && installedAsLocked(lock, installed, { dev: false });
    const what = add ? ['install', '--no-save'] : ['ci'];
    const which = dev ? ['--include=dev'] : ['--omit=dev'];
    await npm([...what, ...which, '--include=optional'], { env: { MASABASI_NODE: 'apart' } });
  }
  writeStamp(stampFile, dev ? whole : stamp);
}

/** The release of Node that the product needs. */
const NODE_MAJOR = 24;
const newEnough = Number(process.versions.node.split('.')[0]) >= NODE_MAJOR;
const nodeFolder = inRoot('scripts/node');
const packagedNode = join(nodeFolder, 'node_modules/.bin/node');

/**
 * Installs Node itself when this machine's own is too old, in a separate folder, because it is larger than all the
 * rest.
 */
export async function ensureNode() {
  if (newEnough) return;
  const { packages } = JSON.parse(readFileSync(join(nodeFolder, 'package-lock.json'), 'utf8'));
  const wanted = packages[''].optionalDependencies;
  const stampFile = join(nodeFolder, 'node_modules/.masabasi-stamp');
  const stamp = sha256(JSON.stringify(wanted), process.platform, process.arch);
  if (existsSync(packagedNode) && readStamp(stampFile) === stamp) return;
  await npm(['ci', '--include=optional'], { cwd: nodeFolder });
  // Only programs that compile for Node need its headers, which are a third of it.
  for (const name of Object.keys(wanted))
    rmSync(join(nodeFolder, 'node_modules', name, 'include'), { recursive: true, force: true });
  writeStamp(stampFile, stamp);
}

/** This machine's Node when it is new enough, else the packaged one. */
export function findNode() {
  if (newEnough) return process.execPath;
  if (existsSync(packagedNode)) return packagedNode;
  return giveUp(`Bu makine için Node 24 paketi yok; Node 24 veya yenisini kurunuz (bulunan: ${process.version}).`);
}

/** The environment for our child processes: `node` means Node 24 there. */
export const environment = (more = {}) => ({
  ...process.env,
  PATH: `${dirname(findNode())}:${inRoot('node_modules/.bin')}:${process.env.PATH}`,
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

/** One hash over all inputs of the web's build. */
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

/** Builds the web when its sources differ from the last build. The build empties its folder, stamp included. */
export async function ensureWebBuilt(node) {
  const stampFile = inRoot('packages/web/dist/.stamp');
  const stamp = webSources();
  if (readStamp(stampFile) === stamp) return;
  console.log('Ekranlar derleniyor (vite build)…');
  const child = spawn(node, [program('vite'), 'build', 'packages/web', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    env: environment({ NODE_ENV: 'production' }),
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) giveUp('Ekranlar derlenemedi: yukarıdaki vite hatasına bakınız.');
  writeStamp(stampFile, stamp);
}
