import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '../../packages/server/src/platform/db/connect.ts';
import { SMALL, databaseUrl } from './company.ts';
import { goal, percentile } from './goal.ts';
import { runningCompany } from './running.ts';
import { writers } from './writers.ts';

/**
 * Kills the product during writes, every second time its database with it, and starts it again. Some people whose call
 * was cut off ask again with the same key, the others never do.
 */
const WRITERS = 8;
const KILL_WITHIN_MS = 600;
const READY_LIMIT_MS = 10_000;

await goal(
  'G5',
  'killed at any moment, it starts again with every acknowledged change, each once',
  async ({ count, random, after }) => {
    const { product, people, pool } = await runningCompany({ after }, { size: SMALL, sessions: WRITERS });
    await pool.end();
    const writing = writers(product.url, people, { giveUp: () => random() < 0.3 });
    after(() => writing.stop());

    const kills = count(100, 8);
    const ready: number[] = [];
    let failed = 0;
    for (let round = 0; round < kills; round++) {
      await wait(random() * KILL_WITHIN_MS);
      await product.stop('SIGKILL');
      if (round % 2 === 1) product.killDatabase();
      await product.start().then(
        (ms) => ready.push(ms),
        (error: unknown) => {
          console.error(error);
          failed++;
        },
      );
    }
    await writing.stop();
    const connection = connect(databaseUrl(product.dataDir), () => undefined, { max: 1 });
    const found = await writing.check(connection.pool);
    await connection.pool.end();
    const { invoked, acknowledged, refused } = writing.counts();
    const figures = {
      kills,
      invoked,
      acknowledged,
      ...found,
      wrong_answers: refused,
      failed_starts: failed,
      ready_p95_ms: Math.round(percentile(ready, 0.95)),
    };
    const wrong = found.lost + found.duplicated + found.unknown + found.reordered + refused + failed;
    return { pass: wrong === 0 && acknowledged > kills && figures.ready_p95_ms <= READY_LIMIT_MS, figures };
  },
);
