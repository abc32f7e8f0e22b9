import { setTimeout as wait } from 'node:timers/promises';
import { goal, percentile } from './goal.ts';
import { type Hit, openLoop, refused, served } from './load.ts';
import { dayMix } from './mix.ts';
import { runningCompany } from './running.ts';
import { residentMb } from './server.ts';

/**
 * The knee is the last step of a hundred requests a second at which all requests are answered within a second. Three
 * times this rate then has to be refused politely and leave no trace.
 */
const STEP = 100;
const STEP_SECONDS = 6;
const CALM_RATE = 50;

const p99 = (hits: readonly Hit[]) =>
  percentile(
    hits.map((h) => h.ms),
    0.99,
  );

await goal('G2', 'three times what the server can do is refused politely and forgotten at once', async (run) => {
  const running = await runningCompany(run, { sessions: 500 });
  const { product, people } = running;
  const next = dayMix(people, run);
  const load = (rate: number, seconds: number) => openLoop(product.url, { rate, seconds, next });
  await load(CALM_RATE, 10);

  let knee = STEP;
  for (let rate = STEP; rate <= 3000; rate += STEP) {
    const hits = await load(rate, STEP_SECONDS);
    if (served(hits).length < hits.length || p99(hits) > 1000) break;
    knee = rate;
  }
  await wait(3000);

  const seconds = run.count(60, 10);
  let resident = 0;
  const watching = setInterval(() => (resident = Math.max(resident, residentMb(product.pid()))), 500);
  const hits = await load(3 * knee, seconds);
  clearInterval(watching);
  const over = performance.now();
  const accepted = served(hits);
  const polite = refused(hits);

  // Normal is a second of calm work that is served completely and as quickly as before.
  let back = Number.POSITIVE_INFINITY;
  while (back === Number.POSITIVE_INFINITY && performance.now() - over < 30_000) {
    const calm = await load(CALM_RATE, 1);
    if (served(calm).length === calm.length && p99(calm) <= 250) back = (performance.now() - over) / 1000;
  }
  const rude = hits.length - accepted.length - polite.length;
  return {
    pass: rude === 0 && p99(accepted) <= 1000 && back <= 10 && resident <= 350 && product.running(),
    figures: {
      knee,
      rate: 3 * knee,
      seconds,
      served: accepted.length,
      refused: polite.length,
      other_answers: rude,
      accepted_p99_ms: p99(accepted),
      normal_after_s: back,
      resident_mb: resident,
      exits: product.running() ? 0 : 1,
    },
  };
});
