import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { endpoints } from '@masabasi/core/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { molaAdi } from '@masabasi/core/mesai/mola/rules';
import { tablolar } from '../../packages/server/src/testing/walk.ts';
import { openBrowser } from './browser.ts';
import { call } from './calls.ts';
import { SMALL } from './company.ts';
import { goal, type Run } from './goal.ts';
import { KINDS } from './edited.ts';
import { startedCompany } from './running.ts';
import { type World, queueDone, until, world } from './world.ts';
import { WRITES } from './writes.ts';

/**
 * Outdated data never wins. Every call that carries a version refuses a request made from a record that has changed
 * since. Of edits that overtake each other the newest accepted one stays. A screen with late answers shows the server's
 * state.
 */
const versioned = new Set(
  endpoints
    .filter(({ endpoint: e }) => e.effect === 'write')
    .filter(({ endpoint: e }) =>
      JSON.stringify(e.request.toJSONSchema({ io: 'input', unrepresentable: 'any' })).includes('"Surum"'),
    )
    .map((e) => `${e.room}.${e.name}`),
);
const ok = (answer: { status: number; body: unknown }): boolean =>
  answer.status === 200 && (answer.body as { durum?: boolean }).durum === true;
/**
 * An act on several records answers for each of them, or with the number of unchanged ones. Here all stay unchanged.
 */
const refusedEach = (body: unknown): boolean => {
  const { sonuclar, kalanlar = sonuclar, Islenen, Atlanan } = body as Several;
  if (Islenen !== undefined) return Islenen === 0 && Atlanan! > 0;
  return kalanlar !== undefined && kalanlar.length > 0 && kalanlar.every(({ Neden }) => Neden !== null);
};
interface Several {
  readonly sonuclar?: readonly Each[];
  readonly kalanlar?: readonly Each[];
  readonly Islenen?: number;
  readonly Atlanan?: number;
}
interface Each {
  readonly Neden: string | null;
}

/** Work that recurs by the clock: its hours change by themselves, so only the number of rows counts. */
const BY_THE_CLOCK: ReadonlySet<string> = new Set(['kuyruk', 'fatura_gonderim']);
const standing = (tables: Readonly<Record<string, string>>, table: string) =>
  BY_THE_CLOCK.has(table) ? tables[table]!.split(' ')[0] : tables[table];

/** Every call that carries a version, after another person has changed the record. */
async function stale(w: World, rounds: number) {
  const figures = { calls_with_version: versioned.size, stale_sent: 0, stale_accepted: 0, stale_changed: 0 };
  const met = new Set<string>();
  for (let round = 0; round < rounds; round++)
    for (const write of WRITES) {
      const asked = versioned.has(write.name) ? await write.prepare(w) : null;
      // A record that does not exist yet has no version.
      if (asked === null || !/"Surum":[1-9]/.test(JSON.stringify(asked.request))) continue;
      // After one success the same request is outdated, unless the record is then gone.
      if (asked.meanwhile) await asked.meanwhile();
      else await w.ask(write.endpoint, asked.request, asked.token ?? w.otherBoss.token);
      await queueDone(w);
      const before = await tablolar(w.connection.db);
      const answer = await call(w.url, write.endpoint, asked.request, { token: asked.token ?? w.boss.token });
      met.add(write.name);
      figures.stale_sent++;
      const after = await tablolar(w.connection.db);
      const changed = Object.keys(after).filter(
        (table) => !isDeepStrictEqual(standing(before, table), standing(after, table)),
      );
      const accepted = ok(answer) && !refusedEach(answer.body);
      if (accepted) figures.stale_accepted++;
      if (changed.length > 0) figures.stale_changed++;
      if (accepted || changed.length > 0)
        console.error(`${write.name} (${write.what}): ${JSON.stringify(answer.body)}, changed: ${changed.join(', ')}`);
    }
  if (met.size < versioned.size) throw new Error(`not met: ${[...versioned].filter((n) => !met.has(n)).join(' ')}`);
  return figures;
}

/**
 * Three people who edit one record, each a few steps ahead of their knowledge, with requests in any order and doubled.
 */
