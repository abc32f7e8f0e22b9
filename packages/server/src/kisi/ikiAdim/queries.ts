import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { KisiId } from '../../platform/http/access.ts';
import { YETKI } from '@masabasi/core/platform/yetki/rules';

/** A person's two-step sign-in, or undefined. */
export const ikiAdimi = (db: Db, kisiId: KisiId) =>
  db.selectFrom('iki_adim').select(['sir', 'baslama', 'bekleyen']).where('kisi_id', '=', kisiId).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const ikiAdimiKilitle = (db: Db, kisiId: KisiId) =>
  db.selectFrom('iki_adim').select(['sir', 'bekleyen']).where('kisi_id', '=', kisiId).forUpdate().executeTakeFirst();

export const ikiAdimAcik = async (db: Db, kisiId: KisiId): Promise<boolean> =>
  ((await ikiAdimi(db, kisiId))?.sir ?? null) !== null;

/** Stores a secret that waits for its first code. */
export const bekleyenYaz = (db: Db, kisiId: KisiId, bekleyen: Buffer) =>
  db
    .insertInto('iki_adim')
    .values({ kisi_id: kisiId, sir: null, bekleyen })
    .onConflict((oc) => oc.column('kisi_id').doUpdateSet({ bekleyen }))
    .execute();

/** Activates the waiting secret. The code that confirmed it is used up. */
export const bekleyeniAc = (db: Db, kisiId: KisiId, adim: number, simdi: Date) =>
  db
    .updateTable('iki_adim')
    .set((eb) => ({ sir: eb.ref('bekleyen'), bekleyen: null, baslama: simdi, son_adim: adim }))
    .where('kisi_id', '=', kisiId)
    .execute();

export async function ikiAdimSil(db: Db, kisiId: KisiId): Promise<void> {
  await db.deleteFrom('kurtarma_kodu').where('kisi_id', '=', kisiId).execute();
  await db.deleteFrom('iki_adim').where('kisi_id', '=', kisiId).execute();
}

/**
 * Uses a time step up, in one SQL statement: of all callers with its code, on any server, one gets true. A secret that
 * was replaced meanwhile does not count.
 */
export async function adimiKullan(db: Db, kisiId: KisiId, sir: Buffer, adim: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('iki_adim')
    .set({ son_adim: adim })
    .where('kisi_id', '=', kisiId)
    .where('sir', '=', sir)
    .where('son_adim', '<', adim)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses a recovery code up, in one SQL statement. False when there is no such unused code. */
export async function kurtarmaKullan(db: Db, kisiId: KisiId, ozet: Buffer, simdi: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('kurtarma_kodu')
    .set({ kullanildi: simdi })
    .where('kisi_id', '=', kisiId)
    .where('ozet', '=', ozet)
    .where('kullanildi', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function kurtarmaYaz(db: Db, kisiId: KisiId, ozetler: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('kurtarma_kodu').where('kisi_id', '=', kisiId).execute();
  await db
    .insertInto('kurtarma_kodu')
    .values(ozetler.map((ozet) => ({ kisi_id: kisiId, ozet })))
    .execute();
}

export const kalanKod = async (db: Db, kisiId: KisiId): Promise<number> =>
  (
    await db
      .selectFrom('kurtarma_kodu')
      .select(sql<number>`count(*)`.as('adet'))
      .where('kisi_id', '=', kisiId)
      .where('kullanildi', 'is', null)
      .executeTakeFirstOrThrow()
  ).adet;

export const kuralZorunlu = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('kurulum').select('iki_adim_zorunlu').executeTakeFirst())?.iki_adim_zorunlu ?? false;

/** Sets the rule. False when it is already set so. */
export async function kuralYaz(db: Db, zorunlu: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('kurulum')
    .set({ iki_adim_zorunlu: zorunlu })
    .where('iki_adim_zorunlu', '<>', zorunlu)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Privileged people who may sign in and have no two-step sign-in. */
export const acmayanlar = (db: Db) =>
  read(db).rows(sql<{ Id: number; Ad: string }>`
    select k.id as "Id", k.gorunen_ad as "Ad"
    from kisi k join etkin_yetki y on y.kisi_id = k.id and y.yetki_id = ${YETKI.ayricalikli}
    where k.aktif and k.giris_izni and not exists (select from iki_adim i where i.kisi_id = k.id and i.sir is not null)
    order by k.ad collate "tr-TR-x-icu", k.soyad collate "tr-TR-x-icu", k.id`);

/** Mail address and salutation of a person. */
export const haberAdresi = (db: Db, kisiId: KisiId) =>
  db.selectFrom('kisi').select(['ad', 'eposta']).where('id', '=', kisiId).executeTakeFirstOrThrow();

/** Account name in the authenticator. */
export const hesapAdi = (db: Db, kisiId: KisiId) =>
  db
    .selectFrom('kisi')
    .select(['kullanici_adi', 'parola_ozeti', sql<string>`(select sirket from kurulum)`.as('sirket')])
    .where('id', '=', kisiId)
    .executeTakeFirstOrThrow();

/** Number of people with every right who sign in with a password alone. */
export const ikiAdimsizTamYetkililer = (db: Db): Promise<number> =>
  read(db).value(sql<{ adet: number }>`select count(*)::int as adet from kisi k
    where k.aktif and k.giris_izni and k.parola_ozeti is not null
      and exists (select from etkin_yetki e where e.kisi_id = k.id and e.yetki_id = ${YETKI.ayricalikli})
      and not exists (select from iki_adim i where i.kisi_id = k.id and i.sir is not null)`);
