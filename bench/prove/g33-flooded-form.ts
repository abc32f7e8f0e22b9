import { fork } from 'node:child_process';
import { once } from 'node:events';
import { gorusme } from '@masabasi/core/masa/gorusme/contract';
import { webistek } from '@masabasi/core/masa/webistek/contract';
import { COMPANY, type Person } from './company.ts';
import type { Flooded, Order } from './flooding.ts';
import { goal, percentile, type Run } from './goal.ts';
import { openLoop, served, type Shot, shot } from './load.ts';
import { dayMix } from './mix.ts';
import { runningCompany } from './running.ts';

/**
 * Ten thousand posts in a minute at the form for people outside, from fifty addresses and with solved tasks. People who
 * work inside notice nothing, and no address gets through more often than its share.
 */
const ADDRESSES = 50;
const SOLVED = 12;
const RATE = 40;
const LIMIT_MS = 300;
const { hiz } = webistek.webistekGonder.access;

/** The usual calls of a day and calls of the desk, half and half. */
function deskMix(people: readonly Person[], run: Pick<Run, 'below' | 'random'>): () => Shot {
  const day = dayMix(people, run);
  return () => {
    if (run.random() < 0.5) return day();
    const { token } = people[run.below(people.length)]!;
    if (run.random() < 0.5) return shot(gorusme.getGorusmeList, 'contacts', token, { sekme: 'benim' });
    return shot(webistek.getWebistekList, 'requests', token, { sekme: 'bekleyen' });
  };
}

await goal(
  'G33',
  'ten thousand posts a minute at the public form change nothing for the people inside',
  async (run) => {
    const { product, people, pool } = await runningCompany(run, {
      sessions: COMPANY.people,
      env: { TRUST_PROXY: '127.0.0.1' },
    });
    await pool.query("insert into proje (id, ad) values (1, 'Ürün 1') on conflict do nothing");
    const flooders = fork(new URL('flooding.ts', import.meta.url));
    run.after(() => flooders.kill());
    const told = async (order: Order): Promise<unknown> => {
      flooders.send(order);
      return ((await once(flooders, 'message')) as [unknown])[0];
    };
    await told({ url: product.url, addresses: ADDRESSES, solved: SOLVED });

    const seconds = run.count(60, 12);
    const [outcome, hits] = await Promise.all([
      told({ posts: run.count(10_000, 2000), seconds }) as Promise<Flooded>,
      openLoop(product.url, { rate: RATE, seconds, next: deskMix(people, run) }),
    ]);
    const p99 = Math.round(
      percentile(
        hits.map((h) => h.ms),
        0.99,
      ),
    );
    const failed = hits.length - served(hits).length;
    const { rows } = await pool.query<{ kept: number }>('select count(*)::int as kept from webistek');
    return {
      pass: p99 <= LIMIT_MS && failed === 0 && outcome.letIn <= ADDRESSES * hiz.adet && outcome.otherwise === 0,
      figures: {
        posts: outcome.sent,
        addresses: ADDRESSES,
        let_in: outcome.letIn,
        turned_away: outcome.turnedAway,
        otherwise: outcome.otherwise,
        requests_kept: rows[0]!.kept,
        calls: hits.length,
        p99_ms: p99,
        failed,
      },
    };
  },
);
