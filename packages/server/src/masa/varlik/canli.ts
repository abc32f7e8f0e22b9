import type { Dagitim } from '../../platform/http/events.ts';
import { paylasilanlar } from './queries.ts';

/**
 * Tells people with a ticket open who else is there. An event names its recipient: this person reported the ticket as
 * open within the last half minute, and the right to see it was checked then.
 */
export const varlikDagitimi: Dagitim = async (db, olaylar, simdi) => {
  const kime = [...new Set(olaylar.flatMap((o) => (o.kisi_id === null ? [] : [o.kisi_id])))];
  const bunlar = Map.groupBy(await paylasilanlar(db, kime, simdi), (p) => p.kisi_id);
  return (ben) => (bunlar.get(ben.Id) ?? []).map((p) => ({ GorusmeId: p.gorusme_id, oradakiler: p.oradakiler }));
};
