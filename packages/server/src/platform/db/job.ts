import type { Db } from './connect.ts';
import type { IsTuru } from './isler.ts';
import { bitenleriUnut } from './kuyruk.ts';

const SAAT_S = 3600;
const GUN_MS = 24 * SAAT_S * 1000;
const BITEN_IS_GUNU = 14;

/** Removes expired rows: replay answers, events and wrong passwords older than a day, and finished work. */
async function eskileriSil(db: Db, simdi: Date): Promise<void> {
  const sinir = new Date(simdi.getTime() - GUN_MS).toISOString();
  await db.deleteFrom('yinelenen').where('zaman', '<', sinir).execute();
  await db.deleteFrom('olay').where('zaman', '<', sinir).execute();
  await db.deleteFrom('giris_hatasi').where('zaman', '<', sinir).execute();
  await bitenleriUnut(db, new Date(simdi.getTime() - BITEN_IS_GUNU * GUN_MS));
}

/** Runs `eskileriSil` once an hour. */
export const temizlikIsi: IsTuru = {
  ad: 'temizlik',
  tekrar: { saniye: SAAT_S },
  gecikmeler: [],
  calistir: ({ db, simdi }) => eskileriSil(db, simdi),
};
