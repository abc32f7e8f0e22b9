import type { Log } from '../log.ts';
import type { Db } from '../db/connect.ts';
import type { KisiId } from '../http/access.ts';
import { SUNUCU, islemde } from '../http/islem.ts';
import { biteniKapat, bitenMesailer, kisiyiKilitle } from './queries.ts';

const ARALIK_MS = 15_000;

/** Closes every shift whose end has passed, each in its own transaction; safe on any number of servers at once. */
export async function bitenleriKapat(db: Db, simdi: Date): Promise<number> {
  const kisiler = new Set((await bitenMesailer(db, simdi)).map((m) => m.kisi_id as KisiId));
  for (const kisiId of kisiler)
    await islemde({ db, simdi, istek: SUNUCU, kisiId: null }, async (is) => {
      await kisiyiKilitle(is.db, kisiId);
      await biteniKapat(is, kisiId);
    });
  return kisiler.size;
}

/** Runs `bitenleriKapat` while the server is up. What happens between two rounds is derived from the planned end. */
export function mesaiIsi(o: { db: Db; saat: () => Date; log: Log; dolu?: () => boolean }): { stop(): Promise<void> } {
  let suren: Promise<void> = Promise.resolve();
  const tur = () => {
    if (o.dolu?.()) return;
    suren = suren
      .then(async () => void (await bitenleriKapat(o.db, o.saat())))
      .catch((err: unknown) => o.log.warn({ err }, 'biten mesailer kapatılamadı; yeniden denenecek'));
  };
  const zamanlayici = setInterval(tur, ARALIK_MS);
  tur();
  return {
    async stop() {
      clearInterval(zamanlayici);
      await suren;
    },
  };
}
