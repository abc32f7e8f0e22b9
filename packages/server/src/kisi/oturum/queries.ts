import { kapaliGirdiler } from '@masabasi/core/kisi/menu/rules';
import type { MenuSatiri } from '@masabasi/core/kisi/oturum/contract';
import type { MenuTur, Tema } from '@masabasi/core/kisi/oturum/rules';
import { sayfaAcilir } from '@masabasi/core/platform/screen/sayfa';
import { YETKI_KATALOGU } from '@masabasi/core/platform/yetki/katalog';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { type Ben, type KisiId, OTURUM_BOSTA_MS, OTURUM_EN_COK_MS, yetkiVar } from '../../platform/http/access.ts';

/** The person with a user name key, with the data for signing in. Also people who may not sign in. */
export const girisKisisi = (db: Db, anahtar: string) =>
  db
    .selectFrom('kisi')
    .leftJoin('iki_adim as i', 'i.kisi_id', 'kisi.id')
    .select(['parola_ozeti', 'aktif', 'giris_izni', 'cikis_tarihi'])
    .select([sql<KisiId>`kisi.id`.as('id'), sql<boolean>`i.sir is not null`.as('iki_adim')])
    .where('kullanici_anahtari', '=', anahtar)
    .executeTakeFirst();

export const parolaOzeti = async (db: Db, kisiId: KisiId): Promise<string | null> =>
  (await db.selectFrom('kisi').select('parola_ozeti').where('id', '=', kisiId).executeTakeFirst())?.parola_ozeti ??
  null;

/** Stores a password that the person chose. */
export const parolaYaz = (db: Db, kisiId: KisiId, ozet: string) =>
  db.updateTable('kisi').set({ parola_ozeti: ozet, parola_gecici: false }).where('id', '=', kisiId).execute();

/** Stores the same password in the present hash format, unless it was changed meanwhile. */
export const ozetTazele = (db: Db, kisiId: KisiId, eski: string, yeni: string) =>
  db
    .updateTable('kisi')
    .set({ parola_ozeti: yeni })
    .where('id', '=', kisiId)
    .where('parola_ozeti', '=', eski)
    .execute();

/** The person's valid sessions, newest first. */
export const oturumlarim = (db: Db, ben: Ben, simdi: Date) =>
  db
    .selectFrom('oturum')
    .select([
      'id as Id',
      'baslama as Baslama',
      'son_kullanim as SonKullanim',
      'ip as Ip',
      'tarayici as Tarayici',
      sql<boolean>`id = ${ben.oturumId}`.as('Bu'),
    ])
    .where('kisi_id', '=', ben.Id)
    .where('bitis', 'is', null)
    .where('son_kullanim', '>', new Date(simdi.getTime() - OTURUM_BOSTA_MS).toISOString())
    .where('baslama', '>', new Date(simdi.getTime() - OTURUM_EN_COK_MS).toISOString())
    .orderBy('son_kullanim', 'desc')
    .execute();

/** The person's record and theme. */
export const kisiBilgisi = (db: Db, kisiId: KisiId) =>
  db
    .selectFrom('kisi as k')
    .innerJoin('departman as d', 'd.id', 'k.departman_id')
    .select([
      'k.id as Id',
      'k.ad as Ad',
      'k.soyad as Soyad',
      'k.kullanici_adi as UserName',
      'k.departman_id as DepartmanId',
      'd.ad as Departman',
      'k.dark_theme as DarkTheme',
      'k.menu_tur as MenuTur',
      'k.tema as Tema',
      'k.sabitler as Sabitler',
      'k.parola_gecici as ParolaGecici',
    ])
    .where('k.id', '=', kisiId)
    .executeTakeFirstOrThrow();

export const temaYaz = (
  db: Db,
  kisiId: KisiId,
  degisen: { readonly menu_tur: MenuTur } | { readonly tema: Tema; readonly dark_theme: 0 | 1 },
) =>
  db
    .updateTable('kisi')
    .set(degisen)
    .where('id', '=', kisiId)
    .returning(['menu_tur as MenuTur', 'dark_theme as DarkTheme', 'tema as Tema'])
    .executeTakeFirstOrThrow();

/** Pinned entries, held until the transaction ends, so that two devices lose none. */
export const sabitleriTut = async (db: Db, kisiId: KisiId): Promise<readonly number[]> =>
  (await db.selectFrom('kisi').select('sabitler').where('id', '=', kisiId).forNoKeyUpdate().executeTakeFirstOrThrow())
    .sabitler;

export const sabitleriYaz = (db: Db, kisiId: KisiId, sabitler: readonly number[]) =>
  db
    .updateTable('kisi')
    .set({ sabitler: [...sabitler] })
    .where('id', '=', kisiId)
    .execute();

/** The catalogue with the person's value for each entry. */
export const yetkiListesi = (ben: Ben) =>
  YETKI_KATALOGU.map((y) => ({
    Id: y.Id,
    YetkiId: y.Id,
    Ad: y.Ad,
    Alan: y.Alan,
    Deger: ben.yetkiler.has(y.Id) ? 1 : 0,
  }));

/**
 * The person's menu as a tree: pages of their roles, with their own exceptions. Parents come with their children, and
 * pages that would only refuse are left out.
 */
export async function menuAgaci(db: Db, ben: Ben): Promise<MenuSatiri[]> {
  const { rows } = await sql<MenuSatiri>`
    with recursive verilen as (
      select id from menu where ${ben.ayricalikli}
      union
      select rm.menu_id from rol_menu rm join kisi_rol kr on kr.rol_id = rm.rol_id where kr.kisi_id = ${ben.Id}
      union
      select menu_id from kisi_menu where kisi_id = ${ben.Id} and deger = 1
    ), acik as (
      select m.id, m.ust_id from menu m join verilen v on v.id = m.id
      where not exists (
        select 1 from kisi_menu km where km.kisi_id = ${ben.Id} and km.menu_id = m.id and km.deger = 0
      )
      union
      select u.id, u.ust_id from menu u join acik a on a.ust_id = u.id
    )
    select m.id as "Id", m.ust_id as "UstId", m.ad as "menuAd", m.yol as "menuYol", m.icon as "icon",
      m.baget as "baget", m.class as "class", m.style as "style", m.disabled as "disabled", m.visible as "visible",
      m.separator as "separator"
    from menu m where m.id in (select id from acik)
    order by m.sira, m.id`.execute(db);
  const kapali = kapaliGirdiler(rows, new Set(rows.map((r) => r.Id)), (yol) =>
    sayfaAcilir(yol, ben.sorumluOldugu.length > 0, (id) => yetkiVar(ben, id)),
  );
  const cocuklar = Map.groupBy(
    rows.filter((r) => !kapali.has(r.Id)),
    (r) => r.UstId,
  );
  const agac = (ust: number | null): MenuSatiri[] =>
    (cocuklar.get(ust) ?? []).map((r) => ({ ...r, items: agac(r.Id) }));
  return agac(null);
}
