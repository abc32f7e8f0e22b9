import { readdirSync } from 'node:fs';
import { goal } from './goal.ts';
import { openLoop } from './load.ts';
import { dayMix } from './mix.ts';
import { runningCompany } from './running.ts';
import { openFiles, residentMb } from './server.ts';

/** Runs for HOURS hours. The first quarter warms up. The memory of the other minutes is fitted with a straight line. */
const RATE = 50;
const HOURS = Number(process.env['HOURS'] ?? 4);

/** The slope of the straight line through the points, by least squares. */
function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (i: 0 | 1) => points.reduce((sum, p) => sum + p[i], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const over = points.reduce((sum, p) => sum + (p[0] - x) * (p[1] - y), 0);
  return over / points.reduce((sum, p) => sum + (p[0] - x) ** 2, 0);
}

await goal('G4', 'hours of work leave memory, files and connections as they were', async (run) => {
  const { product, people, pool } = await runningCompany(run, { sessions: 500 });
  const next = dayMix(people, run);
  const minutes = Math.max(4, Math.round(HOURS * 60));
  const points: [hour: number, mb: number, files: number, connections: number][] = [];
  let errors = 0;
  for (let minute = 0; minute < minutes; minute++) {
    const hits = await openLoop(product.url, { rate: RATE, seconds: 60, next });
    errors += hits.filter((h) => h.status !== 200).length;
    const { rows } = await pool.query<{ n: number }>(
      `select count(*) as n from pg_stat_activity where application_name like 'masabasi%' and datname = current_database()`,
    );
    points.push([minute / 60, residentMb(product.pid()), openFiles(product.pid()), rows[0]!.n]);
    console.log(`minute ${minute + 1}: ${points.at(-1)!.slice(1).map(Math.round).join(' MB, files, connections ')}`);
  }
  const settled = points.slice(Math.ceil(points.length / 4));
  const mbPerHour = slope(settled.map(([hour, mb]) => [hour, mb]));
  const range = (i: 2 | 3) => Math.max(...settled.map((p) => p[i])) - Math.min(...settled.map((p) => p[i]));
  const left = readdirSync(product.dataDir).filter((f) => /tmp|upload/i.test(f)).length;
  return {
    pass: errors === 0 && mbPerHour < 5 && range(2) <= 20 && range(3) <= 4 && left === 0,
    figures: {
      hours: HOURS,
      rate: RATE,
      mb_per_hour: mbPerHour,
      open_files_range: range(2),
      connections_range: range(3),
      temporary_files: left,
      errors,
    },
  };
});
