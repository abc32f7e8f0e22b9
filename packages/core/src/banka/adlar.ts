import { asciiBuyuk, katla } from '../metin.ts';
import type { EslesenHareket } from './eslesme.ts';

/** Names and numbers that stand in a movement of the bank. */

/** A name as it is learned: companies write theirs in several ways, so without the words for their kind. */
const EKLER = /\b(?:ltd|limited|sti|sirketi|as|anonim|san|sanayi|tic|ticaret|ve|saglik|hizmetleri|dr|doktor)\b/g;
export const adAnahtari = (ad: string): string =>
  katla(ad)
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(EKLER, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A text in which numbers are looked for: without blanks and signs between letters and digits. */
export const bitisik = (s: string): string => katla(s).replace(/[^a-z0-9]+/g, '');

/** Shorter names are in too many texts. */
export const EN_KISA_AD = 5;

/** Banks cut a name in a field of so many letters; a shorter one is whole. */
const KESILEN_AD = 20;

/** The beginning of a name that its bank may have cut, as names are learned; null: it is whole. */
export function kesikAd(karsiUnvan: string | null): string | null {
  const yazilan = (karsiUnvan ?? '').trim();
  const ad = adAnahtari(yazilan);
  return yazilan.length >= KESILEN_AD && ad.length >= EN_KISA_AD * 2 ? ad : null;
}

/** More words than this no name has. */
const EN_COK_KELIME = 8;

/** All runs of words of a movement that could be a customer's name, as names are learned. */
export function adAdaylari(h: Pick<EslesenHareket, 'KarsiUnvan' | 'Aciklama'>): string[] {
  const kelimeler = adAnahtari(`${h.KarsiUnvan ?? ''} ${h.Aciklama}`).split(' ');
  const adlar = kelimeler.flatMap((_, i) =>
    Array.from({ length: Math.min(EN_COK_KELIME, kelimeler.length - i) }, (__, n) =>
      kelimeler.slice(i, i + n + 1).join(' '),
    ),
  );
  return [...new Set(adlar.filter((ad) => ad.length >= EN_KISA_AD))];
}

const FATURA_NO = /(?=([a-z]{3}20\d{11}))/g;

/** The numbers of invoices that stand in a movement, however they are broken. */
export const anilanNolar = (h: Pick<EslesenHareket, 'Aciklama' | 'Referans'>): string[] =>
  [...new Set(Array.from(bitisik(`${h.Aciklama} ${h.Referans ?? ''}`).matchAll(FATURA_NO), (m) => m[1]!))].map(
    asciiBuyuk,
  );
