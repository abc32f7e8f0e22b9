import { sql } from 'kysely';
import { type Db, hazir } from './connect.ts';

/** The table of jobs: waiting work, its claim with the end of the claim, and its outcome. */

/** Channel that tells the servers, when the transaction commits, that something was queued. */
export const KUYRUK_KANALI = 'masabasi_kuyruk';

export interface YeniIs {
  readonly tur: string;
  /** Names the piece within its kind: the id of a mail, of an import. */
  readonly anahtar: string;
  /** Data for the worker: ids, and nothing else about a person. */
  readonly veri?: object;
  /** Earliest start. */
  readonly vakit: Date;
}

/**
 * Queues a piece of work, which begins when the caller's transaction has committed. A waiting or running piece stays as
 * it is. A finished one waits again.
 */
export const isEkle = (db: Db, is: YeniIs) =>
  sql`with eklenen as (
      insert into kuyruk as k (tur, anahtar, veri, vakit)
      values (${is.tur}, ${is.anahtar}, ${JSON.stringify(is.veri ?? {})}::jsonb, ${is.vakit})
      on conflict (tur, anahtar) do update
        set veri = excluded.veri, vakit = excluded.vakit, durum = 'bekliyor', deneme = 0, hata = null, bitis = null
        where k.durum <> 'bekliyor'
      returning id
    ) select pg_notify(${KUYRUK_KANALI}, '') from eklenen`.execute(db);

/**
 * Makes sure that recurring work is queued. A start more than a day ahead was set by a wrong clock and is corrected.
 */
export const tekrarlananlariKur = (db: Db, turler: readonly string[], simdi: Date) =>
  sql`insert into kuyruk as k (tur, anahtar, vakit) select tur, '', ${simdi}::timestamptz from unnest(${turler}::text[]) tur
    on conflict (tur, anahtar) do update set vakit = excluded.vakit where k.vakit > excluded.vakit + interval '1 day'`.execute(
    db,
  );

/** A kind of work to look for. */
export interface AranacakTur {
  readonly ad: string;
  /** Seconds for which a claim holds unless it is renewed. */
  readonly kira: number;
  /** One piece at a time on all servers together. */
  readonly tek: boolean;
}

/** A claimed piece of work. */
export interface AlinanIs {
  readonly id: number;
  readonly tur: string;
  readonly anahtar: string;
  readonly veri: object;
  /** Number of this try, from 1. */
  readonly deneme: number;
  /** Name of this claim. A later claim has another name. */
  readonly tutan: string;
}

/**
 * Claims one due and unclaimed piece of work, from the first of these kinds that has one. A claim ends by the
 * database's clock, which is the same for all servers. A kind with one piece at a time gives the claimed piece (once
 * its claim has ended), else the first one: skipping a piece that another server is just claiming would break their
 * order.
 */
export async function isAl(
  db: Db,
  simdi: Date,
  turler: readonly AranacakTur[],
  tutan: string,
): Promise<AlinanIs | undefined> {
  const { rows } = await sql<Omit<AlinanIs, 'tutan'>>`${hazir('isAl')}
    with aday as materialized (
      select x.id, t.kira, t.tek
      from unnest(${turler.map((t) => t.ad)}::text[], ${turler.map((t) => t.kira)}::float8[], ${turler.map((t) => t.tek)}::bool[])
        t(tur, kira, tek)
      cross join lateral (
        select k.id from kuyruk k
        where k.tur = t.tur and k.durum = 'bekliyor' and k.vakit <= ${simdi} and (k.kira is null or k.kira <= now())
          and (not t.tek or k.id = coalesce(
            (select o.id from kuyruk o where o.tur = t.tur and o.tek and o.tutan is not null),
            (select o.id from kuyruk o where o.tur = t.tur and o.durum = 'bekliyor' order by o.vakit, o.id limit 1)))
        order by k.vakit, k.id limit 1 for update of k skip locked
      ) x limit 1
    )
    update kuyruk k set tutan = ${tutan}, kira = now() + make_interval(secs => a.kira), tek = a.tek,
      deneme = k.deneme + 1, baslama = ${simdi}
    from aday a where k.id = a.id
    returning k.id, k.tur, k.anahtar, k.veri, k.deneme`.execute(db);
  return rows[0] && { ...rows[0], tutan };
}

const tutulan = (db: Db, is: AlinanIs) =>
  db.updateTable('kuyruk').where('id', '=', is.id).where('tutan', '=', is.tutan);

/** Extends a claim by this many seconds. False when the claim was lost. */
export async function kirayiUzat(db: Db, is: AlinanIs, saniye: number): Promise<boolean> {
  const { numUpdatedRows } = await tutulan(db, is)
    .set({ kira: sql`now() + make_interval(secs => ${saniye})` })
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** New state of a piece when its claim ends. */
export interface Kapanis {
  readonly durum?: 'bitti' | 'olmadi';
  readonly vakit?: Date;
  readonly deneme?: number;
  readonly hata?: string | null;
  readonly bitis?: Date;
}

/** Ends a claim. False when the claim was lost. Another server's claim stays as it is. */
export async function isiKapat(db: Db, is: AlinanIs, k: Kapanis): Promise<boolean> {
  const { numUpdatedRows } = await tutulan(db, is)
    .set({ ...k, tutan: null, kira: null })
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

const YIGIN = 5000;

/** Forgets work that ended before this moment. */
export async function bitenleriUnut(db: Db, once: Date): Promise<void> {
  for (let silinen = YIGIN; silinen === YIGIN;) {
    const { numAffectedRows } = await sql`delete from kuyruk where id in (
      select id from kuyruk where durum <> 'bekliyor' and bitis < ${once} limit ${YIGIN})`.execute(db);
    silinen = Number(numAffectedRows);
  }
}

/** The last complete run of this kind of work. Null: never. */
export async function sonCalisma(db: Db, tur: string): Promise<string | null> {
  const satir = await db
    .selectFrom('kuyruk')
    .select((eb) => eb.fn.max('bitis').as('bitis'))
    .where('tur', '=', tur)
    .where('durum', '<>', 'olmadi')
    .executeTakeFirstOrThrow();
  return satir.bitis;
}
