import { Agent, request as send } from 'node:http';
import { type Socket, connect as open } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@masabasi/core/contract';
import { izin } from '@masabasi/core/izin/izin/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';

/**
 * Attackers that try to stop everybody else, in a separate process, so that they do not slow the measuring process
 * down. The parent says how many of each kind, and they report their results when asked. They run at low priority: on
 * the server's own machine an attacker that takes the processor would win without any attack.
 */
export interface Attack {
  readonly url: string;
  readonly token: string;
  readonly userId: number;
  readonly idle: number;
  readonly bodies: number;
  readonly streams: number;
  readonly exports: number;
}
export interface Outcome {
  readonly bodiesRead: number;
  readonly mostStreams: number;
  /** Open streams that broke off. */
  readonly streamsCut: number;
  readonly exportsDone: number;
  readonly exportsRefused: number;
}

const REST_MS = 1000;
const LARGEST = endpoints.reduce((a, b) =>
  (b.endpoint.govdeSiniri ?? 0) > (a.endpoint.govdeSiniri ?? 0) ? b : a,
).endpoint;

function attack(a: Attack): () => Outcome {
  const host = '127.0.0.1';
  const port = Number(new URL(a.url).port);
  const count = { bodiesRead: 0, mostStreams: 0, streamsCut: 0, exportsDone: 0, exportsRefused: 0 };

  /** Sends one byte of a body, and again when the server closes the connection. */
  const keepSilent = (): void => {
    const socket: Socket = open({ host, port });
    socket.on('error', () => undefined);
    socket.once('close', () => setTimeout(keepSilent, REST_MS));
    const head = ['content-type: application/json', 'content-length: 60000'];
    socket.write(`POST /api${oturum.login.path} HTTP/1.1\r\nhost: a\r\n${head.join('\r\n')}\r\n\r\n{`);
  };

  const agent = new Agent({ keepAlive: true });
  /** Sends the same request again and again. */
  async function repeat(path: string, token: string, payload: Buffer, answered: (status: number) => void) {
    const headers = {
      'content-type': 'application/json',
      'content-length': payload.length,
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    };
    for (;;) {
      // Any answer of the server is right, as long as the other people do not notice.
      await new Promise<void>((done) => {
        const req = send({ agent, host, port, path: `/api${path}`, method: 'POST', headers }, (res) => {
          answered(res.statusCode ?? 0);
          res.resume();
          res.once('close', done);
        });
        req.once('error', () => done());
        req.end(payload);
      });
      await wait(REST_MS);
    }
  }

  let streams = 0;
  async function keepStream(): Promise<void> {
    for (;;) {
      const answer = await fetch(`${a.url}/api/olaylar`, { headers: { authorization: `Bearer ${a.token}` } }).catch(
        () => null,
      );
      if (answer?.ok) {
        count.mostStreams = Math.max(count.mostStreams, ++streams);
        await answer.body?.pipeTo(new WritableStream()).catch(() => count.streamsCut++);
        streams--;
      } else await answer?.body?.cancel();
      await wait(REST_MS);
    }
  }

  const body = Buffer.alloc(LARGEST.govdeSiniri ?? 0, '[');
  const exported = Buffer.from(JSON.stringify({ val: { UserId: a.userId } }));
  for (let i = 0; i < a.idle; i++) keepSilent();
  for (let i = 0; i < a.bodies; i++)
    void repeat(LARGEST.path, '', body, (status) => {
      if (status !== 401 && status !== 503) count.bodiesRead++;
    });
  for (let i = 0; i < a.streams; i++) void keepStream();
  for (let i = 0; i < a.exports; i++)
    void repeat(izin.izinAktar.path, a.token, exported, (status) => {
      if (status === 200) count.exportsDone++;
      else if (status === 429) count.exportsRefused++;
    });
  return () => count;
}

setPriority(19);
let outcome: (() => Outcome) | null = null;
process.on('message', (m: Attack | 'outcome') => {
  if (m === 'outcome') process.send?.(outcome?.());
  else outcome = attack(m);
});
