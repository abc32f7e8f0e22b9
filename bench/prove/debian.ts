import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { databaseOwner } from '../../packages/server/src/db/embeddedFiles.ts';
import type { Run } from './goal.ts';
import { freePort } from './server.ts';

/** What a company would put around several servers: Debian's own PostgreSQL, and nginx in front. */

const POSTGRES = '/usr/lib/postgresql';
const NGINX = '/usr/sbin/nginx';

/** Installs what is missing; needs root for that, and says so when it fails. */
function ensure(program: string, ...packages: string[]): void {
  if (existsSync(program)) return;
  execFileSync('apt-get', ['install', '-y', '-q', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
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

/** A cluster of Debian's PostgreSQL in a folder, with an empty database; returns its address and version. */
export async function debianPostgres(
  { after }: Pick<Run, 'after'>,
  folder: string,
): Promise<{ url: string; version: string }> {
  ensure(POSTGRES, 'postgresql');
  const version = readdirSync(POSTGRES).toSorted((a, b) => Number(b) - Number(a))[0]!;
  const bin = join(POSTGRES, version, 'bin');
  const owner = databaseOwner(folder);
  const cluster = join(folder, 'debian');
  mkdirSync(cluster, { mode: 0o700 });
  if (owner !== null) chownSync(cluster, owner.uid, owner.gid);
  const options = { ...owner, cwd: cluster, env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  execFileSync(join(bin, 'initdb'), ['-D', cluster, '-U', 'masabasi', '-A', 'trust', '-E', 'UTF8', '--locale=C'], {
    ...options,
    stdio: 'ignore',
  });
  const port = await freePort();
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', cluster, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${cluster}`],
    { ...options, stdio: 'ignore' },
  );
  after(() => stopped(child, 'SIGINT'));
  const url = (database: string) => `postgres://masabasi@127.0.0.1:${port}/${database}`;
  await patiently('PostgreSQL', async () => {
    const client = new Client(url('postgres'));
    await client.connect();
    await client.query('create database masabasi');
    await client.end();
  });
  return { url: url('masabasi'), version };
}

/**
 * nginx in front of servers, as docs/sunucu.md has it. A call that met a server on its way out goes to another one:
 * writes carry a key, so a second time changes nothing.
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
