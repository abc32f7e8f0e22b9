import type { DepartmanSatiri } from '@masabasi/core/departman/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';

const departmanlar = async (db: Db, kosul: RawBuilder<unknown>): Promise<DepartmanSatiri[]> => {
  const { rows } = await sql<DepartmanSatiri>`
    select d.id as "Id", d.ad as "Ad", d.goster as "Goster", d.sorumlu_id as "SorumluId",
      s.ad || ' ' || s.soyad as "Sorumlu", to_char(d.mesai_baslangic, 'HH24:MI') as "MesaiBaslangic",
      to_char(d.mesai_bitis, 'HH24:MI') as "MesaiBitis", d.vardiya_dakika as "VardiyaDakika",
      d.calisma_gunleri as "CalismaGunleri", d.diger_limit as "DigerLimit", d.yemek_limit as "YemekLimit",
      (select count(*) from kisi k where k.departman_id = d.id and k.aktif) as "KisiSayisi", d.surum as "Surum"
    from departman d left join kisi s on s.id = d.sorumlu_id
    where d.silindi is null and ${kosul}
    order by d.ad collate "tr-TR-x-icu"`.execute(db);
  return rows;
};

export const liste = (db: Db) => departmanlar(db, sql`true`);

/** A department as it stands, which nobody enters or deletes until the transaction ends; null when there is none. */
export async function kilitle(db: Db, id: number): Promise<DepartmanSatiri | null> {
  await sql`select id from departman where id = ${id} for update`.execute(db);
  return (await departmanlar(db, sql`d.id = ${id}`))[0] ?? null;
}

/** Active people who stay: who may head a department. */
export const sorumluOlabilenler = async (db: Db) => {
  const { rows } = await sql<{ Id: number; Ad: string; Departman: string }>`
    select k.id as "Id", k.ad || ' ' || k.soyad as "Ad", d.ad as "Departman"
    from kisi k join departman d on d.id = k.departman_id
    where k.aktif and k.cikis_tarihi is null
    order by k.ad collate "tr-TR-x-icu", k.soyad collate "tr-TR-x-icu"`.execute(db);
  return rows;
};

/** Whether this person may head a department; nobody lets them leave until the transaction ends. */
export async function sorumluOlabilir(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select id from kisi where id = ${id} and aktif and cikis_tarihi is null for no key update`.execute(db);
  return rows.length > 0;
}

/** The names of the other departments. */
export const adlar = (db: Db, haric: number) =>
  db.selectFrom('departman').select('ad').where('silindi', 'is', null).where('id', '<>', haric).execute();

export interface DepartmanSutunlari {
  readonly ad: string;
  readonly goster: 0 | 1;
  readonly sorumlu_id: number | null;
  readonly mesai_baslangic: string;
  readonly mesai_bitis: string;
  readonly vardiya_dakika: number | null;
  readonly calisma_gunleri: number[];
  readonly diger_limit: number | null;
  readonly yemek_limit: number | null;
}

export const ekle = (db: Db, d: DepartmanSutunlari) =>
  db.insertInto('departman').values(d).returning(['id as Id', 'surum as Surum']).executeTakeFirstOrThrow();

export const degistir = (db: Db, id: number, d: DepartmanSutunlari) =>
  db
    .updateTable('departman')
    .set((eb) => ({ ...d, surum: eb('surum', '+', 1) }))
    .where('id', '=', id)
    .returning(['id as Id', 'surum as Surum'])
    .executeTakeFirstOrThrow();

/** Takes a department off every list; its former people's records keep its name. */
export const kaldir = (db: Db, id: number, simdi: Date) =>
  db.updateTable('departman').set({ silindi: simdi, sorumlu_id: null }).where('id', '=', id).execute();
