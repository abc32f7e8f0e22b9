import type { Db } from '../db/connect.ts';
import { type Versioned, type Versions, readVersions } from '../db/versions.ts';
import type { Cagiran } from './access.ts';

/** Answers that a process keeps until a table behind them changes, whoever changed it (decision 0202). */

/** Says of a kept answer for whom it is and until when it is right. */
export interface Keeping {
  /** Its name, and what it depends on besides the caller and the tables. */
  readonly of: readonly unknown[];
  /** Every table that it is read from; nothing else may it depend on but the caller. */
  readonly tables: readonly Versioned[];
  /** The same for all who work with the same products; left out: for one person with their rights of this moment. */
  readonly by?: 'products';
  /** Pages of lists and the like: fewer of them are kept. */
  readonly large?: true;
  /** The next moment at which it becomes another by itself; null: it does not. Left out: it knows no time. */
  until?(): Promise<Date | null>;
}

/** Reads something, or answers what it came to before. What is kept is shared: nobody may change it. */
export type Keep = <T>(o: Keeping, read: () => Promise<T>) => Promise<T>;

/** Keeps nothing: for writes, which see what nobody else sees yet. */
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
  /** The one that was asked for the longest time ago first. */
  readonly #entries = { small: new Map<string, Entry>(), large: new Map<string, Entry>() };

  /**
   * Keeps for a caller. The numbers of the tables are as old as the caller or read before the first answer: an answer that
   * is newer than its number is read once more, and none is older.
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
        // A newer one that came meanwhile stays.
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
