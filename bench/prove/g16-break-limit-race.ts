import { mola } from '@masabasi/core/mesai/mola/contract';
import { call } from './calls.ts';
import { SMALL } from './company.ts';
import { goal } from './goal.ts';
import { runningCompany } from './running.ts';

/**
 * Twenty people of one department ask at the same moment for the last places, round after round. There are never more
 * people on a break than the limit, and never fewer than the room allows.
 */
const PEOPLE = 20;
const LIMITS = [1, 2, 3, 5, 8] as const;
const DESK = 651;
const NEED = 646;

await goal(
  'G16',
  'a race for the last free places never lets too many or too few on a break',
  async ({ count, below, after }) => {
    const { product, people: all, pool } = await runningCompany({ after }, { size: SMALL });
    const { departmentId } = all[0]!;
    const people = all.filter((p) => p.departmentId === departmentId).slice(0, PEOPLE);
    if (people.length < PEOPLE) throw new Error('the department is too small');
    const change = ({ id, token }: (typeof people)[number], moladurum: number) =>
      call(product.url, mola.moladurumGuncelle, { userid: id, moladurum }, { token });
    await Promise.all(all.filter((p) => p.departmentId === departmentId).map((p) => change(p, DESK)));

    const rounds = count(200, 25);
    const figures = { rounds, people: PEOPLE, over: 0, under: 0, wrong_answers: 0 };
    for (let round = 0; round < rounds; round++) {
      const limit = LIMITS[below(LIMITS.length)]!;
      await pool.query('update departman set diger_limit = $1 where id = $2', [limit, departmentId]);
      const answers = await Promise.all(people.map((p) => change(p, NEED)));
      const { rows } = await pool.query<{ n: number }>(
        'select count(*) as n from mola m join kisi k on k.id = m.kisi_id where m.bitis is null and m.durum_id = $1 and k.departman_id = $2',
        [NEED, departmentId],
      );
      const away = rows[0]!.n;
      const granted = answers.filter((a) => a.body.durum).length;
      if (away > limit) figures.over++;
      if (away < Math.min(PEOPLE, limit)) figures.under++;
      if (granted !== away || answers.some((a) => a.status !== 200)) figures.wrong_answers++;
      await Promise.all(people.map((p) => change(p, DESK)));
    }
    return { pass: figures.over === 0 && figures.under === 0 && figures.wrong_answers === 0, figures };
  },
);
