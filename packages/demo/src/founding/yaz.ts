import { type Insertable, sql } from 'kysely';
import type { Db } from '@masabasi/server/platform/db/connect';
import type { Database } from '@masabasi/server/platform/db/schema';

/** A break record to write. Times are epoch ms on whole seconds. */
export interface YeniMola {
  readonly durum: number | null;
  readonly bas: number;
  readonly bit: number | null;
  readonly aciklama: string | null;
  /** Closed by the end of the shift. */
  readonly otomatik: boolean;
}

export interface YeniMesai {
  readonly kisiId: number;
  readonly gun: string;
  readonly bas: number;
  readonly planlanan: number;
  readonly bit: number | null;
  readonly ip: string;
  readonly molalar: readonly YeniMola[];
}

/** Records that continue a shift in the database. */
export interface MesaiEki {
  readonly mesaiId: number;
  readonly kisiId: number;
  readonly ip: string;
  /** End of the present open record. */
  readonly acik: { readonly id: number; readonly bit: number; readonly otomatik: boolean } | null;
  /** Set when the shift ends. */
  readonly son: { readonly bit: number; readonly unutuldu: boolean } | null;
  readonly molalar: readonly YeniMola[];
}

/** Shifts in one statement: enough to be quick, few enough to stay far below the statement timeout. */
const YIGIN = 400;

/** An array in PostgreSQL's notation. The driver's own way looks at every character of every number. */
const dizi = (degerler: readonly (number | boolean | null)[]): string =>
  `{${degerler.map((d) => d ?? 'null').join(',')}}`;
const saniye = (ms: number | null): number | null => (ms === null ? null : ms / 1000);

