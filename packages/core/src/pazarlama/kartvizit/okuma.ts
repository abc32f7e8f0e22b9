import { epostaGecerli, rakamSuz, telefonSade } from '../../platform/identity/kimlik.ts';
import { buyuk, duzgun, katla, kucuk } from '../../platform/text/metin.ts';
import { adresAyir, fark, type KartYerleri } from './adres.ts';

/** Finds the fields in the lines of a card. A person checks them beside the picture before they are stored. */

/** A line as it was read, with its height on the card. */
export interface KartSatiri {
  readonly Yazi: string;
  readonly Boy: number;
}

/** The proposed fields. Empty: nothing found. */
export interface KartOnerisi {
  readonly Ad: string;
  readonly Soyad: string;
  readonly Unvan: string;
  readonly Firma: string;
  readonly GSM: string;
  readonly Telefon: string;
  readonly Eposta: string;
  readonly Web: string;
  readonly Adres: string;
  readonly IlId: number | null;
  readonly IlceId: number | null;
}

/** No letter before this place. `\b` does not know Turkish letters. */
const SOZ = String.raw`(?<![\p{L}\d])`;

// ——— e-mail and web: always in the plain alphabet, whatever letters were read ———

const EPOSTA = /[\p{L}\d][\p{L}\d._+-]*\s?(?:@|©|®|\(a\)|\(@\))\s?[\p{L}\d-]+(?:\s?[.,]\s?[\p{L}\d-]+)+/iu;
const SONLAR = 'com|net|org|edu|gov|info|biz|io|co|tv';
/** Second-level endings of Turkey. A doctor's name after "dr." is no address. */
const YERLI = 'bel|k12|av|dr|gen|web|name|tel';
const WEB = new RegExp(
  String.raw`(?:https?:\s?/{1,2}\s?)?(?:w{2,4}\s?[.,]?\s?)?(?:[\p{L}\d-]+[.,])+(?:\s?(?:${SONLAR})(?:\s?[.,]?\s?tr)?|(?:${YERLI})[.,]?tr|tr)(?![\p{L}\d])(?:/[\p{L}\d/_-]+)?`,
  'giu',
);

/** Endings of Turkish addresses, with or without the dot, and with misread last letters. */
const SONU = /(com|net|org|gov|edu|bel|gen|av|dr|web|k12)\.?[ti]r$/;

/** Letters of an address: plain instead of Turkish, without blanks, a dot for each comma. */
const adresHarfleri = (s: string): string => katla(s).replace(/\s/g, '').replaceAll(',', '.');

const epostaYaz = (s: string): string =>
  adresHarfleri(s)
    .replace(/©|®|\(a\)|\(@\)/, '@')
    .replace(/^[.-]+/, '')
    .replace(SONU, '$1.tr');

const webYaz = (s: string): string =>
  adresHarfleri(s)
    .replace(/^https?:\/*/, '')
    .replace(/^w{2,4}\.?(?:w{1,4}\.)*/, 'www.')
    .replace(SONU, '$1.tr');

/** A dot of an address that was read as another sign. */
const NOKTA = new RegExp(String.raw`(?<=[\p{L}\d])[:;](?=(?:${SONLAR}|${YERLI}|tr)(?![\p{L}]))`, 'giu');

/** An e-mail with a misread @: it ends like the company's address and has a name before that. */
function birlesik(webler: readonly string[], web: string): string {
  const alan = web.replace(/^www\./, '');
  const biri = webler.find((w) => w !== web && w.endsWith(alan) && w.length > alan.length + 3);
  if (alan === '' || biri === undefined) return '';
  const yazilan = `${biri.slice(0, -alan.length - 1)}@${alan}`;
  return epostaGecerli(yazilan) ? yazilan : '';
}

// ——— telephones ———

