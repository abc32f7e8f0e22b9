import { setTimeout as wait } from 'node:timers/promises';
import { yazisma } from '@masabasi/core/yazisma/contract';
import type { Baglanti } from '../../packages/server/src/db/connect.ts';
import { call } from './calls.ts';
import { percentile } from './goal.ts';
import { type Line, troubled } from './proxy.ts';
import { type Person, Screen } from './screens.ts';
import type { Server } from './server.ts';
import { watchStolen } from './stolen.ts';

/**
 * A busy morning of messages over lines that break, while servers are killed: many people in groups, each with a screen, and
 * each message followed to the screen of somebody at the other server.
 */

export interface Rush {
  readonly pool: Baglanti['pool'];
  readonly servers: readonly [Server, Server];
  /** Of each server, as many as of the other; people share them. */
  readonly lines: readonly [readonly Line[], readonly Line[]];
  readonly people: readonly Person[];
  /** They take part in nothing. */
  readonly outsiders: readonly Person[];
  readonly messages: number;
  /** Between two messages of the whole house. */
  readonly everyMs: number;
  /** So often a server is killed and started again, by turns and evenly over the time. */
  readonly kills: number;
  /** So long a line is well between two troubles, at least and at most. */
  readonly wellMs: readonly [number, number];
  /** What takes longer than this to the other screen is late; so long before a kill a message may be on its way into it. */
  readonly lateMs: number;
  readonly below: (n: number) => number;
}

const GROUP = 10;
/** So many of a group have its conversation open, one at each server; each reads it whenever it is told of a message. */
const OPEN = 2;
/** One of so many answers the first message of its group, in its thread. */
const IN_THREAD = 3;
/** So long screens may take to hear the rest when everything has been written. */
const SETTLE_MS = 15_000;
/** So long what moved to the other server takes to come back, spread as a balancer with a slow start does. */
const HOME_MS = 20_000;

const done = <T extends { durum: boolean }>({ body }: { readonly body: T }): Extract<T, { durum: true }> => {
  if (!body.durum) throw new Error(JSON.stringify(body));
  return body as Extract<T, { durum: true }>;
};

interface Written {
  readonly n: number;
  readonly text: string;
  readonly group: number;
  readonly writer: number;
  readonly thread: boolean;
  /** When it was due, when an answer said that it stands there and under which number, and when it was on the other screen. */
  readonly due: number;
  readonly no: number;
  readonly seen: number | null;
  readonly attempts: number;
}

/** Opens a group for every ten, with a first message whose thread the others answer in. */
async function groupsOf(url: string, people: readonly Person[]) {
  const made = [];
  for (let g = 0; g < Math.floor(people.length / GROUP); g++) {
    const members = people.slice(g * GROUP, (g + 1) * GROUP);
    const ask = { token: members[0]!.token };
    const Kisiler = members.slice(1).map((p) => p.id);
    const { Id } = done(await call(url, yazisma.grupKaydet, { Id: 0, Ad: `Sabah ${g + 1}`, Kisiler, Surum: 0 }, ask));
    const first = { KonusmaId: Id, Anahtar: `sabah-ilk-${g}`, Metin: 'Günaydın' };
    made.push({ Id, members, root: done(await call(url, yazisma.mesajGonder, first, ask)).Id });
  }
  return made;
}
type Groups = Awaited<ReturnType<typeof groupsOf>>;

