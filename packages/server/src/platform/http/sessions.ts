import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { Ben, KisiId } from './access.ts';
import { oturumYok } from './errors.ts';

/** The most open sessions of one person: more than anybody has devices. */
const EN_COK_OTURUM = 30;

/**
 * Opens a session of a locked person. Above the limit the least recently used session ends.
 * @returns number of ended sessions
 */
export async function oturumAc(
  db: Db,
  o: { kisiId: KisiId; ozet: Buffer; simdi: Date; ip: string; tarayici: string; mobil: boolean },
): Promise<number> {
  const { numAffectedRows } = await sql`update oturum set bitis = ${o.simdi} where id in (
    select id from oturum where kisi_id = ${o.kisiId} and bitis is null
    order by son_kullanim desc, id desc offset ${EN_COK_OTURUM - 1})`.execute(db);
  await db
    .insertInto('oturum')
    .values({
      kisi_id: o.kisiId,
      token_ozeti: o.ozet,
      baslama: o.simdi,
      son_kullanim: o.simdi,
      ip: o.ip,
      tarayici: o.tarayici,
      mobil: o.mobil,
    })
    .execute();
  return Number(numAffectedRows ?? 0);
}

/** Ends one of the person's own sessions. */
export const oturumKapat = (db: Db, kisiId: KisiId, oturumId: number, simdi: Date) =>
  db
    .updateTable('oturum')
    .set({ bitis: simdi })
    .where('kisi_id', '=', kisiId)
    .where('id', '=', oturumId)
    .where('bitis', 'is', null)
    .executeTakeFirst();

/**
 * Ends every session of a person, and the calendar link that was created in one of them.
 * @returns true when there was a link
 */
export async function oturumlariKapat(db: Db, kisiId: KisiId, simdi: Date): Promise<boolean> {
  await db
    .updateTable('oturum')
    .set({ bitis: simdi })
    .where('kisi_id', '=', kisiId)
    .where('bitis', 'is', null)
    .execute();
  // An invitation must not undo a later change of the sign-in.
  await sql`delete from kisi_daveti where kisi_id = ${kisiId}`.execute(db);
  const { numDeletedRows } = await db
    .deleteFrom('takvim_baglantisi')
    .where('kisi_id', '=', kisiId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends every session of the caller except the current one. Returns their number. */
export async function oturumlariKapatBuHaric(db: Db, ben: Ben, simdi: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('oturum')
    .set({ bitis: simdi })
    .where('kisi_id', '=', ben.Id)
    .where('id', '<>', ben.oturumId)
    .where('bitis', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Locks a person until the transaction ends, so that two changes of their sign-in do not overlap. */
export const kisiyiTut = (db: Db, kisiId: KisiId) =>
  sql`select id from kisi where id = ${kisiId} for no key update`.execute(db);

/** True when a session has not been ended. */
const oturumSuruyor = async (db: Db, oturumId: number): Promise<boolean> =>
  (await db
    .selectFrom('oturum')
    .select('id')
    .where('id', '=', oturumId)
    .where('bitis', 'is', null)
    .executeTakeFirst()) !== undefined;

/**
 * Locks the caller until the transaction ends and checks their session again: another password or a second step may
 * have ended it since the call began.
 * @throws 401 when it has ended
 */
export async function oturumuTut(db: Db, ben: Ben): Promise<void> {
  await kisiyiTut(db, ben.Id);
  if (!(await oturumSuruyor(db, ben.oturumId))) throw oturumYok();
}
