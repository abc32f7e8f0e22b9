import { Agent, request as send } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Endpoint, Girdi } from '@masabasi/core/platform/call/endpoint';

/** One request of a load, ready to send. */
export interface Shot {
  readonly path: string;
  readonly method: string;
  readonly token: string;
  readonly body: string;
  readonly kind: string;
}

/** The request of an endpoint. */
export const shot = <E extends Endpoint>(endpoint: E, kind: string, token: string, request: Girdi<E>): Shot => ({
  path: `/api${endpoint.path}`,
  method: endpoint.method,
  token,
  kind,
  body: endpoint.method === 'GET' ? '' : JSON.stringify(endpoint.wrap === 'val' ? { val: request } : request),
});

export interface Hit {
  readonly kind: string;
  /** 0: no answer came. */
  readonly status: number;
  /** From the moment when the request was due, so that a late generator or a full queue counts. */
  readonly ms: number;
  /** Seconds from the beginning of the load to the due time. */
  readonly at: number;
  readonly retryAfter: boolean;
}

const LIMIT_MS = 30_000;

/** Sends one request. Resolves with its status, or 0 when the connection broke or no answer came in time. */
export function fire(agent: Agent, url: URL, s: Shot): Promise<{ status: number; retryAfter: boolean }> {
  return new Promise((done) => {
    const req = send(
      {
        agent,
        host: url.hostname,
        port: url.port,
        path: s.path,
        method: s.method,
        timeout: LIMIT_MS,
        headers: {
          authorization: `Bearer ${s.token}`,
          ...(s.body === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(s.body) }),
        },
      },
      (res) => {
        res.resume();
        res.once('end', () =>
          done({ status: res.statusCode ?? 0, retryAfter: res.headers['retry-after'] !== undefined }),
        );
        res.once('error', () => done({ status: 0, retryAfter: false }));
      },
    );
    req.once('timeout', () => req.destroy());
    req.once('error', () => done({ status: 0, retryAfter: false }));
    req.end(s.body === '' ? undefined : s.body);
  });
}

/** Successful hits. */
export const served = (hits: readonly Hit[]): Hit[] => hits.filter((h) => h.status === 200);
export const refused = (hits: readonly Hit[]): Hit[] =>
  hits.filter((h) => (h.status === 503 || h.status === 429) && h.retryAfter);

/**
 * An open loop: requests go out when they are due, without waiting for earlier answers.
 * @param rate requests a second
 * @param next the n-th request
 */
export async function openLoop(
  url: string,
  { rate, seconds, next }: { readonly rate: number; readonly seconds: number; readonly next: (n: number) => Shot },
): Promise<Hit[]> {
  const agent = new Agent({ keepAlive: true, keepAliveMsecs: 5000 });
  const target = new URL(url);
  const hits: Promise<Hit>[] = [];
  const begun = performance.now();
  for (let n = 0; n < rate * seconds;) {
    const now = performance.now() - begun;
    for (; n < rate * seconds && (n * 1000) / rate <= now; n++) {
      const due = (n * 1000) / rate;
      const s = next(n);
      hits.push(
        fire(agent, target, s).then(({ status, retryAfter }) => ({
          kind: s.kind,
          status,
          retryAfter,
          ms: performance.now() - begun - due,
          at: due / 1000,
        })),
      );
    }
    await wait(2);
  }
  const all = await Promise.all(hits);
  agent.destroy();
  return all;
}
