import type { MenuKaydi, RolSatiri, YetkiKisisi } from '@masabasi/core/kisi/rol/contract';
import { type Haklar, sayfaSonuclari, type Yonetici } from '@masabasi/core/kisi/rol/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { SON_MENU_ID } from '../../platform/setup/menuler.ts';
import type { KisiId } from '../../platform/http/access.ts';

const YETKI_KILIDI = 72_030;

/**
 * Serialises changes of rights until the transaction ends. A caller who may have lost a right meanwhile is checked
 * again, and of the last two privileged people only one can be demoted. Every write that can remove privilege, also a
 * deactivation, takes this lock before it counts.
 */
export const haklariKilitle = (db: Db) => sql`select pg_advisory_xact_lock(${sql.lit(YETKI_KILIDI)})`.execute(db);

/** Present rights of a person, read after the lock. */
export async function yonetici(db: Db, kisiId: KisiId): Promise<Yonetici> {
  const rows = await db.selectFrom('etkin_yetki').select('yetki_id').where('kisi_id', '=', kisiId).execute();
  const yetkiler = new Set(rows.map((r) => r.yetki_id));
  const sayfalar = sayfaSonuclari(await haklar(db, kisiId), await menuler(db)).filter((s) => s.Deger === 1);
  return {
    Id: kisiId,
    yetkiler,
    ayricalikli: yetkiler.has(YETKI.ayricalikli),
    menuler: new Set(sayfalar.map((s) => s.Id)),
  };
}

/** Every role, in Turkish order. */
export const roller = (db: Db): Promise<RolSatiri[]> =>
  read(db).rows(sql<RolSatiri>`
    select r.id as "Id", r.ad as "Ad", r.aciklama as "Aciklama", r.surum as "Surum",
      (select count(*) from kisi_rol kr where kr.rol_id = r.id) as "KisiSayisi",
      array(select yetki_id from rol_yetki ry where ry.rol_id = r.id order by 1) as "Yetkiler",
      array(select menu_id from rol_menu rm where rm.rol_id = r.id order by 1) as "Menuler"
    from rol r order by r.ad collate "tr-TR-x-icu", r.id`);

const YENI_SAYILAN_MS = 90 * 86_400_000;

/** Rights that a newer version added in the last three months. */
export const yeniYetkiler = (db: Db, simdi: Date) =>
  db
    .selectFrom('urun_yetki')
    .select(['yetki_id as YetkiId', sql<string>`zaman`.as('Zaman')])
    .where(sql<boolean>`zaman > ${new Date(simdi.getTime() - YENI_SAYILAN_MS)}`)
    .orderBy('zaman', 'desc')
    .orderBy('yetki_id')
    .execute();

/** Roles and exceptions of a person. */
export async function haklar(db: Db, kisiId: KisiId): Promise<Haklar> {
  const idler = await db.selectFrom('kisi_rol').select('rol_id').where('kisi_id', '=', kisiId).execute();
  const yetkiler = await sql<Haklar['yetkiler'][number]>`
    select yetki_id as "YetkiId", deger as "Deger" from kisi_yetki where kisi_id = ${kisiId} order by 1`.execute(db);
  const menuler = await sql<Haklar['menuler'][number]>`
    select menu_id as "MenuId", deger as "Deger" from kisi_menu where kisi_id = ${kisiId} order by 1`.execute(db);
  const tutulan = new Set(idler.map((r) => r.rol_id));
  return {
    roller: (await roller(db)).filter((r) => tutulan.has(r.Id)),
    yetkiler: yetkiler.rows,
    menuler: menuler.rows,
    sorumlu: (await sorumluOldugu(db, kisiId)).length > 0,
  };
}

/** The person of a card of rights, with the version of the rights. */
export const kisi = (db: Db, kisiId: KisiId) =>
  db
    .selectFrom('kisi as k')
    .innerJoin('departman as d', 'd.id', 'k.departman_id')
    .select([
      'k.id as Id',
      'k.gorunen_ad as Ad',
      'd.ad as Departman',
      'k.aktif as Aktif',
      sql<boolean>`exists (select from departman s where s.sorumlu_id = k.id)`.as('Sorumlu'),
      'k.yetki_surum as Surum',
    ])
    .where('k.id', '=', kisiId)
    .executeTakeFirstOrThrow();

