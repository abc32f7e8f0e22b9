import type { TanimSecenegi } from '@masabasi/core/tanim/contract';
import type { TanimListeAdi } from '@masabasi/core/tanim/rules';
import type { Db } from './db/connect.ts';
import type { UrunKapsami } from './http/access.ts';
import * as q from './tanim/queries.ts';

/** The rows of the reference lists as forms offer them, for every room that has a form. */

const secenek = ({ Id, Ad, Renk, Kod, ProjeId, UstId }: TanimSecenegi): TanimSecenegi => ({
  Id,
  Ad,
  Renk,
  Kod,
  ProjeId,
  UstId,
});

type Secenekler = Partial<Record<string, TanimSecenegi[]>>;
/** The rows on offer, kept until any row of any list changes, whichever server changed it. */
const okunanSecenekler = new WeakMap<Db, { surum: number; listeler: Secenekler }>();

async function secenekleriOku(db: Db): Promise<Secenekler> {
  const surum = await q.tanimSurumu(db);
  const hazir = okunanSecenekler.get(db);
  if (hazir?.surum === surum) return hazir.listeler;
  const satirlar = await q.secenekler(db);
  const listeler: Secenekler = Object.fromEntries(
    [...Map.groupBy(satirlar, (s) => s.Liste)].map(([ad, liste]) => [ad, liste.map(secenek)]),
  );
  // Read after its number: rows that changed in between only make the next reader read again.
  okunanSecenekler.set(db, { surum, listeler });
  return listeler;
}

/**
 * The rows on offer to this person, list by list: of no product, or of one that the person works with.
 * @param adlar the lists; each comes back under its name
 */
export async function secenekler<const K extends TanimListeAdi>(
  db: Db,
  urunler: UrunKapsami,
  ...adlar: K[]
): Promise<Record<K, TanimSecenegi[]>> {
  const listeler = await secenekleriOku(db);
  const gorur = (s: TanimSecenegi) => s.ProjeId === null || urunler.includes(s.ProjeId);
  return Object.fromEntries(adlar.map((ad) => [ad, (listeler[ad] ?? []).filter(gorur)])) as Record<K, TanimSecenegi[]>;
}
