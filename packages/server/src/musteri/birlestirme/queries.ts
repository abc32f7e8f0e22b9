import { type MusteriAlanlari } from '@masabasi/core/musteri/musteri/alanlar';

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { KisiId, UrunKapsami } from '../../platform/http/access.ts';
import { urunKapsami } from '../musteri/api.ts';

/** A column with a customer reference. */
interface Isaret {
  readonly tablo: string;
  readonly sutun: string;
  /** The table's primary key. */
  readonly anahtar: readonly string[];
  /** The column is part of that key: a row cannot be updated, so it is deleted and inserted. */
  readonly anahtarda: boolean;
  /** The table's rows belong to a product. */
  readonly urunlu: boolean;
}

/**
 * Every column with a reference to a customer, direct or through another such column, as the database's catalogue has
 * them; columns of a primary key first. Records of merges are history and do not move.
 */
const isaretler = (db: Db): Promise<Isaret[]> =>
  read(db).rows(sql<Isaret>`
    with recursive isaret(tablo, sutun) as (
      select c.conrelid, c.conkey[1] from pg_constraint c where c.contype = 'f' and c.confrelid = 'musteri'::regclass
      union
      select c.conrelid, c.conkey[array_position(c.confkey, i.sutun)] from isaret i
        join pg_constraint c on c.contype = 'f' and c.confrelid = i.tablo and i.sutun = any(c.confkey)
    )
    select i.tablo::regclass::text as tablo, a.attname as sutun, k.anahtar, a.attname::text = any(k.anahtar) as anahtarda,
      exists (select from pg_attribute p where p.attrelid = i.tablo and p.attname = 'proje_id') as urunlu
    from isaret i
    join pg_attribute a on a.attrelid = i.tablo and a.attnum = i.sutun
    cross join lateral (
      select array_agg(p.attname::text order by p.attnum) as anahtar
      from pg_index x join pg_attribute p on p.attrelid = x.indrelid and p.attnum = any(x.indkey)
      where x.indrelid = i.tablo and x.indisprimary) k
    where i.tablo <> 'musteri_birlesme'::regclass
    order by anahtarda desc, 1, 2`);

const hepsi = async <T>(db: Db, parcalar: readonly RawBuilder<unknown>[]): Promise<T[]> =>
  (await sql<T>`${sql.join(parcalar, sql` union all `)}`.execute(db)).rows;

/** The number of rows of each table that belong to a customer. */
export async function satirSayilari(db: Db, id: number): Promise<{ tablo: string; adet: number }[]> {
  const sorgular = (await isaretler(db)).map(
    ({ tablo, sutun }) =>
      sql`select ${tablo}::text as tablo, count(*) as adet from ${sql.table(tablo)} where ${sql.ref(sutun)} = ${id}`,
  );
  const sayilar = await hepsi<{ tablo: string; adet: number }>(db, sorgular);
  return sayilar.filter((s) => s.adet > 0);
}

/** True if a row of these customers belongs to a product that the person does not work with. */
export async function gorunmeyenVar(db: Db, idler: readonly number[], projelist: UrunKapsami): Promise<boolean> {
  const sorgular = (await isaretler(db))
    .filter((i) => i.urunlu)
    .map(
      ({ tablo, sutun }) => sql`(select 1 from ${sql.table(tablo)} where ${sql.ref(sutun)} = any(${[...idler]}::int[])
        and proje_id <> all(${[...projelist]}::int[]) limit 1)`,
    );
  return (await hepsi(db, sorgular)).length > 0;
}

/** Locks these customers: until the transaction ends nobody else changes them or writes a record about them. */
export const kilitle = (db: Db, idler: readonly number[]) =>
  sql`select id from musteri where id = any(${[...idler]}::int[]) order by id for update`.execute(db);

/** The primary key of a row, `t` being the table. */
const anahtari = (sutunlar: readonly string[]) =>
  sql`jsonb_build_object(${sql.join(sutunlar.flatMap((s) => [sql`${s}::text`, sql.ref(`t.${s}`)]))})`;

type Islem = 'tasindi' | 'geldi' | 'gitti';

/** Notes the rows that a statement touches. */
const notEt = (db: Db, birlesme: number, { tablo, sutun }: Isaret, islem: Islem, degisen: RawBuilder<unknown>) =>
  sql`with x(satir) as (${degisen})
    insert into musteri_birlesme_satir (birlesme_id, tablo, sutun, islem, satir)
    select ${birlesme}, ${tablo}, ${sutun}, ${islem}, satir from x`.execute(db);

