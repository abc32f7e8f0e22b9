import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { versiyon } from '@masabasi/core/is/versiyon/contract';
import { kapananAc } from '../../packages/server/src/testing/kapanan.ts';
import { anketYayinla } from '../../packages/server/src/testing/anket.ts';
import { yayinaHazirla } from '../../packages/server/src/is/versiyon/testing.ts';
import { answered, call } from './calls.ts';
import { SMALL } from './company.ts';
import { goal } from './goal.ts';
import { companyDatabase, serverOn } from './running.ts';
import { world } from './world.ts';

/**
 * A version with three tasks is published. Two customers, one of them twice, and a person from the web asked for its
 * content. The server is killed before each statement of the release and before its answer, and started again. The
 * database then holds all of the release or nothing. The publisher asks again with the same key, and then all of it is
 * there once.
 */
const TASKS = 3;
const KILLING = new URL('./killing.ts', import.meta.url).href;
/** Number of publications at the same moment, of several people and with keys of their own. */
const AT_ONCE = 6;

/** Rows of a published version, each once. An unpublished version has none. */
const OUT = {
  version: 1,
  tasks: TASKS,
  task_lines: TASKS,
  version_lines: 1,
  told: 2,
  told_from_web: 1,
  mails: 3,
  source_lines: 4,
  surveys: 2,
  news: 2,
};
type Counts = Readonly<Record<keyof typeof OUT, number>>;
const NONE = Object.fromEntries(Object.keys(OUT).map((name) => [name, 0])) as Counts;

await goal(
  'G36',
  'a version that is killed at any statement of its release is out once or not at all, and each who asked hears once',
  async (run) => {
    const database = await companyDatabase(run, SMALL);
    const product = await serverOn(run, database.url, { NODE_OPTIONS: `--import=${KILLING}` });
    await product.start();
    const w = await world(product.url, database);
    const [builder, tester] = [await w.somebody(), await w.somebody()];
    const release = await yayinaHazirla(database.db, { yapan: builder.id, testci: tester.id });
    const desk = await kapananAc(database.db, { acan: w.boss.id, atanan: w.boss.id });
    await anketYayinla(database.db, { olay: 'surum' });

    const prepared = async () => {
      const no = `9.${w.next()}`;
      const id = await release.versiyon(no);
      const analysis = await release.analiz(w.word());
      for (let i = 0; i < TASKS; i++) await release.gorev(id, { analizId: analysis });
      const [one, two] = [await desk.kapanan(), await desk.kapanan()];
      const again = await desk.kapanan({ musteriId: one.musteriId });
      const request = await release.istek(`${w.word()}@ornek.example`);
      for (const contact of [one, two, again]) await release.kaynak(analysis, { gorusmeId: contact.id });
      await release.kaynak(analysis, { webistekId: request });
      return { id, no };
    };
    const counts = async ({ id, no }: { readonly id: number; readonly no: string }): Promise<Counts> =>
      (
        await w.sql<Counts>(
          `select (select count(*)::int from versiyon where id = $1 and durum = 'yayinlandi') as version,
            (select count(*)::int from gorev where versiyon_id = $1 and durum = 'yayinlandi') as tasks,
            (select count(*)::int from hareket h join gorev g on g.id = h.nesne_id
              where h.nesne = 'gorev' and g.versiyon_id = $1 and h.yeni ->> 'DurumAnahtar' = 'yayinlandi') as task_lines,
            (select count(*)::int from hareket where nesne = 'versiyon' and nesne_id = $1 and tur = 'yayinlandi') as version_lines,
            (select count(*)::int from versiyon_haber where versiyon_id = $1) as told,
            (select count(*)::int from versiyon_webhaber where versiyon_id = $1) as told_from_web,
            (select count(*)::int from posta where metin like '% ' || $2 || ' versiyonu yayınlandı.%') as mails,
            (select count(*)::int from hareket where nesne in ('gorusme', 'webistek') and tur = 'surum'
              and aciklama like '% ' || $2 || ' versiyonu') as source_lines,
            (select count(*)::int from memnuniyet where versiyon_id = $1) as surveys,
            (select count(*)::int from bildirim where yol = '/istakibi/versiyonlar/' || $1::int) as news`,
          [id, no],
        )
      )[0]!;
    const ask = (id: number, o: { readonly key: string; readonly kill?: number; readonly token?: string }) =>
      answered(
        call(
          w.url,
          versiyon.versiyonYayinla,
          { Id: id, Surum: 1 },
          {
            token: o.token ?? w.boss.token,
            key: o.key,
            ...(o.kill !== undefined && { headers: { 'x-prove-kill': String(o.kill) } }),
          },
        ),
      );

    const whole = await prepared();
    await ask(whole.id, { key: randomUUID(), kill: 0 });
    const statements = Number(/statements (\d+)/.exec(product.output())?.[1]);
    const figures = {
      statements,
      kills: 0,
      out_at_kill: 0,
      half: 0,
      not_out: 0,
      doubled: 0,
      answered_wrongly: 0,
      races: 0,
      race_wrong: 0,
      failed_starts: 0,
    };
    if (!isDeepStrictEqual(await counts(whole), OUT)) figures.not_out++;

    /** Before each statement, and before the answer. A short run takes a few that are far apart. */
    const rounds = run.count(statements + 1, 6);
    for (let round = 0; round < rounds; round++) {
      const kill = Math.round(1 + (round * statements) / Math.max(1, rounds - 1));
      const v = await prepared();
      const key = randomUUID();
      if ((await ask(v.id, { key, kill })) !== null) throw new Error(`it was not killed at ${kill}`);
      figures.kills++;
      await product.stop('SIGKILL');
      const left = await counts(v);
      if (isDeepStrictEqual(left, OUT)) figures.out_at_kill++;
      else if (!isDeepStrictEqual(left, NONE)) {
        figures.half++;
        console.log(`killed at ${kill}: ${JSON.stringify(left)}`);
      }
      await product.start().catch((error: unknown) => {
        console.error(error);
        figures.failed_starts++;
      });
      const answer = await ask(v.id, { key });
      if (answer?.status !== 200 || !answer.body.durum) figures.answered_wrongly++;
      const is = await counts(v);
      if (isDeepStrictEqual(is, OUT)) continue;
      if (Object.keys(OUT).some((name) => is[name as keyof Counts] > OUT[name as keyof Counts])) figures.doubled++;
      else figures.not_out++;
      console.log(`after ${kill}: ${JSON.stringify(is)}`);
    }

    for (figures.races = 0; figures.races < run.count(40, 5); figures.races++) {
      const v = await prepared();
      const tokens = [w.boss.token, w.otherBoss.token];
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, i) => ask(v.id, { key: randomUUID(), token: tokens[i % 2] })),
      );
      const ok = answers.filter((a) => a?.status === 200 && a.body.durum).length;
      const calm = answers.every((a) => a?.status === 200 || a?.status === 409);
      if (ok !== 1 || !calm || !isDeepStrictEqual(await counts(v), OUT)) {
        figures.race_wrong++;
        console.log(`at once: ${answers.map((a) => a?.status).join(' ')} ${JSON.stringify(await counts(v))}`);
      }
    }
    const wrong =
      figures.half +
      figures.not_out +
      figures.doubled +
      figures.answered_wrongly +
      figures.race_wrong +
      figures.failed_starts;
    return { pass: wrong === 0 && figures.kills === rounds && figures.out_at_kill > 0, figures };
  },
);
