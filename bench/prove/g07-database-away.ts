import { setTimeout as wait } from 'node:timers/promises';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { answered, call } from './calls.ts';
import { SMALL } from './company.ts';
import { goal } from './goal.ts';
import type { Weather } from './proxy.ts';
import { distantCompany } from './running.ts';
import { writers } from './writers.ts';

/**
 * Half a minute without the database, in three ways, while people continue to work. The process stays alive, reports
 * the problem in time, and recovers by itself.
 */
const AWAY: readonly Weather[] = ['refuse', 'reset', 'blackhole'];
const AWAY_MS = 30_000;
const QUICK_AWAY_MS = 6_000;
const BACK_MS = 8_000;
const NORMAL_LIMIT_MS = 5_000;
const READY_LIMIT_MS = 3_000;
const CALL_LIMIT_MS = 3_500;
/** Together about twenty calls a second. */
const READ_EVERY_MS = 100;
const WRITERS = 8;
const WRITE_PAUSE_MS = 800;
const PROBE_EVERY_MS = 250;

interface Heard {
  readonly what: 'call' | 'health' | 'ready';
  readonly begun: number;
  readonly ended: number;
  readonly status: number | null;
}

await goal(
  'G7',
  'half a minute without the database: it says so in time, lives, and is back by itself with nothing lost',
  async ({ below, quick, after }) => {
    const { product, people, pool, network } = await distantCompany({ after }, SMALL);

    const heard: Heard[] = [];
    const hear = (what: Heard['what'], begun: number, status: number | null) =>
      void heard.push({ what, begun, ended: performance.now(), status });
    const asking = new Set<Promise<void>>();
    const ask = (what: Heard['what'], answer: () => Promise<{ readonly status: number }>) => {
      const begun = performance.now();
      const asked = answered(answer())
        .then((a) => hear(what, begun, a?.status ?? null))
        .finally(() => asking.delete(asked));
      asking.add(asked);
    };
    const probe = async (path: string) => {
      const answer = await fetch(`${product.url}${path}`, { signal: AbortSignal.timeout(10_000) });
      await answer.arrayBuffer();
      return answer;
    };
    const clocks = [
      setInterval(() => {
        const { token, departmentId } = people[below(people.length)]!;
        ask('call', () =>
          call(
            product.url,
            mola.departmanMola,
            { departmanId: departmentId },
            { token, signal: AbortSignal.timeout(10_000) },
          ),
        );
      }, READ_EVERY_MS),
      setInterval(() => {
        ask('health', () => probe('/health'));
        ask('ready', () => probe('/ready'));
      }, PROBE_EVERY_MS),
    ];
    after(() => clocks.forEach(clearInterval));
    const writing = writers(product.url, people.slice(0, WRITERS), {
      pauseMs: WRITE_PAUSE_MS,
      retryMs: WRITE_PAUSE_MS,
      heard: (begun, status) => hear('call', begun, status),
    });
    after(() => writing.stop());
    await wait(3000);

    const slowest = (list: readonly Heard[]) => Math.round(Math.max(0, ...list.map((h) => h.ended - h.begun)));
    const figures: Record<string, number> = {};
    let passed = true;
    for (const weather of AWAY) {
      const gone = performance.now();
      await network.set(weather);
      await wait(quick ? QUICK_AWAY_MS : AWAY_MS);
      const back = performance.now();
      await network.set('fine');
      await wait(BACK_MS);
      // Includes calls that were under way when the database went away.
      const during = heard.filter((h) => h.ended > gone && h.begun < back);
      const calls = during.filter((h) => h.what === 'call');
      const firstUnready = during.find((h) => h.what === 'ready' && h.status === 503);
      const returning = heard.filter((h) => h.what !== 'health' && h.begun >= back && h.status !== 200);
      const f = {
        call_max_ms: slowest(calls),
        unready_ms: Math.round((firstUnready?.ended ?? Infinity) - gone),
        normal_ms: Math.round(Math.max(0, ...returning.map((h) => h.ended - back))),
        other_answers: calls.filter((h) => h.status !== 503 && h.status !== 200).length,
      };
      passed &&=
        f.call_max_ms <= CALL_LIMIT_MS &&
        f.unready_ms <= READY_LIMIT_MS &&
        f.normal_ms <= NORMAL_LIMIT_MS &&
        f.other_answers === 0;
      for (const [name, value] of Object.entries(f)) figures[`${weather}_${name}`] = value;
    }
    clocks.forEach(clearInterval);
    await writing.stop();
    await Promise.all(asking);
    const found = await writing.check(pool);
    const { acknowledged, refused } = writing.counts();
    const unhealthy = heard.filter((h) => h.what === 'health' && h.status !== 200).length;
    const wrong = unhealthy + found.lost + found.duplicated + found.unknown + refused + (product.running() ? 0 : 1);
    return {
      pass: passed && wrong === 0 && acknowledged > 0,
      figures: {
        ...figures,
        health_max_ms: slowest(heard.filter((h) => h.what === 'health')),
        unhealthy,
        acknowledged,
        ...found,
        wrong_answers: refused,
      },
    };
  },
);