/** Moves all rows of one customer to the other, and notes each row. */
export async function tasi(db: Db, birlesme: number, kalan: number, giden: number): Promise<void> {
  const sutunlar = await isaretler(db);
  const anahtarda = sutunlar.filter((i) => i.anahtarda);
  for (const i of anahtarda) {
    const yeni = sql`jsonb_populate_record(g, jsonb_build_object(${i.sutun}::text, ${kalan}::int))`;
    await notEt(
      db,
      birlesme,
      i,
      'geldi',
      sql`insert into ${sql.table(i.tablo)} as t select (${yeni}).* from ${sql.table(i.tablo)} g
        where ${sql.ref(`g.${i.sutun}`)} = ${giden} on conflict do nothing returning ${anahtari(i.anahtar)}`,
    );
  }
  for (const i of sutunlar.filter((x) => !x.anahtarda))
    await notEt(
      db,
      birlesme,
      i,
      'tasindi',
      sql`update ${sql.table(i.tablo)} t set ${sql.ref(i.sutun)} = ${kalan} where ${sql.ref(`t.${i.sutun}`)} = ${giden}
        returning ${anahtari(i.anahtar)}`,
    );
  for (const i of anahtarda)
    await notEt(
      db,
      birlesme,
      i,
      'gitti',
      sql`delete from ${sql.table(i.tablo)} t where ${sql.ref(`t.${i.sutun}`)} = ${giden} returning to_jsonb(t)`,
    );
}

/** Other rows that need a row `t` of this table. */
async function gerekenler(db: Db, tablo: string): Promise<RawBuilder<unknown>[]> {
  const { rows } = await sql<{ tablo: string; esler: { sutun: string; hedef: string }[] }>`
    select c.conrelid::regclass::text as tablo, jsonb_agg(jsonb_build_object('sutun', s.attname, 'hedef', h.attname)) as esler
    from pg_constraint c cross join lateral unnest(c.conkey, c.confkey) e(sutun, hedef)
    join pg_attribute s on s.attrelid = c.conrelid and s.attnum = e.sutun
    join pg_attribute h on h.attrelid = c.confrelid and h.attnum = e.hedef
    where c.contype = 'f' and c.confrelid = ${tablo}::regclass group by c.oid, c.conrelid`.execute(db);
  return rows.map(
    (r) => sql`exists (select from ${sql.table(r.tablo)} x
      where ${sql.join(
        r.esler.map((e) => sql`${sql.ref(`x.${e.sutun}`)} = ${sql.ref(`t.${e.hedef}`)}`),
        sql` and `,
      )})`,
  );
}

/** Moves rows back that are still with the customer they were moved to. A row that came stays if a new row needs it. */
export async function geriTasi(db: Db, birlesme: number, kalan: number, giden: number): Promise<void> {
  const sutunlar = await isaretler(db);
  const anahtarda = sutunlar.filter((i) => i.anahtarda);
  const notlar = (i: Isaret, islem: Islem) => sql`(select n.satir from musteri_birlesme_satir n
    where n.birlesme_id = ${birlesme} and n.tablo = ${i.tablo} and n.sutun = ${i.sutun} and n.islem = ${islem})`;
  for (const i of anahtarda)
    await sql`insert into ${sql.table(i.tablo)}
      select (jsonb_populate_record(null::${sql.table(i.tablo)}, n.satir)).* from ${notlar(i, 'gitti')} n
      on conflict do nothing`.execute(db);
  for (const i of sutunlar.filter((x) => !x.anahtarda))
    await sql`update ${sql.table(i.tablo)} t set ${sql.ref(i.sutun)} = ${giden}
      where ${sql.ref(`t.${i.sutun}`)} = ${kalan} and ${anahtari(i.anahtar)} in ${notlar(i, 'tasindi')}`.execute(db);
  for (const i of anahtarda) {
    const gerekmez = (await gerekenler(db, i.tablo)).map((g) => sql` and not ${g}`);
    await sql`delete from ${sql.table(i.tablo)} t where ${sql.ref(`t.${i.sutun}`)} = ${kalan}
      and ${anahtari(i.anahtar)} in ${notlar(i, 'geldi')}${sql.join(gerekmez, sql``)}`.execute(db);
  }
}

/** Notes a contact person who was added by a merge. */
export const kisiGeldi = (db: Db, birlesme: number, yetkiliId: number) =>
  sql`insert into musteri_birlesme_satir (birlesme_id, tablo, sutun, islem, satir)
    values (${birlesme}, 'musteri_yetkili', 'musteri_id', 'geldi', jsonb_build_object('id', ${yetkiliId}::int))`.execute(
    db,
  );

/** Removes the contact persons added by a merge; one that was changed or that another row needs stays. */
export async function gelenKisileriSil(db: Db, birlesme: number, kalan: number): Promise<void> {
  const gerekmez = (await gerekenler(db, 'musteri_yetkili')).map((g) => sql` and not ${g}`);
  await sql`delete from musteri_yetkili t where t.musteri_id = ${kalan} and t.surum = 1 and t.silindi is null
    and ${anahtari(['id'])} in (select n.satir from musteri_birlesme_satir n
      where n.birlesme_id = ${birlesme} and n.tablo = 'musteri_yetkili' and n.islem = 'geldi')${sql.join(gerekmez, sql``)}`.execute(
    db,
  );
}

