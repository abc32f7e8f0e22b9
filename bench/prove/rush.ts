import { setTimeout as wait } from 'node:timers/promises';
import { yazisma } from '@masabasi/core/yazisma/contract';
import { akisAc, type Akis } from '../../packages/server/src/testingAkis.ts';
import { call } from './calls.ts';

/** A busy morning of messages: many people in groups, each with a stream, and each message followed to another's screen. */

interface Person {
  readonly id: number;
  readonly token: string;
}
export interface Rush {
  readonly urls: readonly [string, string];
  readonly people: readonly Person[];
  readonly messages: number;
  /** Between two messages of the whole house. */
  readonly everyMs: number;
  readonly below: (n: number) => number;
}

const GROUP = 10;
/** A message that is not on the other screen by then is unannounced. */
const GIVE_UP_MS = 5000;

const done = async <T extends { durum: boolean }>(
  asked: Promise<{ body: T }>,
): Promise<Extract<T, { durum: true }>> => {
  const { body } = await asked;
  if (!body.durum) throw new Error(JSON.stringify(body));
  return body as Extract<T, { durum: true }>;
};

/** How long until the reader, told by their own stream, reads this message; null: they were never told. */
async function seen(url: string, reader: Person, stream: Akis, group: number, text: string): Promise<number | null> {
  for (let from = stream.gelenler.length; ;) {
    const told = await stream
      .bekle((g) => g.olay === 'yazisma', from, GIVE_UP_MS)
      .catch((e: unknown) => {
        if (e instanceof Error) return null;
        throw e;
      });
    if (told === null) return null;
    from = stream.gelenler.length;
    const { mesajlar } = await done(call(url, yazisma.konusmaOku, { Id: group }, { token: reader.token }));
    if (mesajlar.some((m) => m.Metin === text)) return performance.now();
  }
}

/**
 * Everybody writes into their group, through the server of their own; somebody of it whose stream is at the other one reads.
 * @returns milliseconds from the sending to the other's having read it, and what was lost, doubled or never announced
 */
export async function rush({ urls, people, messages, everyMs, below }: Rush) {
  const groups = Array.from({ length: Math.floor(people.length / GROUP) }, (_, g) =>
    people.slice(g * GROUP, (g + 1) * GROUP),
  );
  const ids: number[] = [];
  for (const [first, ...others] of groups) {
    const { Id } = await done(
      call(
        urls[0],
        yazisma.grupKaydet,
        { Id: 0, Ad: `Sabah ${ids.length + 1}`, Kisiler: others.map((p) => p.id), Surum: 0 },
        { token: first!.token },
      ),
    );
    ids.push(Id);
  }
  // Members sit at the two servers by turns.
  const streams = await Promise.all(
    groups.map((members) => Promise.all(members.map((p, i) => akisAc(urls[i % 2]!, p.token)))),
  );
  const late: number[] = [];
  const sent = new Map<number, string[]>();
  let unannounced = 0;
  const begun = performance.now();
  const under: Promise<void>[] = [];
  for (let n = 0; n < messages; n++) {
    await wait(Math.max(0, begun + n * everyMs - performance.now()));
    const g = below(groups.length);
    const writer = below(GROUP);
    const reader = (writer + 1 + 2 * below(GROUP / 2)) % GROUP;
    const text = `${n}. sabah mesajı`;
    const at = performance.now();
    const read = seen(urls[reader % 2]!, groups[g]![reader]!, streams[g]![reader]!, ids[g]!, text);
    const written = done(
      call(
        urls[writer % 2]!,
        yazisma.mesajGonder,
        { KonusmaId: ids[g]!, Anahtar: `sabah-${n}-aaaa`, Metin: text },
        { token: groups[g]![writer]!.token },
      ),
    );
    sent.set(ids[g]!, [...(sent.get(ids[g]!) ?? []), text]);
    under.push(
      (async () => {
        const [seenAt] = await Promise.all([read, written]);
        if (seenAt === null) unannounced++;
        else late.push(seenAt - at);
      })(),
    );
  }
  await Promise.all(under);
  for (const s of streams.flat()) s.kes();
  const sorted = late.toSorted((x, y) => x - y);
  const percent = (p: number) => Math.round(sorted[Math.floor(sorted.length * p)] ?? Number.POSITIVE_INFINITY);
  return { sent, unannounced, p50: percent(0.5), p99: percent(0.99) };
}
