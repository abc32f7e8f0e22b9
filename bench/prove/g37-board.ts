import { setTimeout as wait } from 'node:timers/promises';
import { gorev } from '@masabasi/core/is/gorev/contract';
import { BOS_GOREV } from '../../packages/server/src/is/gorev/testing.ts';
import { call } from './calls.ts';
import { SMALL } from './company.ts';
import { goal } from './goal.ts';
import { runningCompany } from './running.ts';

/**
 * Fifty people move two hundred cards on one board, within their column and into the next one, each from their last
 * view. After all concurrent moves a column has one order, no card is lost or doubled, and soon all people see the
 * same.
 */
const PEOPLE = 50;
const CARDS = 200;
const SAME_WITHIN_MS = 1000;
const COLUMNS = ['planlandi', 'gelistirmede'] as const;
type Column = (typeof COLUMNS)[number];

await goal(
  'G37',
  'fifty people who move two hundred cards of one board leave one order, no card lost or doubled, the same for everybody within a second',
  async ({ count, below, after }) => {
    const { product, people: all, pool } = await runningCompany({ after }, { size: SMALL });
    const people = all.slice(0, PEOPLE);
    if (people.length < PEOPLE) throw new Error('the company is too small');
    const first = async (list: string) =>
      (await pool.query<{ id: number }>('select min(id) as id from tanim where liste = $1', [list])).rows[0]!.id;
    const chosen = { IsTurId: await first('isTur'), AciliyetId: await first('aciliyet') };
    for (let i = 0; i < CARDS; i++) {
      const { body } = await call(
        product.url,
        gorev.gorevKaydet,
        { gorev: { ...BOS_GOREV, ...chosen, Baslik: `Kart ${i}` } },
        { token: people[i % PEOPLE]!.token },
      );
      if (!body.durum) throw new Error(body.msg);
    }

    /** The board as a person sees it: the numbers of its cards, and the version of each. */
    const board = async (token: string) => {
      const { body } = await call(
        product.url,
        gorev.gorevPano,
        { Boylar: { planlandi: CARDS, gelistirmede: CARDS } },
        { token },
      );
      if (!body.durum) throw new Error(JSON.stringify(body));
      return body.sutunlar.filter((s): s is typeof s & { Durum: Column } => COLUMNS.includes(s.Durum as Column));
    };
    const ids = (columns: Awaited<ReturnType<typeof board>>) =>
      columns.map((c) => c.gorevler.map((g) => g.Id).join(' '));

    const figures = {
      people: PEOPLE,
      cards: CARDS,
      moved: 0,
      late: 0,
      refused: 0,
      wrong_answers: 0,
      lost: 0,
      doubled: 0,
      places_shared: 0,
      seen_otherwise: 0,
    };
    const end = Date.now() + count(60_000, 12_000);
    await Promise.all(
      people.map(async ({ token }) => {
        while (Date.now() < end) {
          const columns = await board(token);
          for (let i = 0; i < 4 && Date.now() < end; i++) {
            const from = columns[below(10) === 0 ? 1 : 0]!;
            const card = from.gorevler[below(from.gorevler.length)];
            const beside = from.gorevler[below(Math.min(8, from.gorevler.length))];
            if (card === undefined || beside === undefined || card.Id === beside.Id) continue;
            const seen = { Id: card.Id, Surum: card.Surum, oncekiId: beside.Id, sonrakiId: null };
            const { status, body } =
              from.Durum === 'planlandi' && below(20) === 0
                ? await call(
                    product.url,
                    gorev.gorevDurumGuncelle,
                    { ...seen, oncekiId: columns[1]!.gorevler[0]?.Id ?? null, YeniDurum: 'gelistirmede' },
                    { token },
                  )
                : await call(product.url, gorev.gorevSirala, seen, { token });
            if (status === 200 && body.durum) figures.moved++;
            // A late move gets the present state of its card. No other conflict may occur.
            else if (status === 409 && 'guncel' in body) figures.late++;
            else if (status === 200) figures.refused++;
            else figures.wrong_answers++;
          }
        }
      }),
    );
    await wait(SAME_WITHIN_MS);

    const boards = await Promise.all(people.map(async ({ token }) => ids(await board(token))));
    figures.seen_otherwise = boards.filter((b) => b.join('|') !== boards[0]!.join('|')).length;
    const standing = boards[0]!.join(' ').trim().split(' ');
    figures.doubled = standing.length - new Set(standing).size;
    figures.lost = CARDS - new Set(standing).size;
    const { rows } = await pool.query<{ n: number }>(
      'select count(*)::int as n from (select from gorev group by durum, sira having count(*) > 1) x',
    );
    figures.places_shared = rows[0]!.n;
    const { wrong_answers, lost, doubled, places_shared, seen_otherwise, moved } = figures;
    return {
      pass: moved > CARDS && wrong_answers + lost + doubled + places_shared + seen_otherwise === 0,
      figures,
    };
  },
);
