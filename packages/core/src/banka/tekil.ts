import { katla } from '../metin.ts';
import type { Kurus } from '../para.ts';
import type { Gun } from '../tarih.ts';

/**
 * Which rows of a statement are new. Statements overlap and are imported twice; two equal fees of one day are two. So rows
 * are compared as bags: of a day, what is there as often as the file says is not added again, what is there less often is.
 */

/** What tells one row from another. */
export interface TekilSatir {
  readonly Gun: Gun;
  readonly Tutar: Kurus;
  readonly Referans: string | null;
  readonly Aciklama: string;
  /** What stood on the account afterwards, where the bank says it: two equal rows with two balances are two. */
  readonly Bakiye: Kurus | null;
}

const sade = (s: string | null): string =>
  katla(s ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What two rows have in common that may be the same one, without their day. */
export const tekilAnahtari = (s: Omit<TekilSatir, 'Gun' | 'Bakiye'>): string =>
  `${s.Tutar}|${sade(s.Referans)}|${sade(s.Aciklama)}`;

/** Takes the first of these that fits out of a list. */
function cikar<T>(dizi: T[], uyar: (t: T) => boolean): boolean {
  const yer = dizi.findIndex(uyar);
  if (yer >= 0) dizi.splice(yer, 1);
  return yer >= 0;
}

/**
 * The rows of a file that are not there yet, in their order.
 * @param eski what the account has of the file's days
 */
export function yeniSatirlar<T extends TekilSatir>(eski: readonly TekilSatir[], gelen: readonly T[]): T[] {
  const anahtar = (s: TekilSatir) => `${s.Gun} ${tekilAnahtari(s)}`;
  const olanlar = Map.groupBy(eski, anahtar);
  const yeniler = new Set<T>();
  for (const [ad, dizi] of Map.groupBy(gelen, anahtar)) {
    const kalan = [...(olanlar.get(ad) ?? [])];
    // Those that say the same balance are the same row; of the others, one that does not say it may be any.
    const eslesmeyen = dizi.filter((s) => s.Bakiye === null || !cikar(kalan, (e) => e.Bakiye === s.Bakiye));
    for (const s of eslesmeyen) if (!cikar(kalan, (e) => e.Bakiye === null || s.Bakiye === null)) yeniler.add(s);
  }
  return gelen.filter((s) => yeniler.has(s));
}
