import { aramaKoku } from '../../platform/text/kok.ts';
import { katla, kucuk } from '../../platform/text/metin.ts';

/**
 * Inflection of Turkish nouns for a search over whole, folded words. A search word is reduced to its possible stems,
 * and each stem is searched by the patterns of its own forms.
 */

/** A pattern that a word of a text equals or starts with. */
export interface Dal {
  readonly soz: string;
  /** True: the whole word must match. False: only its beginning. */
  readonly tam: boolean;
}

const soylendigi = (sozler: string): ReadonlySet<string> => new Set(sozler.trim().split(/\s+/).map(katla));

/** Nouns that drop the vowel of the last syllable before another vowel: `isim`, `ismi`. The list is complete. */
const DUSEN = soylendigi(`
  ağız akıl alın asır asıl atıf azim bağır bahis beniz beyin boyun burun cebir cisim cürüm çehir defin devir emir fetih fikir
  fiil göğüs gönül hacim hapis hasım havıl hısım hüküm ilim isim izin kabir kahır karın kasıt kavim kayıp kayıt kesir keşif
  keyif kibir kısım kutup küfür lütuf metin meyil mühür nabız nakil nakit nefis nehir nesil nutuk oğul omuz ömür özür rahim
  resim sabır satıh seyir şahıs şehir şekil şükür tavır ufuk vakıf vakit vasıf zehir zihin zikir zulüm`);
/** Nouns that double the last letter before a vowel: `hak`, `hakkı`. */
const IKIZ = soylendigi('af had hac hak hat haz his ret sır zam zan zıt');
/** Nouns of two letters. No other two letters count as a stem, because any two letters begin some word. */
const IKI_HARFLI = new Set('ad ar at av ay aş ek el et ev iç il in ip iş iz ok on ot öz su uç un üs'.split(' '));

const YUMUSAK: Readonly<Record<string, string>> = { p: 'b', t: 'd', k: 'g' };
const SERT: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k' };
const unlu = (h: string | undefined): boolean => h !== undefined && 'aeiou'.includes(h);
const sonUnlu = (soz: string): string => soz.match(/[aeiou](?=[^aeiou]*$)/)?.[0] ?? '';

/** A stem as it is written before an ending that begins with a vowel. */
function unluOncesi(kok: string): string[] {
  // The only irregular word of this kind.
  if (kok === 'su') return ['suy'];
  if (unlu(kok.at(-1))) return [];
  const govdeler = [kok];
  if (DUSEN.has(kok)) govdeler.push(kok.slice(0, -2) + kok.at(-1)!);
  return govdeler.flatMap((g) => {
    const yumusak = YUMUSAK[g.at(-1)!];
    const hepsi = yumusak === undefined ? [g] : [g, g.slice(0, -1) + yumusak];
    return IKIZ.has(kok) ? hepsi.map((x) => x + x.at(-1)!) : hepsi;
  });
}

/** The base noun of each changed stem. */
const KOKU = new Map<string, string>(
  [...DUSEN, ...IKIZ, 'su'].flatMap((kok) =>
    unluOncesi(kok)
      .filter((g) => g !== kok && g.slice(0, -1) !== kok.slice(0, -1))
      .map((g) => [g, kok] as const),
  ),
);

const UNSUZDEN = '(?:[iu]|[ae]|[dt][ae](?:n|ki.*)?|[iu]n|l[ae])?';
const UNLUDEN = '(?:y[iu]|y[ae]|d[ae](?:n|ki.*)?|n[iu]n|yl[ae])?';
const ONUN = '(?:n[iu]|n[ae]|nd[ae](?:n|ki.*)?|n[iu]n|yl[ae])?';
const IYELIK = `[iu](?:[mn](?:[iu]z)?${UNSUZDEN}|${ONUN})`;
const COGUL = `l[ae]r(?:${UNSUZDEN}|${IYELIK})`;
/** Endings after a consonant and after a vowel: plural, possessive, case. */
const UNSUZE = new RegExp(`^(?:${UNSUZDEN}|${IYELIK}|${COGUL})$`);
const UNLUYE = new RegExp(`^(?:${UNLUDEN}|m(?:[iu]z)?${UNSUZDEN}|n[iu]z${UNSUZDEN}|s[iu]${ONUN}|${COGUL})$`);
/** `saate`, `dikkate`, `hale`: these stems take front vowels in spite of their own vowel. */
const INCE = /(?:a[tl]|arf|alp)$/;

