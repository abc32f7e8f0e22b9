import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack, Outcome } from './attackers.ts';
import { COMPANY } from './company.ts';
import { goal, percentile } from './goal.ts';
import { openLoop, served } from './load.ts';
import { dayMix } from './mix.ts';
import { runningCompany } from './running.ts';

/**
 * Some who want to stop everybody else, all at once and all the time: sockets that send one byte of a body, bodies of
 * the largest size from nobody, streams of one token, exports of one person. Everybody else's calls go on as ever.
 */
const MANY = { idle: 200, bodies: 50, streams: 500, exports: 20 } as const;
const RATE = 40;
const LIMIT_MS = 300;
const RISE_MS = 3000;
/** In so short a time one pause of the machine is more than a hundredth: a quick run says the middle of three. */
const QUICK_WINDOWS = 3;

await goal(
  'G31',
  'sockets that say nothing, the largest bodies from nobody, streams and exports without end change nothing for the others',
  async (run) => {
    const { product, people } = await runningCompany(run, { sessions: COMPANY.people });
    const [worst, ...others] = people;
    const attackers = fork(new URL('attackers.ts', import.meta.url));
    run.after(() => attackers.kill());
    attackers.send({ ...MANY, url: product.url, token: worst!.token, userId: worst!.id } satisfies Attack);

    await wait(RISE_MS);
    const windows = [];
    for (let i = 0; i < run.count(1, QUICK_WINDOWS); i++)
      windows.push(await openLoop(product.url, { rate: RATE, seconds: run.count(60, 8), next: dayMix(others, run) }));
    const hits = windows.flat();
    attackers.send('outcome');
    const [outcome] = (await once(attackers, 'message')) as [Outcome];
    const p99 = Math.round(
      percentile(
        windows.map((w) =>
          percentile(
            w.map((h) => h.ms),
            0.99,
          ),
        ),
        0.5,
      ),
    );
    const failed = hits.length - served(hits).length;
    return {
      pass: p99 <= LIMIT_MS && failed === 0 && outcome.bodiesRead === 0 && outcome.exportsDone > 0,
      figures: {
        idle_sockets: MANY.idle,
        bodies: MANY.bodies,
        streams: MANY.streams,
        exports: MANY.exports,
        calls: hits.length,
        p99_ms: p99,
        failed,
        bodies_read: outcome.bodiesRead,
        streams_open_at_most: outcome.mostStreams,
        streams_cut: outcome.streamsCut,
        exports_done: outcome.exportsDone,
        exports_refused: outcome.exportsRefused,
      },
    };
  },
);
