import { isDeepStrictEqual } from 'node:util';
import { SMALL } from './company.ts';
import { answered } from './calls.ts';
import { goal } from './goal.ts';
import { companyDatabase, serverOn } from './running.ts';
import { world } from './world.ts';
import { withCustomer } from './writes/quotes.ts';

/**
 * A customer accepts a quote twenty times at once, from different browsers. The server is killed before each statement
 * of the acceptance and before its answer, and started again. The database then holds all rows of the acceptance or
 * none. After twenty more presses all of them are there once.
 */
const KILLING = new URL('./killing.ts', import.meta.url).href;
const AT_ONCE = 20;

/** Rows of an accepted quote, each once. A quote that is not accepted has none. */
const MADE = {
  accepted: 1,
  joined: 1,
  licences: 1,
  drafts: 1,
  trainings: 1,
  lines: 1,
  made_lines: 1,
  customer_lines: 1,
  audits: 2,
  news: 1,
};
type Counts = Readonly<Record<keyof typeof MADE, number>>;
const NONE = Object.fromEntries(Object.keys(MADE).map((name) => [name, 0])) as Counts;

await goal(
  'G40',
  'a quote that twenty accept at once, and whose server is killed at any statement of it, makes its licence, draft and training once or not at all',
  async (run) => {
    const database = await companyDatabase(run, SMALL);
    const product = await serverOn(run, database.url, {
      NODE_OPTIONS: `--import=${KILLING}`,
      TRUST_PROXY: '127.0.0.1',
    });
    await product.start();
    const w = await world(product.url, database);
    type Quote = Awaited<ReturnType<typeof withCustomer>>;

    const counts = async ({ Id, MusteriId }: Quote): Promise<Counts> =>
      (
        await w.sql<Counts>(
          `select (select count(*)::int from teklif where id = $1 and durum = 'kabul') as accepted,
            (select count(*)::int from teklif t join lisans l on l.id = t.lisans_id join egitim e on e.id = t.egitim_id
              join fatura f on f.id = t.fatura_id where t.id = $1 and e.lisans_id = l.id and f.lisans_id = l.id) as joined,
            (select count(*)::int from lisans where musteri_id = $2) as licences,
            (select count(*)::int from fatura where musteri_id = $2) as drafts,
            (select count(*)::int from egitim where musteri_id = $2) as trainings,
            (select count(*)::int from hareket where nesne = 'teklif' and nesne_id = $1 and tur = 'kabul') as lines,
            (select count(*)::int from hareket where nesne = 'teklif' and nesne_id = $1 and tur = 'uretim') as made_lines,
            (select count(*)::int from hareket where nesne = 'musteri' and nesne_id = $2 and tur = 'teklif'
              and baslik like '%: Teklif kabul edildi') as customer_lines,
            (select count(*)::int from denetim where nesne = 'teklif' and nesne_id = $1 and eylem = 'teklifYanit') as audits,
            (select count(*)::int from bildirim where yol like '%?teklif=' || $1::int
              and baslik like 'Teklifiniz kabul edildi: %') as news`,
          [Id, MusteriId],
        )
      )[0]!;
    /**
     * Presses the button. Null: no answer came. Each press has an address of its own, so that no rate limit applies.
     */
    const press = ({ secret }: Quote, kill?: number) => {
      const n = w.next();
      return answered(
        fetch(`${product.url}/teklif/${secret}`, {
          method: 'POST',
          body: new URLSearchParams({ eylem: 'kabul', ad: 'Ece Ar', onay: '1' }),
          redirect: 'manual',
          headers: {
            'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
            ...(kill !== undefined && { 'x-prove-kill': String(kill) }),
          },
        }).then((r) => r.status),
      );
    };
    const pressed = (q: Quote, kill?: number) =>
      Promise.all(Array.from({ length: AT_ONCE }, (_, i) => press(q, i === 0 ? kill : undefined)));

    const figures = {
      statements: 0,
      kills: 0,
      made_at_kill: 0,
      none_at_kill: 0,
      half: 0,
      not_made: 0,
      doubled: 0,
      answered_wrongly: 0,
      races: 0,
      race_wrong: 0,
      failed_starts: 0,
    };
    const judge = (is: Counts): 'not_made' | 'doubled' | null =>
      isDeepStrictEqual(is, MADE)
        ? null
        : Object.keys(MADE).some((name) => is[name as keyof Counts] > MADE[name as keyof Counts])
          ? 'doubled'
          : 'not_made';

    const whole = await withCustomer(w);
    await press(whole, 0);
    figures.statements = Number(/statements (\d+)/.exec(product.output())?.[1]);
    const ofWhole = judge(await counts(whole));
    if (ofWhole !== null) figures[ofWhole]++;

    /** Before each statement, and before the answer. A short run takes a few that are far apart. */
    const rounds = run.count(figures.statements + 1, 6);
    for (let round = 0; round < rounds; round++) {
      const kill = Math.round(1 + (round * figures.statements) / Math.max(1, rounds - 1));
      const q = await withCustomer(w);
      const [first] = await pressed(q, kill);
      if (first !== null) throw new Error(`it was not killed at ${kill}`);
      figures.kills++;
      await product.stop('SIGKILL');
      const left = await counts(q);
      if (isDeepStrictEqual(left, MADE)) figures.made_at_kill++;
      else if (isDeepStrictEqual(left, NONE)) figures.none_at_kill++;
      else {
        figures.half++;
        console.log(`killed at ${kill}: ${JSON.stringify(left)}`);
      }
      await product.start().catch((error: unknown) => {
        console.error(error);
        figures.failed_starts++;
      });
      const answers = await pressed(q);
      if (answers.some((status) => status !== 303)) figures.answered_wrongly++;
      const is = await counts(q);
      const verdict = judge(is);
      if (verdict === null) continue;
      figures[verdict]++;
      console.log(`after ${kill}: ${JSON.stringify(is)}`);
    }

    for (figures.races = 0; figures.races < run.count(40, 5); figures.races++) {
      const q = await withCustomer(w);
      const answers = await pressed(q);
      const is = await counts(q);
      if (answers.every((status) => status === 303) && judge(is) === null) continue;
      figures.race_wrong++;
      console.log(`at once: ${answers.join(' ')} ${JSON.stringify(is)}`);
    }
    const wrong =
      figures.half +
      figures.not_made +
      figures.doubled +
      figures.answered_wrongly +
      figures.race_wrong +
      figures.failed_starts;
    const both = figures.made_at_kill > 0 && figures.none_at_kill > 0;
    return { pass: wrong === 0 && figures.kills === rounds && both, figures };
  },
);