/** Everybody writes into their group, first through the server of their own; somebody of it who sits at the other one reads. */
export async function rush(o: Rush) {
  const { servers, lines, people, messages, everyMs, below } = o;
  const groups = await groupsOf(servers[0].url, people);
  // Members sit at the two servers by turns, each behind a line of each.
  const screen = (person: Person, i: number, group: number | null) =>
    new Screen({
      person,
      urls: [lines[0][i % lines[0].length]!.url, lines[1][i % lines[1].length]!.url],
      home: i % 2 === 0 ? 0 : 1,
      group,
      below,
    });
  const screens = groups.map(({ Id, members }, g) =>
    members.map((p, i) => screen(p, i + g * GROUP, i < OPEN ? Id : null)),
  );
  const deaf = o.outsiders.map((p, i) => screen(p, i, null));
  const all = [...screens.flat(), ...deaf];
  await Promise.all(all.map((s) => s.opened()));

  const stolen = watchStolen();
  const begun = performance.now();
  const lasts = messages * everyMs;
  const dead: { readonly server: number; readonly from: number; readonly to: number }[] = [];
  async function kill(nth: number): Promise<void> {
    await wait((lasts * (nth + 1)) / (o.kills + 1));
    const server = nth % 2;
    const from = performance.now();
    await servers[server]!.stop('SIGKILL');
    await servers[server]!.start();
    dead.push({ server, from, to: performance.now() });
    await Promise.all(all.map((s) => wait(below(HOME_MS)).then(() => s.goHome())));
  }
  const weather = Promise.all(lines.flat().map((line) => troubled(line, Date.now() + lasts, below, o.wellMs)));
  const killing = Promise.all(Array.from({ length: o.kills }, (_, nth) => kill(nth)));

  const under: Promise<Written>[] = [];
  // Each person's go out one after the other.
  const before = new Map<number, Promise<unknown>>();
  for (let n = 0; n < messages; n++) {
    await wait(Math.max(0, begun + n * everyMs - performance.now()));
    const [group, writer] = [below(groups.length), below(GROUP)];
    const { Id, root } = groups[group]!;
    // Homes go by turns: the next of the two is at the other server.
    const [own, reader] = [screens[group]![writer]!, screens[group]![(writer + 1) % OPEN]!];
    const [text, thread, due] = [`${n}. sabah mesajı`, n % IN_THREAD === 0, performance.now()];
    const message = { KonusmaId: Id, Anahtar: `sabah-${n}-aaaa`, Metin: text, UstId: thread ? root : null };
    const seen = reader.follow(text);
    const sent = (before.get(own.person.id) ?? Promise.resolve()).then(() =>
      own.ask((url, signal) => call(url, yazisma.mesajGonder, message, { token: own.person.token, signal })),
    );
    before.set(own.person.id, sent);
    under.push(
      (async () => {
        const [answer, at] = await Promise.all([sent, seen]);
        return { n, text, group, writer, thread, due, no: done(answer).No, seen: at, attempts: answer.tries + 1 };
      })(),
    );
  }
  const written = await Promise.all(under);
  await Promise.all([weather, killing]);
  const { stolen_pct, stolen_pct_worst } = stolen();
  const told = await announced(o, groups, screens, deaf, written);
  for (const s of all) await s.stop();

  // Late are counted from when a message was due to when it was read, whatever lay between.
  const late = (of: readonly Written[]) => of.flatMap((m) => (m.seen === null ? [] : [m.seen - m.due]));
  const ms = (of: readonly Written[], share: number) => Math.round(percentile(late(of), share));
  // Each message goes from one server to the other, so a dead one is always its own.
  const alive = written.filter((m) => !dead.some((d) => m.due >= d.from - o.lateMs && m.due <= d.to));
  const again = dead.map((d) =>
    Math.max(
      0,
      ...all
        .flatMap((s) => s.gaps)
        .filter((g) => g.server === d.server && g.lost >= d.from && g.lost <= d.to)
        .map((g) => g.back - d.from),
    ),
  );
  return {
    rush: written.length,
    rush_kills: dead.length,
    rush_cut_streams: all.reduce((sum, s) => sum + s.gaps.length, 0),
    rush_sent_again: written.reduce((sum, m) => sum + m.attempts - 1, 0),
    ...(await stands(o, groups, written)),
    ...told,
    rush_unseen: written.filter((m) => m.seen === null).length,
    rush_dead_s: Math.round(dead.reduce((sum, d) => sum + d.to - d.from, 0) / 1000),
    rush_meanwhile: written.length - alive.length,
    rush_p50_ms: ms(alive, 0.5),
    rush_p99_ms: ms(alive, 0.99),
    rush_p99_over_all_ms: ms(written, 0.99),
    rush_screens_true_again_ms: Math.round(Math.max(0, ...again)),
    rush_stolen_pct: stolen_pct,
    rush_stolen_pct_worst: stolen_pct_worst,
  };
}

