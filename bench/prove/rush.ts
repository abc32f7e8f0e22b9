import { setTimeout as wait } from 'node:timers/promises';
import { yazisma } from '@masabasi/core/kisi/yazisma/contract';
import type { Baglanti } from '../../packages/server/src/platform/db/connect.ts';
import { call } from './calls.ts';
import { percentile } from './goal.ts';
import { type Line, troubled } from './proxy.ts';
import { type Person, Screen } from './screens.ts';
import type { Server } from './server.ts';
import { watchStolen } from './stolen.ts';

/**
 * A busy morning of messages over lines that break, while servers are killed: many people in groups, each with a
 * screen, and each message followed to the screen of a person at the other server.
 */

export interface Rush {
  readonly pool: Baglanti['pool'];
  readonly servers: readonly [Server, Server];
  /** Lines of each server, the same number for both. People share them. */
  readonly lines: readonly [readonly Line[], readonly Line[]];
  readonly people: readonly Person[];
  /** People who take part in no conversation. */
  readonly outsiders: readonly Person[];
  readonly messages: number;
  /** Between two messages of all people together. */
  readonly everyMs: number;
  /** Number of times that a server is killed and started again, by turns and evenly over the time. */
  readonly kills: number;
  /** A line works for this long between two troubles, at least and at most. */
  readonly wellMs: readonly [number, number];
  /**
   * A message that takes longer to the other screen is late. A message due this long before a kill may be on its way
   * into it.
   */
  readonly lateMs: number;
  readonly below: (n: number) => number;
}

const GROUP = 10;
/**
 * Members of a group with its conversation open, one at each server. Each reads it at every notification of a message.
 */
const OPEN = 2;
/** One of this many messages answers the first message of its group, in its thread. */
const IN_THREAD = 3;
/** Time for the screens to receive the rest after the last message. */
const SETTLE_MS = 15_000;
/** Time in which screens return from the other server, spread as by a balancer with a slow start. */
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
  /** Times of a message: due, confirmed by an answer (with its number), and shown on the other screen. */
  readonly due: number;
  readonly no: number;
  readonly seen: number | null;
  readonly attempts: number;
}

/** Opens a group for every ten people, with a first message whose thread the others answer in. */
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

/** Everybody writes into their group, first through their own server. A member at the other server reads. */
export async function rush(o: Rush) {
  const { servers, lines, people, messages, everyMs, below } = o;
  const groups = await groupsOf(servers[0].url, people);
  // Members use the two servers by turns, each behind a line of each.
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
  // Messages of one person go out one after the other.
  const before = new Map<number, Promise<unknown>>();
  for (let n = 0; n < messages; n++) {
    await wait(Math.max(0, begun + n * everyMs - performance.now()));
    const [group, writer] = [below(groups.length), below(GROUP)];
    const { Id, root } = groups[group]!;
    // Home servers alternate, so the next of the two members is at the other server.
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

  // Lateness runs from the due time to the reading, over all troubles between.
  const late = (of: readonly Written[]) => of.flatMap((m) => (m.seen === null ? [] : [m.seen - m.due]));
  const ms = (of: readonly Written[], share: number) => Math.round(percentile(late(of), share));
  // Each message goes from one server to the other, so a dead server is always one of the two.
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

/**
 * Final state: each message once, under the answered number, in its thread, in the order of its writer, and readable
 * only by its group.
 */
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
    // Read by the page's call, from the server that is not the person's own. A person of the next group and an outsider
    // find nothing.
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
/** Most messages that one call answers. */
const LAST = 500;

/** Notifications: each member gets one for a message, or one to read everything anew. Nobody else gets any. */
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
