import type { Log } from '../log.ts';
import type { Db } from './connect.ts';

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
export function temizlikIsi(o: { db: Db; saat: () => Date; log: Log; dolu?: () => boolean }): {
  stop(): Promise<void>;
} {
  let suren: Promise<void> = Promise.resolve();
  const zamanlayici = setInterval(() => {
    if (o.dolu?.()) return;
    suren = eskileriSil(o.db, o.saat()).catch((err: unknown) => o.log.warn({ err }, 'eski kayıtlar silinemedi'));
  }, SAAT_MS);
  return {
    async stop() {
      clearInterval(zamanlayici);
      await suren;
    },
  };
}
