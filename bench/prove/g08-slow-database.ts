import { readdirSync } from 'node:fs';
import { COMPANY } from './company.ts';
import { goal, percentile } from './goal.ts';
import { type Hit, openLoop, refused, served } from './load.ts';
import { dayMix } from './mix.ts';
import { distantCompany } from './running.ts';

/**
 * A database that is far away: every message to it and from it takes 400 ms longer. Twenty calls a second are served in
 * bearable time. At a higher rate the excess calls are refused, and pages do not notice.
 */
const DELAY_MS = 400;
/** `DATABASE_POOL` for a distant database (docs/sunucu.md): connections wait for the network, not for a processor. */
const POOL = 60;
const RATE = 20;
const EXCESS_RATE = 150;
const SETTLE_SECONDS = 15;
const PAGE_RATE = 10;
const LIMIT_MS = 3000;
const PAGE_LIMIT_MS = 250;
const ASSETS = new URL('../../packages/web/dist/assets/', import.meta.url);

const p99 = (hits: readonly Hit[]) =>
  Math.round(
    percentile(
      hits.map((h) => h.ms),
      0.99,
    ),
  );

await goal(
  'G8',
  'with a database 400 ms away each way, twenty calls a second are served, more are refused, pages are as ever',
  async (run) => {
    const { count } = run;
    const { product, people, network } = await distantCompany(run, COMPANY, {
      delayMs: DELAY_MS,
      env: { DATABASE_POOL: String(POOL) },
    });
    const next = dayMix(people, run);

    const script = readdirSync(ASSETS).find((f) => f.endsWith('.js'))!;
    const page = { path: `/assets/${script}`, method: 'GET', token: '', kind: 'page', body: '' };
    /** Sends calls, and pages beside them. */
    const load = async (rate: number, seconds: number): Promise<readonly [calls: Hit[], pages: Hit[]]> =>
      Promise.all([
        openLoop(product.url, { rate, seconds, next }),
        openLoop(product.url, { rate: PAGE_RATE, seconds, next: () => page }),
      ]);

    await network.set('slow');
    await load(RATE, SETTLE_SECONDS);
    const [calls, pages] = await load(RATE, count(60, 15));
    const [excess, pagesInExcess] = await load(EXCESS_RATE, count(20, 5));
    const kinds = Map.groupBy(calls, (h) => h.kind);
    const rude = [...calls, ...excess].filter((h) => h.status !== 200 && !refused([h]).length).length;
    const allPages = [...pages, ...pagesInExcess];
    const figures = {
      rate: RATE,
      served: served(calls).length,
      of: calls.length,
      p99_ms: p99(calls),
      ...Object.fromEntries([...kinds].map(([kind, hits]) => [`${kind}_p99_ms`, p99(hits)])),
      excess_rate: EXCESS_RATE,
      excess_served: served(excess).length,
      excess_refused: refused(excess).length,
      excess_p99_ms: p99(served(excess)),
      other_answers: rude,
      pages_p99_ms: p99(allPages),
    };
    return {
      pass:
        figures.served === figures.of &&
        figures.p99_ms <= LIMIT_MS &&
        rude === 0 &&
        served(allPages).length === allPages.length &&
        figures.pages_p99_ms <= PAGE_LIMIT_MS,
      figures,
    };
  },
);
