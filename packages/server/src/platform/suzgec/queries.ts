import type { SuzgecSatiri } from '@masabasi/core/platform/suzgec/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { read } from '../db/read.ts';
import type { Ben } from '../http/access.ts';

const satirlar = (db: Db, ben: Ben, kosul: RawBuilder<unknown>): Promise<SuzgecSatiri[]> =>
  read(db).rows(sql<SuzgecSatiri>`
    select s.id as "Id", s.ad as "Ad", s.sorgu as "Sorgu", s.departman_id is not null as "Paylasilan",
      k.gorunen_ad as "Sahip", s.kisi_id = ${ben.Id} as "Benim", v.kisi_id is not null as "Varsayilan",
      s.surum as "Surum"
    from suzgec s
    join kisi k on k.id = s.kisi_id
    left join suzgec_varsayilan v on v.suzgec_id = s.id and v.kisi_id = ${ben.Id}
    where ${kosul} and (s.kisi_id = ${ben.Id} or s.departman_id = ${ben.departmanId})
    order by s.kisi_id <> ${ben.Id}, s.ad collate "tr-TR-x-icu", s.id`);

/** A list's filters: the person's own, then those of the department. */
export const suzgecler = (db: Db, ben: Ben, sayfa: string) => satirlar(db, ben, sql`s.sayfa = ${sayfa}`);

/** A filter that the person may use, or null. */
export const suzgec = async (db: Db, ben: Ben, id: number, sayfa: string): Promise<SuzgecSatiri | null> =>
  (await satirlar(db, ben, sql`s.id = ${id} and s.sayfa = ${sayfa}`))[0] ?? null;

/** The person's own filter, locked until the transaction ends, or null. */
export async function kilitle(db: Db, ben: Ben, id: number, sayfa: string): Promise<SuzgecSatiri | null> {
  await sql`select id from suzgec where id = ${id} for update`.execute(db);
  return (await satirlar(db, ben, sql`s.id = ${id} and s.sayfa = ${sayfa} and s.kisi_id = ${ben.Id}`))[0] ?? null;
}

/** True if the person has another filter with this name, in any letter case. */
export const adVar = (db: Db, ben: Ben, sayfa: string, ad: string, haric: number): Promise<boolean> =>
  read(db).some(sql`select from suzgec where kisi_id = ${ben.Id} and sayfa = ${sayfa} and katla(ad) = katla(${ad})
    and id <> ${haric}`);

export interface SuzgecSutunlari {
  readonly sayfa: string;
  readonly ad: string;
  readonly sorgu: string;
  readonly departman_id: number | null;
}

export const ekle = (db: Db, ben: Ben, s: SuzgecSutunlari) =>
  read(db).only(sql<{ Id: number; Surum: number }>`
    insert into suzgec (kisi_id, sayfa, ad, sorgu, departman_id)
    values (${ben.Id}, ${s.sayfa}, ${s.ad}, ${s.sorgu}, ${s.departman_id})
    returning id as "Id", surum as "Surum"`);

export const degistir = (db: Db, id: number, s: SuzgecSutunlari) =>
  read(db).only(sql<{ Id: number; Surum: number }>`
    update suzgec set ad = ${s.ad}, sorgu = ${s.sorgu}, departman_id = ${s.departman_id},
      surum = surum + 1
    where id = ${id} returning id as "Id", surum as "Surum"`);

export const sil = (db: Db, id: number) => db.deleteFrom('suzgec').where('id', '=', id).execute();

/** Removes the filter as default of colleagues after it is no longer shared. */
export const paylasimBitti = (db: Db, id: number, sahip: Ben) =>
  db.deleteFrom('suzgec_varsayilan').where('suzgec_id', '=', id).where('kisi_id', '<>', sahip.Id).execute();

export async function varsayilanYaz(db: Db, ben: Ben, sayfa: string, id: number | null): Promise<void> {
  if (id === null)
    await db.deleteFrom('suzgec_varsayilan').where('kisi_id', '=', ben.Id).where('sayfa', '=', sayfa).execute();
  else
    await db
      .insertInto('suzgec_varsayilan')
      .values({ kisi_id: ben.Id, sayfa, suzgec_id: id })
      .onConflict((oc) => oc.columns(['kisi_id', 'sayfa']).doUpdateSet({ suzgec_id: id }))
      .execute();
}
