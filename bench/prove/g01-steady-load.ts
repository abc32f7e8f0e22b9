import { goal, percentile } from './goal.ts';
import { openLoop } from './load.ts';
import { dayMix } from './mix.ts';
import { meter, runningCompany } from './running.ts';
import { residentMb } from './server.ts';

/** A whole company at work: five hundred sessions, two hundred requests a second, ten minutes. */
const RATE = 200;

await goal('G1', 'a company of 500 sessions at work is answered at once', async (run) => {
  const running = await runningCompany(run, { sessions: 500 });
  const { product, people } = running;
  const next = dayMix(people, run);
  await openLoop(product.url, { rate: RATE / 2, seconds: 10, next });
  const used = meter(running);
  const seconds = run.count(600, 20);
  const hits = await openLoop(product.url, { rate: RATE, seconds, next });
  const cpu = used();
  const ms = hits.map((h) => h.ms);
  const errors = hits.filter((h) => h.status !== 200).length;
  const [p50, p99, p999] = [0.5, 0.99, 0.999].map((share) => percentile(ms, share));
  return {
    pass: errors === 0 && p50! <= 25 && p99! <= 250 && p999! <= 800,
    figures: {
      sessions: people.length,
      rate: RATE,
      seconds,
      p50_ms: p50!,
      p99_ms: p99!,
      p999_ms: p999!,
      errors,
      server_cpu_ms_per_request: cpu.server / hits.length,
      database_cpu_ms_per_request: cpu.database / hits.length,
      resident_mb: residentMb(product.pid()),
    },
  };
});
