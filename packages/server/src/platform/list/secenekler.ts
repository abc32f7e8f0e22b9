import type { TanimSecenegi } from '@masabasi/core/platform/tanim/contract';
import type { TanimListeAdi } from '@masabasi/core/platform/tanim/rules';
import type { Db } from '../db/connect.ts';
import type { UrunKapsami } from '../http/access.ts';
import * as q from '../tanim/api.ts';

/** The rows of the reference lists that forms offer, for every room with a form. */

const secenek = ({ Id, Ad, Renk, Kod, ProjeId, UstId }: TanimSecenegi): TanimSecenegi => ({
  Id,
  Ad,
  Renk,
  Kod,
  ProjeId,
  UstId,
});

type Secenekler = Partial<Record<string, TanimSecenegi[]>>;
/** The offered rows, kept until any row of any list changes, on any server. */
const okunanSecenekler = new WeakMap<Db, { surum: number; listeler: Secenekler }>();

async function secenekleriOku(db: Db): Promise<Secenekler> {
  const surum = await q.tanimSurumu(db);
  const hazir = okunanSecenekler.get(db);
  if (hazir?.surum === surum) return hazir.listeler;
  const satirlar = await q.secenekler(db);
  const listeler: Secenekler = Object.fromEntries(
    [...Map.groupBy(satirlar, (s) => s.Liste)].map(([ad, liste]) => [ad, liste.map(secenek)]),
  );
  // The number was read before the rows: a change in between only makes the next reader read again.
  okunanSecenekler.set(db, { surum, listeler });
  return listeler;
}

/**
 * The rows offered to this person, list by list: rows without a product, and rows of the person's products.
 * @param adlar the lists. Each is returned under its name
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