/** True if the vowels of an ending may follow those of a stem, as far as folded letters show it. */
function uyumlu(kok: string, ek: string): boolean {
  let once = sonUnlu(kok);
  for (const h of ek) {
    if (!unlu(h)) continue;
    const yuvarlak = once === 'o' || once === 'u';
    if ((h === 'u' && !yuvarlak) || (h === 'i' && yuvarlak)) return false;
    if (h === 'a' && once === 'e') return false;
    if (h === 'e' && once === 'a' && !INCE.test(kok)) return false;
    once = h;
  }
  return true;
}

/** The possible stems of a word, folded. The word itself is the first. */
function kokleri(soz: string): string[] {
  const katli = katla(soz);
  const bulunan = new Set([katli]);
  for (let boy = 2; boy < katli.length; boy++) {
    const [kok, ek] = [katli.slice(0, boy), katli.slice(boy)];
    const sonu = unlu(kok.at(-1));
    if (sonUnlu(kok) === '' || !(sonu ? UNLUYE : UNSUZE).test(ek) || !uyumlu(kok, ek)) continue;
    if (IKIZ.has(kok) && unlu(ek[0])) continue;
    if (boy > 2 || IKI_HARFLI.has(kucuk(soz).slice(0, 2))) bulunan.add(kok);
    if (sonu || !unlu(ek[0])) continue;
    const asil = KOKU.get(kok);
    if (asil !== undefined) bulunan.add(asil);
    const sert = SERT[kok.at(-1)!];
    if (sert !== undefined && boy > 2) bulunan.add(kok.slice(0, -1) + sert);
  }
  // A stem that dropped its vowel has no vowel before its last letters.
  for (const boy of [3, 4, 5]) {
    const asil = KOKU.get(katli.slice(0, boy));
    if (asil !== undefined && UNSUZE.test(katli.slice(boy)) && unlu(katli[boy])) bulunan.add(asil);
  }
  return [...bulunan];
}

/** Stems from this length on are searched by prefix: few other words begin with the same letters. */
const UZUN = 5;
/** Endings after `işi`. Shorter prefixes (two letters and a vowel) begin too many other words. */
const IYELIK_SONU = 'm n na ne ni nu nin nun ma me mi mu min mun mla mle'.split(' ');
const IYELIK_BASI = 'nda nde mda mde miz muz niz nuz'.split(' ');

const tam = (soz: string): Dal => ({ soz, tam: true });
const bas = (soz: string): Dal => ({ soz, tam: false });

/** Patterns of the forms of a stem. */
function bicimleri(kok: string): Dal[] {
  if (kok.length >= UZUN)
    return [kok, ...unluOncesi(kok)].flatMap((g) => (g.length >= UZUN ? [bas(g)] : unluluSonu(g)));
  const son = sonUnlu(kok);
  if (son === '') return [bas(kok)];
  const a = son === 'a' ? ['a'] : son === 'e' ? ['e'] : ['a', 'e'];
  const hepsi = INCE.test(kok) ? ['a', 'e'] : a;
  const dalar = hepsi.flatMap((x) => [`d${x}`, `t${x}`]);
  const ortak = [
    tam(kok),
    ...hepsi.flatMap((x) => [bas(`${kok}l${x}r`), tam(`${kok}l${x}`)]),
    ...dalar.flatMap((d) => [tam(kok + d), tam(`${kok}${d}n`), bas(`${kok}${d}ki`)]),
  ];
  if (!unlu(kok.at(-1))) return [...ortak, ...unluOncesi(kok).flatMap(unluluSonu)];
  const i = son === 'o' || son === 'u' ? 'u' : 'i';
  return [
    ...ortak,
    ...(kok === 'su' ? unluluSonu('suy') : [...[`y${i}`, `n${i}n`].map((e) => tam(kok + e)), bas(`${kok}s${i}`)]),
    ...hepsi.flatMap((x) => [tam(`${kok}y${x}`), tam(`${kok}yl${x}`), tam(`${kok}m${x}`), bas(`${kok}md${x}`)]),
    ...['m', `m${i}`, `m${i}n`].map((e) => tam(kok + e)),
    bas(`${kok}m${i}z`),
    bas(`${kok}n${i}z`),
  ];
}