/** All people with their roles and number of exceptions. */
export const kisiler = (db: Db): Promise<YetkiKisisi[]> =>
  read(db).rows(sql<YetkiKisisi>`
    select k.id as "Id", k.gorunen_ad as "Ad", d.ad as "Departman", k.aktif as "Aktif",
      array(select rol_id from kisi_rol kr where kr.kisi_id = k.id order by 1) as "Roller",
      (select count(*) from kisi_yetki ky where ky.kisi_id = k.id)
        + (select count(*) from kisi_menu km where km.kisi_id = k.id) as "IstisnaSayisi",
      exists (select 1 from etkin_yetki e where e.kisi_id = k.id and e.yetki_id = ${YETKI.ayricalikli}) as "TamYetkili"
    from kisi k join departman d on d.id = k.departman_id
    order by k.ad collate "tr-TR-x-icu", k.soyad collate "tr-TR-x-icu", k.id`);

/** Number of active privileged people who can sign in, without this person or without this role. */
export const kalanAyricalikli = (db: Db, haric: { kisiId?: KisiId; rolId?: number }): Promise<number> =>
  read(db).value(sql<{ adet: number }>`
    select count(*) as adet from kisi k
    where k.aktif and k.giris_izni and k.parola_ozeti is not null and k.id <> ${haric.kisiId ?? 0}
      and not exists (
        select 1 from kisi_yetki ky where ky.kisi_id = k.id and ky.yetki_id = ${YETKI.ayricalikli} and ky.deger = 0
      )
      and (
        exists (select 1 from kisi_yetki ky where ky.kisi_id = k.id and ky.yetki_id = ${YETKI.ayricalikli})
        or exists (
          select 1 from kisi_rol kr join rol_yetki ry on ry.rol_id = kr.rol_id
          where kr.kisi_id = k.id and ry.yetki_id = ${YETKI.ayricalikli} and kr.rol_id <> ${haric.rolId ?? 0}
        )
      )`);

/** Holders of a role. */
export const roldekiler = async (db: Db, rolId: number): Promise<number[]> =>
  (await db.selectFrom('kisi_rol').select('kisi_id').where('rol_id', '=', rolId).orderBy('kisi_id').execute()).map(
    (r) => r.kisi_id,
  );

type RolYazilan = Pick<RolSatiri, 'Ad' | 'Aciklama' | 'Yetkiler' | 'Menuler'>;

/** Writes a whole role. `id` 0 makes a new one. */
export async function rolYaz(db: Db, id: number, r: RolYazilan): Promise<{ Id: number; Surum: number }> {
  const alanlar = { ad: r.Ad, aciklama: r.Aciklama };
  const satir =
    id === 0
      ? await db.insertInto('rol').values(alanlar).returning(['id as Id', 'surum as Surum']).executeTakeFirstOrThrow()
      : await db
          .updateTable('rol')
          .set((eb) => ({ ...alanlar, surum: eb('surum', '+', 1) }))
          .where('id', '=', id)
          .returning(['id as Id', 'surum as Surum'])
          .executeTakeFirstOrThrow();
  await rolIceriginiSil(db, satir.Id);
  await sql`insert into rol_yetki select ${satir.Id}, unnest(${r.Yetkiler}::int[])`.execute(db);
  await sql`insert into rol_menu select ${satir.Id}, unnest(${r.Menuler}::int[])`.execute(db);
  return satir;
}

async function rolIceriginiSil(db: Db, id: number): Promise<void> {
  await db.deleteFrom('rol_yetki').where('rol_id', '=', id).execute();
  await db.deleteFrom('rol_menu').where('rol_id', '=', id).execute();
}

export async function rolKaldir(db: Db, id: number): Promise<void> {
  await rolIceriginiSil(db, id);
  await db.deleteFrom('rol').where('id', '=', id).execute();
}

/** Writes all roles and exceptions of a person and returns the new version. */
export async function haklariYaz(db: Db, kisiId: KisiId, h: Haklar): Promise<number> {
  await db.deleteFrom('kisi_rol').where('kisi_id', '=', kisiId).execute();
  await db.deleteFrom('kisi_yetki').where('kisi_id', '=', kisiId).execute();
  await db.deleteFrom('kisi_menu').where('kisi_id', '=', kisiId).execute();
  if (h.roller.length > 0)
    await db
      .insertInto('kisi_rol')
      .values(h.roller.map((r) => ({ kisi_id: kisiId, rol_id: r.Id })))
      .execute();
  if (h.yetkiler.length > 0)
    await db
      .insertInto('kisi_yetki')
      .values(h.yetkiler.map((y) => ({ kisi_id: kisiId, yetki_id: y.YetkiId, deger: y.Deger })))
      .execute();
  if (h.menuler.length > 0)
    await db
      .insertInto('kisi_menu')
      .values(h.menuler.map((m) => ({ kisi_id: kisiId, menu_id: m.MenuId, deger: m.Deger })))
      .execute();
  const { yetki_surum } = await db
    .updateTable('kisi')
    .set((eb) => ({ yetki_surum: eb('yetki_surum', '+', 1) }))
    .where('id', '=', kisiId)
    .returning('yetki_surum')
    .executeTakeFirstOrThrow();
  return yetki_surum;
}

