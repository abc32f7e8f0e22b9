import { setTimeout as wait } from 'node:timers/promises';
import { yazisma } from '@masabasi/core/yazisma/contract';
import { akisAc, type Akis } from '../../packages/server/src/testingAkis.ts';
import { answered, call } from './calls.ts';
import { SMALL, companySessions } from './company.ts';
import { goal } from './goal.ts';
import { proxy, troubled } from './proxy.ts';
import { companyDatabase, serverOn } from './running.ts';
import { rush } from './rush.ts';

/**
 * People write into groups and pairs through two servers, over lines that break, refuse and dawdle, and one of the servers is
 * killed and comes back. Each message is sent until an answer comes, under its own word. Afterwards each stands there once, in
 * the order of its numbers, which have no hole, and is read by exactly those who take part; and while nothing troubles the
 * lines a message is announced on the other server's stream in no time.
 */
const ANSWER_MS = 1500;
const P99_MS = 300;
/** People with an open stream, and what they write in ten minutes. */
const RUSH = { people: 300, messages: 20_000, everyMs: 30 };
const WRITERS = 8;

await goal(
  'G41',
  'messages that are written through two servers and cut lines stand there once, in order, for exactly those who take part',
  async (run) => {
    const { count, below, after } = run;
    const rushing = count(RUSH.people, 40);
    const database = await companyDatabase(run, { ...SMALL, people: rushing + WRITERS + 2 });
    const servers = await Promise.all([0, 1].map(() => serverOn(run, database.url)));
    await Promise.all(servers.map((s) => s.start()));
    const [a, b] = servers as [(typeof servers)[0], (typeof servers)[0]];
    const everybody = await companySessions(database, rushing + WRITERS + 2);
    const people = everybody.slice(rushing);
    const [outsider, guest] = [people.at(-1)!, people.at(-2)!];
    const writers = people.slice(0, WRITERS);
    const lines = await Promise.all(
      servers.map((s) => proxy({ host: '127.0.0.1', port: Number(new URL(s.url).port) }, 300)),
    );
    for (const line of lines) after(() => line.close());
    const through = lines.map((line) => `http://127.0.0.1:${line.port}`);

    const made = async <T extends { durum: boolean }>(
      asked: Promise<{ body: T }>,
    ): Promise<Extract<T, { durum: true }>> => {
      const { body } = await asked;
      if (!body.durum) throw new Error(JSON.stringify(body));
      return body as Extract<T, { durum: true }>;
    };
    const group = await made(
      call(
        a.url,
        yazisma.grupKaydet,
        { Id: 0, Ad: 'Ortak', Kisiler: writers.slice(1).map((p) => p.id), Surum: 0 },
        { token: writers[0]!.token },
      ),
    );
    const pair = await made(call(a.url, yazisma.konusmaAc, { KisiId: writers[1]!.id }, { token: writers[0]!.token }));
    const figures = {
      sent: 0,
      attempts: 0,
      cut: 0,
      refused: 0,
      killed: 0,
      lost: 0,
      doubled: 0,
      out_of_order: 0,
      read_by_others: 0,
      announced_to_others: 0,
      unannounced: 0,
      p99_ms: 0,
      rush: 0,
      rush_wrong: 0,
      rush_unannounced: 0,
      rush_p50_ms: 0,
      rush_p99_ms: 0,
    };

    // In fine weather: how long until the other server's stream says so; whoever takes no part hears nothing.
    const late: number[] = [];
    const [hears, deaf] = [await akisAc(b.url, writers[1]!.token), await akisAc(b.url, outsider.token)];
    const announced = (s: Akis) => s.gelenler.filter((g) => g.olay === 'yazisma').length;
    const fine = count(300, 60);
    for (let n = 0; n < fine; n++) {
      const seen = hears.gelenler.length;
      const begun = performance.now();
      const heard = hears
        .bekle((g) => g.olay === 'yazisma', seen, 5000)
        .then(
          (g) => late.push(g.an - begun),
          () => figures.unannounced++,
        );
      await made(
        call(
          a.url,
          yazisma.mesajGonder,
          { KonusmaId: pair.Id, Anahtar: `sakin-${n}-aaaa`, Metin: `Sakin ${n}` },
          { token: writers[0]!.token },
        ),
      );
      await heard;
    }
    figures.announced_to_others = announced(deaf);
    hears.kes();
    deaf.kes();
    figures.p99_ms = Math.round(
      late.toSorted((x, y) => x - y)[Math.floor(late.length * 0.99)] ?? Number.POSITIVE_INFINITY,
    );

    // A busy morning: hundreds at their screens, and each message followed to the screen of somebody at the other server.
    const morning = await rush({
      urls: [a.url, b.url],
      people: everybody.slice(0, rushing),
      messages: count(RUSH.messages, 200),
      everyMs: RUSH.everyMs,
      below,
    });
    figures.rush_p50_ms = morning.p50;
    figures.rush_p99_ms = morning.p99;
    figures.rush_unannounced = morning.unannounced;
    for (const [id, texts] of morning.sent) {
      const { rows: stand } = await database.pool.query<{ no: number; metin: string }>(
        'select no, metin from mesaj where konusma_id = $1 order by no',
        [id],
      );
      figures.rush += texts.length;
      const once = new Set(stand.map((r) => r.metin));
      if (stand.length !== texts.length || texts.some((t) => !once.has(t)) || stand.some((r, i) => r.no !== i + 1))
        figures.rush_wrong++;
    }

    // In bad weather: each sends one after the other, until an answer says that it stands there.
    const written = new Map<string, { readonly writer: number; readonly nth: number }>();
    const end = Date.now() + count(45_000, 10_000);
    let troubledUntil = end;
    await Promise.all([
      ...lines.map((line) => troubled(line, end, below)),
      (async () => {
        for (let n = 0; n < count(3, 1); n++) {
          await wait(count(9000, 3000));
          await b.stop('SIGKILL');
          figures.killed++;
          await b.start();
        }
        troubledUntil = Math.max(end, Date.now());
      })(),
      ...writers.map(async ({ token }, writer) => {
        for (let nth = 0; Date.now() < end; nth++) {
          const Metin = `[${writer}.${nth}]`;
          const Anahtar = `yazan-${writer}-${nth}`;
          written.set(Metin, { writer, nth });
          for (let tries = 0; ; tries++) {
            if (Date.now() > troubledUntil + 30_000) throw new Error('a message finds no way');
            figures.attempts++;
            // Now through the one server, now through the other, as behind a balancer.
            const answer = await answered(
              call(
                through[below(2)]!,
                yazisma.mesajGonder,
                { KonusmaId: group.Id, Anahtar, Metin },
                { token, signal: AbortSignal.timeout(ANSWER_MS) },
              ),
            );
            if (answer === null) figures.cut++;
            else if (answer.status === 200 && answer.body.durum) break;
            else if (answer.status < 500 && answer.status !== 429) figures.refused++;
            await wait(20 + below(80) + (tries > 20 ? 500 : 0));
          }
          figures.sent++;
          await wait(below(30));
        }
      }),
    ]);

    const rows = (
      await database.pool.query<{ no: number; metin: string }>(
        'select no, metin from mesaj where konusma_id = $1 order by no',
        [group.Id],
      )
    ).rows;
    const times = Map.groupBy(rows, (r) => r.metin);
    figures.lost = [...written.keys()].filter((m) => !times.has(m)).length;
    figures.doubled = [...times.values()].filter((t) => t.length > 1).length;
    figures.out_of_order =
      rows.filter((r, i) => r.no !== i + 1).length +
      writers.filter((_, writer) => {
        const own = rows.map((r) => written.get(r.metin)).filter((w) => w?.writer === writer);
        return own.some((w, i) => i > 0 && w!.nth < own[i - 1]!.nth);
      }).length;
    // What each takes in, newest first, by the page's own call.
    for (const [person, reads] of [
      ...writers.map((p) => [p, true] as const),
      [outsider, false] as const,
      [guest, false] as const,
    ])
      for (const s of servers) {
        const { status, body } = await call(
          s.url,
          yazisma.konusmaOku,
          { Id: group.Id, ilk: 0 },
          { token: person.token },
        );
        const same =
          status === 200 &&
          body.durum &&
          body.mesajlar.map((m) => m.Metin).join() ===
            rows
              .slice(-500)
              .map((r) => r.metin)
              .join();
        if (reads ? !same : status !== 404) figures.read_by_others++;
      }
    const {
      sent,
      cut,
      refused,
      killed,
      lost,
      doubled,
      out_of_order,
      read_by_others,
      announced_to_others,
      unannounced,
      p99_ms,
      rush_wrong,
      rush_unannounced,
      rush_p99_ms,
    } = figures;
    return {
      pass:
        sent > 50 &&
        cut > 5 &&
        killed > 0 &&
        p99_ms <= P99_MS &&
        rush_p99_ms <= P99_MS &&
        rush_wrong + rush_unannounced === 0 &&
        refused + lost + doubled + out_of_order + read_by_others + announced_to_others + unannounced === 0,
      figures,
    };
  },
);
