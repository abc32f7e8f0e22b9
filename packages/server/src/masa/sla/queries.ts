import type { Gun } from '@masabasi/core/platform/time/tarih';
import { gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import {
  type HizmetTakvimi,
  siradakiSaat,
  type SlaDonusu,
  type SlaHesabi,
  type SlaKurallari,
  type SlaOlayi,
  type SlaSozu,
  slaHesabi,
} from '@masabasi/core/masa/sla/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { girebilir, kararVericiler } from '../../kisi/departman/api.ts';
import { urunuGorur } from '../../platform/http/access.ts';

/** The promises of the desk: stored as events, calculated by core/sla/rules.ts. */

/** Holidays are read this far ahead: no promise reaches further. */
const TATIL_GUNU = 400;

/** The hours of the desk, with the holidays from a day on. */
export async function takvim(db: Db, ilk: Gun): Promise<HizmetTakvimi> {
  const { rows } = await sql<{ pencereler: { Gun: number; Bas: number; Bit: number }[]; tatiller: [Gun, number][] }>`
    select
      (select coalesce(json_agg(json_build_object('Gun', gun, 'Bas', bas, 'Bit', bit) order by gun, bas), '[]')
        from sla_takvim) as pencereler,
      (select coalesce(json_agg(json_build_array(t.tarih, t.miktar)), '[]') from (
        select tarih, least(sum(gun_sayi), 1)::float8 as miktar from tatil
        where tarih between ${ilk}::date - 1 and ${gunEkle(ilk, TATIL_GUNU)}::date group by tarih) t) as tatiller`.execute(
    db,
  );
  const [{ pencereler, tatiller }] = rows as [(typeof rows)[0]];
  return { pencereler, tatiller: new Map(tatiller) };
}

/** The promise of this priority, or the one for priorities without their own. */
const soz = (db: Db, oncelikId: number): Promise<SlaSozu | null> =>
  read(db).first(sql<SlaSozu>`
    select s.yanit_dk as "YanitDk", s.cozum_dk as "CozumDk" from sla_politika s
    where s.oncelik = (select anahtar from tanim where id = ${oncelikId}) or s.oncelik is null
    order by s.oncelik nulls last limit 1`);

const olaylar = (db: Db, id: number): Promise<SlaOlayi[]> =>
  db
    .selectFrom('sla_olay')
    .select(['tur as Tur', 'zaman as Zaman'])
    .where('gorusme_id', '=', id)
    .orderBy('id')
    .execute();

/** The fields of a ticket that its promise needs. */
export interface SlaKaydi {
  readonly id: number;
  readonly oncelik_id: number;
}

/** The state of a ticket's promise; null: there is none. */
export async function slaOku(db: Db, g: SlaKaydi, simdi: Date): Promise<SlaHesabi | null> {
  const bunlar = await olaylar(db, g.id);
  const [ilk] = bunlar;
  const s = await soz(db, g.oncelik_id);
  if (ilk === undefined || s === null) return null;
  return slaHesabi(await takvim(db, istanbulGunu(ilk.Zaman)), s, bunlar, simdi);
}

/** The end of the first clock of a ticket opened now; null: nothing is promised. */
export async function acilaninSozu(db: Db, oncelikId: number, simdi: Date): Promise<string | null> {
  const [s, t] = await Promise.all([soz(db, oncelikId), takvim(db, istanbulGunu(simdi))]);
  if (s === null) return null;
  const basi = [{ Tur: 'basla' as const, Zaman: simdi.toISOString() }];
  return siradakiSaat(slaHesabi(t, s, basi, simdi))?.bitis ?? null;
}

/** The versions of the rules, newest first, with their authors. */
export const surumler = (db: Db, enCok: number) =>
  read(db).rows(sql<{ Surum: number; Zaman: string; Kisi: string | null; kurallar: SlaKurallari }>`
    select s.surum as "Surum", s.zaman as "Zaman", k.gorunen_ad as "Kisi", s.kurallar
    from sla_surumu s left join kisi k on k.id = s.kisi_id order by s.surum desc limit ${enCok}`);

/** The newest version, locked: nobody writes another one until the transaction ends. */
export const sonSurumKilitle = async (db: Db): Promise<{ Surum: number; kurallar: SlaKurallari }> => {
  await sql`lock table sla_surumu in exclusive mode`.execute(db);
  return (await surumler(db, 1))[0]!;
};

/** The priorities that can have a promise, with their names; null: the others. */
export const oncelikler = async (db: Db): Promise<{ Oncelik: string | null; Ad: string }[]> => [
  ...(
    await sql<{ Oncelik: string; Ad: string }>`select anahtar as "Oncelik", ad as "Ad" from tanim
      where liste = 'oncelikler' and anahtar is not null order by sira, id`.execute(db)
  ).rows,
  { Oncelik: null, Ad: 'Öbür öncelikler' },
];

/** The default priority. */
export const normalOncelik = async (db: Db): Promise<number> =>
  (await sql<{ id: number }>`select id from tanim where liste = 'oncelikler' and anahtar = 'normal'`.execute(db))
    .rows[0]!.id;

/** Replaces the rules, as a new version. */
export async function kurallariYaz(db: Db, k: SlaKurallari, surum: number, kisi: number, zaman: Date): Promise<void> {
  await sql`delete from sla_politika`.execute(db);
  await sql`insert into sla_politika (oncelik, yanit_dk, cozum_dk) select "Oncelik", "YanitDk", "CozumDk"
    from jsonb_to_recordset(${JSON.stringify(k.sozler)}::jsonb) x ("Oncelik" text, "YanitDk" int, "CozumDk" int)`.execute(
    db,
  );
  await sql`delete from sla_takvim`.execute(db);
  await sql`insert into sla_takvim (gun, bas, bit) select "Gun", "Bas", "Bit"
    from jsonb_to_recordset(${JSON.stringify(k.saatler)}::jsonb) x ("Gun" int, "Bas" int, "Bit" int)`.execute(db);
  await db
    .insertInto('sla_surumu')
    .values({ surum, zaman, kisi_id: kisi, kurallar: JSON.stringify(k) })
    .execute();
}

/** An open ticket with the events of its clocks. */
export interface AcikSla {
  readonly id: number;
  readonly oncelik_id: number;
  readonly oncelik: string | null;
  readonly bitis: string | null;
  readonly olaylar: SlaOlayi[];
}

/** Open tickets after one of them, in the order of their numbers. */
export const acikSlalar = (db: Db, sonraki: number, enCok: number): Promise<AcikSla[]> =>
  read(db).rows(sql<AcikSla>`
    select g.id, g.oncelik_id, t.anahtar as oncelik, g.sla_bitis as bitis,
      (select coalesce(json_agg(json_build_object('Tur', o.tur, 'Zaman', o.zaman) order by o.id), '[]')
        from sla_olay o where o.gorusme_id = g.id) as olaylar
    from gorusme g join tanim t on t.id = g.oncelik_id
    where g.kapanis_zamani is null and g.cozum_zamani is null and g.id > ${sonraki}
    order by g.id limit ${enCok}`);

/** A ticket, locked until the transaction ends. */
export const kilitle = (db: Db, id: number) =>
  sql`select id from gorusme where id = ${id} for no key update`.execute(db);

/** The last notification about a ticket's clocks; null: none that still holds. */
export async function soylenen(db: Db, id: number): Promise<SlaDonusu | null> {
  const { saat, asama } = await db
    .selectFrom('gorusme')
    .select(['sla_soylenen_saat as saat', 'sla_soylenen_asama as asama'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return saat === null || asama === null ? null : { saat, asama };
}

/** A ticket with a due notification about its clock. */
export interface HaberliGorusme extends SlaKaydi {
  readonly No: string;
  readonly Baslik: string;
  readonly ProjeId: number;
  /** The assignee; null: nobody, or a person who has left. */
  readonly AtananId: number | null;
  readonly Atanan: string | null;
}

/** A few tickets with a due notification; skips those that another server handles. */
export const haberliler = (db: Db, simdi: Date, adet: number): Promise<HaberliGorusme[]> =>
  read(db).rows(sql<HaberliGorusme>`
    select g.id, g.oncelik_id, g.no as "No", g.baslik as "Baslik", g.proje_id as "ProjeId", k.id as "AtananId",
      k.gorunen_ad as "Atanan"
    from gorusme g left join kisi k on k.id = g.atanan_id and k.aktif
    where g.sla_haber <= ${simdi} order by g.sla_haber, g.id limit ${adet} for no key update of g skip locked`);

/** The people among some who may sign in and work with a product. */
const calisanlari = (db: Db, projeId: number, bugun: Gun, kosul: RawBuilder<unknown>): Promise<number[]> =>
  read(db).values(sql<{ id: number }>`select k.id from kisi k
    where ${kosul} and ${girebilir('k', bugun)} and ${urunuGorur(sql`k.id`, sql`${projeId}::int`)} order by k.id`);
const yetkili = (yetki: number) =>
  sql`exists (select from etkin_yetki y where y.kisi_id = k.id and y.yetki_id = ${yetki})`;

/**
 * People besides the assignee who hear of a broken promise: the head and the deputies, if they work with the product.
 * If there are none, or for an unassigned ticket: people who assign tickets, or else the privileged.
 */
export async function yonetenler(
  db: Db,
  { AtananId, ProjeId }: Pick<HaberliGorusme, 'AtananId' | 'ProjeId'>,
  bugun: Gun,
): Promise<number[]> {
  const bas = AtananId === null ? [] : await kararVericiler(db, AtananId, [], bugun);
  const adaylar = [sql`k.id = any(${bas}::int[])`, yetkili(YETKI.gorusmeDagit), yetkili(YETKI.ayricalikli)];
  for (const kosul of adaylar) {
    const bunlar = await calisanlari(db, ProjeId, bugun, sql`${kosul} and k.id is distinct from ${AtananId}::int`);
    if (bunlar.length > 0) return bunlar;
  }
  return [];
}
