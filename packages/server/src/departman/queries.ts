import type { DepartmanSatiri } from '@masabasi/core/departman/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Gun } from '@masabasi/core/tarih';
import type { Db } from '../db/connect.ts';

const departmanlar = async (db: Db, kosul: RawBuilder<unknown>): Promise<DepartmanSatiri[]> => {
  const { rows } = await sql<DepartmanSatiri>`
    select d.id as "Id", d.ad as "Ad", d.goster as "Goster", d.sorumlu_id as "SorumluId",
      s.ad || ' ' || s.soyad as "Sorumlu", d.vekil_id as "VekilId", v.ad || ' ' || v.soyad as "Vekil", to_char(d.mesai_baslangic, 'HH24:MI') as "MesaiBaslangic",
      to_char(d.mesai_bitis, 'HH24:MI') as "MesaiBitis", d.vardiya_dakika as "VardiyaDakika",
      d.calisma_gunleri as "CalismaGunleri", d.diger_limit as "DigerLimit", d.yemek_limit as "YemekLimit",
      (select count(*) from kisi k where k.departman_id = d.id and k.aktif) as "KisiSayisi", d.surum as "Surum"
    from departman d left join kisi s on s.id = d.sorumlu_id left join kisi v on v.id = d.vekil_id
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
  readonly vekil_id: number | null;
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
  db.updateTable('departman').set({ silindi: simdi, sorumlu_id: null, vekil_id: null }).where('id', '=', id).execute();

/** On leave for the whole of a day. */
const izinde = (kisi: RawBuilder<unknown>, gun: Gun) => sql`exists (select from izin z
  where z.kisi_id = ${kisi} and z.silindi is null and z.baslangic <= ${gun} and z.bitis > ${gun})`;

/** Works here and may sign in on a day: whoever has left, or was shut out, decides nothing and is not waited for. */
export const girebilir = (k: string, gun: Gun) => {
  const sutun = (ad: string) => sql.ref(`${k}.${ad}`);
  return sql`(${sutun('aktif')} and ${sutun('giris_izni')}
    and (${sutun('cikis_tarihi')} is null or ${sutun('cikis_tarihi')} > ${gun}::date))`;
};

/**
 * Who decides on what a person asks for: the head of the department, and while the head is on leave whoever stands in;
 * without a head, of a head's own, and where head and deputy are away, those who hold one of the rights as well.
 */
export async function kararVericiler(
  db: Db,
  kisiId: number,
  yetkiler: readonly number[],
  bugun: Gun,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with bas as (
      select s.id, ${izinde(sql`s.id`, bugun)} as izinde, d.vekil_id
      from kisi k join departman d on d.id = k.departman_id join kisi s on s.id = d.sorumlu_id
      where k.id = ${kisiId} and s.id <> k.id and ${girebilir('s', bugun)}
    ), vekil as (
      select v.id from bas join kisi v on v.id = bas.vekil_id
      where bas.izinde and v.id <> ${kisiId} and ${girebilir('v', bugun)} and not ${izinde(sql`v.id`, bugun)}
    )
    select k.id from kisi k
    where ${girebilir('k', bugun)} and k.id <> ${kisiId} and (k.id in (select id from bas union select id from vekil)
      or (not exists (select from bas) or exists (select from bas where izinde and vekil_id is not null)
        and not exists (select from vekil))
      and exists (select from etkin_yetki y where y.kisi_id = k.id and y.yetki_id = any(${[...yetkiler]})))
    order by k.id`.execute(db);
  return rows.map((r) => r.id);
}

/** Who decided on a request, and whether in somebody's stead; `v` is the person. */
export const kararVerenAdi = (istek: string) =>
  sql<
    string | null
  >`v.ad || ' ' || v.soyad || case when ${sql.ref(`${istek}.vekaleten`)} then ' (vekâleten)' else '' end`;

/** Whoever stands in for one of these heads, so that they are told when it begins and ends. */
export const vekilleri = async (db: Db, sorumlular: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct vekil_id as id from departman where sorumlu_id = any(${[...sorumlular]}::int[]) and vekil_id is not null`.execute(
    db,
  );
  return rows.map((r) => r.id);
};

/** The departments that somebody stands in for today, each with its head and the day of return. */
export async function vekaletler(db: Db, idler: readonly number[], bugun: Gun) {
  const { rows } = await sql<{ Id: number; Departman: string; Sorumlu: string; Donus: Gun }>`
    select d.id as "Id", d.ad as "Departman", s.ad || ' ' || s.soyad as "Sorumlu", max(z.bitis) as "Donus"
    from departman d join kisi s on s.id = d.sorumlu_id
      join izin z on z.kisi_id = s.id and z.silindi is null and z.baslangic <= ${bugun} and z.bitis > ${bugun}
    where d.id = any(${[...idler]}::int[]) group by d.id, s.id order by d.ad collate "tr-TR-x-icu"`.execute(db);
  return rows;
}

/** Somebody who may take what cannot wait in the stead of another. */
export interface YerineBakan {
  readonly kisi: number;
  readonly Id: number;
  readonly Ad: string;
  readonly DepartmanId: number;
}

/**
 * Who may take what cannot wait while these people are away, of each in this order: who stands in for the head, where one is a
 * head; the head of their department; whoever stands in for that. Of them those who work here; where they are now is asked elsewhere.
 */
export async function yerineBakabilenler(db: Db, kisiler: readonly number[], bugun: Gun): Promise<YerineBakan[]> {
  const { rows } = await sql<YerineBakan>`
    select p.id as kisi, y.id as "Id", y.ad || ' ' || y.soyad as "Ad", y.departman_id as "DepartmanId"
    from kisi p join departman d on d.id = p.departman_id
      cross join lateral (
        select 1 as sira, b.vekil_id as id from departman b where b.sorumlu_id = p.id and b.silindi is null
        union all select 2, d.sorumlu_id
        union all select 3, d.vekil_id) a
      join kisi y on y.id = a.id and y.id <> p.id
    where p.id = any(${[...kisiler]}::int[]) and ${girebilir('y', bugun)}
    order by p.id, a.sira, y.id`.execute(db);
  return rows;
}
