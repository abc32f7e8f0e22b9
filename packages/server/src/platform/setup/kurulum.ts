import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';

const ozetle = (anahtar: string): Buffer => createHash('sha256').update(anahtar).digest();

/** The installation's row, or undefined before the set-up. */
export const kurulumSatiri = (db: Db) => db.selectFrom('kurulum').select(['sirket', 'demo']).executeTakeFirst();

/** Number of valid keys at once, because not more servers start before a set-up. */
const ANAHTAR_SAYISI = 10;

/**
 * Makes a key for the set-up page and stores only its hash. Each server prints its own key, and all are valid until the
 * set-up, so any log shows a working one.
 * @returns the key for the log, or null when the installation is set up already
 */
export async function kurulumAnahtariHazirla(db: Db): Promise<string | null> {
  if (await kurulumSatiri(db)) return null;
  const anahtar = randomBytes(24).toString('base64url');
  const ozet = ozetle(anahtar);
  await db.insertInto('kurulum_anahtari').values({ ozet }).execute();
  await db
    .deleteFrom('kurulum_anahtari')
    .where('id', 'not in', (eb) =>
      eb.selectFrom('kurulum_anahtari').select('id').orderBy('id', 'desc').limit(ANAHTAR_SAYISI),
    )
    .execute();
  return anahtar;
}

export interface AnahtarOzetleri {
  readonly yazilan: Buffer;
  readonly dogrular: readonly Buffer[];
}
/** Hash of the typed key, and hashes of the valid keys. */
export async function anahtarOzetleri(db: Db, yazilan: string): Promise<AnahtarOzetleri> {
  const satirlar = await db.selectFrom('kurulum_anahtari').select('ozet').execute();
  return { yazilan: ozetle(yazilan.trim()), dogrular: satirlar.map((s) => s.ozet) };
}

/** Waits for every other set-up to finish. Blocks inserts of the row until this transaction ends. */
export const kurulumuKilitle = (db: Db) => sql`lock table kurulum in share row exclusive mode`.execute(db);

export interface IlkYonetici {
  readonly ad: string;
  readonly soyad: string;
  readonly kullanici_adi: string;
  readonly kullanici_anahtari: string;
  readonly parola_ozeti: string;
}

/** Writes the company, its first department and its first administrator, and ends the set-up key. */
export async function kurulumuYaz(
  db: Db,
  k: { readonly sirket: string; readonly lisans: string; readonly departman: string; readonly yonetici: IlkYonetici },
  simdi: Date,
): Promise<{ kisiId: number; departmanId: number }> {
  await db.insertInto('kurulum').values({ sirket: k.sirket, lisans: k.lisans, demo: false, zaman: simdi }).execute();
  await db.deleteFrom('kurulum_anahtari').execute();
  const departman = await db
    .insertInto('departman')
    .values({ ad: k.departman })
    .returning('id')
    .executeTakeFirstOrThrow();
  const kisi = await db
    .insertInto('kisi')
    .values({ ...k.yonetici, departman_id: departman.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rol = await db.selectFrom('rol').select('id').where('ad', '=', 'Yönetici').executeTakeFirstOrThrow();
  await db.insertInto('kisi_rol').values({ kisi_id: kisi.id, rol_id: rol.id }).execute();
  return { kisiId: kisi.id, departmanId: departman.id };
}

const KUR = 'kurulum.kur';

/** Stores the request that set the installation up, so that it may be repeated. */
export const tekrariYaz = (db: Db, kisiId: number, anahtar: string, ozet: Buffer, simdi: Date) =>
  db
    .insertInto('yinelenen')
    .values({ kisi_id: kisiId, anahtar, uc: KUR, istek_ozeti: ozet, yanit: '', zaman: simdi })
    .execute();

/** True if the same request set the installation up. */
export const ayniKurulum = async (db: Db, anahtar: string, ozet: Buffer): Promise<boolean> =>
  (await db
    .selectFrom('yinelenen')
    .select('uc')
    .where('uc', '=', KUR)
    .where('anahtar', '=', anahtar)
    .where('istek_ozeti', '=', ozet)
    .executeTakeFirst()) !== undefined;

/** True if the first steps are hidden. In the demo company they are hidden from the beginning. */
export async function ilkAdimlarBitti(db: Db): Promise<boolean> {
  const satir = await db.selectFrom('kurulum').select(['demo', 'ilk_adimlar_kapandi']).executeTakeFirst();
  return satir === undefined || satir.demo || satir.ilk_adimlar_kapandi !== null;
}

/** Hides the first steps. False when they were already hidden. */
export async function ilkAdimlariBitir(db: Db, simdi: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('kurulum')
    .set({ ilk_adimlar_kapandi: simdi })
    .where('ilk_adimlar_kapandi', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The licence key of the installation. An environment setting wins over the key from the set-up. */
export const lisansAnahtari = async (db: Db, ayarli: string | null): Promise<string> =>
  ayarli ?? (await db.selectFrom('kurulum').select('lisans').executeTakeFirst())?.lisans ?? '';
