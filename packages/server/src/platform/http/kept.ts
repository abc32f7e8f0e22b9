import type { Db } from '../db/connect.ts';
import { type Versioned, type Versions, readVersions } from '../db/versions.ts';
import type { Cagiran } from './access.ts';

/** Answers that a process keeps until one of their tables changes, whichever server changed it (decision 0202). */

/** Describes a kept answer: its readers and its lifetime. */
export interface Keeping {
  /** Its name, and all its inputs besides the caller and the tables. */
  readonly of: readonly unknown[];
  /** Every table that the answer is read from. It must depend on nothing else but the caller. */
  readonly tables: readonly Versioned[];
  /** The same answer for all people with the same products. Absent: for one person with their present rights. */
  readonly by?: 'products';
  /** Large answers such as pages of lists, of which fewer are kept. */
  readonly large?: true;
  /** The next moment at which the answer changes by itself. Null: it does not. Absent: it does not depend on time. */
  until?(): Promise<Date | null>;
}

/** Reads a value, or returns the kept one. Kept values are shared, so nobody may change them. */
export type Keep = <T>(o: Keeping, read: () => Promise<T>) => Promise<T>;

/** Keeps nothing, for writes: they see uncommitted rows. */
export const unkept: Keep = (_, read) => read();

interface Entry {
  readonly versions: string;
  readonly from: number;
  readonly value: Promise<{ readonly is: unknown; readonly until: number }>;
}

const MOST = { small: 5_000, large: 200 } as const;

const rights = ({ ben, urunler }: Cagiran): string =>
  JSON.stringify([
    ben.Id,
    ben.departmanId,
    ben.ayricalikli,
    [...ben.yetkiler].toSorted((a, b) => a - b),
    ben.sorumluOldugu,
    ben.vekilOldugu,
    urunler,
  ]);

export class Kept {
  /** Ordered by last use, the oldest first. */
  readonly #entries = { small: new Map<string, Entry>(), large: new Map<string, Entry>() };

  /**
   * Keeps answers for a caller. The numbers of the tables come from the caller's query or are read before the first
   * answer. So an answer may be newer than its numbers and is then read once more, but it is never older.
   */
  reading(c: Cagiran | null, now: Date, db: Db): Keep {
    if (c === null) return unkept;
    let versions: Promise<Versions> | null = null;
    let own: string | null = null;
    return async (o, read) => {
      versions ??= c.surumler ? Promise.resolve(c.surumler) : readVersions(db);
      const at = await versions;
      const key = `${o.by === 'products' ? JSON.stringify(c.urunler) : (own ??= rights(c))}${JSON.stringify(o.of)}`;
      return this.#of(key, o.tables.map((t) => at[t] ?? 0).join(), now.getTime(), o, read);
    };
  }

  async #of<T>(key: string, versions: string, now: number, o: Keeping, read: () => Promise<T>): Promise<T> {
    const size = o.large ? 'large' : 'small';
    const entries = this.#entries[size];
    const old = entries.get(key);
    if (old?.versions === versions && old.from <= now) {
      const before = await old.value.catch(() => null);
      if (before !== null && now < before.until) {
        // A newer entry that was stored meanwhile stays.
        if (entries.get(key) === old && entries.delete(key)) entries.set(key, old);
        return before.is as T;
      }
    }
    const value = Promise.all([read(), o.until?.()]).then(([is, until]) => ({
      is,
      until: until?.getTime() ?? Infinity,
    }));
    const entry = { versions, from: o.until ? now : -Infinity, value };
    entries.set(key, entry);
    const [first] = entries.keys();
    if (entries.size > MOST[size]) entries.delete(first!);
    try {
      return (await value).is;
    } catch (e) {
      if (entries.get(key) === entry) entries.delete(key);
      throw e;
    }
  }
}
