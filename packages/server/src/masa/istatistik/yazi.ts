import { kokler } from '@masabasi/core/platform/text/kok';
import { karsilastir } from '@masabasi/core/platform/text/metin';

/** Words of comments in all their forms, and the comments of a word. */

/** Comments whose words are counted: the newest. */
export const EN_COK_YORUM_OKUNAN = 5000;
/** Words shown: those of most comments. */
const EN_COK_SOZ = 60;

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
  /** The number of comments with this word. */
  readonly Adet: number;
  /** The mean score of those comments that have one. */
  readonly Puan: number | null;
}
/** A stem of this length joins longer stems that begin with it: the rest is an unknown ending. */
const EN_KISA_ORTAK = 5;
/** The words of each comment by the stem of their group, each group once. */
function gruplananSozler(yorumlar: readonly Yorumlu[]): ReadonlyMap<string, string>[] {
  // The stem stands in the address of the page, so it must be plain letters.
  const hepsi = yorumlar.map((y) => kokler(y.yorum).filter((k) => /^\w{1,40}$/.test(k.kok)));
  const bilinen = new Set(hepsi.flatMap((b) => b.map((k) => k.kok)));
  const grubu = (kok: string): string => {
    for (let n = EN_KISA_ORTAK; n < kok.length; n++) if (bilinen.has(kok.slice(0, n))) return kok.slice(0, n);
    return kok;
  };
  return hepsi.map((b) => new Map(b.toReversed().map((k) => [grubu(k.kok), k.soz])));
}

/** Comments that contain a word, given by the stem of its group. */
export function sozuGecenler<Y extends Yorumlu>(yorumlar: readonly Y[], anahtar: string): Y[] {
  const gruplar = gruplananSozler(yorumlar);
  return yorumlar.filter((_, i) => gruplar[i]!.has(anahtar));
}

/** The words of comments in all their forms, the commonest first. */
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
