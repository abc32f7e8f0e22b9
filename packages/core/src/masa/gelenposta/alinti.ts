import { katla } from '../../platform/text/metin.ts';
import { MEKTUP_SOZU } from '../webistek/rules.ts';

/**
 * Finds the quoted text of a mail. No text is removed: screens show the new words and fold the rest. If the author of a
 * line is in doubt, the line counts as new.
 */

/** A run of lines of the same kind. */
export interface MetinParcasi {
  readonly alinti: boolean;
  /** The number of its first line. */
  readonly yer: number;
  readonly metin: string;
}

export interface AlintiBaglami {
  /** All earlier text of the thread. Without a quotation sign, a line counts as quoted only if it is in this text. */
  readonly bilinen?: string;
  /** The subject. The subject of a forwarded mail shows that the reader should see its older part. */
  readonly konu?: string;
}

const BAKILAN = 400;
/** The sentence that begins a quotation has at most this many lines. */
const CUMLE_SATIRI = 3;
/** A shorter quotation above an answer stays visible, because the answer needs it. */
const KISA_ALINTI = 8;
/** Shorter lines (names, greetings) occur in any mail and prove nothing. */
const EN_AZ_IZ = 12;

const ISARETLI = /^>/;
const ADRES = /[^\s<>@"]+@[^\s<>@"]+\.[a-z]{2,}/;
const SAAT = /\b\d{1,2}[:.]\d{2}\b/;
const TARIH =
  /\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b|\b(oca|sub|mar|nis|may|haz|tem|agu|eyl|eki|kas|ara|jan|feb|apr|jun|jul|aug|sep|oct|okt|nov|dec|dez)[a-z]*\b/;

/** A forwarded mail: the customer wants all following text to be read. */
const ILETILEN =
  /^[-=_*\s>]*((anfang der )?weitergeleitete[rn]? (nachricht|mail|e-mail)|(begin )?forwarded (message|mail|by)|(iletilen|iletilmis|yonlendirilen|yonlendirilmis) (ileti|mesaj|e-?posta)( baslangici)?|message transfere)\b[^.!?]{0,60}$/;
const ILETEN_KONU = /^\s*(fwd?|ilt|wg|yonl)\s*:/;

