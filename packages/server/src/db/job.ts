import type { Log } from '../log.ts';
import type { Db } from './connect.ts';
import { type SurenIs, type TekrarOrtami, tekrarla } from './tekrar.ts';

const SAAT_MS = 3_600_000;
const GUN_MS = 24 * SAAT_MS;

/** Removes what has served its time: replay answers, events and wrong passwords older than a day. */
export async function eskileriSil(db: Db, simdi: Date): Promise<void> {
  const sinir = new Date(simdi.getTime() - GUN_MS).toISOString();
  await db.deleteFrom('yinelenen').where('zaman', '<', sinir).execute();
  await db.deleteFrom('olay').where('zaman', '<', sinir).execute();
  await db.deleteFrom('giris_hatasi').where('zaman', '<', sinir).execute();
}

/** Runs `eskileriSil` once an hour. */
export const temizlikIsi = (o: TekrarOrtami & { db: Db; saat: () => Date; log: Log }): SurenIs =>
  tekrarla({ ...o, ms: SAAT_MS, hata: (err) => o.log.warn({ err }, 'eski kayıtlar silinemedi') }, () =>
    eskileriSil(o.db, o.saat()),
  );
