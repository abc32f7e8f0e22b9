import { Agent, request as send } from 'node:http';
import { type Socket, connect as open } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@masabasi/core/contract';
import { izin } from '@masabasi/core/izin/contract';
import { oturum } from '@masabasi/core/oturum/contract';
import { COMPANY } from './company.ts';
import { goal, percentile } from './goal.ts';
import { openLoop, served } from './load.ts';
import { dayMix } from './mix.ts';
import { runningCompany } from './running.ts';

/**
 * Some who want to stop everybody else, all at once and all the time: sockets that send one byte of a body, bodies of
 * the largest size from nobody, streams of one token, exports of one person. Everybody else's calls go on as ever.
 */
const IDLE = 200;
const BODIES = 50;
const STREAMS = 500;
const EXPORTS = 20;
const RATE = 40;
const LIMIT_MS = 300;
const RISE_MS = 3000;

const LARGEST = endpoints.reduce((a, b) =>
  (b.endpoint.govdeSiniri ?? 0) > (a.endpoint.govdeSiniri ?? 0) ? b : a,
).endpoint;

await goal(
  'G31',
  'sockets that say nothing, the largest bodies from nobody, streams and exports without end change nothing for the others',
  async (run) => {
    const { product, people } = await runningCompany(run, { sessions: COMPANY.people });
    const seconds = run.count(60, 12);
    const port = Number(new URL(product.url).port);
    const [worst, ...others] = people;
    let going = true;
    run.after(() => (going = false));

    /** One byte of a body, and again when the server has had enough. */
    const silent = new Set<Socket>();
    const keepSilent = (): void => {
      if (!going) return;
      const socket = open({ host: '127.0.0.1', port });
      silent.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        silent.delete(socket);
        setTimeout(keepSilent, 200).unref();
      });
      socket.write(
        `POST /api${oturum.login.path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{`,
      );
    };

    const agent = new Agent({ keepAlive: true });
    const body = Buffer.alloc(LARGEST.govdeSiniri ?? 0, 0x5b);
    let bodiesRead = 0;
    /** Sends something again and again and counts what is answered as if it were fine. */
    const repeat = async (path: string, token: string, payload: Buffer, fine: (status: number) => void) => {
      while (going) {
        // Whatever the server does with it is right, if the others do not notice.
        await new Promise<void>((done) => {
          const req = send(
            {
              agent,
              host: '127.0.0.1',
              port,
              path: `/api${path}`,
              method: 'POST',
              headers: {
                'content-type': 'application/json',
                'content-length': payload.length,
                ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
              },
            },
            (res) => {
              fine(res.statusCode ?? 0);
              res.resume();
              res.once('close', done);
            },
          );
          req.once('error', () => done());
          req.end(payload);
        });
        await wait(50);
      }
    };

    let streams = 0;
    let mostStreams = 0;
    const keepStream = async (): Promise<void> => {
      while (going) {
        const ended = new AbortController();
        run.after(() => ended.abort());
        const answer = await fetch(`${product.url}/api/olaylar`, {
          headers: { authorization: `Bearer ${worst!.token}` },
          signal: ended.signal,
        }).catch(() => null);
        if (answer?.ok) {
          streams++;
          mostStreams = Math.max(mostStreams, streams);
          await answer.body?.pipeTo(new WritableStream()).catch(() => undefined);
          streams--;
        } else await answer?.body?.cancel();
        await wait(1000);
      }
    };

    let exportsDone = 0;
    let exportsRefused = 0;
    const exported = Buffer.from(JSON.stringify({ val: { UserId: worst!.id } }));
    for (let i = 0; i < IDLE; i++) keepSilent();
    for (let i = 0; i < BODIES; i++)
      void repeat(LARGEST.path, '', body, (status) => void (status === 401 || bodiesRead++));
    for (let i = 0; i < STREAMS; i++) void keepStream();
    for (let i = 0; i < EXPORTS; i++)
      void repeat(izin.izinAktar.path, worst!.token, exported, (status) => {
        if (status === 200) exportsDone++;
        else if (status === 429) exportsRefused++;
      });

    await wait(RISE_MS);
    const hits = await openLoop(product.url, { rate: RATE, seconds, next: dayMix(others, run) });
    going = false;
    for (const socket of silent) socket.destroy();
    const p99 = Math.round(
      percentile(
        hits.map((h) => h.ms),
        0.99,
      ),
    );
    const failed = hits.length - served(hits).length;
    return {
      pass: p99 <= LIMIT_MS && failed === 0 && bodiesRead === 0 && exportsDone > 0,
      figures: {
        idle_sockets: IDLE,
        bodies: BODIES,
        streams: STREAMS,
        exports: EXPORTS,
        seconds,
        calls: hits.length,
        p99_ms: p99,
        failed,
        bodies_read: bodiesRead,
        streams_open_at_most: mostStreams,
        exports_done: exportsDone,
        exports_refused: exportsRefused,
      },
    };
  },
);