/** The line that mail programs put above a fully repeated mail. */
const AYRAC =
  /^[-=_*]{2,} ?(original message|ozgun ileti|orijinal (mesaj|ileti|e-?posta)|asil (ileti|mesaj)|ursprungliche (nachricht|mail)|originalnachricht|original-nachricht|original-mail|message d'origine|reply message)\b[^.!?]{0,40}$/;
const CIZGI = /^_{10,}$|^-{10,}$/;
const KIMDEN = /^\*?(kimden|from|gonderen|von|de)\*?\s?:\*?\s*(\S.*)$/;
const GONDERIM =
  /^\*?(gonderildi|gonderilme(?: tarihi)?|gonderilmis|gonderilenler|gonderme tarihi|gonderim tarihi|tarih|sent|date|gesendet|datum|envoye)\*?\s?:\*?\s*(\S.*)$/;
const KONU_SATIRI = /^\*?(konu|subject|betreff|objet)\*?\s?:/;
const DIGER_BASLIK =
  /^\*?(kime|to|alici|an|bilgi|cc|bcc|gizli|kopie|kopya|onem|importance|reply-to|yanit adresi)\*?\s?:/;
const BASLIK_ARASI = 8;

const YAZDI = /\b((sunu|sunlari|bunu) )?(yazdi|yazmis|wrote|schrieb|a ecrit)\b/;
/** With or without a time in brackets, or with the dashes that Zoho adds. */
const CUMLE_SONU = /(:|yazdi|wrote)( ?\([^()]*\) ?:?)?( ?-{2,})?$/;
/** Yandex writes `29.11.2026, 10:00, "Destek" <destek@firma.example>:`, Mail.ru writes `… from Destek <…>:`. */
const FIILSIZ = /^.{0,40}\d{1,2}[:.]\d{2}.{0,40}<?[^\s<>@"]+@[^\s<>@"]+\.[a-z]{2,}>? ?:$/;

/** Greetings and closings. They say nothing new among known lines. */
const SELAM =
  /^(merhaba|selam|sayin|iyi (gunler|calismalar|aksamlar|haftalar)|saygilar|kolay gelsin|gunaydin|hello|hi|dear|regards|best|kind regards|hallo|sehr geehrte|mit freundlichen)\b.{0,40}$/;

/** Words of people who write their answers inside the quotation. */
const ICERIDE =
  /\basagi|\bara(lar|sin)|\balt(in[ad]|larin|ta\b| kisim)|\bsatir|\bicin[ed]e? (yaz|yanit|cevap)|\b(kirmizi|mavi|yesil|renkli|kalin)\b|\b(below|inline|in ?line|in red|in blue|unten|in rot)\b/;

interface Satir {
  readonly ham: string;
  readonly sade: string;
}

const bosMu = (s: Satir | undefined): boolean => s === undefined || s.sade === '';

/** The next lines that are not empty. */
function sonrakiler(satirlar: readonly Satir[], i: number, adet: number): string[] {
  const bulunan: string[] = [];
  for (let j = i; j < satirlar.length && bulunan.length < adet; j++)
    if (!bosMu(satirlar[j])) bulunan.push(satirlar[j]!.sade);
  return bulunan;
}

/** The first line from here that is not empty, or -1. */
function ilkDolu(satirlar: readonly Satir[], i: number): number {
  while (i < satirlar.length && bosMu(satirlar[i])) i++;
  return i < satirlar.length ? i : -1;
}

/** Counts the lines of the sentence that begins a quotation. 0: no such sentence begins here. */
function cumleBoyu(satirlar: readonly Satir[], i: number): number {
  if (bosMu(satirlar[i]) || ISARETLI.test(satirlar[i]!.sade)) return 0;
  let soz = '';
  for (let n = 1; n <= CUMLE_SATIRI; n++) {
    const s = satirlar[i + n - 1];
    if (bosMu(s) || ISARETLI.test(s!.sade)) return 0;
    soz = `${soz} ${s!.sade}`.trim();
    if (soz.length > BAKILAN) return 0;
    if (!CUMLE_SONU.test(soz)) continue;
    const adresli = ADRES.test(soz);
    const zamanli = SAAT.test(soz) && TARIH.test(soz);
    const [sonraki] = sonrakiler(satirlar, i + n, 1);
    const isaretli = sonraki !== undefined && ISARETLI.test(sonraki);
    const olur = YAZDI.test(soz)
      ? adresli
        ? isaretli || TARIH.test(soz)
        : isaretli && (zamanli || TARIH.test(soz))
      : FIILSIZ.test(soz) && (TARIH.test(soz) || isaretli);
    // The sentence may continue below. Too few lines are better than too many.
    if (olur) return n;
  }
  return 0;
}

/** Counts the lines of the heading of a repeated mail. 0: no heading begins here. */
function baslikBoyu(satirlar: readonly Satir[], i: number): number {
  const [, , kim] = KIMDEN.exec(satirlar[i]!.sade) ?? [];
  if (kim === undefined) return 0;
  let [gonderim, konu, diger, boy] = ['', false, false, 1];
  for (let n = 1; n <= BASLIK_ARASI; n++) {
    const s = satirlar[i + n];
    if (s === undefined) break;
    if (bosMu(s)) {
      // A text made from HTML may have an empty line inside a heading.
      const [sonraki] = sonrakiler(satirlar, i + n, 1);
      if (sonraki !== undefined && [GONDERIM, KONU_SATIRI, DIGER_BASLIK].some((k) => k.test(sonraki))) continue;
      break;
    }
    const deger = GONDERIM.exec(s.sade)?.[2];
    if (deger !== undefined) gonderim = deger;
    else if (KONU_SATIRI.test(s.sade)) konu = true;
    else if (DIGER_BASLIK.test(s.sade)) diger = true;
    else break;
    boy = n + 1;
  }
  if (gonderim === '') return 0;
  const zamanli = SAAT.test(gonderim) && /[a-z]{3,}/.test(gonderim);
  return ADRES.test(kim) || (zamanli && (konu || diger)) ? boy : 0;
}

interface Bas {
  readonly yer: number;
  /** Number of lines of the heading itself. */
  readonly boy: number;
  readonly tur: 'isaretli' | 'duz' | 'iletilen';
}

/** The place of the first older text. */
function basiBul(satirlar: readonly Satir[], bastan: number): Bas | null {
  for (let i = bastan; i < satirlar.length; i++) {
    const { sade } = satirlar[i]!;
    if (sade === '') continue;
    if (ISARETLI.test(sade)) return { yer: i, boy: 0, tur: 'isaretli' };
    if (ILETILEN.test(sade)) return { yer: i, boy: 1, tur: 'iletilen' };
    const cumle = cumleBoyu(satirlar, i);
    if (cumle > 0) {
      const [sonraki] = sonrakiler(satirlar, i + cumle, 1);
      return { yer: i, boy: cumle, tur: sonraki !== undefined && ISARETLI.test(sonraki) ? 'isaretli' : 'duz' };
    }
    if (AYRAC.test(sade)) {
      const k = ilkDolu(satirlar, i + 1);
      const baslik = k === -1 ? 0 : baslikBoyu(satirlar, k);
      return { yer: i, boy: baslik > 0 ? k + baslik - i : 1, tur: 'duz' };
    }
    if (CIZGI.test(sade)) {
      const k = ilkDolu(satirlar, i + 1);
      const kimden = k !== -1 && KIMDEN.test(satirlar[k]!.sade);
      const ikinci = kimden && GONDERIM.test(sonrakiler(satirlar, k + 1, 1)[0] ?? '');
      if (kimden && ikinci) return { yer: i, boy: k + Math.max(2, baslikBoyu(satirlar, k)) - i, tur: 'duz' };
      continue;
    }
    const baslik = baslikBoyu(satirlar, i);
    if (baslik > 0) return { yer: i, boy: baslik, tur: 'duz' };
  }
  return null;
}

const izi = (s: string): string => katla(s).replaceAll(/[^\p{L}\p{N}]/gu, '');
/** First words of lines in our own mails that are not in the history. */
const BIZIM_SOZLER = Object.values(MEKTUP_SOZU).map(izi);

/** Marks the lines of a repeated mail without signs: the known lines, or all lines if none is known. */
function duzAlinti(satirlar: readonly Satir[], bas: Bas, bilinen: string, flags: boolean[]): void {
  const ilk = bas.yer + bas.boy;
  const bilinir = satirlar.map((s, i) => {
    if (i < ilk) return false;
    const iz = izi(s.sade.replace(/^[>\s]+/, ''));
    return iz.length >= EN_AZ_IZ && (bilinen.includes(iz) || BIZIM_SOZLER.some((b) => iz.startsWith(b)));
  });
  const eslesen = bilinir.includes(true);
  for (let i = bas.yer; i < satirlar.length; i++) {
    if (i < ilk || !eslesen) {
      flags[i] = true;
      continue;
    }
    const { sade } = satirlar[i]!;
    const kisa = izi(sade).length < EN_AZ_IZ && bilinen.includes(izi(sade));
    flags[i] = bilinir[i]! || kisa || ISARETLI.test(sade) || SELAM.test(sade);
    const boy = Math.max(baslikBoyu(satirlar, i), cumleBoyu(satirlar, i), AYRAC.test(sade) ? 1 : 0);
    for (let j = 0; j < boy; j++) flags[i + j] = true;
    if (boy > 1) i += boy - 1;
  }
}

/** Marks the lines with older text. */
function isaretle(satirlar: readonly Satir[], { bilinen = '', konu = '' }: AlintiBaglami): boolean[] {
  const flags = satirlar.map(() => false);
  // Computed only for a mail with a quotation, because the thread can be long.
  let iz: string | null = null;
  const izler = () => (iz ??= izi(bilinen));
  let i = 0;
  let oncesi = false;
  for (;;) {
    const bas = basiBul(satirlar, i);
    if (bas === null || bas.tur === 'iletilen') return flags;
    if (bas.tur === 'duz') {
      const ustu = satirlar
        .slice(0, bas.yer)
        .filter((_, n) => !flags[n])
        .map((s) => s.sade)
        .join(' ');
      if (!ILETEN_KONU.test(katla(konu)) && !ICERIDE.test(ustu)) duzAlinti(satirlar, bas, izler(), flags);
      return flags;
    }
    let son = bas.yer + bas.boy;
    while (son < satirlar.length && (bosMu(satirlar[son]) || ISARETLI.test(satirlar[son]!.sade))) son++;
    while (bosMu(satirlar[son - 1])) son--;
    // Without a sentence before them, quotation signs may be the customer's own. Then only known words count as quoted.
    const yeni =
      bas.boy === 0 &&
      !oncesi &&
      bilinen !== '' &&
      !satirlar.slice(bas.yer, son).some(({ sade }) => {
        const s = izi(sade);
        return s.length >= EN_AZ_IZ && izler().includes(s);
      });
    if (!yeni) {
      flags.fill(true, bas.yer, son);
      oncesi = true;
    }
    i = son;
  }
}

/** The parts of a mail's text in their order. Together they are the whole text. */
export function metinParcalari(metin: string, baglam: AlintiBaglami = {}): readonly MetinParcasi[] {
  const satirlar = metin.split('\n').map((ham) => ({ ham, sade: katla(ham.trim().slice(0, BAKILAN)) }));
  const flags = isaretle(satirlar, baglam);
  const yeniVar = satirlar.some((s, i) => !flags[i] && !bosMu(s));
  if (!yeniVar || !flags.includes(true)) return [{ alinti: false, yer: 0, metin }];
  // An empty line belongs to the line before it.
  for (let i = 1; i < flags.length; i++) if (bosMu(satirlar[i])) flags[i] = flags[i - 1]!;
  let son = satirlar.length;
  while (son > 0 && (flags[son - 1] || bosMu(satirlar[son - 1]))) son--;
  const kisalar = (bas: number): boolean => {
    let bit = bas;
    while (flags[bit]) bit++;
    return bit <= son && satirlar.slice(bas, bit).filter((s) => !bosMu(s)).length <= KISA_ALINTI;
  };
  for (let i = 0; i < son; i++) {
    if (!flags[i]) continue;
    const gorunur = kisalar(i);
    let j = i;
    for (; flags[j]; j++) if (gorunur) flags[j] = false;
    i = j;
  }
  const parcalar: { alinti: boolean; yer: number; satirlar: string[] }[] = [];
  satirlar.forEach(({ ham }, i) => {
    const sonuncu = parcalar.at(-1);
    if (sonuncu !== undefined && sonuncu.alinti === flags[i]) sonuncu.satirlar.push(ham);
    else parcalar.push({ alinti: flags[i]!, yer: i, satirlar: [ham] });
  });
  return parcalar.map(({ satirlar: bunun, ...p }) => ({ ...p, metin: bunun.join('\n') }));
}

/** The new words of a mail, for the start of a notification or a new record. */
export const yeniSozler = (metin: string, baglam: AlintiBaglami = {}): string =>
  metinParcalari(metin, baglam)
    .filter((p) => !p.alinti)
    .map((p) => p.metin)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

const EN_COK_BILINEN = 200_000;

interface Satiri {
  readonly Id: number;
  readonly Tur: string;
  readonly Aciklama: string;
}

/** The text of a thread before each incoming mail, by the id of its history line. @param satirlar the newest first */
export function oncekiSozler(satirlar: readonly Satiri[], ilk: string): ReadonlyMap<number, string> {
  const bulunan = new Map<number, string>();
  let bilinen = ilk;
  for (const { Id, Tur, Aciklama } of satirlar.toReversed()) {
    if (Tur === 'gelen') bulunan.set(Id, bilinen);
    if (Tur === 'gelen' || Tur === 'yanit') bilinen = `${bilinen}\n${Aciklama}`.slice(-EN_COK_BILINEN);
  }
  return bulunan;
}
