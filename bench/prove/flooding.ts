import { Agent, request as send } from 'node:http';
import { setPriority } from 'node:os';
import { webistek } from '@masabasi/core/masa/webistek/contract';
import { BOS_ISTEK } from '../../packages/server/src/masa/webistek/testing.ts';
import { coz } from '../../packages/server/src/masa/webistek/soru.ts';

/**
 * Senders who flood the form for people outside, from many addresses that the proxy before the server reports. They run
 * in a separate process with low priority. Their tasks are solved beforehand, as if they had processors of their own.
 */
export interface Flood {
  readonly url: string;
  readonly addresses: number;
  /** Tasks that each address has solved. Posts beyond them repeat one. */
  readonly solved: number;
}
export type Order = Flood | { readonly posts: number; readonly seconds: number };
export interface Flooded {
  readonly sent: number;
  readonly letIn: number;
  readonly turnedAway: number;
  readonly otherwise: number;
}

interface Task {
  readonly Soru: string;
  readonly Sayac: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 });
const from = (i: number): string => `203.0.113.${i + 1}`;

function post(url: string, path: string, address: string, val: object): Promise<{ status: number; body: string }> {
  const payload = Buffer.from(JSON.stringify({ val }));
  return new Promise((done) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': payload.length,
      'x-forwarded-for': address,
    };
    const req = send(`${url}/api${path}`, { agent, method: 'POST', headers }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.once('close', () => done({ status: res.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
    });
    req.once('error', () => done({ status: 0, body: '' }));
    req.end(payload);
  });
}

let ready: { readonly flood: Flood; readonly tasks: readonly Task[][] } | null = null;

async function prepare(flood: Flood): Promise<void> {
  const tasks: Task[][] = [];
  for (let i = 0; i < flood.addresses; i++) {
    const own: Task[] = [];
    for (let j = 0; j < flood.solved; j++) {
      const { body } = await post(flood.url, webistek.webistekSorusu.path, from(i), {});
      const { Soru } = JSON.parse(body) as { Soru: string };
      own.push({ Soru, Sayac: coz(Soru) });
    }
    tasks.push(own);
  }
  ready = { flood, tasks };
}

/** Sends this many posts evenly over this many seconds. */
async function overrun(posts: number, seconds: number): Promise<Flooded> {
  const { flood, tasks } = ready!;
  const count = { sent: 0, letIn: 0, turnedAway: 0, otherwise: 0 };
  const began = performance.now();
  const open: Promise<void>[] = [];
  const sent = async (i: number, task: Task): Promise<void> => {
    const val = { ...BOS_ISTEK, ...task, ProjeId: 1 };
    const { status } = await post(flood.url, webistek.webistekGonder.path, from(i), val);
    if (status === 200) count.letIn++;
    else if (status === 429) count.turnedAway++;
    else count.otherwise++;
  };
  while (count.sent < posts) {
    const due = Math.min(posts, Math.floor(((performance.now() - began) / 1000 / seconds) * posts));
    while (count.sent < due) {
      const i = count.sent % flood.addresses;
      const own = tasks[i]!;
      const task = own[Math.floor(count.sent / flood.addresses) % own.length]!;
      count.sent++;
      open.push(sent(i, task));
    }
    await new Promise((later) => setTimeout(later, 5));
  }
  await Promise.all(open);
  return count;
}

setPriority(19);
process.on('message', (order: Order) => {
  void ('url' in order ? prepare(order) : overrun(order.posts, order.seconds)).then((outcome) =>
    process.send?.(outcome ?? 'ready'),
  );
});
