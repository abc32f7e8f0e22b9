import { katla } from '../../platform/text/metin.ts';
import type { Kurus } from '../../platform/money/para.ts';
import type { Gun } from '../../platform/time/tarih.ts';

/**
 * Finds the new rows of a statement. Statements overlap and are imported twice, but two equal fees on one day are two
 * rows. So the rows of a day are compared as multisets: a file adds a row only if it has the row more often than the
 * account.
 */

/** Fields that distinguish rows. */
export interface TekilSatir {
  readonly Gun: Gun;
  readonly Tutar: Kurus;
  /** Reference of the movement: the payer's text, or else the bank's own reference. */
  readonly Referans: string | null;
  /** The bank's own reference. Null: the bank gives none, or the file does not carry it. */
  readonly BankaReferansi: string | null;
  readonly Aciklama: string;
  /** Balance after the movement, if the bank gives it. Equal rows with different balances are different rows. */
  readonly Bakiye: Kurus | null;
}

const sade = (s: string | null): string =>
  katla(s ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Placeholders that banks write for a missing reference. */
const REFERANSSIZ = /^(?:|0+|nonref|not ?provided|noref|none|yok)$/;

/** The reference as it was written. Null for a placeholder. */
export const referansi = (s: string | null): string | null => (REFERANSSIZ.test(sade(s)) ? null : s!.trim());

/** Key shared by rows that may be the same. It does not contain the day. */
export const tekilAnahtari = (s: Pick<TekilSatir, 'Tutar' | 'Referans' | 'Aciklama'>): string =>
  `${s.Tutar}|${sade(referansi(s.Referans))}|${sade(s.Aciklama)}`;

interface Bakilan<T extends TekilSatir> {
  readonly satir: T;
  readonly gunTutar: string;
  readonly metin: string;
  readonly banka: string;
  /** The payer's reference, empty if it is only the bank's own reference. */
  readonly odeyen: string;
}
function bak<T extends TekilSatir>(satir: T): Bakilan<T> {
  const banka = sade(referansi(satir.BankaReferansi));
  const yazan = sade(referansi(satir.Referans));
  const gunTutar = `${satir.Gun} ${satir.Tutar}`;
  return { satir, gunTutar, metin: sade(satir.Aciklama), banka, odeyen: yazan === banka ? '' : yazan };
}
type Bakilanlar = readonly [Bakilan<TekilSatir>, Bakilan<TekilSatir>];

/** True unless the balances prove that two rows are different. */
const bakiyeUyar = ([{ satir: a }, { satir: b }]: Bakilanlar): boolean =>
  a.Bakiye === null || b.Bakiye === null || a.Bakiye === b.Bakiye;

/**
 * True unless the references prove that two rows are different. Compares the bank's own references if both rows have
 * one, else the payer's. Older rows may hold the bank's reference in the payer's field, because the two were stored
 * together at first.
 */
function referansUyar([a, b]: Bakilanlar): boolean {
  if (a.banka !== '' && b.banka !== '') return a.banka === b.banka;
  return (
    a.odeyen === b.odeyen || (a.odeyen !== '' && a.odeyen === b.banka) || (b.odeyen !== '' && b.odeyen === a.banka)
  );
}

/** Steps of the comparison, the safest first. A step ignores rows whose key is empty. */
const ADIMLAR: readonly {
  readonly anahtar: (s: Bakilan<TekilSatir>) => string;
  readonly uyar: (ikisi: Bakilanlar) => boolean;
}[] = [
  { anahtar: (s) => `${s.banka}|${s.odeyen}|${s.metin}|${s.satir.Bakiye}`, uyar: () => true },
  // The text differs between file formats, but the bank's own reference is the same in all of them.
  { anahtar: (s) => s.banka, uyar: bakiyeUyar },
  {
    anahtar: (s) => `|${s.metin}`,
    uyar: ([a, b]) => referansUyar([a, b]) && a.satir.Bakiye !== null && a.satir.Bakiye === b.satir.Bakiye,
  },
  {
    anahtar: (s) => `|${s.metin}`,
    uyar: ([a, b]) => referansUyar([a, b]) && bakiyeUyar([a, b]) && (a.odeyen || a.banka) === (b.odeyen || b.banka),
  },
  { anahtar: (s) => `|${s.metin}`, uyar: (ikisi) => referansUyar(ikisi) && bakiyeUyar(ikisi) },
];

/**
 * Splits the rows of a file into new rows, in their order, and repeats, each with the existing row that it repeats.
 * @param eski rows of the account on the days of the file
 */
export function satirlariAyir<E extends TekilSatir, T extends TekilSatir>(
  eski: readonly E[],
  gelen: readonly T[],
): { readonly yeni: readonly T[]; readonly tekrar: readonly { readonly eski: E; readonly gelen: T }[] } {
  const tekrar: { eski: E; gelen: T }[] = [];
  let olanlar = eski.map(bak);
  let kalan = gelen.map(bak);
  for (const { anahtar, uyar } of ADIMLAR) {
    const yeri = (s: Bakilan<TekilSatir>) => `${s.gunTutar} ${anahtar(s)}`;
    const adaylar = Map.groupBy(
      olanlar.filter((s) => anahtar(s) !== ''),
      yeri,
    );
    const alinan = new Set<Bakilan<E>>();
    kalan = kalan.filter((s) => {
      const dizi = anahtar(s) === '' ? undefined : adaylar.get(yeri(s));
      const n = dizi?.findIndex((e) => uyar([e, s])) ?? -1;
      if (n < 0) return true;
      const [es] = dizi!.splice(n, 1);
      alinan.add(es!);
      tekrar.push({ eski: es!.satir, gelen: s.satir });
      return false;
    });
    olanlar = olanlar.filter((e) => !alinan.has(e));
  }
  return { yeni: kalan.map((s) => s.satir), tekrar };
}
