import type { Dagitim } from '../http/events.ts';
import { paylasilanlar } from './queries.ts';

/**
 * Tells those who have a contact open who else is there. An event names whom it is for: they said of this contact that
 * they have it open within the last half minute, and were asked then whether they see it.
 */
export const varlikDagitimi: Dagitim = async (db, olaylar, simdi) => {
  const kime = [...new Set(olaylar.flatMap((o) => (o.kisi_id === null ? [] : [o.kisi_id])))];
  const bunlar = Map.groupBy(await paylasilanlar(db, kime, simdi), (p) => p.kisi_id);
  return (ben) => (bunlar.get(ben.Id) ?? []).map((p) => ({ GorusmeId: p.gorusme_id, oradakiler: p.oradakiler }));
};