async function numaralar(db: Db, adet: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval('mesai_id_seq') as id from generate_series(1, ${adet}::int)`.execute(db);
  return rows.map((r) => r.id);
}

async function molalariYaz(db: Db, satirlar: readonly (YeniMola & { kisiId: number; mesaiId: number; ip: string })[]) {
  await sql`
    insert into mola (kisi_id, mesai_id, durum_id, baslama, bitis, aciklama, otomatik, ip)
    select kisi, mesai, durum, to_timestamp(bas), to_timestamp(bit), aciklama, otomatik, ip
    from unnest(${dizi(satirlar.map((s) => s.kisiId))}::int[], ${dizi(satirlar.map((s) => s.mesaiId))}::bigint[],
      ${dizi(satirlar.map((s) => s.durum))}::int[], ${dizi(satirlar.map((s) => saniye(s.bas)))}::float8[],
      ${dizi(satirlar.map((s) => saniye(s.bit)))}::float8[], ${satirlar.map((s) => s.aciklama)}::text[],
      ${dizi(satirlar.map((s) => s.otomatik))}::boolean[], ${satirlar.map((s) => s.ip)}::text[])
      with ordinality as y(kisi, mesai, durum, bas, bit, aciklama, otomatik, ip, sira)
    order by sira`.execute(db);
}

/** Writes whole shifts with their records, in the given order. */
export async function mesaileriYaz(db: Db, mesailer: readonly YeniMesai[]): Promise<void> {
  for (let i = 0; i < mesailer.length; i += YIGIN) {
    const yigin = mesailer.slice(i, i + YIGIN);
    const idler = await numaralar(db, yigin.length);
    await sql`
      insert into mesai (id, kisi_id, gun, baslama, planlanan_bitis, bitis)
      select id, kisi, gun, to_timestamp(bas), to_timestamp(planlanan), to_timestamp(bit)
      from unnest(${dizi(idler)}::bigint[], ${dizi(yigin.map((m) => m.kisiId))}::int[],
        ${yigin.map((m) => m.gun)}::date[], ${dizi(yigin.map((m) => saniye(m.bas)))}::float8[],
        ${dizi(yigin.map((m) => saniye(m.planlanan)))}::float8[], ${dizi(yigin.map((m) => saniye(m.bit)))}::float8[])
        as y(id, kisi, gun, bas, planlanan, bit)`.execute(db);
    await molalariYaz(
      db,
      yigin.flatMap((m, n) => m.molalar.map((s) => ({ ...s, kisiId: m.kisiId, mesaiId: idler[n]!, ip: m.ip }))),
    );
  }
}

/** Continues shifts. The people must be locked, and the open records of `ekler` must still be open. */
export async function mesaileriSurdur(db: Db, ekler: readonly MesaiEki[]): Promise<void> {
  const acik = ekler.flatMap((e) => (e.acik ? [e.acik] : []));
  await sql`
    update mola set bitis = to_timestamp(y.bit), otomatik = y.otomatik
    from unnest(${dizi(acik.map((a) => a.id))}::bigint[], ${dizi(acik.map((a) => saniye(a.bit)))}::float8[],
      ${dizi(acik.map((a) => a.otomatik))}::boolean[]) as y(id, bit, otomatik)
    where mola.id = y.id`.execute(db);
  const biten = ekler.flatMap((e) => (e.son ? [{ id: e.mesaiId, ...e.son }] : []));
  await sql`
    update mesai set bitis = to_timestamp(y.bit), unutuldu = y.unutuldu
    from unnest(${dizi(biten.map((m) => m.id))}::bigint[], ${dizi(biten.map((m) => saniye(m.bit)))}::float8[],
      ${dizi(biten.map((m) => m.unutuldu))}::boolean[]) as y(id, bit, unutuldu)
    where mesai.id = y.id`.execute(db);
  await molalariYaz(
    db,
    ekler.flatMap((e) => e.molalar.map((s) => ({ ...s, kisiId: e.kisiId, mesaiId: e.mesaiId, ip: e.ip }))),
  );
}

const superMi = async (db: Db): Promise<boolean> =>
  (await sql<{ olur: boolean }>`select current_setting('is_superuser') = 'on' as olur`.execute(db)).rows[0]!.olur;

/**
 * Writes rows without a check of their foreign keys, because their ids come from this transaction. Only a superuser may
 * skip the check, such as the user of the embedded PostgreSQL. Elsewhere it takes some seconds longer.
 */
export async function guvenerek(db: Db, yaz: () => Promise<void>): Promise<void> {
  const olur = await superMi(db);
  if (olur) await sql`set local session_replication_role = replica`.execute(db);
  await yaz();
  if (olur) await sql`set local session_replication_role = origin`.execute(db);
}

/**
 * Writes all of an empty company without a check of its foreign keys, as `guvenerek` does, but all our triggers fire.
 * Other access to these tables is blocked: they are locked until the transaction ends.
 */
export async function bakmadan(db: Db, yaz: () => Promise<void>): Promise<void> {
  if (!(await superMi(db))) return yaz();
  const { rows } = await sql<{ tablo: string; ad: string }>`
    select t.tgrelid::regclass::text as tablo, quote_ident(t.tgname) as ad from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and t.tgenabled = 'O' and t.tgparentid = 0 and c.relnamespace = 'public'::regnamespace
    order by 1, 2`.execute(db);
  const hepsini = (hal: 'enable' | 'enable always') =>
    sql.raw(rows.map((t) => `alter table ${t.tablo} ${hal} trigger ${t.ad}`).join(';')).execute(db);
  await hepsini('enable always');
  await guvenerek(db, yaz);
  // A table with deferred checks cannot be altered.
  await sql`set constraints all immediate`.execute(db);
  await hepsini('enable');
}

/** Writes rows while a trigger of their table is disabled. `yaz` does its work for all of them at once. */
export async function tetiksiz(db: Db, tablo: string, tetik: string, yaz: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ hal: string }>`
    select tgenabled as hal from pg_trigger where tgrelid = ${tablo}::regclass and tgname = ${tetik}`.execute(db);
  const yap = (hal: string) =>
    sql`alter table ${sql.table(tablo)} ${sql.raw(hal)} trigger ${sql.ref(tetik)}`.execute(db);
  await yap('disable');
  await yaz();
  await yap(rows[0]!.hal === 'A' ? 'enable always' : 'enable');
}

/**
 * Writes many rows into a table and creates its indexes afterwards, not row by row: a sixth less time for the demo's
 * calls. Indexes of constraints stay.
 */
export async function dizinleriSonra(db: Db, tablo: string, yaz: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ ad: string; tanim: string }>`
    select i.indexrelid::regclass::text as ad, pg_get_indexdef(i.indexrelid) as tanim from pg_index i
    where i.indrelid = ${tablo}::regclass and not i.indisunique
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    order by i.indexrelid`.execute(db);
  for (const { ad } of rows) await sql`drop index ${sql.raw(ad)}`.execute(db);
  await yaz();
  for (const { tanim } of rows) await sql.raw(tanim).execute(db);
}

type Tablo = Extract<keyof Database, string>;

/**
 * Writes many rows of one shape, in order: as one value, which is read twice as fast as a parameter for each field.
 * None of them may hold bytes.
 */
export const topluEkle = <T extends Tablo>(
  db: Db,
  tablo: T,
  satirlar: readonly Insertable<Database[T]>[],
): Promise<unknown> => (satirlar.length === 0 ? Promise.resolve() : ekleme(tablo, satirlar).execute(db));

/** The same for a table with numbered rows. Returns the numbers. */
export const numaraliEkle = async <T extends Tablo>(
  db: Db,
  tablo: T,
  satirlar: readonly Insertable<Database[T]>[],
): Promise<number[]> =>
  satirlar.length === 0
    ? []
    : (await sql<{ id: number }>`${ekleme(tablo, satirlar)} returning id`.execute(db)).rows.map((r) => r.id);

function ekleme(tablo: string, satirlar: readonly object[]) {
  const sutunlar = [...new Set(satirlar.flatMap((s) => Object.keys(s)))].map((s) => sql.ref(s));
  return sql`insert into ${sql.table(tablo)} (${sql.join(sutunlar)})
    select ${sql.join(sutunlar)} from jsonb_populate_recordset(null::${sql.table(tablo)}, ${JSON.stringify(satirlar)}::jsonb)`;
}
