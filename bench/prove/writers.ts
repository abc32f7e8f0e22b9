import { duyuru } from '@masabasi/core/yonetim/duyuru/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Baglanti } from '../../packages/server/src/platform/db/connect.ts';
import { answered, call } from './calls.ts';
import type { Person } from './company.ts';

/** Statuses without a limit of places, each with a written reason. No two neighbours are equal. */
const STATUSES = [644, 652, 650, 649] as const;
/** A write without an answer must not hold a writer up. */
const CALL_LIMIT_MS = 10_000;
const RETRY_MS = 50;
const MARK = 'değişiklik';

interface Reply {
  readonly status: number;
  readonly body: { readonly durum: true } | { readonly durum: false; readonly msg: string };
}

/** People who write one record after the other, and the knowledge of each about the results. */
export interface Writers {
  /** Counts so far, of all writers together. */
  counts(): { readonly invoked: number; readonly acknowledged: number; readonly refused: number };
  /** Ends when every write under way is answered or given up. */
  stop(): Promise<void>;
  /** Compares the stored rows with the sent and the acknowledged ones. */
  check(pool: Baglanti['pool']): Promise<{
    /** Acknowledged, but not stored. */
    readonly lost: number;
    /** Stored more than once. */
    readonly duplicated: number;
    /** Stored, but never sent. */
    readonly unknown: number;
    /** Acknowledged later than another write of the same person, but stored before it. */
    readonly reordered: number;
  }>;
}

interface Options {
  /** A share of the calls without an answer is not sent again: the person closed the browser. */
  readonly giveUp?: (() => boolean) | undefined;
  /** Rest between two writes of one person. */
  readonly pauseMs?: number;
  /** Rest before a call without an answer is sent again. */
  readonly retryMs?: number;
  /** Gets the begin and the status of every single call. Null without an answer. */
  readonly heard?: (begun: number, status: number | null) => void;
}

/**
 * Lets people write until `stop`: the first person, who has to be privileged, writes announcements, the others change
 * their own status. A call without an answer is sent again with its key until it gets one.
 */
export function writers(url: string, people: readonly Person[], o: Options = {}): Writers {
  const invoked = new Set<string>();
  const acknowledged: string[] = [];
  let refused = 0;
  const stopping = new AbortController();
  const today = istanbulGunu(new Date());

  const send = (person: Person, first: boolean, sequence: number, mark: string, key: string): Promise<Reply> => {
    const options = { token: person.token, key, signal: AbortSignal.timeout(CALL_LIMIT_MS) };
    if (!first) {
      const moladurum = STATUSES[sequence % STATUSES.length]!;
      return call(url, mola.moladurumGuncelle, { userid: person.id, moladurum, aciklama: mark }, options);
    }
    const fixed = { Id: 0, Surum: 0, Departmanlar: [person.departmentId], Onemli: 0 as const };
    return call(
      url,
      duyuru.duyuruKaydet,
      { ...fixed, Baslik: mark, Metin: mark, Baslangic: today, Bitis: today },
      options,
    );
  };

  async function write(person: Person, place: number): Promise<void> {
    // Nobody gives up twice in a row, because then they would no longer know their allowed statuses.
    let gaveUp = false;
    for (let sequence = 0; !stopping.signal.aborted; sequence++) {
      const mark = `${MARK} ${place} ${sequence}`;
      const key = randomUUID();
      invoked.add(mark);
      for (let attempt = 1; ; attempt++) {
        const begun = performance.now();
        const answer = await answered(send(person, place === 0, sequence, mark, key));
        o.heard?.(begun, answer?.status ?? null);
        if (answer?.status === 200) {
          if (answer.body.durum) acknowledged.push(mark);
          else {
            refused++;
            console.log(`refused: ${mark}: ${answer.body.msg}`);
          }
          break;
        }
        gaveUp = attempt === 1 && !gaveUp && o.giveUp?.() === true;
        if (stopping.signal.aborted || gaveUp) break;
        await wait(o.retryMs ?? RETRY_MS);
      }
      if (o.pauseMs !== undefined) await wait(o.pauseMs);
    }
  }
  const all = people.map(write);

  return {
    counts: () => ({ invoked: invoked.size, acknowledged: acknowledged.length, refused }),
    async stop() {
      stopping.abort();
      await Promise.all(all);
    },
    async check(pool) {
      const { rows } = await pool.query<{ mark: string }>(
        `select mark from (
           select aciklama as mark, id from mola union all select baslik, id from duyuru
         ) x where mark like $1 order by id`,
        [`${MARK} %`],
      );
      const stored = rows.map((r) => r.mark);
      const once = new Set(stored);
      const known = new Set(acknowledged);
      const of = (place: number) => stored.filter((m) => known.has(m) && m.startsWith(`${MARK} ${place} `));
      const reordered = people.flatMap((_, place) =>
        of(place)
          .map((m) => Number(m.split(' ')[2]))
          .filter((sequence, i, sequences) => i > 0 && sequence < sequences[i - 1]!),
      );
      return {
        lost: acknowledged.filter((m) => !once.has(m)).length,
        duplicated: stored.length - once.size,
        unknown: [...once].filter((m) => !invoked.has(m)).length,
        reordered: reordered.length,
      };
    },
  };
}