/** What stands in the end: each message once, under the number that was answered, in its thread, in the order of its writer; read by its group alone. */
async function stands({ pool, servers, outsiders }: Rush, groups: Groups, written: readonly Written[]) {
  const figures = { rush_lost: 0, rush_doubled: 0, rush_out_of_order: 0, rush_read_by_others: 0 };
  for (const [g, { Id, members, root }] of groups.entries()) {
    const { rows } = await pool.query<{ no: number; metin: string; ust_id: number | null }>(
      'select no, metin, ust_id from mesaj where konusma_id = $1 order by no',
      [Id],
    );
    const own = written.filter((m) => m.group === g);
    const byText = Map.groupBy(rows.slice(1), (r) => r.metin);
    figures.rush_lost += own.filter((m) => !byText.has(m.text)).length;
    figures.rush_doubled += rows.length - 1 - byText.size;
    figures.rush_out_of_order +=
      rows.filter((r, i) => r.no !== i + 1).length +
      own.filter((m) => byText.get(m.text)?.some((r) => r.no !== m.no || r.ust_id !== (m.thread ? root : null))).length;
    for (const [, mine] of Map.groupBy(own, (m) => m.writer))
      figures.rush_out_of_order += mine.filter((m, i) => i > 0 && m.no < mine[i - 1]!.no).length;
    // As pages read it, of the server that is not one's own; somebody of the next group and who takes no part find nothing.
    const last = rows.slice(-LAST).map((r) => r.metin);
    const others = [...outsiders, groups[(g + 1) % groups.length]!.members[g % GROUP]!];
    for (const [i, p] of [...members, ...others].entries()) {
      const ask = { token: p.token };
      const { status, body } = await call(servers[(i + 1) % 2]!.url, yazisma.konusmaOku, { Id, ilk: 0 }, ask);
      const same = status === 200 && body.durum && body.mesajlar.map((m) => m.Metin).join() === last.join();
      if (i < members.length ? !same : status !== 404) figures.rush_read_by_others++;
    }
  }
  return figures;
}
/** The most that one call answers. */
const LAST = 500;

/** What was told: to each member once a message, or that they should read afresh; to nobody else anything. */
async function announced(
  { pool }: Rush,
  groups: Groups,
  screens: readonly (readonly Screen[])[],
  deaf: readonly Screen[],
  written: readonly Written[],
) {
  const begun = performance.now();
  for (;;) {
    const { rows } = await pool.query<{ kisi_id: number; siralar: number[] }>(
      `select kisi_id, array_agg(sira order by sira) as siralar from olay where tur = 'yazisma' group by kisi_id`,
    );
    const events = new Map(rows.map((r) => [r.kisi_id, r.siralar]));
    const told = screens.flatMap((members, g) =>
      members.map((s) => {
        const own = (events.get(s.person.id) ?? []).map(Number).filter((n) => n > s.first!);
        const afresh = own.filter((n) => s.skipped.some((k) => n > k.after && n <= k.to)).length;
        const due = written.filter((m) => m.group === g).length;
        return { wrong: own.length !== due || s.heard + afresh < due, twice: Math.max(0, s.heard + afresh - due) };
      }),
    );
    const wrong = told.filter((t) => t.wrong).length;
    if (wrong === 0 || performance.now() - begun > SETTLE_MS)
      return {
        rush_not_announced: wrong,
        rush_told_twice: told.reduce((sum, t) => sum + t.twice, 0),
        rush_announced_to_others: deaf.reduce((sum, s) => sum + s.heard, 0),
      };
    await wait(500);
  }
}
