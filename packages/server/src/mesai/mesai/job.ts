import type { Log } from '../../platform/log/log.ts';
import type { Db } from '../../platform/db/connect.ts';
import { type SurenIs, type TekrarOrtami, tekrarla } from '../../platform/db/tekrar.ts';
import { storedPerson } from '../../platform/http/access.ts';
import { SUNUCU, islemde } from '../../platform/http/transaction.ts';
import { biteniKapat, bitenMesailer, kisiyiKilitle } from './queries.ts';

const ARALIK_MS = 15_000;

/** Closes every shift after its end, each in its own transaction. Safe on any number of servers at once. */
export async function butunBitenleriKapat(db: Db, simdi: Date): Promise<number> {
  const kisiler = new Set((await bitenMesailer(db, simdi)).map((m) => storedPerson(m.kisi_id)));
  for (const kisiId of kisiler)
    await islemde({ db, simdi, istek: SUNUCU, kisiId: null }, async (is) => {
      await kisiyiKilitle(is.db, kisiId);
      await biteniKapat(is, kisiId);
    });
  return kisiler.size;
}

/** Runs `butunBitenleriKapat` while the server is up. Between runs, readers derive the state from the planned end. */
export const mesaiIsi = (o: TekrarOrtami & { db: Db; saat: () => Date; log: Log }): SurenIs =>
  tekrarla(
    { ...o, ms: ARALIK_MS, hata: (err) => o.log.warn({ err }, 'biten mesailer kapatılamadı; yeniden denenecek') },
    () => butunBitenleriKapat(o.db, o.saat()),
  );
