import { katla, kucuk } from './metin.ts';

/** Rough stems of Turkish words. They are precise enough only for finding texts about the same subject. */

/** A word of a text and the beginning that its forms share. */
export interface Kok {
  /** Folded. Other forms of the word begin with it. */
  readonly kok: string;
  /** As written in the text, in lower case. */
  readonly soz: string;
}

const EN_KISA = 3;
/** Longer stems are cut: the rest is mostly another ending. */
const EN_UZUN = 8;

/** Filler words that say nothing about a text's subject, folded. */
const DOLGU = new Set(
  `acaba ama ancak artik asla aslinda ayni bana bazen bazi belki ben benim beri bile bir biraz biri birkac birlikte biz bize bizim boyle bugun buna bunlar
   bunu bunun butun cunku cok daha degil demek diye dun eger etti ettik ettiler fakat gece geldi geliyor gibi gun gunaydin gunler halen hani hangi
   hanim hatta hem hemen henuz hep hepsi her herkes hicbir icin icinde ile ilgili ise istedi istiyor istiyorlar iyi kadar kendi kendisi kez kim
   kisi lazim lutfen merhaba musteri musterimiz neden nasil nerede niye olan olarak oldu oldugu olmuyor olsun oluyor onu onun once ote rica saat sabah selam
   sadece sanki sekilde simdi siz size sizin son sonra soyle sunu tam tamam tane tum uzere var veya yani yapiyor yapildi yardim yeni yerine yine
   yok yoksa zaten diyor aradi ariyor dedi edildi ediyor edilmiyor`.split(/\s+/),
);

/** Endings of verbs and nouns, folded, the longer ones first. */
const EKLER = (
  'lerinden larindan lerinde larinda lerine larina lerini larini lerin larin leri lari ler lar ' +
  'miyorlar muyorlar miyor muyor iyorlar uyorlar iyor uyor emedi amadi emiyor amiyor medi madi mesi masi mez maz mek mak mis mus ' +
  'inden undan sinden sundan inde unda sinde sunda ine una ini unu sini sunu nin nun dan den tan ten ' +
  'da de ta te yla yle la le in un im um si su yi yu ya ye'
).split(' ');
const UNLULER = ['i', 'u', 'a', 'e'];
const AYRI = /[^\p{L}\p{N}]+/u;

/** A folded word without its endings. */
function kesilmis(kelime: string): string {
  let kok = kelime;
  for (let kez = 0; kez < 3; kez++) {
    const ek =
      EKLER.find((e) => kok.endsWith(e) && kok.length - e.length >= (e.startsWith('l') ? EN_KISA : EN_KISA + 1)) ??
      UNLULER.find((e) => kok.endsWith(e) && kok.length > EN_KISA + ('ae'.includes(e) ? 1 : 0));
    if (ek === undefined) break;
    kok = kok.slice(0, -ek.length);
  }
  return kok.slice(0, EN_UZUN);
}

/** The meaningful words of a text, each stem once, in their order, at most `enCok`. */
export function kokler(metin: string, enCok = Infinity): Kok[] {
  const bulunan = new Map<string, Kok>();
  for (const soz of kucuk(metin).split(AYRI)) {
    const katli = katla(soz);
    if (katli.length < EN_KISA || /^\d+$/.test(katli) || DOLGU.has(katli)) continue;
    const kok = kesilmis(katli);
    if (!bulunan.has(kok)) bulunan.set(kok, { kok, soz });
  }
  return [...bulunan.values()].slice(0, enCok);
}

/** Shorter stems occur in too many words. */
const EN_KISA_ARANAN = 4;

/**
 * The search prefix of a folded word: the part that its forms share, so that `yazıcılardan` finds `yazıcı`. Numbers,
 * short words and words with a too common stem stay unchanged.
 */
export function aramaKoku(katli: string): string {
  if (!/^\p{L}+$/u.test(katli)) return katli;
  const kok = kesilmis(katli);
  return kok.length < EN_KISA_ARANAN ? katli : kok;
}
