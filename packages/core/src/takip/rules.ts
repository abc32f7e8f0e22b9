import { aramaAnahtari, katla } from '../metin.ts';

/** How somebody stands to a contact: they do not follow it, hear of it, or follow it in silence. */
export const TAKIP_HALLERI = ['yok', 'acik', 'sessiz'] as const;
/** The same in words. */
export const TAKIP_HAL_ADLARI: Readonly<Record<(typeof TAKIP_HALLERI)[number], string>> = {
  yok: 'Takip etmiyor',
  acik: 'Takip ediyor',
  sessiz: 'Sessizce takip ediyor',
};
export type TakipHali = (typeof TAKIP_HALLERI)[number];

/** So many people are called in one note at most. */
export const EN_COK_ANILAN = 20;

/** Somebody who may be called. */
export interface AnilanKisi {
  readonly Id: number;
  readonly Ad: string;
}

/** How somebody is called in a text. */
export const anma = (ad: string): string => `@${ad}`;

/** Whether a name stands at a place of a text, in capitals or not and with Turkish letters or without. */
const durur = (metin: string, yer: number, ad: string): boolean =>
  !harf(metin[yer + ad.length]) && katla(metin.slice(yer, yer + ad.length)) === katla(ad);

/** Whether a text calls somebody of this name: not in the midst of a word, and not by the beginning of a longer name. */
export function aniyor(metin: string, ad: string): boolean {
  for (let i = metin.indexOf('@'); i >= 0; i = metin.indexOf('@', i + 1))
    if (!harf(metin[i - 1]) && durur(metin, i + 1, ad)) return true;
  return false;
}
const harf = (h: string | undefined): boolean => h !== undefined && /[\p{L}\p{N}]/u.test(h);

/** Of these people, whom a text calls. */
export const metindekiler = <K extends AnilanKisi>(metin: string, kisiler: readonly K[]): K[] =>
  kisiler.filter((k) => aniyor(metin, k.Ad));

/**
 * Whom a text calls, chosen from a list or typed by hand. Of several people with one name those are called that were chosen; where
 * nobody was, all of them are.
 */
export function anilanlari<K extends AnilanKisi>(
  metin: string,
  kisiler: readonly K[],
  secilen: readonly number[],
): K[] {
  const gruplar = Map.groupBy(metindekiler(metin, kisiler), (k) => katla(k.Ad));
  return [...gruplar.values()].flatMap((adaslar) => {
    const secili = adaslar.filter((k) => secilen.includes(k.Id));
    return secili.length > 0 ? secili : adaslar;
  });
}

/** A text in which those who are called are written as they are called, however they were typed. */
export const anmalariDuzelt = (metin: string, kisiler: readonly AnilanKisi[]): string =>
  anmaParcalari(metin, kisiler)
    .map((p) => (p.kisi === null ? p.soz : anma(kisiler.find((k) => k.Id === p.kisi)!.Ad)))
    .join('');

/** A piece of a text: as it was written, or somebody who is called there. */
export interface AnmaParcasi {
  /** Which letter of the text it begins with. */
  readonly yer: number;
  readonly soz: string;
  /** Null: text. */
  readonly kisi: number | null;
}

/** A text in pieces, with those who are called in it; a longer name comes before one that begins like it. */
export function anmaParcalari(metin: string, anilanlar: readonly AnilanKisi[]): AnmaParcasi[] {
  const kisiler = anilanlar.toSorted((a, b) => b.Ad.length - a.Ad.length);
  const parcalar: AnmaParcasi[] = [];
  let bas = 0;
  for (let i = metin.indexOf('@'); i >= 0; i = metin.indexOf('@', i + 1)) {
    const k = i < bas ? undefined : kisiler.find(({ Ad }) => durur(metin, i + 1, Ad));
    if (k === undefined || harf(metin[i - 1])) continue;
    if (i > bas) parcalar.push({ yer: bas, soz: metin.slice(bas, i), kisi: null });
    parcalar.push({ yer: i, soz: metin.slice(i, i + 1 + k.Ad.length), kisi: k.Id });
    bas = i + 1 + k.Ad.length;
  }
  return bas < metin.length ? [...parcalar, { yer: bas, soz: metin.slice(bas), kisi: null }] : parcalar;
}

/** What is being looked for at the caret. */
export interface YazilanArama {
  readonly isaret: '/' | '@';
  /** Where the sign stands. */
  readonly yer: number;
  readonly aranan: string;
}

/** What is looked for where somebody types: a slash or an @ at the start of a word, and what they have typed after it; null: nothing. */
export function yazilanArama(metin: string, imlec: number): YazilanArama | null {
  const bulunan = /(?:^|[\s(])([/@])([^\s/@]*(?: [^\s/@]+)?)$/u.exec(metin.slice(0, imlec));
  if (bulunan === null) return null;
  const [, isaret, aranan] = bulunan;
  // A template's shortcut is one word; a name may be two.
  if (isaret === '/' && aranan!.includes(' ')) return null;
  return { isaret: isaret as '/' | '@', yer: imlec - aranan!.length - 1, aranan: aranan! };
}

/** Those of whose name a word begins so. */
export const kisiBul = <K extends AnilanKisi>(kisiler: readonly K[], aranan: string): K[] =>
  kisiler.filter(({ Ad }) => ` ${aramaAnahtari(Ad)}`.includes(` ${aramaAnahtari(aranan)}`));