/** Patterns of the forms in which a vowel follows the stem. */
function unluluSonu(govde: string): Dal[] {
  const once = sonUnlu(govde);
  const unluler = once === '' ? ['i', 'u'] : [once === 'o' || once === 'u' ? 'u' : 'i'];
  return [
    ...['a', 'e'].map((x) => tam(govde + x)),
    ...unluler.flatMap((i) =>
      govde.length + 1 >= UZUN
        ? [bas(govde + i)]
        : [
            ...['', 'yla', 'yle'].map((e) => tam(govde + i + e)),
            ...(govde.length > 2
              ? ['m', 'n'].map((e) => bas(govde + i + e))
              : [...IYELIK_SONU.map((e) => tam(govde + i + e)), ...IYELIK_BASI.map((e) => bas(govde + i + e))]),
          ],
    ),
  ];
}

/** Verbs have too many forms to list. They are searched by the rough stem that all words have. */
const FIIL = /(?:[iu]yor.{0,5}|m[ae]k|[dt][iu](?:[kmn]|l[ae]r|n[iu]z)?|m[iu]s(?:l[ae]r)?|[ae]c[ae][gk].{0,5}|m[ae]z)$/;
const EN_KISA_FIIL = 6;

/** Patterns for a search word. They find the forms of every noun that the word may be a form of. */
export function cekimDallari(soz: string): Dal[] {
  const katli = katla(soz);
  if (!/^\p{L}+$/u.test(katli)) return [bas(katli)];
  const fiil = katli.length >= EN_KISA_FIIL && FIIL.test(katli) ? [bas(aramaKoku(katli))] : [];
  return yalin([...kokleri(soz).flatMap(bicimleri), ...fiil]);
}

/** Removes repeats and patterns that another pattern covers. */
function yalin(hepsi: readonly Dal[]): Dal[] {
  const dallar = [...new Map(hepsi.map((d) => [`${d.soz}${d.tam ? '' : '*'}`, d])).values()];
  const baslar = dallar.filter((d) => !d.tam).map((d) => d.soz);
  // A shorter prefix already covers these patterns.
  return dallar.filter((d) => !baslar.some((b) => d.soz.startsWith(b) && (d.tam || d.soz !== b)));
}

/** Shorter prefixes begin too many words. */
const EN_KISA_BAS = 3;

/**
 * Patterns for a word that may be incomplete, while a person types it.
 * @returns null when they find no more than the forms
 */
export function yazilanDallari(soz: string): Dal[] | null {
  const katli = katla(soz);
  const dallar = cekimDallari(soz);
  if (katli.length < EN_KISA_BAS || dallar.some((d) => !d.tam && katli.startsWith(d.soz))) return null;
  return yalin([bas(katli), ...dallar]);
}

/** Forms that share this many letters become one index query. */
const ORTAK = 4;

/** The same patterns in fewer, broader queries: forms with a common beginning are searched by that beginning. */
export function kabaDallar(dallar: readonly Dal[]): Dal[] {
  const gruplar = Map.groupBy(dallar, (d) => d.soz.slice(0, ORTAK));
  return [...gruplar].flatMap(([ortak, grup]) => (ortak.length < ORTAK || grup.length === 1 ? grup : [bas(ortak)]));
}
