import { kokler } from '@masabasi/core/kok';
import { karsilastir } from '@masabasi/core/metin';

/** What is said in comments: their words, whatever the forms, and which comments one is in. */

/** Of the newest so many comments the words are counted. */
export const EN_COK_YORUM_OKUNAN = 5000;
/** So many words are shown, those that most comments have. */
export const EN_COK_SOZ = 60;

export interface Yorumlu {
  readonly yorum: string;
  /** In hundredths. */
  readonly puan: number | null;
}
export interface SozToplami {
  /** The stem that all forms begin with. */
  readonly Anahtar: string;
  /** The form that most comments have. */
  readonly Ad: string;
  /** So many comments it is in. */
  readonly Adet: number;
  /** The mean score of those comments that have one. */
  readonly Puan: number | null;
}
/** A stem so long takes those that begin with it: what follows is an ending that was not known. */
const EN_KISA_ORTAK = 5;
/** The words of each comment by the stem that their group goes by, each group once. */
function gruplananSozler(yorumlar: readonly Yorumlu[]): ReadonlyMap<string, string>[] {
  // An address says a stem in plain letters.
  const hepsi = yorumlar.map((y) => kokler(y.yorum).filter((k) => /^\w{1,40}$/.test(k.kok)));
  const bilinen = new Set(hepsi.flatMap((b) => b.map((k) => k.kok)));
  const grubu = (kok: string): string => {
    for (let n = EN_KISA_ORTAK; n < kok.length; n++) if (bilinen.has(kok.slice(0, n))) return kok.slice(0, n);
    return kok;
  };
  return hepsi.map((b) => new Map(b.toReversed().map((k) => [grubu(k.kok), k.soz])));
}

/** Those comments in which a word occurs, by the stem that its group goes by among all of them. */
export function sozuGecenler<Y extends Yorumlu>(yorumlar: readonly Y[], anahtar: string): Y[] {
  const gruplar = gruplananSozler(yorumlar);
  return yorumlar.filter((_, i) => gruplar[i]!.has(anahtar));
}

/** The words of comments, whatever their forms, the commonest first. */
export function sozleri(yorumlar: readonly Yorumlu[]): SozToplami[] {
  const bulunan = new Map<string, { adet: number; toplam: number; puanli: number; sozler: Map<string, number> }>();
  for (const [i, gruplar] of gruplananSozler(yorumlar).entries())
    for (const [grup, soz] of gruplar) {
      const { puan } = yorumlar[i]!;
      const b = bulunan.get(grup) ?? { adet: 0, toplam: 0, puanli: 0, sozler: new Map<string, number>() };
      b.adet += 1;
      b.toplam += puan ?? 0;
      b.puanli += puan === null ? 0 : 1;
      b.sozler.set(soz, (b.sozler.get(soz) ?? 0) + 1);
      bulunan.set(grup, b);
    }
  const enSik = (sozler: ReadonlyMap<string, number>): string =>
    [...sozler].toSorted((a, b) => b[1] - a[1] || karsilastir(a[0], b[0]))[0]![0];
  return [...bulunan]
    .map(([Anahtar, b]) => ({
      Anahtar,
      Ad: enSik(b.sozler),
      Adet: b.adet,
      Puan: b.puanli === 0 ? null : b.toplam / b.puanli / 100,
    }))
    .toSorted((a, b) => b.Adet - a.Adet || karsilastir(a.Ad, b.Ad))
    .slice(0, EN_COK_SOZ);
}
