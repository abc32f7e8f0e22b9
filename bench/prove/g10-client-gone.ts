import { readdirSync } from 'node:fs';
import { type Socket, connect as open } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { aktarim } from '@masabasi/core/musteri/aktarim/contract';
import { duyuru } from '@masabasi/core/yonetim/duyuru/contract';
import type { Endpoint, Girdi } from '@masabasi/core/platform/call/endpoint';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { call } from './calls.ts';
import { SMALL } from './company.ts';
import { goal } from './goal.ts';
import { runningCompany } from './running.ts';
import { openFiles, temporaryFolder } from './server.ts';

/**
 * Clients that vanish during a request or an upload, at any byte of it or of its answer, or that fall silent with the
 * connection open. Nothing of them stays: no file, no half write, no connection.
 */
const CONCURRENT = 10;
const IMPORTS = 40;
const LINES = 500;
/** The longest answer is cut somewhere in this range. */
const ANSWER_BYTES = 40_000;
const STATUSES = [644, 652] as const;
/** After this time the server has given up all cut-off requests, except of silent clients. */
const REST_MS = 12_000;
const METRICS_KEY = 'kopan-istemcilerin-olcumu';
const SILENT_LIMIT_MS = 40_000;
const SAMPLES = 20;
const MARK = 'kopuk';

/** Files that are not the database's own tables and log. */
const loose = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((f) => !f.startsWith('pg/') || /pgsql_tmp./.test(f))
    .length;

