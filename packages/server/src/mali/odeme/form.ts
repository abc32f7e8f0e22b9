import { createHash } from 'node:crypto';

/** A bank's message as the received bytes. The signature is checked before any change of them. */
export interface Ham {
  readonly govde: Buffer;
  readonly tur: string;
  readonly imza: string | null;
}

/** Limits of a body: its length and its number of fields. */
export const EN_COK_GOVDE = 64 * 1024;
const EN_COK_ALAN = 300;

/** Decodes percent signs into bytes, one character per byte. */
function baytlari(s: string): string | null {
  if (/%(?![0-9a-f]{2})/i.test(s)) return null;
  return s
    .replaceAll('+', ' ')
    .replace(/%([0-9a-f]{2})/gi, (_, h: string) => String.fromCharCode(Number.parseInt(h, 16)));
}

/** Fields of a form with their values as bytes, one character per byte. */
export type BaytAlanlar = Readonly<Record<string, string>>;

/** Reads a form as it was sent. Null: no form, or a repeated name, because the signed one of the two is unknown. */
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
    // Some banks sign names in any letter case, so two names that differ only in case are one.
    const anahtar = ad?.replace(/[A-Z]/g, (h) => String.fromCharCode(h.charCodeAt(0) + 32));
    if (ad === null || deger === null || anahtar === undefined || gorulen.has(anahtar)) return null;
    gorulen.add(anahtar);
    alanlar.set(ad, deger);
  }
  return alanlar.size === 0 ? null : Object.fromEntries(alanlar);
}

const turkce = new TextDecoder('iso-8859-9');
/** Decodes bytes as UTF-8 if they are valid, otherwise as ISO-8859-9 of the older banks. */
function yaziya(bayt: string): string {
  const b = Buffer.from(bayt, 'latin1');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(b);
  } catch {
    return turkce.decode(b);
  }
}

/** All fields of a form as decoded text. */
export const yazilari = (a: BaytAlanlar): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(a).map(([ad, v]) => [ad, yaziya(v)]));

/** A JSON body with an object in it. Null: no such body. */
export function jsonOku(govde: string | Buffer): Readonly<Record<string, unknown>> | null {
  try {
    const o: unknown = JSON.parse(govde.toString('utf8'));
    return typeof o === 'object' && o !== null && !Array.isArray(o) ? (o as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Masks a card number in any form of the banks: at most the first six and the last four digits stay. */
export function maskele(kart: string | undefined): string | null {
  if (kart === undefined || kart === '') return null;
  const son = /\d{4}$/.exec(kart.replaceAll(/[^\d*xX]/g, ''))?.[0];
  return son === undefined ? null : `**** ${son}`;
}

/** Digest of a body for the story of an attempt. The body itself is never stored. */
export const govdeOzeti = (govde: Buffer): Buffer => createHash('sha256').update(govde).digest();
