import type { DepartmanSatiri } from '@masabasi/core/kisi/departman/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { versionedSaves } from '../../platform/db/versioned.ts';

const departmanlar = (db: Db, kosul: RawBuilder<unknown>): Promise<DepartmanSatiri[]> =>
  read(db).rows(sql<DepartmanSatiri>`
    select d.id as "Id", d.ad as "Ad", d.goster as "Goster", d.sorumlu_id as "SorumluId",
      s.gorunen_ad as "Sorumlu", d.vekil_id as "VekilId", v.gorunen_ad as "Vekil", to_char(d.mesai_baslangic, 'HH24:MI') as "MesaiBaslangic",
      to_char(d.mesai_bitis, 'HH24:MI') as "MesaiBitis", d.vardiya_dakika as "VardiyaDakika",
      d.calisma_gunleri as "CalismaGunleri", d.diger_limit as "DigerLimit", d.yemek_limit as "YemekLimit",
      (select count(*) from kisi k where k.departman_id = d.id and k.aktif) as "KisiSayisi", d.surum as "Surum"
    from departman d left join kisi s on s.id = d.sorumlu_id left join kisi v on v.id = d.vekil_id
    where d.silindi is null and ${kosul}
    order by d.ad collate "tr-TR-x-icu"`);

export const liste = (db: Db) => departmanlar(db, sql`true`);

/** A department, locked against new people and deletion until the transaction ends. Null when there is none. */
export async function kilitle(db: Db, id: number): Promise<DepartmanSatiri | null> {
  await sql`select id from departman where id = ${id} for update`.execute(db);
  return (await departmanlar(db, sql`d.id = ${id}`))[0] ?? null;
}

/** Active people without an exit date: they may head a department. */
export const sorumluOlabilenler = (db: Db) =>
  read(db).rows(sql<{ Id: number; Ad: string; Departman: string }>`
    select k.id as "Id", k.gorunen_ad as "Ad", d.ad as "Departman"
    from kisi k join departman d on d.id = k.departman_id
    where k.aktif and k.cikis_tarihi is null
    order by k.ad collate "tr-TR-x-icu", k.soyad collate "tr-TR-x-icu"`);

/** True if this person may head a department. Blocks an exit of the person until the transaction ends. */
export const sorumluOlabilir = (db: Db, id: number): Promise<boolean> =>
  read(db).some(sql`
    select id from kisi where id = ${id} and aktif and cikis_tarihi is null for no key update`);

/** The names of the other departments. */
export const adlar = (db: Db, haric: number) =>
  db.selectFrom('departman').select('ad').where('silindi', 'is', null).where('id', '<>', haric).execute();

export const { ekle, degistir } = versionedSaves('departman');

/** Removes a department from every list. Records of its former people keep its name. */
export const kaldir = (db: Db, id: number, simdi: Date) =>
  db.updateTable('departman').set({ silindi: simdi, sorumlu_id: null, vekil_id: null }).where('id', '=', id).execute();

/** Condition: on leave for the whole day. */
const izinde = (kisi: RawBuilder<unknown>, gun: Gun) => sql`exists (select from izin z
  where z.kisi_id = ${kisi} and z.silindi is null and z.baslangic <= ${gun} and z.bitis > ${gun})`;

/** Condition: works here and may sign in on this day. Other people decide nothing, and no request waits for them. */
export const girebilir = (k: string, gun: Gun) => {
  const sutun = (ad: string) => sql.ref(`${k}.${ad}`);
  return sql`(${sutun('aktif')} and ${sutun('giris_izni')}
    and (${sutun('cikis_tarihi')} is null or ${sutun('cikis_tarihi')} > ${gun}::date))`;
};

/**
 * People who decide on a person's requests: the head of the department, or the deputy while the head is on leave.
 * Holders of one of the rights also decide when there is no head, for a head's own request, and when head and deputy
 * are both away.
 */
export const kararVericiler = (db: Db, kisiId: number, yetkiler: readonly number[], bugun: Gun): Promise<number[]> =>
  read(db).values(sql<{ id: number }>`
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
    order by k.id`);

/** Name of the person who decided on a request, with a mark for a deputy. `v` is the person. */
export const kararVerenAdi = (istek: string) =>
  sql<string | null>`v.gorunen_ad || case when ${sql.ref(`${istek}.vekaleten`)} then ' (vekâleten)' else '' end`;

/** Deputies of these heads, who are notified at the beginning and end of their deputyship. */
export const vekilleri = (db: Db, sorumlular: readonly number[]): Promise<number[]> =>
  read(db).values(sql<{ id: number }>`
    select distinct vekil_id as id from departman where sorumlu_id = any(${[...sorumlular]}::int[]) and vekil_id is not null`);

/** Departments of which a person is deputy today, each with its head and the day of return. */
export const vekaletler = (db: Db, idler: readonly number[], bugun: Gun) =>
  read(db).rows(sql<{ Id: number; Departman: string; Sorumlu: string; Donus: Gun }>`
    select d.id as "Id", d.ad as "Departman", s.gorunen_ad as "Sorumlu", max(z.bitis) as "Donus"
    from departman d join kisi s on s.id = d.sorumlu_id
      join izin z on z.kisi_id = s.id and z.silindi is null and z.baslangic <= ${bugun} and z.bitis > ${bugun}
    where d.id = any(${[...idler]}::int[]) group by d.id, s.id order by d.ad collate "tr-TR-x-icu"`);

/** A person who may take urgent matters for another person. */
export interface YerineBakan {
  readonly kisi: number;
  readonly Id: number;
  readonly Ad: string;
  readonly DepartmanId: number;
}

/**
 * People who may take urgent matters for each of these absent people, in this order: the deputy of a head, then the
 * head of the department, then the deputy of that head. Only present staff. Their own status is checked elsewhere.
 */
export const yerineBakabilenler = (db: Db, kisiler: readonly number[], bugun: Gun): Promise<YerineBakan[]> =>
  read(db).rows(sql<YerineBakan>`
    select p.id as kisi, y.id as "Id", y.gorunen_ad as "Ad", y.departman_id as "DepartmanId"
    from kisi p join departman d on d.id = p.departman_id
      cross join lateral (
        select 1 as sira, b.vekil_id as id from departman b where b.sorumlu_id = p.id and b.silindi is null
        union all select 2, d.sorumlu_id
        union all select 3, d.vekil_id) a
      join kisi y on y.id = a.id and y.id <> p.id
    where p.id = any(${[...kisiler]}::int[]) and ${girebilir('y', bugun)}
    order by p.id, a.sira, y.id`);