const FAKS = new RegExp(String.raw`${SOZ}(?:faks|fax|belgegeçer|f)\s*[.:]?\s*$`, 'iu');
/** A telephone number with or without the country code, and with letters read instead of digits. */
const NUMARA = /(?<!\p{L})(?:[+*]|--?|00)?\s?\(?[\dOoIl]{1,4}\)?(?:[\s().\-–/'’]{0,3}[\dOoIl]){6,12}/gu;
/** An extension directly follows its number and begins with one of these words. */
const DAHILI = /^[\s,;(–-]*(?:dahili|dah|dhl|dh|iç\s?hat|ext|x)[\s.:]*(?:no[\s.:]*)?(\d{1,6})\)?/iu;
const EN_AZ_RAKAM = 7;

interface Numara {
  readonly no: string;
  readonly basi: string;
}

/** The numbers of a line, each with the text before it. Fax numbers are left out. */
function numaralari(satir: string): readonly Numara[] {
  let once = 0;
  return [...satir.matchAll(NUMARA)].flatMap((b) => {
    const basi = satir.slice(once, b.index);
    once = b.index + b[0].length;
    const rakam = rakamSuz(b[0].replace(/[Oo]/g, '0').replace(/[Il]/g, '1'));
    // A plus is sometimes read as a four.
    const yerli = /^(?:(?:00|4)?90|0)?(\d{10})$/.exec(rakam)?.[1];
    const kisa = rakam.length === EN_AZ_RAKAM && /^(444|850)/.test(rakam) ? rakam : undefined;
    if ((yerli === undefined && kisa === undefined) || FAKS.test(basi)) return [];
    const ana = yerli === undefined ? kisa! : telefonSade(`0${yerli}`);
    const [ek, dahili] = DAHILI.exec(satir.slice(once)) ?? [];
    if (ek === undefined) return [{ no: ana, basi }];
    once += ek.length;
    return [{ no: telefonSade(`${ana} dahili ${dahili!}`), basi }];
  });
}
const cepMi = ({ no }: Numara): boolean => no.startsWith('05');

// ——— names, titles, companies ———

const kelimelik = (sozler: string): RegExp =>
  new RegExp(String.raw`${SOZ}(?:${sozler.trim().split(/\s+/).join('|')})`, 'u');

const GOREV =
  kelimelik(`mudur direktor uzman muhendis koordinator sorumlu temsilci yonetici baskan genel\\smudur kurucu ortak
  asistan danisman avukat muhasebeci mali\\smusavir sekreter hekim bashekim bashemsire hemsire doktor eczaci teknisyen
  tekniker mimar ogretim analist gelistirici programci sef amir uye ceo cto cfo manager director engineer founder owner sales
  satis\\sve pazarlama\\suzman insan\\skaynaklari satin\\salma bilgi\\sislem operator dis\\shekimi editor tasarimci`);
const FIRMA =
  kelimelik(`a\\.?s\\.?$ a\\.\\s?s\\.? ltd sti san\\.? tic\\.? sanayi ticaret holding grup group hastane klinik poliklinig
  universite belediye saglik tip\\s eczane yazilim bilisim danismanlik muhendislik laboratuvar insaat medikal lojistik gida
  teknoloji sigorta turizm otomotiv enerji tekstil merkezi dernegi vakfi kooperatifi okullari koleji ajans medya matbaa elektronik
  kardesler hukuk\\sburosu mimarlik dis\\spoliklinig goz\\smerkez veteriner optik kargo`);
const FIRMA_SONU = kelimelik(`a\\.?s\\.?$ ltd sti\\.?$`);
const ONEK =
  /^((?:(?:Prof|Doç|Yrd|Dr|Op|Uzm|Av|Ecz|Dt|Öğr|Gör|Arş|Müh|Mim|Yük|SMMM|Üyesi)\.?\s+|(?:Prof|Doç|Dr|Op|Uzm|Av|Ecz|Dt|Öğr|Gör|Arş)\.)+)/iu;

const ayirac = /\s|(?<=-)/u;
/** Words in the spelling of names: a capital first letter, small others, by Turkish rules. */
const adYaz = (s: string): string =>
  s
    .split(ayirac)
    .map((k) => buyuk(k.slice(0, 1)) + kucuk(k.slice(1)))
    .join(' ')
    .replaceAll('- ', '-');

const harfler = (s: string): string => s.replace(/[^\p{L}]/gu, '');
const hepBuyuk = (s: string): boolean => harfler(s) !== '' && buyuk(harfler(s)) === harfler(s);
/** A line in capitals becomes normal spelling. Other lines stay. */
const duzYaz = (s: string): string => (hepBuyuk(s) ? adYaz(s).replace(/ (Ve|İle) /g, (k) => kucuk(k)) : s);

/** True if a line may be a name: two to four words of letters. */
function adMi(s: string): boolean {
  const kelimeler = s.replace(ONEK, '').split(' ');
  return (
    kelimeler.length >= 2 &&
    kelimeler.length <= 4 &&
    kelimeler.every((k) => /^[\p{L}][\p{L}'’-]*\.?$/u.test(k)) &&
    kelimeler.filter((k) => k.length > 1 && !k.endsWith('.')).length >= 2 &&
    kelimeler.every((k) => hepBuyuk(k.slice(0, 1)))
  );
}

/** Number of words of a line that occur in the e-mail's name, whole or as first letter. */
function epostada(s: string, eposta: string): number {
  const yerel = eposta.split('@')[0]!.replace(/[^a-z]/g, '');
  if (yerel === '') return 0;
  return katla(s.replace(ONEK, ''))
    .split(' ')
    .filter((k) => k.length > 2 && yerel.includes(k)).length;
}

const ETIKET =
  /^(?:(?:e-?\s?posta|e-?\s?mail|mail|web|www|internet|adres|address|tel(?:efon)?|gsm|cep|mobil|mobile|phone|fax|faks|[tmgewaf])\s?[.:|]+\s*)+/iu;
/** A line without signs around its words. */
const sadeSatir = (s: string): string =>
  duzgun(s.replace(/[|•·»«~_=*<>{}[\]“”"„¦¬°]+/gu, ' ')).replace(/^[\s\-–—:;,.'’]+|[\s\-–—:;,'’]+$/gu, '');

interface Kalan {
  readonly satir: KartSatiri;
  readonly sira: number;
}

/** The company: the line with a company word, and the next line if the name continues. */
function firmayiAl(kalanlar: Kalan[], alanAdi: string): string {
  const aday =
    kalanlar.find((k) => FIRMA_SONU.test(katla(k.satir.Yazi))) ??
    kalanlar.find((k) => FIRMA.test(katla(k.satir.Yazi)) && !GOREV.test(katla(k.satir.Yazi))) ??
    kalanlar.find(
      (k) =>
        alanAdi.length > 3 &&
        katla(k.satir.Yazi)
          .replace(/[^a-z\d]/g, '')
          .includes(alanAdi),
    );
  if (aday === undefined) return '';
  const parcalar = [aday];
  const yani = (uzak: number) =>
    kalanlar.find(
      (k) => k.sira === aday.sira + uzak && FIRMA.test(katla(k.satir.Yazi)) && !GOREV.test(katla(k.satir.Yazi)),
    );
  const [once, sonra] = [yani(-1), yani(1)];
  if (once) parcalar.unshift(once);
  if (sonra && !FIRMA_SONU.test(katla(aday.satir.Yazi))) parcalar.push(sonra);
  for (const p of parcalar) kalanlar.splice(kalanlar.indexOf(p), 1);
  return parcalar.map((p) => p.satir.Yazi).join(' ');
}

/** The name: among the possible lines first the one in the e-mail, then the tallest. */
function adiAl(kalanlar: Kalan[], eposta: string): string {
  const [ilk] = kalanlar
    .filter((k) => adMi(k.satir.Yazi))
    .toSorted(
      (a, b) =>
        epostada(b.satir.Yazi, eposta) - epostada(a.satir.Yazi, eposta) ||
        Number(GOREV.test(katla(a.satir.Yazi))) - Number(GOREV.test(katla(b.satir.Yazi))) ||
        b.satir.Boy - a.satir.Boy,
    );
  if (ilk === undefined) return '';
  kalanlar.splice(kalanlar.indexOf(ilk), 1);
  return ilk.satir.Yazi;
}

/** Splits the lines of one reading into signs (addresses, numbers) and words. */
function ayikla(satirlar: readonly KartSatiri[]) {
  let eposta = '';
  const webler: string[] = [];
  const numaralar: Numara[] = [];
  const yazilar: KartSatiri[] = [];
  for (const { Yazi, Boy } of satirlar) {
    let kalan = duzgun(Yazi).replace(NOKTA, '.');
    const e = EPOSTA.exec(kalan);
    if (e) {
      const yazilan = epostaYaz(e[0]);
      if (eposta === '' && epostaGecerli(yazilan)) eposta = yazilan;
      kalan = kalan.replace(e[0], ' ');
    }
    const w = [...kalan.matchAll(WEB)];
    for (const [adres] of w) {
      webler.push(webYaz(adres));
      kalan = kalan.replace(adres, ' ');
    }
    const bulunan = numaralari(kalan);
    numaralar.push(...bulunan);
    kalan = kalan.replace(NUMARA, ' ');
    const sade = sadeSatir(sadeSatir(kalan).replace(ETIKET, ''));
    const bos = harfler(sade).length < 3 || ((e || w.length > 0 || bulunan.length > 0) && harfler(sade).length < 8);
    if (!bos) yazilar.push({ Yazi: sade, Boy });
  }
  const web = webler.find((w) => w.startsWith('www.')) ?? webler[0] ?? '';
  return {
    yazilar,
    isaretler: {
      Eposta: eposta || birlesik(webler, web),
      Web: web,
      GSM: numaralar.find(cepMi)?.no ?? '',
      Telefon: numaralar.find((n) => !cepMi(n))?.no ?? '',
    },
  };
}

/** The company's address in the spelling of its e-mail, if both differ in at most two letters. */
function uyumlu(web: string, eposta: string): string {
  const [alan, yazilan] = [eposta.split('@')[1] ?? '', web.replace(/^www\./, '')];
  return alan !== '' && alan !== yazilan && fark(alan, yazilan, 2) <= 2 ? web.replace(yazilan, alan) : web;
}

/** The lines of a card from two readings. */
export interface KartOkumasi {
  /** Read with Turkish letters only. Its words are right. */
  readonly turkce: readonly KartSatiri[];
  /** Read with Turkish and English letters. Its signs, digits and internet addresses are right. */
  readonly karma: readonly KartSatiri[];
}

/** Finds the fields of a card. */
export function kartOku({ turkce, karma }: KartOkumasi, yerler: KartYerleri): KartOnerisi {
  const [t, k] = [ayikla(turkce), ayikla(karma)];
  const isaret = (ne: keyof typeof k.isaretler): string => k.isaretler[ne] || t.isaretler[ne];
  const Eposta = isaret('Eposta');
  const Web = uyumlu(isaret('Web'), Eposta);
  const yazilar = t.yazilar.length > 0 ? t.yazilar : k.yazilar;
  const alanAdi = (Eposta.split('@')[1] ?? Web.replace(/^www\./, '')).split('.')[0]!;
  const { adres, IlId, IlceId, kalan } = adresAyir(yazilar, yerler);
  const kalanlar: Kalan[] = kalan.map((satir) => ({ satir, sira: yazilar.indexOf(satir) }));
  const Firma = firmayiAl(kalanlar, alanAdi);
  const kisi = adiAl(kalanlar, Eposta);
  const gorev = kalanlar.find((g) => GOREV.test(katla(g.satir.Yazi)))?.satir.Yazi ?? '';
  const onek = duzgun(ONEK.exec(kisi)?.[1] ?? '');
  const adlar = adYaz(duzgun(kisi.replace(ONEK, ''))).split(' ');
  return {
    Ad: adlar.slice(0, -1).join(' '),
    Soyad: adlar.at(-1) ?? '',
    Unvan: [onek, duzYaz(gorev)].filter(Boolean).join(', '),
    Firma,
    GSM: isaret('GSM'),
    Telefon: isaret('Telefon'),
    Eposta,
    Web,
    Adres: adres,
    IlId,
    IlceId,
  };
}