/** Departments that a person heads. */
export const sorumluOldugu = (db: Db, kisiId: KisiId) =>
  db
    .selectFrom('departman')
    .select(['id as DepartmanId', 'ad as Departman'])
    .where('sorumlu_id', '=', kisiId)
    .where('silindi', 'is', null)
    .orderBy(sql`ad collate "tr-TR-x-icu"`)
    .execute();

/** People to ask for a right. More names would only make the choice harder. */
const EN_COK_VEREN = 3;

/** Active people who may give rights, without the asking person. */
export const yetkiVerenler = (db: Db, kisiId: KisiId) =>
  db
    .selectFrom('kisi as k')
    .select(['k.id as Id', 'k.gorunen_ad as Ad'])
    .where('k.aktif', '=', true)
    .where('k.giris_izni', '=', true)
    .where('k.id', '<>', kisiId)
    .where('k.id', 'in', (eb) =>
      eb.selectFrom('etkin_yetki').select('kisi_id').where('yetki_id', 'in', [YETKI.yetkiYonet, YETKI.ayricalikli]),
    )
    .orderBy(sql`k.gorunen_ad collate "tr-TR-x-icu"`)
    .orderBy('k.id')
    .limit(EN_COK_VEREN)
    .execute();

/** Every menu entry. Entries of one parent are in their order. */
export const menuler = (db: Db): Promise<MenuKaydi[]> =>
  db
    .selectFrom('menu')
    .select([
      'id as Id',
      'ust_id as UstId',
      'ad as menuAd',
      'yol as menuYol',
      'icon',
      'baget',
      'class',
      'style',
      'disabled',
      'visible',
      'separator',
      sql<boolean>`id <= ${SON_MENU_ID}`.as('Urun'),
      'surum as Surum',
    ])
    .orderBy('sira')
    .orderBy('id')
    .execute();

/** Writes a menu entry. `id` 0 makes a new one, at the end. */
export function menuYaz(
  db: Db,
  id: number,
  { UstId, menuAd, menuYol, ...m }: Omit<MenuKaydi, 'Id' | 'Urun' | 'Surum'>,
): Promise<{ Id: number; Surum: number }> {
  const alanlar = { ust_id: UstId, ad: menuAd, yol: menuYol, ...m };
  return id === 0
    ? db
        .insertInto('menu')
        .values({ ...alanlar, sira: sql<number>`(select coalesce(max(sira), 0) + 1 from menu)` })
        .returning(['id as Id', 'surum as Surum'])
        .executeTakeFirstOrThrow()
    : db
        .updateTable('menu')
        .set((eb) => ({ ...alanlar, surum: eb('surum', '+', 1) }))
        .where('id', '=', id)
        .returning(['id as Id', 'surum as Surum'])
        .executeTakeFirstOrThrow();
}

/** Reorders entries: those in `degisenler` get their parent and a new version, those in `siralanan` a new place. */
export async function menuleriDiz(
  db: Db,
  degisenler: readonly { readonly Id: number; readonly UstId: number | null }[],
  siralanan: readonly number[],
): Promise<void> {
  await sql`update menu m set sira = x.sira
    from unnest(${[...siralanan]}::int[]) with ordinality as x(id, sira) where m.id = x.id`.execute(db);
  await sql`update menu m set ust_id = x.ust, surum = m.surum + 1
    from unnest(${degisenler.map((d) => d.Id)}::int[], ${degisenler.map((d) => d.UstId)}::int[]) as x(id, ust)
    where m.id = x.id`.execute(db);
}

export async function menuKaldir(db: Db, id: number): Promise<void> {
  await db.deleteFrom('rol_menu').where('menu_id', '=', id).execute();
  await db.deleteFrom('kisi_menu').where('menu_id', '=', id).execute();
  await db.deleteFrom('menu').where('id', '=', id).execute();
}
