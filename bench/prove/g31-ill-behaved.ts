import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack, Outcome } from './attackers.ts';
import { COMPANY } from './company.ts';
import { goal, percentile } from './goal.ts';
import { type Hit, openLoop, served } from './load.ts';
import { dayMix } from './mix.ts';
import { runningCompany } from './running.ts';

/**
 * Attackers that try to stop everybody else, all at once and all the time: sockets that send one byte of a body, bodies
 * of the largest size without a session, streams of one token, exports of one person. Everybody else's calls continue
 * as before.
 */
const MANY = { idle: 200, bodies: 50, streams: 500, exports: 20 } as const;
const RATE = 40;
/** Longest wait of nearly all other calls. */
const LIMIT_MS = 300;
const RISE_MS = 3000;
/** One pause of the machine is no attack, so the median of several windows counts. */
const WINDOWS = 5;

await goal(
  'G31',
  'sockets that say nothing, the largest bodies from nobody, streams and exports without end change nothing for the others',
  async (run) => {
    const { product, people } = await runningCompany(run, { sessions: COMPANY.people });
    const [worst, ...others] = people;
    const next = dayMix(others, run);
    /** Waiting times of the calls of several windows, and whether they were served. */
    const windows = async (seconds: number) => {
      const all: Hit[][] = [];
      for (let i = 0; i < WINDOWS; i++) all.push(await openLoop(product.url, { rate: RATE, seconds, next }));
      const middle = (p: number) =>
        Math.round(
          percentile(
            all.map((hits) =>
              percentile(
                hits.map((hit) => hit.ms),
                p,
              ),
            ),
            0.5,
          ),
        );
      const hits = all.flat();
      return {
        calls: hits.length,
        failed: hits.length - served(hits).length,
        p95: middle(0.95),
        p99: middle(0.99),
      };
    };

    // The first calls of a server that has just started are slower than any later one.
    await openLoop(product.url, { rate: RATE, seconds: run.count(10, 3), next });
    const calm = await windows(run.count(10, 1));

    const attackers = fork(new URL('attackers.ts', import.meta.url));
    run.after(() => attackers.kill());
    attackers.send({ ...MANY, url: product.url, token: worst!.token, userId: worst!.id } satisfies Attack);
    await wait(RISE_MS);
    const attacked = await windows(run.count(12, 4));
    attackers.send('outcome');
    const [outcome] = (await once(attackers, 'message')) as [Outcome];
    return {
      pass:
        // The hundredth of a short window is two calls, so a quick run uses the twentieth.
        (run.quick ? attacked.p95 : attacked.p99) <= LIMIT_MS &&
        calm.failed + attacked.failed === 0 &&
        outcome.bodiesRead === 0 &&
        outcome.exportsDone > 0,
      figures: {
        idle_sockets: MANY.idle,
        bodies: MANY.bodies,
        streams: MANY.streams,
        exports: MANY.exports,
        calls: attacked.calls,
        p99_before_ms: calm.p99,
        p95_ms: attacked.p95,
        p99_ms: attacked.p99,
        failed: calm.failed + attacked.failed,
        bodies_read: outcome.bodiesRead,
        streams_open_at_most: outcome.mostStreams,
        streams_cut: outcome.streamsCut,
        exports_done: outcome.exportsDone,
        exports_refused: outcome.exportsRefused,
      },
    };
  },
);