/** The bytes of a call, as a browser sends them. */
function bytesOf<E extends Endpoint>(endpoint: E, request: Girdi<E>, token: string): Buffer {
  const body = Buffer.from(JSON.stringify({ val: request }));
  const head = [
    `POST /api${endpoint.path} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}

type Cut = 'request' | 'answer' | 'silent';

/** Sends part of a request and disconnects, or reads part of the answer and disconnects, or falls silent. */
async function send(port: number, bytes: Buffer, cut: Cut, at: number): Promise<Socket> {
  const socket = open({ host: '127.0.0.1', port });
  // Any treatment of such a client by the server is right.
  socket.on('error', () => undefined);
  await new Promise((done) => socket.once('connect', done).once('close', done));
  await new Promise((done) => socket.write(cut === 'answer' ? bytes : bytes.subarray(0, at), done));
  if (cut === 'answer') {
    let read = 0;
    await Promise.race([
      new Promise<void>((done) => {
        socket.on('data', (chunk: Buffer) => ((read += chunk.length) >= at ? done() : undefined));
        socket.once('close', done);
      }),
      wait(50),
    ]);
  }
  // Continues to read, because otherwise it would not notice that the server closes.
  if (cut === 'silent') socket.resume();
  else socket.resetAndDestroy();
  return socket;
}

await goal(
  'G10',
  'a client that is gone leaves no file, no half of a write and no open connection behind',
  async ({ below, random, count, after }) => {
    const temporary = temporaryFolder({ after });
    const { product, people, pool } = await runningCompany(
      { after },
      {
        size: SMALL,
        env: { TMPDIR: temporary, METRIK_ANAHTARI: METRICS_KEY },
      },
    );
    const privileged = people[0]!;
    const today = istanbulGunu(new Date());

    const imports: number[] = [];
    for (let i = 0; i < IMPORTS; i++) {
      const request = { Dosya: `${MARK} ${i}`, SatirSayisi: LINES };
      const { body } = await call(product.url, aktarim.musteriAktarimAc, request, { token: privileged.token });
      if (!body.durum) throw new Error(body.msg);
      imports.push(body.Id);
    }
    const lines = Array.from({ length: LINES }, (_, i) => ({ Satir: i + 1, Ad: 'Ayşe', Soyad: `Öztürk ${i}` }));
    const requests: readonly ((mark: string) => Buffer)[] = [
      () => bytesOf(mola.departmanMola, { departmanId: privileged.departmentId }, privileged.token),
      () => bytesOf(aktarim.musteriAktarimYukle, { Id: imports[below(IMPORTS)]!, satirlar: lines }, privileged.token),
      (aciklama) => {
        const { id, token } = people[below(people.length)]!;
        return bytesOf(mola.moladurumGuncelle, { userid: id, moladurum: STATUSES[below(2)]!, aciklama }, token);
      },
      (mark) => {
        const fixed = { Id: 0, Surum: 0, Departmanlar: [privileged.departmentId], Onemli: 0 as const };
        const texts = { Baslik: mark, Metin: mark, Baslangic: today, Bitis: today };
        return bytesOf(duyuru.duyuruKaydet, { ...fixed, ...texts }, privileged.token);
      },
    ];

    /** The pool's connections, from the product's own figures. */
    const connections = async (): Promise<{ readonly all: number; readonly inUse: number }> => {
      const answer = await fetch(`${product.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_KEY}` } });
      const text = await answer.text();
      const of = (state: string) => Number(new RegExp(`_pool_connections\\{state="${state}"\\} (\\d+)`).exec(text)![1]);
      return { all: of('total'), inUse: of('total') - of('idle') };
    };
    /** The lowest of some readings on an idle server: open files except for the pool's, and connections in use. */
    const resting = async (): Promise<{ readonly files: number; readonly inUse: number }> => {
      await wait(REST_MS);
      const least = { files: Infinity, inUse: Infinity };
      for (let i = 0; i < SAMPLES; i++) {
        const { all, inUse } = await connections();
        least.files = Math.min(least.files, openFiles(product.pid()) - all);
        least.inUse = Math.min(least.inUse, inUse);
        await wait(250);
      }
      return least;
    };
    const before = await resting();
    const leftBefore = loose(temporary) + loose(product.dataDir);

    const total = count(1000, 200);
    const incomplete: string[] = [];
    const silent: Socket[] = [];
    let sent = 0;
    const client = async (): Promise<void> => {
      while (sent < total) {
        const mark = `${MARK} değişiklik ${sent++}`;
        const bytes = requests[below(requests.length)]!(mark);
        const dice = random();
        const cut: Cut = dice < 0.65 ? 'request' : dice < 0.95 ? 'answer' : 'silent';
        if (cut !== 'answer') incomplete.push(mark);
        const socket = await send(product.port, bytes, cut, below(cut === 'answer' ? ANSWER_BYTES : bytes.length));
        if (cut === 'silent') silent.push(socket);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENT }, client));
    const deadline = performance.now() + SILENT_LIMIT_MS;
    while (silent.some((s) => !s.closed) && performance.now() < deadline) await wait(100);
    const neverClosed = silent.filter((s) => !s.closed).length;

    const later = await resting();
    const number = async (text: string, values: unknown[] = []): Promise<number> =>
      (await pool.query<{ n: number }>(`select count(*) as n from ${text}`, values)).rows[0]!.n;
    const figures = {
      requests: total,
      cut_requests: incomplete.length - silent.length,
      cut_answers: total - incomplete.length,
      silent: silent.length,
      silent_kept_open: neverClosed,
      temp_files: loose(temporary) + loose(product.dataDir) - leftBefore,
      half_rows:
        (await number(`(select from musteri_aktarim_satir group by aktarim_id having count(*) <> ${LINES}) x`)) +
        (await number(
          `mola m where aciklama like '${MARK} %'
             and not exists (select from denetim d where d.eylem = 'moladurumGuncelle' and d.nesne_id = m.kisi_id
               and d.yeni ->> 'durum' = m.durum_id::text and d.zaman between m.baslama - interval '1 second' and m.baslama)`,
        )) +
        (await number(
          `duyuru y where baslik like '${MARK} %'
             and not exists (select from denetim d where d.nesne = 'duyuru' and d.nesne_id = y.id)`,
        )),
      written_by_cut_requests:
        (await number('mola where aciklama = any($1)', [incomplete])) +
        (await number('duyuru where baslik = any($1)', [incomplete])),
      written:
        (await number(`mola where aciklama like '${MARK} %'`)) + (await number(`duyuru where baslik like '${MARK} %'`)),
      leaked_pool_clients: later.inUse,
      open_files_before: before.files,
      open_files_after: later.files,
    };
    const left =
      neverClosed +
      figures.temp_files +
      figures.half_rows +
      figures.written_by_cut_requests +
      figures.leaked_pool_clients +
      Math.max(0, later.files - before.files);
    return { pass: left === 0 && figures.written > 0, figures };
  },
);
