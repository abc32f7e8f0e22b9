import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { databaseOwner } from '../../packages/server/src/platform/db/embeddedFiles.ts';
import type { Run } from './goal.ts';
import { freePort } from './server.ts';

/** The software that a company puts around servers: Debian's own PostgreSQL, nginx in front, Dovecot for its mails. */

const POSTGRES = '/usr/lib/postgresql';
const NGINX = '/usr/sbin/nginx';
const DOVECOT = '/usr/sbin/dovecot';
/** Debian's packages run this program to ask if they may start their services. */
const POLICY = '/usr/sbin/policy-rc.d';

/** Installs a missing program without starting its service. Needs root and says so when it fails. */
function ensure(program: string, ...packages: string[]): void {
  if (existsSync(program)) return;
  const apt = (...args: string[]) =>
    execFileSync('apt-get', [...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  const ownPolicy = !existsSync(POLICY);
  if (ownPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    apt('update', '-q');
    apt('install', '-y', '-q', ...packages);
  } finally {
    if (ownPolicy) rmSync(POLICY);
  }
}

const stopped = (child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> => {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const ended = new Promise((done) => child.once('exit', done));
  child.kill(signal);
  return ended;
};

/** Tries until it works, for ten seconds. */
async function patiently<T>(what: string, work: () => Promise<T>): Promise<T> {
  for (let n = 0; ; n++) {
    try {
      return await work();
    } catch (error) {
      if (n === 100) throw new Error(`${what} did not start`, { cause: error });
      await wait(100);
    }
  }
}

/** Debian's newest PostgreSQL, installed when it is missing. */
export function debianBinaries(): { bin: string; version: string } {
  ensure(POSTGRES, 'postgresql');
  const version = readdirSync(POSTGRES).toSorted((a, b) => Number(b) - Number(a))[0]!;
  return { bin: join(POSTGRES, version, 'bin'), version };
}

/** A new cluster of Debian's PostgreSQL in a folder, not running, and a function that runs programs as its user. */
export function debianCluster(folder: string, name = 'debian') {
  const owner = databaseOwner(folder);
  const cluster = join(folder, name);
  mkdirSync(cluster, { mode: 0o700 });
  if (owner !== null) chownSync(cluster, owner.uid, owner.gid);
  const options = { ...owner, cwd: cluster, env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  execFileSync(
    join(debianBinaries().bin, 'initdb'),
    ['-D', cluster, '-U', 'masabasi', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    { ...options, stdio: 'ignore' },
  );
  return { cluster, options };
}

/** Debian's PostgreSQL over a cluster in a folder, with an empty database. */
export async function debianPostgres(
  { after }: Pick<Run, 'after'>,
  folder: string,
): Promise<{ url: string; version: string; cluster: string; stop: () => Promise<unknown> }> {
  const { bin, version } = debianBinaries();
  const { cluster, options } = debianCluster(folder);
  const port = await freePort();
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', cluster, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${cluster}`],
    { ...options, stdio: 'ignore' },
  );
  const stop = () => stopped(child, 'SIGINT');
  after(stop);
  const url = (database: string) => `postgres://masabasi@127.0.0.1:${port}/${database}`;
  await patiently('PostgreSQL', async () => {
    const client = new Client(url('postgres'));
    await client.connect();
    await client.query('create database masabasi');
    await client.end();
  });
  return { url: url('masabasi'), version, cluster, stop };
}

/**
 * nginx in front of servers, as in docs/sunucu.md. A call to a server that is stopping goes to another one. Writes
 * carry a key, so a second try changes nothing.
 */
export async function nginx({ after }: Pick<Run, 'after'>, folder: string, ports: readonly number[]): Promise<string> {
  ensure(NGINX, 'nginx-light');
  const port = await freePort();
  const home = join(folder, 'nginx');
  mkdirSync(home);
  writeFileSync(
    join(home, 'nginx.conf'),
    `daemon off;
worker_processes 1;
pid ${home}/pid;
error_log ${home}/error.log warn;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${home}/body;
  proxy_temp_path ${home}/proxy;
  fastcgi_temp_path ${home}/fastcgi;
  uwsgi_temp_path ${home}/uwsgi;
  scgi_temp_path ${home}/scgi;
  upstream masabasi {
    ${ports.map((p) => `server 127.0.0.1:${p} max_fails=1 fail_timeout=2s;`).join('\n    ')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 12m;
    location / {
      proxy_pass http://masabasi;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_next_upstream error timeout non_idempotent;
      proxy_connect_timeout 1s;
      proxy_buffering off;
      proxy_read_timeout 75s;
    }
  }
}
`,
  );
  const child = spawn(NGINX, ['-p', home, '-c', join(home, 'nginx.conf')], { stdio: 'ignore' });
  after(() => stopped(child, 'SIGTERM'));
  const url = `http://127.0.0.1:${port}`;
  await patiently('nginx', async () => {
    const answer = await fetch(`${url}/health`);
    await answer.arrayBuffer();
  });
  return url;
}

/** A mailbox of a mail server. It gets mails as from a mail server: as a file in its folder. */
export interface Mailbox {
  readonly version: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /**
   * Puts a mail into the mailbox.
   * @param read marks it as already read
   */
  deliver(mail: Buffer, read?: boolean): void;
  /** Number of all mails there, and of unseen ones. */
  count(): { readonly all: number; readonly unseen: number };
}

/** Dovecot with one mailbox, only on the loopback. */
export async function dovecot({ after }: Pick<Run, 'after'>, folder: string): Promise<Mailbox> {
  ensure(DOVECOT, 'dovecot-imapd');
  const [user, password] = ['destek', 'posta-kutusu'];
  const port = await freePort();
  const home = join(folder, 'dovecot');
  const mails = join(home, 'mails');
  // Dovecot never reads mails as root. Any other user that runs this program owns all files.
  const owner = databaseOwner(folder) ?? { uid: process.getuid!(), gid: process.getgid!() };
  const self = userInfo().username;
  const rootless = process.getuid!() !== 0;
  for (const path of [home, mails, ...['new', 'cur', 'tmp'].map((part) => join(mails, part))]) {
    mkdirSync(path);
    chownSync(path, owner.uid, owner.gid);
  }
  const conf = join(home, 'dovecot.conf');
  writeFileSync(
    conf,
    `protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
base_dir = ${home}/run
state_dir = ${home}/state
log_path = ${home}/log
mail_location = maildir:${mails}
first_valid_uid = 1
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${owner.uid} gid=${owner.gid} home=${mails}
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
${rootless ? '  chroot =\n' : ''}}
${rootless ? `default_internal_user = ${self}\ndefault_internal_group = ${self}\ndefault_login_user = ${self}\nservice anvil {\n  chroot =\n}\n` : ''}`,
  );
  const version = execFileSync(DOVECOT, ['--version'], { encoding: 'utf8' }).split(' ')[0]!.trim();
  const child = spawn(DOVECOT, ['-F', '-c', conf], { stdio: 'ignore' });
  after(() => stopped(child, 'SIGTERM'));
  await patiently('Dovecot', async () => {
    const socket = connect(port, '127.0.0.1');
    const [greeting] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    if (!greeting.toString().startsWith('* OK')) throw new Error(greeting.toString());
  });
  let delivered = 0;
  const start = Math.floor(Date.now() / 1000);
  return {
    version,
    port,
    user,
    password,
    deliver(mail, read = false) {
      // Dovecot numbers the mails in the order of these names.
      const name = `${start + Math.floor(++delivered / 1000)}.M${String(delivered % 1000).padStart(6, '0')}P${delivered}.prove`;
      const unfinished = join(mails, 'tmp', name);
      writeFileSync(unfinished, mail);
      chownSync(unfinished, owner.uid, owner.gid);
      renameSync(unfinished, read ? join(mails, 'cur', `${name}:2,S`) : join(mails, 'new', name));
    },
    count() {
      const files = ['new', 'cur'].flatMap((part) => readdirSync(join(mails, part)));
      return { all: files.length, unseen: files.filter((f) => !/:2,[A-Za-z]*S/.test(f)).length };
    },
  };
}
