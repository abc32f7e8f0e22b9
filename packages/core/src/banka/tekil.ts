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
  /** What stands beside it: what who pays wrote, else what the bank calls it. */
  readonly Referans: string | null;
  /** What the bank itself calls it; null: it does not say, or the file does not carry it. */
  readonly BankaReferansi: string | null;
  readonly Aciklama: string;
  /** What stood on the account afterwards, where the bank says it: two equal rows with two balances are two. */
  readonly Bakiye: Kurus | null;
}

const sade = (s: string | null): string =>
  katla(s ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What banks write where there is no reference. */
const REFERANSSIZ = /^(?:|0+|nonref|not ?provided|noref|none|yok)$/;

/** A reference as it was written; null: it says that there is none. */
export const referansi = (s: string | null): string | null => (REFERANSSIZ.test(sade(s)) ? null : s!.trim());

/** What two rows have in common that may be the same one, without their day. */
export const tekilAnahtari = (s: Pick<TekilSatir, 'Tutar' | 'Referans' | 'Aciklama'>): string =>
  `${s.Tutar}|${sade(referansi(s.Referans))}|${sade(s.Aciklama)}`;

interface Bakilan<T extends TekilSatir> {
  readonly satir: T;
  readonly gunTutar: string;
  readonly metin: string;
  readonly banka: string;
  /** What who pays wrote: not what the bank calls it. */
  readonly odeyen: string;
}
function bak<T extends TekilSatir>(satir: T): Bakilan<T> {
  const banka = sade(referansi(satir.BankaReferansi));
  const yazan = sade(referansi(satir.Referans));
  const gunTutar = `${satir.Gun} ${satir.Tutar}`;
  return { satir, gunTutar, metin: sade(satir.Aciklama), banka, odeyen: yazan === banka ? '' : yazan };
}
type Bakilanlar = readonly [Bakilan<TekilSatir>, Bakilan<TekilSatir>];

/** Whether balances do not tell two rows apart. */
const bakiyeUyar = ([{ satir: a }, { satir: b }]: Bakilanlar): boolean =>
  a.Bakiye === null || b.Bakiye === null || a.Bakiye === b.Bakiye;

/**
 * Whether references do not tell two rows apart: the bank's own where both have one, else the payer's. What was kept before
 * banks' own were kept apart may hold one where the payer's stands.
 */
function referansUyar([a, b]: Bakilanlar): boolean {
  if (a.banka !== '' && b.banka !== '') return a.banka === b.banka;
  return (
    a.odeyen === b.odeyen || (a.odeyen !== '' && a.odeyen === b.banka) || (b.odeyen !== '' && b.odeyen === a.banka)
  );
}

/** By what rows are held beside each other, the surest first; of a step only rows whose key is not empty. */
const ADIMLAR: readonly {
  readonly anahtar: (s: Bakilan<TekilSatir>) => string;
  readonly uyar: (ikisi: Bakilanlar) => boolean;
}[] = [
  { anahtar: (s) => `${s.banka}|${s.odeyen}|${s.metin}|${s.satir.Bakiye}`, uyar: () => true },
  // Another format writes another text; what the bank calls a row is the same in all.
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
 * The rows of a file that are not there yet, in their order, and beside each of the others the one that it is again.
 * @param eski what the account has of the file's days
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
