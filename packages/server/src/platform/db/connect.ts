import { type Driver, Kysely, PostgresDialect, PostgresDriver, type RawBuilder, sql, Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

export const SAAT_DILIMI =
  "Veritabanı oturumunun saat dilimi UTC değil: aradaki havuzlayıcı 'options' değerini iletmiyorsa veritabanı kullanıcısına alter role … set timezone = 'UTC' deyiniz.";

/** Parsers of database values. They keep the wire's own forms, so rows go into the body without a mapper. */
const OKUYUCULAR: Record<number, (metin: string) => unknown> = {
  20: Number, // int8: ids, counts, money in kuruş
  1700: Number, // numeric: hours and days with two decimals
  1082: (s) => s, // date: YYYY-MM-DD
  1184: (s) => {
    // A pooler may have dropped the UTC setting of the connection. Hours must not shift in silence.
    if (!s.endsWith('+00')) throw new Error(SAAT_DILIMI);
    return `${s.slice(0, 10)}T${s.slice(11, -3)}Z`; // ISO 8601
  },
};

/** An instant in the form in which the database answers it, without trailing zeros. */
export const telAni = (an: Date): string => an.toISOString().replace(/\.?0+Z$/, 'Z');

/** For work without a time limit: migrations, loading the demo, benchmarks. */
export const SURESIZ = { query_timeout: 0, statement_timeout: 0, idle_in_transaction_session_timeout: 0 } as const;

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, bicim?: 'text' | 'binary') =>
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- the driver's overloads take one of the two
    OKUYUCULAR[oid] ?? pg.types.getTypeParser(oid, bicim as 'text')) as typeof pg.types.getTypeParser,
};

/**
 * Names a statement that is asked again and again, with a comment at its beginning or end. Each connection then parses
 * and plans it once. Use it for the card of a record: planning a dozen joined tables takes ten times as long as the
 * answer. Do not use it for the page of a list, because its best plan depends on the search.
 */
export const hazir = (ad: string): RawBuilder<unknown> => sql.raw(`/* ${ad} */`);
/**
 * Hides a value of a named statement from the planner. The planner cannot look into a subquery. If it saw the moment,
 * it would make a new plan at every call, which costs as much as the answer.
 */
export const planDisi = (deger: unknown, tur: 'date' | 'int' | 'int[]' | 'timestamptz'): RawBuilder<unknown> =>
  sql`(select ${deger}::${sql.raw(tur)})`;
/**
 * Names given to statements. A text that differs between people is another statement and gets the same name with a
 * number.
 */
const adlari = new Map<string, string>();
const kacar = new Map<string, number>();
function adi(ad: string, metin: string): string {
  const bilinen = adlari.get(metin);
  if (bilinen !== undefined) return bilinen;
  const kacinci = (kacar.get(ad) ?? 0) + 1;
  kacar.set(ad, kacinci);
  const yeni = kacinci === 1 ? ad : `${ad}_${kacinci}`;
  adlari.set(metin, yeni);
  return yeni;
}
const HAZIR_ADI = /^\s*\/\* (\w+) \*\/|\/\* (\w+) \*\/$/;

/** A client that prepares every statement with a name (`hazir`). */
class HazirlayanClient extends pg.Client {
  // The driver's `query` has many forms. Only text with values gets a name, the rest passes unchanged.
  override query: pg.Client['query'] = ((ilk: unknown, ...gerisi: unknown[]) => {
    const adli = typeof ilk === 'string' && Array.isArray(gerisi[0]) ? HAZIR_ADI.exec(ilk) : null;
    const ad = adli?.[1] ?? adli?.[2];
    const sorgu = ad === undefined ? ilk : { name: adi(ad, ilk as string), text: ilk, values: gerisi.shift() };
    // oxlint-disable-next-line typescript/unbound-method -- bound by Reflect.apply
    const yanit: unknown = Reflect.apply(pg.Client.prototype.query, this, [sorgu, ...gerisi]);
    // A connection that did not answer in time is dropped: its rollback would wait as long again.
    if (yanit instanceof Promise)
      yanit.catch((e: unknown) => {
        if (e instanceof Error && e.message === 'Query read timeout') this.connection.stream.destroy();
      });
    return yanit;
  }) as pg.Client['query'];
}

export type Db = Kysely<Database>;
export interface Baglanti {
  readonly db: Db;
  readonly pool: pg.Pool;
}

/** Settings of every connection. A silent database fails a call in seconds instead of blocking it. */
export const baglantiAyari = (url: string): pg.ClientConfig => ({
  connectionString: url,
  types,
  keepAlive: true,
  // A connection to a database 400 ms away takes 2.4 s.
  connectionTimeoutMillis: 3000,
  query_timeout: 3000,
  statement_timeout: 2500,
  idle_in_transaction_session_timeout: 10_000,
  application_name: `masabasi ${process.pid}`,
  // Statements here are too short for JIT. A wrong estimate of rows would cost half a second.
  options: '-c timezone=UTC -c jit=off',
});

/**
 * Opens the pool. `hata` is called for connections that break. Queries reject by themselves.
 * @param url PostgreSQL connection URL
 */
export function connect(url: string, hata: (e: Error) => void, ayar: pg.PoolConfig = {}): Baglanti {
  const pool = new pg.Pool({
    ...baglantiAyari(url),
    // Statements are sent at once and in order, without waiting for running answers.
    pipeline: true,
    max: 10,
    // An open connection with its prepared statements is worth more than its memory.
    idleTimeoutMillis: 600_000,
    ...ayar,
    Client: HazirlayanClient,
  });
  pool.on('error', hata);
  // The pool listens to idle connections only. Without this, one that breaks inside a transaction would end the
  // process.
  pool.on('connect', (client) => client.on('error', hata));
  return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) };
}

/** The `Transaction` of the query layer needs a pool in its type and never uses it. */
const yabanci = { pool: () => Promise.reject(new Error('a transaction has its connection')) };
const dialect = new PostgresDialect(yabanci);
/** Begins, commits and rolls back on a given connection. A connection that fails to roll back is dropped. */
const driver: Driver = new PostgresDriver(yabanci);
const KUTU = { config: { dialect }, dialect, driver };

/**
 * Runs work in one transaction. Statements are sent in their order without waiting for earlier answers: `begin` travels
 * with the first statement, the statements of `son` with the commit, and statements of one `Promise.all` together. Each
 * still sees the effect of the statements before it.
 * @param son the last statements, whose answers are not awaited before the commit
 */
export async function transaction<T>(
  db: Db,
  is: (tx: Db) => Promise<T>,
  son: (tx: Db, sonuc: T) => readonly Promise<unknown>[] = () => [],
): Promise<T> {
  const executor = db.getExecutor();
  return executor.provideConnection(async (baglanti) => {
    const tx = new Transaction<Database>({
      ...KUTU,
      executor: executor.withConnectionProvider({ provideConnection: (kullan) => kullan(baglanti) }),
    });
    try {
      const [, sonuc] = await Promise.all([driver.beginTransaction(baglanti, {}), is(tx)]);
      // The statements come first: they are sent in the order of this array.
      await Promise.all([...son(tx, sonuc), driver.commitTransaction(baglanti)]);
      return sonuc;
    } catch (e) {
      await driver.rollbackTransaction(baglanti);
      throw e;
    }
  });
}

/** PostgreSQL's error code of a thrown value, or undefined. */
export const pgKodu = (e: unknown): string | undefined => (e instanceof pg.DatabaseError ? e.code : undefined);
