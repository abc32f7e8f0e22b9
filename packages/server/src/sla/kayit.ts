import { siradakiSaat, type SlaOlayTuru } from '@masabasi/core/sla/rules';
import type { Db } from '../db/connect.ts';
import { type SlaKaydi, slaOku } from './queries.ts';

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
