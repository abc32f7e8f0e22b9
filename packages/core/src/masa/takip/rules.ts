import { aramaAnahtari, katla } from '../../platform/text/metin.ts';

/** A person's state for a ticket: not following, following, or following silently. */
export const TAKIP_HALLERI = ['yok', 'acik', 'sessiz'] as const;
export const TAKIP_HAL_ADLARI: Readonly<Record<(typeof TAKIP_HALLERI)[number], string>> = {
  yok: 'Takip etmiyor',
  acik: 'Takip ediyor',
  sessiz: 'Sessizce takip ediyor',
};
export type TakipHali = (typeof TAKIP_HALLERI)[number];

/** Upper limit of people mentioned in one note. */
export const EN_COK_ANILAN = 20;

/** A person who may be mentioned. */
export interface AnilanKisi {
  readonly Id: number;
  readonly Ad: string;
}

export const anma = (ad: string): string => `@${ad}`;

/** True if a name stands at a place of a text, with or without capitals and Turkish letters. */
const durur = (metin: string, yer: number, ad: string): boolean =>
  !harf(metin[yer + ad.length]) && katla(metin.slice(yer, yer + ad.length)) === katla(ad);

const harf = (h: string | undefined): boolean => h !== undefined && /[\p{L}\p{N}]/u.test(h);

/** The people whom a text mentions. People with the same name are mentioned together. */
export function metindekiler<K extends AnilanKisi>(metin: string, kisiler: readonly K[]): K[] {
  const anilan = new Set(anmaParcalari(metin, kisiler).map((p) => p.kisi));
  const adlar = new Set(kisiler.filter((k) => anilan.has(k.Id)).map((k) => katla(k.Ad)));
  return kisiler.filter((k) => adlar.has(katla(k.Ad)));
}

/**
 * The people mentioned in a text, chosen from a list or typed. Of several people with one name only the chosen ones
 * count. Without a choice all of them count.
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

/** A text with every mention in the person's own spelling. */
export const anmalariDuzelt = (metin: string, kisiler: readonly AnilanKisi[]): string =>
  anmaParcalari(metin, kisiler)
    .map((p) => (p.kisi === null ? p.soz : anma(kisiler.find((k) => k.Id === p.kisi)!.Ad)))
    .join('');

/** A piece of a text: plain text or a mention. */
export interface AnmaParcasi {
  /** Index of its first letter in the text. */
  readonly yer: number;
  readonly soz: string;
  /** Null: plain text. */
  readonly kisi: number | null;
}

/** The pieces of a text, with its mentions. A longer name is tried before a shorter one. */
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

/** The search at the caret. */
export interface YazilanArama {
  readonly isaret: '/' | '@';
  /** Index of the sign. */
  readonly yer: number;
  readonly aranan: string;
}

/** The search at the caret: a slash or an @ at the start of a word, and the typed text after it. Null: no search. */
export function yazilanArama(metin: string, imlec: number): YazilanArama | null {
  const bulunan = /(?:^|[\s(])([/@])([^\s/@]*(?: [^\s/@]+)?)$/u.exec(metin.slice(0, imlec));
  if (bulunan === null) return null;
  const [, isaret, aranan] = bulunan;
  // A template's shortcut is one word, but a name may be two.
  if (isaret === '/' && aranan!.includes(' ')) return null;
  return { isaret: isaret as '/' | '@', yer: imlec - aranan!.length - 1, aranan: aranan! };
}

/** People with a word in their name that begins like this. */
export const kisiBul = <K extends AnilanKisi>(kisiler: readonly K[], aranan: string): K[] =>
  kisiler.filter(({ Ad }) => ` ${aramaAnahtari(Ad)}`.includes(` ${aramaAnahtari(aranan)}`));
