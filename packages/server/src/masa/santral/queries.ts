import type { CagriSatiri, CalanCagri, DahiliSatiri } from '@masabasi/core/masa/santral/contract';
import {
  CALMA_SN,
  type CagriHali,
  cagriDurumu,
  GERI_ARAMA_GUN,
  KONUSMA_SN,
  SAKLAMA_GUN,
} from '@masabasi/core/masa/santral/rules';
import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { KisiId, UrunKapsami } from '../../platform/http/access.ts';
import { firstWaiting } from '../../platform/list/waiting.ts';
import type { BekleyenKayitlar } from '../../room.ts';
import { kapsam } from '../../musteri/musteri/api.ts';
import { anaNumara } from '../../platform/identity/telefon.ts';

const once = (simdi: Date, saniye: number): Date => new Date(simdi.getTime() - saniye * 1000);
const GUN_SN = 24 * 3600;
/** Calls read at once: the newest. */
const EN_COK_CAGRI = 100;

/** A person with an extension who may answer calls. */
export interface Dahilili {
  readonly Id: number;
  readonly Dahili: string;
}

/** Extensions of active people: all, or the given ones. */
export const dahililer = (db: Db, hangileri: readonly string[]): Promise<Dahilili[]> =>
  read(db).rows(sql<Dahilili>`
    select k.id as "Id", d.dahili as "Dahili" from dahili d join kisi k on k.id = d.kisi_id
    where k.aktif and (${hangileri.length === 0} or d.dahili = any(${[...hangileri]}::text[])) order by k.id`);

/** Customers who have this number, or whose contact persons have it. */
const sahipleri = (telefon: RawBuilder<unknown>) => sql`(
  select id from musteri where ${anaNumara(sql`telefon`)} = ${telefon} and silindi is null
  union select id from musteri where ${anaNumara(sql`gsm`)} = ${telefon} and silindi is null
  union select musteri_id from musteri_yetkili where ${anaNumara(sql`telefon`)} = ${telefon} and silindi is null
  union select musteri_id from musteri_yetkili where ${anaNumara(sql`gsm`)} = ${telefon} and silindi is null)`;

/**
 * People who know the owner of this number: assignees of an open ticket, or the person responsible for the customer.
 */
export const ilgililer = async (db: Db, telefon: string): Promise<ReadonlyMap<number, 1 | 2>> => {
  if (telefon === '') return new Map();
  const { rows } = await sql<{ id: number; ilgi: 1 | 2 }>`
    select x.id, max(x.ilgi) as ilgi from (
      select m.sorumlu_id as id, 1 as ilgi from ${sahipleri(sql`${telefon}::text`)} s join musteri m on m.id = s.id
      union all
      select g.atanan_id, 2 from ${sahipleri(sql`${telefon}::text`)} s join gorusme g on g.musteri_id = s.id
      where g.kapanis_zamani is null and g.cozum_zamani is null) x
    where x.id is not null group by x.id`.execute(db);
  return new Map(rows.map((r) => [r.id, r.ilgi]));
};

/** A stored call. */
export interface Cagri {
  readonly id: number;
  readonly telefon: string;
  readonly baslama: string;
  readonly acilma: string | null;
  readonly bitis: string | null;
}

/**
 * The call with the exchange's number, locked, and created if missing; `yeni`: it was created. Reports may come in any
 * order: the earliest one is its beginning.
 */
export const cagriAl = (
  db: Db,
  c: { readonly anahtar: string; readonly telefon: string; readonly baslama: Date; readonly deneme?: boolean },
): Promise<Cagri & { readonly yeni: boolean }> =>
  read(db).only(sql<Cagri & { yeni: boolean }>`
    insert into cagri as c (anahtar, telefon, baslama, deneme)
    values (${c.anahtar}, ${c.telefon}, ${c.baslama}, ${c.deneme ?? false})
    on conflict (anahtar) do update set baslama = least(c.baslama, excluded.baslama),
      telefon = case when c.telefon = '' then excluded.telefon else c.telefon end
    returning c.id, c.telefon, c.baslama, c.acilma, c.bitis, c.xmax = 0 as yeni`);

/** Shows the call to these people. Returns the people who did not see it before. */
export const cal = async (db: Db, id: number, kisiler: readonly number[]): Promise<number[]> => {
  const yeniler = await db
    .insertInto('cagri_kisi')
    .values(kisiler.map((kisi_id) => ({ cagri_id: id, kisi_id })))
    .onConflict((oc) => oc.doNothing())
    .returning('kisi_id')
    .execute();
  return yeniler.map((r) => r.kisi_id);
};

/** Records that nobody was there, and the person back first. */
export const donecekYaz = (db: Db, id: number, kisiId: number, donus: Date) =>
  db.updateTable('cagri').set({ donecek_id: kisiId, donus }).where('id', '=', id).execute();

/** Records that a person answered, who sees the call from then on. Returns true if this was new. */
export async function acildi(db: Db, id: number, zaman: Date, kisiId: number | null): Promise<boolean> {
  const { rows } = await sql`update cagri set acilma = greatest(baslama, ${zaman}::timestamptz), acan_id = ${kisiId}
    where id = ${id} and acilma is null returning id`.execute(db);
  if (rows.length > 0 && kisiId !== null) await cal(db, id, [kisiId]);
  return rows.length > 0;
}

