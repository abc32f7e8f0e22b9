import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AkisAdimi } from '@masabasi/core/is/projetakip/akis';
import { akisBirlestir } from '@masabasi/core/is/projetakip/akisBirlestir';
import { adimEkle, adimSil, bagla } from '@masabasi/core/is/projetakip/akisDuzeni';
import { projetakip } from '@masabasi/core/is/projetakip/contract';
import { BOS_PLAN, BOS_PRJ } from '../../packages/server/src/is/projetakip/testing.ts';
import { answered, call } from './calls.ts';
import { SMALL } from './company.ts';
import { goal } from './goal.ts';
import { proxy, troubled } from './proxy.ts';
import { runningCompany } from './running.ts';

/**
 * Two people draw one flow for a minute, over a line that breaks, refuses and delays. Each saves the drawing as the
 * page does: whole, with a key that stays until an answer comes. A person whose flow has changed meanwhile reads it,
 * applies the own changes to it and saves again. Afterwards both read the same flow: each added step is there once with
 * its last name, each removed step is gone, and no step of the other person is lost.
 */
const ANSWER_MS = 1500;
const MOST_STEPS = 120;

type Flow = readonly AkisAdimi[];

await goal(
  'G39',
  'two people who draw one flow at once through cut connections lose no step and no word of each other’s',
  async ({ count, below, after }) => {
    const { product, people } = await runningCompany({ after }, { size: SMALL });
    const pair = people.slice(0, 2);
    const address = new URL(product.url);
    const line = await proxy({ host: address.hostname, port: Number(address.port) }, 300);
    after(() => line.close());
    const through = `http://127.0.0.1:${line.port}`;
    const ask = { token: pair[0]!.token };

    const made = async <T extends { durum: boolean }>(
      asked: Promise<{ body: T }>,
    ): Promise<Extract<T, { durum: true }>> => {
      const { body } = await asked;
      if (!body.durum) throw new Error(JSON.stringify(body));
      return body as Extract<T, { durum: true }>;
    };
    const proje = await made(
      call(product.url, projetakip.prjKaydet, { proje: { ...BOS_PRJ, Ad: 'Birlikte', SorumluId: pair[1]!.id } }, ask),
    );
    const konu = await made(
      call(
        product.url,
        projetakip.projeKonuKaydet,
        { konu: { Id: 0, Surum: 0, ProjeId: proje.Id, UstId: null, Ad: 'Konu', Sira: 0, SorumluId: null } },
        ask,
      ),
    );
    const plan = await made(
      call(
        product.url,
        projetakip.projePlanKaydet,
        { plan: { ...BOS_PLAN, ProjeId: proje.Id, KonuId: konu.Id, Ad: 'Akış', Bagimliliklar: [] } },
        ask,
      ),
    );
    const read = async (url: string, token: string) => {
      const body = await made(
        call(
          url,
          projetakip.getProjePlanDetayList,
          { ProjeId: proje.Id, PlanId: plan.Id },
          { token, signal: AbortSignal.timeout(ANSWER_MS) },
        ),
      );
      return { version: body.projePlanDetayList[0]!.Surum, flow: body.projePlanAkisList as Flow };
    };

    const figures = {
      added: 0,
      renamed: 0,
      taken_out: 0,
      saved: 0,
      laid_over: 0,
      cut: 0,
      refused: 0,
      lost: 0,
      doubled: 0,
      come_back: 0,
      renamed_otherwise: 0,
      read_otherwise: 0,
    };
    /** The last name of a step, by its mark. Null: its author removed it. */
    const meant = new Map<string, string | null>();
    const markOf = (name: string) => name.split(' ')[0]!;

    const windows = await Promise.all(
      pair.map(async ({ token }, i) => {
        const own = 'ab'[i]!;
        const first = await read(product.url, token);
        let { version, flow: base } = first;
        let drawn: Flow = base;
        let sending: {
          readonly key: string;
          readonly version: number;
          readonly steps: Flow;
          readonly base: Flow;
        } | null = null;
        const mine = () => drawn.filter((a) => a.Ad.startsWith(`⟦${own}`));
        return {
          waits: () => sending !== null || drawn !== base,
          draw() {
            // The request on its way holds the drawing up to now.
            if (sending !== null) return;
            const steps = mine();
            const dice = below(10);
            if (steps.length > 4 && (dice < 2 || drawn.length > MOST_STEPS)) {
              const step = steps[below(steps.length)]!;
              drawn = adimSil(drawn, [step.Id]);
              meant.set(markOf(step.Ad), null);
              figures.taken_out++;
            } else if (steps.length > 1 && dice < 5) {
              const step = steps[below(steps.length)]!;
              const name = `${markOf(step.Ad)} ${below(1_000_000)}`;
              const to = drawn[below(drawn.length)]!;
              drawn = bagla(
                drawn.map((a) => (a.Id === step.Id ? { ...a, Ad: name, Sonraki: [] } : a)),
                step.Id,
                to.Id,
                '',
              );
              meant.set(markOf(name), name);
              figures.renamed++;
            } else {
              const { adimlar, Id } = adimEkle(drawn, { Tur: 'adim' });
              const name = `⟦${own}${figures.added++}⟧ 0`;
              drawn = adimlar.map((a) => (a.Id === Id ? { ...a, Ad: name } : a));
              meant.set(markOf(name), name);
            }
          },
          async save(url: string) {
            if (sending === null && drawn === base) return;
            sending ??= { key: randomUUID(), version, steps: drawn, base };
            const { key, steps, base: over } = sending;
            const answer = await answered(
              call(
                url,
                projetakip.projeplanakiskaydet,
                {
                  plan: { Id: plan.Id, Surum: sending.version },
                  akislar: steps.map((a) => ({ ...a, Sonraki: [...a.Sonraki] })),
                  silinenler: over.filter((a) => !steps.some((x) => x.Id === a.Id)).map((a) => a.Id),
                },
                { token, key, signal: AbortSignal.timeout(ANSWER_MS) },
              ),
            );
            if (answer === null) figures.cut++;
            else if (answer.status === 200 && answer.body.durum) {
              figures.saved++;
              version = answer.body.plan.Surum;
              base = answer.body.akislist;
              drawn = base;
              sending = null;
            } else if (answer.status === 409) {
              const now = await answered(read(url, token));
              if (now === null) return;
              figures.laid_over++;
              drawn = akisBirlestir(base, drawn, now.flow);
              base = now.flow;
              version = now.version;
              sending = null;
            } else figures.refused++;
          },
        };
      }),
    );

    const end = Date.now() + count(60_000, 12_000);
    await Promise.all([
      troubled(line, end, below),
      ...windows.map(async (w) => {
        while (Date.now() < end) {
          for (let i = 0; i <= below(3); i++) w.draw();
          await w.save(through);
          await wait(below(40));
        }
      }),
    ]);

    // The line works again: waiting changes are saved.
    for (let i = 0; i < 20 && windows.some((w) => w.waits()); i++) for (const w of windows) await w.save(through);
    const [one, other] = await Promise.all(pair.map(({ token }) => read(product.url, token)));
    const there = Map.groupBy(one!.flow, (a) => markOf(a.Ad));
    for (const [mark, name] of meant) {
      const found = there.get(mark) ?? [];
      if (name === null) figures.come_back += found.length;
      else if (found.length === 0) figures.lost++;
      else if (found.length > 1) figures.doubled++;
      else if (found[0]!.Ad !== name) figures.renamed_otherwise++;
    }
    figures.read_otherwise = Number(JSON.stringify(one) !== JSON.stringify(other));
    const { added, cut, laid_over, refused, lost, doubled, come_back, renamed_otherwise, read_otherwise } = figures;
    const wrong = refused + lost + doubled + come_back + renamed_otherwise + read_otherwise;
    return { pass: added > 50 && cut > 5 && laid_over > 5 && wrong === 0, figures };
  },
);