export const birlesmeYaz = async (
  db: Db,
  b: { kalan: number; giden: number; onceki: MusteriAlanlari; sonraki: MusteriAlanlari },
  kisi: KisiId,
  simdi: Date,
): Promise<number> =>
  (
    await db
      .insertInto('musteri_birlesme')
      .values({
        kalan_id: b.kalan,
        giden_id: b.giden,
        zaman: simdi,
        kisi_id: kisi,
        onceki: JSON.stringify(b.onceki),
        sonraki: JSON.stringify(b.sonraki),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/**
 * Takes a merged customer out of the lists. The remaining card's version is raised above every version of the other
 * card that its new rows may have noted, so that the two are never confused.
 */
export async function gideniKaldir(db: Db, giden: number, kalan: number, kisi: KisiId, simdi: Date): Promise<void> {
  await sql`update musteri k set surum = greatest(k.surum, g.surum) from musteri g
    where k.id = ${kalan} and g.id = ${giden}`.execute(db);
  await db
    .updateTable('musteri')
    .set((eb) => ({ silindi: simdi, silen_id: kisi, birlesen_id: kalan, surum: eb('surum', '+', 1) }))
    .where('id', '=', giden)
    .execute();
}

export const gideniDondur = (db: Db, giden: number) =>
  db
    .updateTable('musteri')
    .set((eb) => ({ silindi: null, silen_id: null, birlesen_id: null, surum: eb('surum', '+', 1) }))
    .where('id', '=', giden)
    .returning(['musteri_no as MusteriNo', 'gorunen_ad as GorunenAd'])
    .executeTakeFirstOrThrow();

export const geriAlindiYaz = (db: Db, birlesme: number, kisi: KisiId, simdi: Date) =>
  db
    .updateTable('musteri_birlesme')
    .set({ geri_alma_zamani: simdi, geri_alan_id: kisi })
    .where('id', '=', birlesme)
    .execute();

export interface Birlesme {
  readonly KalanId: number;
  readonly GidenId: number;
  readonly Zaman: string;
  readonly onceki: MusteriAlanlari;
  readonly sonraki: MusteriAlanlari;
  readonly geriAlindi: boolean;
  /** The remaining customer was deleted since, or merged into the customer of this number. */
  readonly silindi: boolean;
  readonly hedefNo: string | null;
  /** The numbers that only the merged customer gets back. */
  readonly TCKimlikNo: string | null;
  readonly VKN: string | null;
}

/** A merge; null: there is none, or this person does not see its customer. */
export const birlesme = (db: Db, id: number, projelist: UrunKapsami): Promise<Birlesme | null> =>
  read(db).first(sql<Birlesme>`
    select b.kalan_id as "KalanId", b.giden_id as "GidenId", b.zaman as "Zaman", b.onceki, b.sonraki,
      b.geri_alma_zamani is not null as "geriAlindi", k.silindi is not null as silindi, h.musteri_no as "hedefNo",
      g.tc_kimlik as "TCKimlikNo", g.vkn as "VKN"
    from musteri_birlesme b
    join musteri k on k.id = b.kalan_id
    join musteri g on g.id = b.giden_id
    left join musteri h on h.id = k.birlesen_id
    where b.id = ${id} and ${urunKapsami(sql`coalesce(h.id, k.id)`, projelist)}`);

/** Locks it: nobody else undoes it until the transaction ends. */
export const birlesmeKilitle = (db: Db, id: number) =>
  sql`select id from musteri_birlesme where id = ${id} for no key update`.execute(db);

/** Customers merged into this one since a moment and not parted again; newest first. */
export const birlesmeler = (db: Db, kalan: number, sonra: Date) =>
  read(db).rows(sql<{ Id: number; MusteriNo: string; Ad: string; Zaman: string; Kisi: string }>`
    select b.id as "Id", g.musteri_no as "MusteriNo", g.gorunen_ad as "Ad", b.zaman as "Zaman",
      k.gorunen_ad as "Kisi"
    from musteri_birlesme b join musteri g on g.id = b.giden_id join kisi k on k.id = b.kisi_id
    where b.kalan_id = ${kalan} and b.geri_alma_zamani is null and b.zaman >= ${sonra.toISOString()}::timestamptz
    order by b.zaman desc, b.id desc`);

/** Deletes the undo data of merges before a moment. The merges themselves stay known. */
export async function eskileriUnut(db: Db, once: Date): Promise<void> {
  await sql`delete from musteri_birlesme_satir s using musteri_birlesme b
    where b.id = s.birlesme_id and b.zaman < ${once.toISOString()}::timestamptz`.execute(db);
  await sql`update musteri_birlesme set onceki = '{}', sonraki = '{}'
    where zaman < ${once.toISOString()}::timestamptz and onceki <> '{}'`.execute(db);
}
