import type { Db } from './platform/db/connect.ts';
import type { IsTuru } from './platform/db/isler.ts';
import type { SurenIs, TekrarOrtami } from './platform/db/tekrar.ts';
import type { Log } from './platform/log/log.ts';

interface OynamaOrtami extends TekrarOrtami {
  readonly db: Db;
  readonly saat: () => Date;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

export interface Oynatici extends SurenIs {
  /** Resolves after the first round: everything missing is there. */
  readonly hazir: Promise<void>;
}

/**
 * The demo company as the server sees it. `packages/demo` is one. The server knows nothing else of that package, and
 * loads it only where a demo company is on (`calistir.ts`).
 */
export interface OrnekSirket {
  /**
   * Founds the company. Does nothing where one is set up.
   * @param parolaOzeti the argon2id hash that every account gets
   */
  kur(db: Db, simdi: Date, parolaOzeti: string): Promise<void>;
  /** Plays the company for as long as the server is up. */
  oynat(o: OynamaOrtami): Oynatici;
  /** Its kinds of work for the queue. */
  readonly isler: readonly IsTuru[];
  /** Queues the rows that are not written yet, and writes a line about each part of them. */
  izle(db: Db, simdi: Date, yaz: (satir: string) => void): Promise<SurenIs>;
}
