import { asciiBuyuk, katla } from '../../platform/text/metin.ts';
import type { EslesenHareket } from './eslesme.ts';

/** Names and numbers in the text of a bank movement. */

/** Company suffixes. Companies write their names in several ways, so names are learned without these words. */
const EKLER = /\b(?:ltd|limited|sti|sirketi|as|anonim|san|sanayi|tic|ticaret|ve|saglik|hizmetleri|dr|doktor)\b/g;
export const adAnahtari = (ad: string): string =>
  katla(ad)
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(EKLER, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Text for finding numbers: without blanks and signs between letters and digits. */
export const bitisik = (s: string): string => katla(s).replace(/[^a-z0-9]+/g, '');

/** Shorter names occur in too many texts. */
export const EN_KISA_AD = 5;

/** Banks cut a name at this many letters. A shorter name is complete. */
const KESILEN_AD = 20;

/**
 * The beginning of a name that the bank may have cut, in the form in which names are learned. Null: the name is
 * complete.
 */
export function kesikAd(karsiUnvan: string | null): string | null {
  const yazilan = (karsiUnvan ?? '').trim();
  const ad = adAnahtari(yazilan);
  return yazilan.length >= KESILEN_AD && ad.length >= EN_KISA_AD * 2 ? ad : null;
}

/** A name has at most this many words. */
const EN_COK_KELIME = 8;

/** All word sequences of a movement that could be a customer's name, in the form in which names are learned. */
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

/** Invoice numbers in a movement, also when the bank splits them. */
export const anilanNolar = (h: Pick<EslesenHareket, 'Aciklama' | 'Referans'>): string[] =>
  [...new Set(Array.from(bitisik(`${h.Aciklama} ${h.Referans ?? ''}`).matchAll(FATURA_NO), (m) => m[1]!))].map(
    asciiBuyuk,
  );
