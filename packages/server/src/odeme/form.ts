import { createHash } from 'node:crypto';

/** What a bank posts, as the bytes that came in: a signature is looked at before anything of it is changed. */
export interface Ham {
  readonly govde: Buffer;
  readonly tur: string;
  readonly imza: string | null;
}

/** A body is so long at most, and has so many fields. */
export const EN_COK_GOVDE = 64 * 1024;
const EN_COK_ALAN = 300;

/** The bytes between the signs, one letter a byte. */
function baytlari(s: string): string | null {
  if (/%(?![0-9a-f]{2})/i.test(s)) return null;
  return s
    .replaceAll('+', ' ')
    .replace(/%([0-9a-f]{2})/gi, (_, h: string) => String.fromCharCode(Number.parseInt(h, 16)));
}

/** Fields of a form, their values as bytes, one letter a byte. */
export type BaytAlanlar = Readonly<Record<string, string>>;

/**
 * Reads a form as it was sent. Null: it is none, or a name stands twice, so that nobody knows which of the two was signed.
 */
export function formOku({ govde, tur }: Pick<Ham, 'govde' | 'tur'>): BaytAlanlar | null {
  if (!/^application\/x-www-form-urlencoded\b/i.test(tur) || govde.length > EN_COK_GOVDE) return null;
  const alanlar = new Map<string, string>();
  const gorulen = new Set<string>();
  const parcalar = govde.toString('latin1').split('&');
  if (parcalar.length > EN_COK_ALAN) return null;
  for (const parca of parcalar) {
    if (parca === '') continue;
    const n = parca.indexOf('=');
    const [ad, deger] = [n < 0 ? parca : parca.slice(0, n), n < 0 ? '' : parca.slice(n + 1)].map(baytlari) as [
      string | null,
      string | null,
    ];
    // Some sign names whatever their case: two that differ by it alone are one.
    const anahtar = ad?.replace(/[A-Z]/g, (h) => String.fromCharCode(h.charCodeAt(0) + 32));
    if (ad === null || deger === null || anahtar === undefined || gorulen.has(anahtar)) return null;
    gorulen.add(anahtar);
    alanlar.set(ad, deger);
  }
  return alanlar.size === 0 ? null : Object.fromEntries(alanlar);
}

const turkce = new TextDecoder('iso-8859-9');
/** Bytes as what they say: UTF-8 where they are, otherwise the letters of the older banks. */
export function yaziya(bayt: string): string {
  const b = Buffer.from(bayt, 'latin1');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(b);
  } catch {
    return turkce.decode(b);
  }
}

/** All of a form as what it says. */
export const yazilari = (a: BaytAlanlar): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(a).map(([ad, v]) => [ad, yaziya(v)]));

/** A body of JSON with an object in it; null: it is none. */
export function jsonOku(govde: string | Buffer): Readonly<Record<string, unknown>> | null {
  try {
    const o: unknown = JSON.parse(govde.toString('utf8'));
    return typeof o === 'object' && o !== null && !Array.isArray(o) ? (o as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The last digits of a card as a bank may write them: never more of it than the first six and the last four. */
export function maskele(kart: string | undefined): string | null {
  if (kart === undefined || kart === '') return null;
  const son = /\d{4}$/.exec(kart.replaceAll(/[^\d*xX]/g, ''))?.[0];
  return son === undefined ? null : `**** ${son}`;
}

/** What a body was, for the story of an attempt: its digest, never the body. */
export const govdeOzeti = (govde: Buffer): Buffer => createHash('sha256').update(govde).digest();
