import { siradakiSaat, type SlaOlayTuru } from '@masabasi/core/sla/rules';
import type { Db } from '../db/connect.ts';
import type { IsCagrisi } from '../db/isler.ts';
import { isEkle } from '../db/kuyruk.ts';
import { islemde, SUNUCU } from '../http/transaction.ts';
import { acikSlalar, kilitle, type SlaKaydi, slaOku } from './queries.ts';

/** Writes down what the clocks of a contact hear. */
export const slaOlayiYaz = (db: Db, id: number, tur: SlaOlayTuru, zaman: Date) =>
  db.insertInto('sla_olay').values({ gorusme_id: id, tur, zaman }).execute();

/** Works out where a contact's clocks end and keeps it beside the contact. */
export async function slaYenile(db: Db, g: SlaKaydi, simdi: Date): Promise<void> {
  const hesap = await slaOku(db, g, simdi);
  const siradaki = hesap && siradakiSaat(hesap);
  await db
    .updateTable('gorusme')
    .set({
      sla_bitis: siradaki?.bitis ?? null,
      sla_uyari: siradaki?.uyari ?? null,
      sla_durdu: hesap?.cozum.hal === 'durdu',
    })
    .where('id', '=', g.id)
    .execute();
}

/** The kind of work in which all of them are worked out anew. */
export const SLA_ISI = 'sla';

/**
 * Has the clocks of all open contacts worked out anew when the transaction has committed.
 * @param anahtar names what changed: another change during the work is work of its own
 */
export const hepsiYenilensin = ({ db, simdi }: Pick<IsCagrisi, 'db' | 'simdi'>, anahtar: string) =>
  isEkle(db, { tur: SLA_ISI, anahtar, vakit: simdi });

/** So many contacts in one transaction. */
const YIGIN = 100;

/** Works out anew where the clocks of all open contacts end: their events stay, so what was waited for stays waited for. */
export async function hepsiniYenile({ db, simdi }: Pick<IsCagrisi, 'db' | 'simdi'>, dur: AbortSignal): Promise<void> {
  for (let son = 0, adet = YIGIN; adet === YIGIN && !dur.aborted;)
    [son, adet] = await islemde({ db, simdi, istek: SUNUCU, kisiId: null }, async (is) => {
      const bunlar = await acikSlalar(is.db, son, YIGIN);
      for (const g of bunlar) {
        await kilitle(is.db, g.id);
        await slaYenile(is.db, g, simdi);
      }
      if (bunlar.length > 0) is.yayinla({ tur: 'gorusme' });
      return [bunlar.at(-1)?.id ?? son, bunlar.length] as const;
    });
  if (dur.aborted) throw new Error('Sunucu kapanıyor; süreler baştan hesaplanacak.');
}
