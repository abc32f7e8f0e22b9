import { taslak } from '@masabasi/core/masa/taslak/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '../../packages/server/src/platform/db/connect.ts';
import { answered, call } from './calls.ts';
import { type Person, SMALL, databaseUrl } from './company.ts';
import { goal } from './goal.ts';
import { runningCompany } from './running.ts';

/**
 * People type. Each pause sends the text of their form, and now and then an older call arrives again, late. The product
 * is killed during this, every second time its database with it.
 */
const TYPISTS = 24;
const KILL_WITHIN_MS = 500;
const CALL_LIMIT_MS = 10_000;

/** The knowledge of one form about its draft. */
interface Typist {
  readonly person: Person;
  readonly name: string;
  typed: number;
  /** The last number that the server acknowledged. */
  acknowledged: number;
}
const text = (name: string, sequence: number) =>
  JSON.stringify({ Aciklama: `${name} ${'yazı '.repeat(sequence % 500)}` });

await goal(
  'G32',
  'what was typed into a form and acknowledged is there after the server was killed, and nothing older in its place',
  async ({ count, random, after }) => {
    const { product, people, pool } = await runningCompany({ after }, { size: SMALL, sessions: 8 });
    await pool.end();
    const stopping = new AbortController();
    const typists: Typist[] = Array.from({ length: TYPISTS }, (_, i) => ({
      person: people[i % people.length]!,
      name: `gorusme.yazi.${i + 1}`,
      typed: 0,
      acknowledged: 0,
    }));
    let writes = 0;
    let late = 0;
    let refused = 0;
    const send = ({ person, name }: Typist, sequence: number) =>
      answered(
        call(
          product.url,
          taslak.taslakYaz,
          { Anahtar: name, Deger: text(name, sequence), Sira: sequence },
          { token: person.token, signal: AbortSignal.timeout(CALL_LIMIT_MS) },
        ),
      );
    async function type(t: Typist): Promise<void> {
      while (!stopping.signal.aborted) {
        t.typed++;
        writes++;
        const answer = await send(t, t.typed);
        if (answer?.status === 200 && answer.body.durum && answer.body.Yazildi) t.acknowledged = t.typed;
        else if (answer?.status === 200) refused++;
        if (t.typed > 3 && random() < 0.2) {
          late++;
          await send(t, t.typed - 2);
        }
        await wait(answer === null ? 50 : 5);
      }
    }
    const typing = typists.map(type);
    after(() => stopping.abort());

    const kills = count(40, 5);
    let failed = 0;
    for (let round = 0; round < kills; round++) {
      await wait(random() * KILL_WITHIN_MS + 100);
      await product.stop('SIGKILL');
      if (round % 2 === 1) product.killDatabase();
      await product.start().catch((error: unknown) => {
        console.error(error);
        failed++;
      });
    }
    stopping.abort();
    await Promise.all(typing);

    const connection = connect(databaseUrl(product.dataDir), () => undefined, { max: 1 });
    const { rows } = await connection.pool.query<{ kisi_id: number; anahtar: string; deger: string; sira: string }>(
      'select kisi_id, anahtar, deger, sira from taslak',
    );
    await connection.pool.end();
    let lost = 0;
    let older = 0;
    let other = 0;
    for (const t of typists) {
      const row = rows.find((r) => r.kisi_id === t.person.id && r.anahtar === t.name);
      const stored = Number(row?.sira ?? 0);
      if (row === undefined && t.acknowledged > 0) lost++;
      else if (stored < t.acknowledged) older++;
      if (row !== undefined && (row.deger !== text(t.name, stored) || stored > t.typed)) other++;
    }
    const acknowledged = typists.filter((t) => t.acknowledged > 0).length;
    const figures = {
      kills,
      typists: TYPISTS,
      writes,
      late,
      acknowledged,
      lost,
      older,
      other,
      wrong_answers: refused,
      failed_starts: failed,
    };
    return {
      pass: lost + older + other + refused + failed === 0 && acknowledged === TYPISTS && late > 0,
      figures,
    };
  },
);
