import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { SMALL } from './company.ts';
import { type Run, goal } from './goal.ts';
import { runningCompany } from './running.ts';

/**
 * A stop under a hundred calls a second from clients that keep their connections and ignore the stop. Every accepted
 * call is answered, and the balancer's check fails before any call is refused.
 */
const RATE = 100;
const CLIENTS = 20;
const LIMIT_MS = 10_000;

type Outcome = 'answered' | 'turned_away' | 'cut';

await goal(
  'G25',
  'a stop under load cuts nobody off, says so first and is over within ten seconds',
  async ({ count, random, after }: Run) => {
    const { product, people } = await runningCompany({ after }, { size: SMALL });
    const stops = count(50, 5);
    const figures = { stops, answered: 0, cut: 0, ready_not_first: 0, wrong_exit: 0, longest_stop_ms: 0 };
    const reasons: string[] = [];

    const ask = async (agent: Agent, path: string, token?: string): Promise<{ outcome: Outcome; status: number }> => {
      const asked = performance.now();
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      try {
        const answer = await new Promise<IncomingMessage>((done, failed) => {
          request(`${product.url}${path}`, { agent, headers }, done).on('error', failed).end();
        });
        await once(answer.resume(), 'end');
        return { outcome: answer.complete ? 'answered' : 'cut', status: answer.statusCode! };
      } catch (error) {
        const { code, syscall } = error as NodeJS.ErrnoException;
        // The connection failed, either refused or reset by the system while the listener closed: nothing was sent.
        if (syscall === 'connect') return { outcome: 'turned_away', status: 0 };
        reasons.push(`${syscall}_${code}_${Math.round(performance.now() - asked)}ms`);
        return { outcome: 'cut', status: 0 };
      }
    };

    for (let stop = 0; stop < stops; stop++) {
      if (stop > 0) await product.start();
      const going = { on: true };
      let [saidNo, turnedAway] = [Infinity, Infinity];
      const clients = people.slice(0, CLIENTS).map(async ({ token }) => {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 });
        while (going.on) {
          const begun = performance.now();
          const { outcome } = await ask(agent, '/api/userbilgi', token);
          if (outcome === 'turned_away') turnedAway = Math.min(turnedAway, performance.now());
          else figures[outcome]++;
          await wait(Math.max(0, (CLIENTS / RATE) * 1000 - (performance.now() - begun)) * (0.5 + random()));
        }
        agent.destroy();
      });
      const balancer = (async () => {
        const agent = new Agent({ keepAlive: false });
        while (going.on) {
          const { status } = await ask(agent, '/ready');
          if (status === 503) saidNo = Math.min(saidNo, performance.now());
          await wait(100);
        }
      })();
      await wait(300 + random() * 700);
      const begun = performance.now();
      const code = await product.stop();
      const took = performance.now() - begun;
      await wait(200);
      going.on = false;
      await Promise.all([...clients, balancer]);
      if (saidNo >= turnedAway) figures.ready_not_first++;
      if (code !== 0 || took > LIMIT_MS) figures.wrong_exit++;
      figures.longest_stop_ms = Math.max(figures.longest_stop_ms, Math.round(took));
    }
    if (reasons.length > 0) console.log(`cut: ${reasons.join(' ')}`);
    const { cut, ready_not_first, wrong_exit, answered } = figures;
    return { pass: cut + ready_not_first + wrong_exit === 0 && answered > stops * 20, figures };
  },
);
