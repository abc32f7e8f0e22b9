import { asciiBuyuk, buyuk, katla, kucuk } from '../platform/text/metin.ts';
import { bagislanir } from '../platform/search/yanlisYazim.ts';

/** A name as people type it into a search. */
export interface Yazim {
  readonly nasil: string;
  readonly yazilan: string;
  /** True for a typing mistake, which is forgiven only where nothing is found as typed. */
  readonly yanlis: boolean;
}

const yerDegis = (s: string, i: number) => s.slice(0, i) + s.charAt(i + 1) + s.charAt(i) + s.slice(i + 2);

/**
 * Ten ways to type a name: small letters, capitals, without Turkish letters, and with one typing mistake in its longest
 * word. Null: the name has no word in which a mistake is forgiven.
 */
export function onYazim(ad: string): readonly Yazim[] | null {
  const kelimeler = katla(ad).split(/[^a-z]+/);
  const soz = kelimeler.toSorted((a, b) => b.length - a.length).find((k) => bagislanir(k) && k.length > 4);
  if (soz === undefined) return null;
  const i = Math.floor(soz.length / 2);
  // Two equal letters beside each other would be no mistake when swapped.
  const takas = [i, i - 1, i + 1, 0].find((n) => n + 1 < soz.length && soz[n] !== soz[n + 1]) ?? 0;
  const dogru = (nasil: string, yazilan: string): Yazim => ({ nasil, yazilan, yanlis: false });
  const yanlis = (nasil: string, yazilan: string): Yazim => ({ nasil, yazilan, yanlis: true });
  return [
    dogru('küçük harflerle', kucuk(ad)),
    dogru('büyük harflerle', buyuk(ad)),
    dogru('Türkçe harfsiz', katla(ad)),
    dogru('Türkçe harfsiz büyük', asciiBuyuk(katla(ad))),
    dogru('başıyla', soz.slice(0, 4)),
    yanlis('yer değişmiş harfle', yerDegis(soz, takas)),
    yanlis('eksik harfle', soz.slice(0, i) + soz.slice(i + 1)),
    yanlis('çift harfle', soz.slice(0, i) + soz.charAt(i) + soz.slice(i)),
    yanlis('sonu eksik', soz.slice(0, -1)),
    yanlis('büyük, yer değişmiş', asciiBuyuk(yerDegis(soz, takas))),
  ];
}