/** Records the end. Returns true if this was new. */
export const bitti = (db: Db, id: number, zaman: Date): Promise<boolean> =>
  read(db).some(sql`update cagri set bitis = greatest(baslama, acilma, ${zaman}::timestamptz)
    where id = ${id} and bitis is null returning id`);

/** People to whom a call has appeared. */
export const calananlar = async (db: Db, id: number): Promise<number[]> =>
  (await db.selectFrom('cagri_kisi').select('kisi_id').where('cagri_id', '=', id).execute()).map((r) => r.kisi_id);

const HALI = sql`c.baslama as "Baslama", c.acilma as "Acilma", c.bitis as "Bitis", c.geri_arama as "GeriArama"`;

/** The calls that ring at a person now, and the one that the person has answered. */
export const calanlar = async (db: Db, kisi: KisiId, simdi: Date): Promise<CalanCagri[]> => {
  const { rows } = await sql<{ Id: number; Telefon: string; Baslama: string } & CagriHali>`
    select c.id as "Id", c.telefon as "Telefon", ${HALI}
    from cagri_kisi x join cagri c on c.id = x.cagri_id
    where x.kisi_id = ${kisi} and not x.kapatti and c.bitis is null and c.baslama > ${once(simdi, KONUSMA_SN)}
      and (c.acilma is null and c.baslama > ${once(simdi, CALMA_SN)} or c.acan_id = ${kisi})
    order by c.baslama desc limit 5`.execute(db);
  return rows.map(({ Id, Telefon, ...hali }) => ({
    Id,
    Telefon,
    Baslama: hali.Baslama,
    Durum: cagriDurumu(hali, simdi),
  }));
};

/** True if a missed call `c` waits to be returned: nobody called back, and the caller did not get through later. */
const bekler = (simdi: Date) => sql<boolean>`(
  not c.deneme and c.acilma is null and c.geri_arama is null and c.baslama > ${once(simdi, GERI_ARAMA_GUN * GUN_SN)}
  and (c.bitis is not null or c.baslama < ${once(simdi, CALMA_SN)})
  and not exists (select from cagri s
    where c.telefon <> '' and s.telefon = c.telefon and s.baslama > c.baslama and s.acilma is not null))`;

/**
 * The missed calls that wait to be returned, up to the limit of their list. A caller waits at the telephone, so a call
 * is due at once.
 */
export const bekleyenler = (db: Db, simdi: Date, enCok: number): Promise<BekleyenKayitlar> =>
  firstWaiting<{ readonly telefon: string }>(
    db,
    {
      from: sql`(select c.id, c.baslama from cagri c where ${bekler(simdi)}
        order by c.baslama desc, c.id desc limit ${sql.lit(EN_COK_CAGRI)}) c`,
      id: sql`c.id`,
      due: sql`c.baslama`,
      since: sql`c.baslama`,
      joins: sql`join cagri c on c.id = x.id`,
      columns: sql`c.telefon`,
    },
    enCok,
    ({ Id, Termin, Zaman, telefon }) => ({
      Id,
      Termin,
      Zaman,
      No: '',
      Kim: telefon === '' ? 'Gizli numara' : telefonYaz(telefon),
      Konu: 'Cevapsız çağrı',
      Eylem: 'ara',
      Yol: telefon === '' ? `${SAYFA.gorusme[1]}?telefon=&sekme=cevapsiz` : `${SAYFA.gorusme[1]}?telefon=${telefon}`,
    }),
  );

/** The next moment at which the list of waiting calls changes by itself. */
export async function sonrakiDegisim(db: Db, simdi: Date): Promise<Date | null> {
  const { rows } = await sql<{ an: string | null }>`select min(x.an) as an from cagri c
    cross join lateral (values (c.baslama + ${CALMA_SN} * interval '1 second'),
      (c.baslama + ${GERI_ARAMA_GUN * GUN_SN} * interval '1 second')) x (an)
    where c.acilma is null and c.baslama >= ${once(simdi, GERI_ARAMA_GUN * GUN_SN)} and x.an >= ${simdi}`.execute(db);
  const an = rows[0]?.an ?? null;
  return an === null ? null : new Date(an);
}

/** True if the person has an extension, and so has calls to return. */
export const dahilisiVar = async (db: Db, kisi: KisiId): Promise<boolean> =>
  (await sql`select from dahili where kisi_id = ${kisi}`.execute(db)).rows.length > 0;

/**
 * The newest calls, or those that wait to be returned. The owner of the number is shown only within the reader's
 * products.
 */