async function histories(w: World, { below, random }: Run, count: number) {
  const figures = { histories: count, edits: 0, accepted: 0, lost: 0, wrong_winner: 0 };
  const third = await w.somebody();
  await w.sql('insert into kisi_yetki (kisi_id, yetki_id, deger) values ($1, 0, 1)', [third.id]);
  const people = [w.boss, w.otherBoss, third];
  for (let h = 0; h < count; h++) {
    const record = await KINDS[below(KINDS.length)]!(w);
    const taken: { base: number; text: string }[] = [];
    await Promise.all(
      people.map(async ({ token }, person) => {
        for (let step = 0; step < 2; step++) {
          await wait(below(15));
          const { version } = await record.read();
          const ahead = [0, 1, 2].map((n) => ({
            base: version + n,
            text: `${h} ${person} ${step} ${n}`,
            at: below(30),
          }));
          await Promise.all(
            ahead.map(async ({ base, text, at }) => {
              const key = `g13-${h}-${person}-${step}-${base}-${w.next()}`;
              const send = async (delay: number) => {
                await wait(delay);
                return record.save(base, text, token, key);
              };
              const twice = random() < 0.3 ? [send(at), send(below(40))] : [send(at)];
              figures.edits++;
              if ((await Promise.all(twice)).some(ok)) taken.push({ base, text });
            }),
          );
        }
      }),
    );
    const last = await record.read();
    figures.accepted += taken.length;
    if (new Set(taken.map((t) => t.base)).size < taken.length || last.version !== 1 + taken.length) figures.lost++;
    const newest = taken.toSorted((a, b) => b.base - a.base)[0];
    if (newest !== undefined && last.text !== newest.text) figures.wrong_winner++;
  }
  return figures;
}

const QUICK_BUTTONS = [646, 647, 648, 651] as const;

/** A person's own status in a browser with late answers, while the same person changes it elsewhere. */
async function screens(w: World, { below, random, after }: Run, count: number) {
  const figures = { screens: count, screens_behind: 0 };
  const who = await w.somebody();
  const elsewhere = (await w.session(who.id)).token;
  const change = (moladurum: number) =>
    call(w.url, mola.moladurumGuncelle, { userid: who.id, moladurum }, { token: elsewhere });
  await change(651);
  const opened = await openBrowser();
  after(() => opened.close());
  const page = await opened.newPage({ locale: 'tr-TR', timezoneId: 'Europe/Istanbul' });
  await page.addInitScript(
    (token) => localStorage.setItem('masabasi.oturum', JSON.stringify({ token, UserName: 'prove' })),
    who.token,
  );
  const held = new Set<symbol>();
  for (const late of [mola.moladurumGuncelle, oturum.userbilgi])
    await page.route(`**/api${late.path}`, async (route) => {
      const one = Symbol(late.path);
      held.add(one);
      const response = await route.fetch();
      await wait(below(200));
      await route.fulfill({ response });
      held.delete(one);
    });
  await page.goto(`${w.url}/`);
  const bar = page.getByRole('region', { name: 'Mesai ve mola' });
  const button = (id: number, pressed?: boolean) =>
    bar.getByRole('button', { name: molaAdi(id), exact: true, ...(pressed === undefined ? {} : { pressed }) });
  await button(651, true).waitFor();
  for (let i = 0; i < count; i++) {
    const now = (await w.ask(oturum.userbilgi, {}, elsewhere)).data.Mola_Durum_Id;
    const others = QUICK_BUTTONS.filter((id) => id !== now);
    await button(others[below(others.length)]!).click();
    for (let n = below(3); n > 0; n--) {
      await wait(below(80));
      await change(QUICK_BUTTONS[below(QUICK_BUTTONS.length)]!);
    }
    if (random() < 0.2) await wait(below(150));
    await until(async () => held.size === 0, 'the answers that are late');
    const { Mola_Durum_Id } = (await w.ask(oturum.userbilgi, {}, elsewhere)).data;
    const shown = await button(Mola_Durum_Id!, true)
      .waitFor({ timeout: 2000 })
      .then(
        () => true,
        () => false,
      );
    if (shown) continue;
    figures.screens_behind++;
    await page.reload();
    await button(Mola_Durum_Id!, true).waitFor();
  }
  return figures;
}

await goal('G13', 'what is out of date never wins, on the server or on a screen', async (run) => {
  const company = await startedCompany(run, { size: SMALL });
  const w = await world(company.product.url, company);
  const figures = {
    ...(await stale(w, run.count(3, 1))),
    ...(await histories(w, run, run.count(200, 30))),
    ...(await screens(w, run, run.count(200, 20))),
  };
  const bad = ['stale_accepted', 'stale_changed', 'lost', 'wrong_winner', 'screens_behind'] as const;
  return { pass: bad.every((name) => figures[name] === 0), figures };
});
