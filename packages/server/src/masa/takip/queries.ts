import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { Takip } from '@masabasi/core/masa/takip/contract';
import type { AnilanKisi, TakipHali } from '@masabasi/core/masa/takip/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { KisiId } from '../../platform/http/access.ts';
import { calisanlar } from '../../musteri/proje/api.ts';

/** A person who is called in a line. */
export type Anilan = AnilanKisi;

const adi = sql<string>`k.gorunen_ad`;

/** Followers of a ticket who still work here, and this person's own choice. */
export async function takip(db: Db, gorusmeId: number, kisi: KisiId): Promise<Takip> {
  const { rows } = await sql<{ Id: number; Ad: string; hal: TakipHali }>`
    select k.id as "Id", ${adi} as "Ad", case when t.sessiz then 'sessiz' else 'acik' end as hal
    from gorusme_takip t join kisi k on k.id = t.kisi_id
    where t.gorusme_id = ${gorusmeId} and k.aktif order by t.zaman, k.id`.execute(db);
  return {
    takipciler: rows.map(({ Id, Ad }) => ({ Id, Ad })),
    benim: rows.find((r) => r.Id === kisi)?.hal ?? 'yok',
  };
}

/** People called in a line `h`, under their names in the text. */
export const anilanlar = sql<Anilan[]>`(select coalesce(json_agg(json_build_object('Id', a.kisi_id, 'Ad', a.ad)
  order by a.kisi_id), '[]') from gorusme_anma a where a.gorusme_id = h.nesne_id and a.hareket_id = h.id)`;

/** The people among these who may open a page of the desk. */
const masayaGirenler = async (db: Db, idler: readonly number[]): Promise<Set<number>> =>
  new Set(
    (
      await sql<{ id: number }>`
        select k.id from kisi k
        where k.id = any(${[...idler]}::int[]) and (
          exists (select from etkin_yetki y where y.kisi_id = k.id and y.yetki_id = ${YETKI.ayricalikli})
          or exists (select from menu m where m.yol = any(${[...SAYFA.gorusme]}::text[])
            and not exists (select from kisi_menu x where x.kisi_id = k.id and x.menu_id = m.id and x.deger = 0)
            and (exists (select from kisi_menu x where x.kisi_id = k.id and x.menu_id = m.id and x.deger = 1)
              or exists (select from rol_menu rm join kisi_rol kr on kr.rol_id = rm.rol_id
                where kr.kisi_id = k.id and rm.menu_id = m.id))))`.execute(db)
    ).rows.map((r) => r.id),
  );

/** Active people who see the tickets of a product: they work with it and may open the desk. */
export async function gorenler(db: Db, projeId: number): Promise<(Anilan & { readonly Departman: string })[]> {
  const bunlar = await calisanlar(db, projeId);
  const girenler = await masayaGirenler(
    db,
    bunlar.map((k) => k.Id),
  );
  return bunlar.filter((k) => girenler.has(k.Id)).map(({ Id, Ad, Departman }) => ({ Id, Ad, Departman }));
}

/** The names of these people. */
export const adlari = (db: Db, idler: readonly number[]): Promise<Anilan[]> =>
  read(db).rows(
    sql<Anilan>`select k.id as "Id", ${adi} as "Ad" from kisi k where k.id = any(${[...idler]}::int[]) order by k.id`,
  );

/** Followers of a ticket who want notifications, without these people. */
export const dinleyenler = (db: Db, gorusmeId: number, haric: readonly number[]): Promise<number[]> =>
  read(db).values(sql<{ id: number }>`
    select t.kisi_id as id from gorusme_takip t
    where t.gorusme_id = ${gorusmeId} and not t.sessiz and t.kisi_id <> all(${[...haric]}::int[]) order by 1`);