export async function cagrilar(db: Db, projelist: UrunKapsami, cevapsiz: boolean, simdi: Date): Promise<CagriSatiri[]> {
  const { rows } = await sql<Omit<CagriSatiri, 'Durum'> & CagriHali>`
    with son as (
      select c.* from cagri c where not c.deneme and (${!cevapsiz} or ${bekler(simdi)})
      order by c.baslama desc, c.id desc limit ${sql.lit(EN_COK_CAGRI)}
    )
    select c.id as "Id", c.telefon as "Telefon", ${HALI}, m.id as "MusteriId", m.gorunen_ad as "Musteri",
      case when c.acilma is not null and c.bitis is not null
        then floor(extract(epoch from c.bitis - c.acilma))::int end as "Sure",
      a.gorunen_ad as "Acan", g.gorunen_ad as "Arayan", d.gorunen_ad as "Donecek", c.donus as "Donus"
    from son c left join kisi a on a.id = c.acan_id left join kisi g on g.id = c.arayan_id
      left join kisi d on d.id = c.donecek_id
      left join lateral (
        select m.id, m.gorunen_ad from ${sahipleri(sql`c.telefon`)} s join musteri m on m.id = s.id
        where c.telefon <> '' and ${kapsam(projelist)}
        order by array_position(array['Aktif', 'Demo', 'Aday'], m.durum) nulls last, m.id limit 1) m on true
    order by c.baslama desc, c.id desc`.execute(db);
  return rows.map(({ Acilma, Bitis, GeriArama, ...r }) => ({
    ...r,
    Durum: cagriDurumu({ Baslama: r.Baslama, Acilma, Bitis, GeriArama }, simdi),
  }));
}

export const kapat = (db: Db, id: number, kisi: KisiId) =>
  db.updateTable('cagri_kisi').set({ kapatti: true }).where('cagri_id', '=', id).where('kisi_id', '=', kisi).execute();

/** Ends a trial call with its card. Returns true if it was one. */
export const denemeyiBitir = (db: Db, id: number, kisi: KisiId, simdi: Date): Promise<boolean> =>
  read(db)
    .some(sql`update cagri set bitis = greatest(baslama, ${simdi}::timestamptz) where id = ${id} and deneme and bitis is null
    and exists (select from cagri_kisi x where x.cagri_id = id and x.kisi_id = ${kisi}) returning id`);

/** A call, locked: whether it was missed, and whether a person called back. */
export const kacan = (db: Db, id: number) =>
  db
    .selectFrom('cagri')
    .select(['baslama as Baslama', 'acilma as Acilma', 'bitis as Bitis', 'geri_arama as GeriArama'])
    .where('id', '=', id)
    .where('deneme', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const arandi = (db: Db, id: number, kisi: KisiId, simdi: Date) =>
  sql`update cagri set arayan_id = ${kisi}, geri_arama = ${simdi} where id = ${id}`.execute(db);

/** All active people, with their extensions. */
export const dahiliListesi = (db: Db): Promise<DahiliSatiri[]> =>
  read(db).rows(sql<DahiliSatiri>`
    select k.id as "Id", k.gorunen_ad as "Ad", b.ad as "Departman", d.dahili as "Dahili"
    from kisi k join departman b on b.id = k.departman_id left join dahili d on d.kisi_id = k.id
    where k.aktif order by d.dahili nulls last, k.gorunen_ad collate "tr-TR-x-icu", k.id`);

/** An active person, locked, with the extension; undefined: no such person. */
export const dahilisi = async (db: Db, kisiId: number): Promise<{ readonly Dahili: string | null } | undefined> =>
  (
    await sql<{ Dahili: string | null }>`select (select d.dahili from dahili d where d.kisi_id = k.id) as "Dahili"
      from kisi k where k.id = ${kisiId} and k.aktif for no key update`.execute(db)
  ).rows[0];

/** Another owner of this extension. */
export const baskasi = async (db: Db, dahili: string, kisiId: number): Promise<string | null> =>
  (
    await sql<{ ad: string; aktif: boolean }>`select k.gorunen_ad as ad from dahili d join kisi k on k.id = d.kisi_id
      where d.dahili = ${dahili} and d.kisi_id <> ${kisiId} and k.aktif`.execute(db)
  ).rows[0]?.ad ?? null;

/** Writes an extension, which a person who has left gives up; '' removes it. */
export async function dahiliYaz(db: Db, kisiId: number, dahili: string): Promise<void> {
  await sql`delete from dahili where kisi_id = ${kisiId} or dahili = ${dahili}`.execute(db);
  if (dahili !== '') await db.insertInto('dahili').values({ kisi_id: kisiId, dahili }).execute();
}

/** The number of a customer of these products with an open ticket, for a trial. */
export const denemeNumarasi = (db: Db, projelist: UrunKapsami): Promise<string | null> =>
  read(db).firstValue(sql<{ telefon: string }>`
    select coalesce(m.gsm, m.telefon) as telefon from gorusme g join musteri m on m.id = g.musteri_id
    where g.kapanis_zamani is null and g.cozum_zamani is null and g.proje_id = any(${[...projelist]}::int[])
      and coalesce(m.gsm, m.telefon) is not null and ${kapsam(projelist)}
    order by random() limit 1`);

/** Deletes calls that are too old; a bounded number at a time. */
export const eskileriSil = (db: Db, simdi: Date) =>
  sql`delete from cagri where id in (
    select id from cagri where baslama < ${once(simdi, SAKLAMA_GUN * GUN_SN)} order by baslama limit 5000)`.execute(db);
