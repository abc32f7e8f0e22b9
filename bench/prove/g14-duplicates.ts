import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { oturumsuz } from '../../packages/core/src/platform/call/endpoint.ts';
import { call } from './calls.ts';
import { SMALL } from './company.ts';
import { goal } from './goal.ts';
import { startedCompany } from './running.ts';
import { type Asked, type Write, queueDone, rowCounts, until, world } from './world.ts';
import { WRITES } from './writes.ts';

/**
 * Every writing call of the contract three times with one key, at once and one after the other. The tables then contain
 * the rows of a single call, audit and events included, and all three answers are equal. An answer with a secret in it
 * is not stored: such a call does its work each time, and nothing is kept under its key.
 */
const TIMES = 3;

await goal(
  'G14',
  'a write that arrives three times with one key is done once and answered the same each time',
  async ({ quick, count, after }) => {
    const company = await startedCompany(
      { after },
      { size: SMALL, env: { PUBLIC_URL: 'https://masa.example', NODE_ENV: 'development' } },
    );
    const { product } = company;
    const w = await world(product.url, company);
    const rows = () => rowCounts(company);
    let before = await rows();
    await until(async () => {
      await new Promise((done) => setTimeout(done, 500));
      const now = await rows();
      const quiet = isDeepStrictEqual(before, now);
      before = now;
      return quiet;
    }, 'the work of the start');

    /** Rows that a number of equal requests adds to the tables, and their answers. */
    const attempt = async (write: Write, send: (once: () => Promise<unknown>) => Promise<unknown[]>) => {
      const asked: Asked = await write.prepare(w);
      const was = await rows();
      const key = randomUUID();
      const answers = await send(async () => {
        const { status, body } = await call(w.url, write.endpoint, asked.request, {
          token: oturumsuz(write.endpoint.access) ? undefined : (asked.token ?? w.boss.token),
          key,
        });
        return { status, body };
      });
      await write.settle?.(w, asked);
      await queueDone(w);
      const is = await rows();
      const effect = Object.fromEntries(Object.keys(is).map((table) => [table, is[table]! - was[table]!]));
      return { effect, answers };
    };
    const atOnce = (once: () => Promise<unknown>) => Promise.all(Array.from({ length: TIMES }, once));
    const inTurn = async (once: () => Promise<unknown>) => {
      const answers = [];
      for (let i = 0; i < TIMES; i++) answers.push(await once());
      return answers;
    };

    const writes = WRITES.filter((write) => !(quick && write.slow));
    const names = [...new Set(writes.map((write) => write.name))];
    const rounds = count(3, 1);
    const succeeded = new Set<string>();
    const figures = {
      calls: names.length,
      ways: writes.length,
      rounds,
      first_ok: 0,
      done_again: 0,
      other_effect: 0,
      other_answer: 0,
    };
    for (let round = 0; round < rounds; round++)
      for (const write of writes) {
        if (write.few && round > 0) continue;
        const single = await attempt(write, async (once) => [await once()]);
        const [first] = single.answers as { status: number; body: { durum?: boolean } }[];
        if (first?.status === 200 && first.body.durum === true) succeeded.add(write.name);
        else console.log(`${write.name} (${write.what}) was refused: ${JSON.stringify(first)}`);
        for (const send of [atOnce, inTurn]) {
          const { effect, answers } = await attempt(write, send);
          if (write.endpoint.saklama === 'yok') {
            const done = answers.filter((a) => (a as { body: { durum?: boolean } }).body.durum === true).length;
            if (done === (write.once ? 1 : TIMES) && effect['yinelenen'] === 0) {
              figures.done_again++;
              continue;
            }
            figures.other_answer++;
            console.log(`${write.name} (${write.what}): done ${done} times, ${effect['yinelenen']} kept`);
            continue;
          }
          if (!isDeepStrictEqual(effect, single.effect)) {
            figures.other_effect++;
            const differs = Object.keys(effect).filter((table) => effect[table] !== single.effect[table]);
            console.log(
              `${write.name} (${write.what}): ${differs.map((t) => `${t} ${single.effect[t]}→${effect[t]}`).join(', ')}`,
            );
          }
          if (answers.every((a) => isDeepStrictEqual(a, answers[0]))) continue;
          figures.other_answer++;
          console.log(`${write.name} (${write.what}): ${JSON.stringify(answers).slice(0, 200)}`);
        }
      }
    figures.first_ok = succeeded.size;
    return {
      pass: figures.other_effect === 0 && figures.other_answer === 0 && figures.first_ok === names.length,
      figures,
    };
  },
);
