import { type Driver, Kysely, PostgresDialect, PostgresDriver, type RawBuilder, sql, Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

export const SAAT_DILIMI =
  "Veritabanı oturumunun saat dilimi UTC değil: aradaki havuzlayıcı 'options' değerini iletmiyorsa veritabanı kullanıcısına alter role … set timezone = 'UTC' deyiniz.";

/** How values leave the driver: the wire's own forms, so rows go to the body without a mapper. */
const OKUYUCULAR: Record<number, (metin: string) => unknown> = {
  20: Number, // int8: ids, counts, money in kuruş
  1700: Number, // numeric: hours and days with two decimals
  1082: (s) => s, // date: YYYY-MM-DD
  1184: (s) => {
    // A pooler may have kept the session from hearing that it is to speak UTC; hours must not shift in silence.
    if (!s.endsWith('+00')) throw new Error(SAAT_DILIMI);
    return `${s.slice(0, 10)}T${s.slice(11, -3)}Z`; // ISO 8601
  },
};

/** An instant as the database would answer it, which leaves out zeros. */
export const telAni = (an: Date): string => an.toISOString().replace(/\.?0+Z$/, 'Z');

/** For work that takes as long as it takes: migrations, loading the demo, benchmarks. */
export const SURESIZ = { query_timeout: 0, statement_timeout: 0, idle_in_transaction_session_timeout: 0 } as const;

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, bicim?: 'text' | 'binary') =>
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- the driver's overloads take one of the two
    OKUYUCULAR[oid] ?? pg.types.getTypeParser(oid, bicim as 'text')) as typeof pg.types.getTypeParser,
};

/**
 * Names a statement that is asked again and again, at its beginning or its end: it is parsed and planned once for each
 * connection. A record's card has one: of a dozen joined tables the plan takes ten times as long as the answer. A list's
 * page has none: how it is best read depends on what is searched for.
 */
export const hazir = (ad: string): RawBuilder<unknown> => sql.raw(`/* ${ad} */`);
/**
 * A value of a named statement that its plan shall not depend on. The planner cannot look into a question of its own: with
 * the moment in sight it would make another plan at every call, which costs as much as the answer.
 */
export const planDisi = (deger: unknown, tur: 'date' | 'int' | 'int[]' | 'timestamptz'): RawBuilder<unknown> =>
  sql`(select ${deger}::${sql.raw(tur)})`;
/** A statement that asks differently for different people is another one for the database: the first's name with a number. */
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

/** A client that prepares every statement which has a name (`hazir`). */
class HazirlayanClient extends pg.Client {
  // The driver's `query` has many shapes; only text with values is given a name, the rest passes through unchanged.
  override query: pg.Client['query'] = ((ilk: unknown, ...gerisi: unknown[]) => {
    const adli = typeof ilk === 'string' && Array.isArray(gerisi[0]) ? HAZIR_ADI.exec(ilk) : null;
    const ad = adli?.[1] ?? adli?.[2];
    const sorgu = ad === undefined ? ilk : { name: adi(ad, ilk as string), text: ilk, values: gerisi.shift() };
    // oxlint-disable-next-line typescript/unbound-method -- bound by Reflect.apply
    const yanit: unknown = Reflect.apply(pg.Client.prototype.query, this, [sorgu, ...gerisi]);
    // A connection that did not answer in time is given up: the rollback on it would wait as long once more.
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

/** Everything a connection needs so that a silent database fails a call in seconds instead of hanging it. */
export const baglantiAyari = (url: string): pg.ClientConfig => ({
  connectionString: url,
  types,
  keepAlive: true,
  // To a database 400 ms away a connection takes 2.4 s.
  connectionTimeoutMillis: 3000,
  query_timeout: 3000,
  statement_timeout: 2500,
  idle_in_transaction_session_timeout: 10_000,
  application_name: `masabasi ${process.pid}`,
  // Nothing here runs for so long that it pays to compile it first; a rough guess of rows would cost half a second.
  options: '-c timezone=UTC -c jit=off',
});

/**
 * Opens the pool. `hata` hears of connections that break; queries reject by themselves.
 * @param url PostgreSQL connection URL
 */
export function connect(url: string, hata: (e: Error) => void, ayar: pg.PoolConfig = {}): Baglanti {
  const pool = new pg.Pool({
    ...baglantiAyari(url),
    // What is asked for while an answer is on its way goes out at once, in order.
    pipeline: true,
    max: 10,
    // One that is there, with its prepared statements, is worth more than its memory.
    idleTimeoutMillis: 600_000,
    ...ayar,
    Client: HazirlayanClient,
  });
  pool.on('error', hata);
  // The pool listens to idle connections only; one that breaks in the middle of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', hata));
  return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) };
}

/** What a `Transaction` of the query layer wants besides its executor, and never uses. */
const yabanci = { pool: () => Promise.reject(new Error('a transaction has its connection')) };
const dialect = new PostgresDialect(yabanci);
/** Begins, commits and takes back on a connection that it is given; one that cannot even take back is given up. */
const driver: Driver = new PostgresDriver(yabanci);
const KUTU = { config: { dialect }, dialect, driver };

/**
 * Runs work in one transaction. Statements go out in the order they are asked for, without waiting for the answers of
 * those before: `begin` travels with the first of them, what `son` asks for with the commit, and what the work asks for
 * at once (`Promise.all`) together. Each still sees what those before it did.
 * @param son the last statements, none of whose answers are waited for before the commit
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
      // The statements first: they go out in the order they are asked for.
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
