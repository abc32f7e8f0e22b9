import { kurus } from '@masabasi/core/platform/money/para';
import { gecerliGun, type Gun } from '@masabasi/core/platform/time/tarih';
import {
  EN_COK_HAREKET,
  farki,
  okunan,
  type OkunanBakiye,
  type OkunanDosya,
  type OkunanEkstre,
  type OkunanHareket,
  OkunmadiHatasi,
} from './ekstre.ts';

/** SWIFT MT940: statements as banks write them, with their line breaks, pages and envelopes. */

interface Alan {
  readonly etiket: string;
  readonly metin: string;
  readonly satir: number;
}

const ETIKET = /^:(\d{2}[A-Z]?|NS):/;
/** Lines around a message: its envelope and its end. */
const ZARF = /^(?:\{[1-5]:.*|-(?:\}.*)?|.*\{4:)\s*$/;
const DENETIM = /(?!\t)\p{Cc}/gu;

/** Fields of a file with their continuation lines. A line that begins with a colon but is no field also continues. */
function alanlari(metin: string): Alan[] {
  const alanlar: { etiket: string; satirlar: string[]; satir: number }[] = [];
  metin.split(/\r\n|\n|\r/).forEach((ham, n) => {
    const satir = ham.replace(DENETIM, '').trimEnd();
    const bul = ETIKET.exec(satir);
    if (bul) alanlar.push({ etiket: bul[1]!, satirlar: [satir.slice(bul[0].length)], satir: n + 1 });
    else if (satir !== '' && !ZARF.test(satir)) alanlar.at(-1)?.satirlar.push(satir);
  });
  return alanlar.map(({ etiket, satirlar, satir }) => ({ etiket, metin: satirlar.join('\n'), satir }));
}

const bozuk = (a: Alan, ne: string) =>
  new OkunmadiHatasi(`${a.satir}. satırdaki :${a.etiket}: alanı okunamadı: ${ne}. Dosyayı bankadan yeniden alınız.`);

/** Reads `1234,5` as hundredths. The format demands the comma even without decimals, but some banks leave it out. */
function tutari(a: Alan, metin: string): number {
  const [, tam, kesir = ''] = /^0*(\d{0,12})(?:,(\d{0,2})0*)?$/.exec(metin) ?? [];
  if (tam === undefined) throw bozuk(a, `‘${metin}’ bir tutar değil`);
  // Money has at most two decimals. Three digits may be thousands, and balances would have the same notation.
  if (/^[1-9]\d{0,2},\d{3}$/.test(metin))
    throw bozuk(a, `‘${metin}’ tutarında virgülün binlik mi kuruş mu ayırdığı belli değil`);
  return Number(tam) * 100 + Number(kesir.padEnd(2, '0'));
}

/**
 * Reads `YYMMDD`. Some banks have months of thirty days: an impossible day becomes the month's last, with a warning.
 */
function gunu(metin: string): { readonly gun: Gun | null; readonly uyari: string | null } {
  const yil = Number(metin.slice(0, 2));
  const [ay, gun] = [metin.slice(2, 4), metin.slice(4, 6)];
  const yazilan = `${yil < 80 ? 20 : 19}${metin.slice(0, 2)}-${ay}-${gun}`;
  if (gecerliGun(yazilan)) return { gun: yazilan, uyari: null };
  const sonu = [1, 2, 3].map((geri) => `${yazilan.slice(0, 8)}${String(Number(gun) - geri).padStart(2, '0')}`);
  const son = Number(gun) <= 31 ? sonu.find(gecerliGun) : undefined;
  const yok = `Dosyadaki ${gun}.${ay}.${yazilan.slice(0, 4)} günü takvimde yok`;
  return son === undefined
    ? { gun: null, uyari: `${yok}; tarih boş bırakıldı.` }
    : { gun: son, uyari: `${yok}; ayın son günü alındı.` };
}

/** Reads `MMDD` beside a value date, in its year, or in the neighbouring year around New Year. */
function islemGunu(valor: Gun, metin: string): Gun | null {
  const adaylar = [0, -1, 1].map((y) => `${Number(valor.slice(0, 4)) + y}-${metin.slice(0, 2)}-${metin.slice(2)}`);
  const uzaklik = (g: Gun) => Math.abs(Date.parse(g) - Date.parse(valor));
  return adaylar.filter(gecerliGun).toSorted((x, y) => uzaklik(x) - uzaklik(y))[0] ?? null;
}

function bakiyesi(a: Alan): OkunanBakiye {
  const [, isaret, gun, birim, tutar] = /^([CD])(\d{6})([A-Z]{3})([\d,]+)/.exec(a.metin) ?? [];
  if (isaret === undefined) throw bozuk(a, 'bakiye ‘C260130TRY1234,56’ gibi yazılmalı');
  const n = tutari(a, tutar!);
  return {
    Tip: a.etiket,
    Gun: gunu(gun!).gun,
    ParaBirimi: birim!,
    Tutar: kurus(isaret === 'C' ? n : -n),
  };
}

/** Some banks fill omitted parts with blanks. No blanks may stand between the amount and its kind. */
const BASI = '^(\\d{6}) {0,4}(\\d{4})? {0,4}(RC|RD|C|D)([A-Z])? {0,15}(\\d[\\d,]*|,\\d+)';
const SONU = '([^\\n]*)(?:\\n([\\s\\S]*))?$';
const HAREKET = new RegExp(`${BASI}([NSF][A-Z0-9]{3})${SONU}`);
/** Some banks leave out the letter before the kind. */
const KODSUZ = new RegExp(`${BASI}([A-Z]{4})${SONU}`);

/** Text of :86: from its numbered parts, or else all of it. */
function aciklamasi(metin: string) {
  const duz = metin.replaceAll('\n', '');
  const [, ayrac] = /^\d{3}([?+>~])\d{2}/.exec(duz) ?? /^([?>])\d{2}/.exec(duz) ?? [];
  if (ayrac === undefined) return { Aciklama: metin.replaceAll('\n', ' ').trim(), KarsiUnvan: null, KarsiIban: null };
  const parcalar = new Map<number, string>();
  // A separator without a number after it belongs to the text.
  for (const parca of duz.split(new RegExp(`[${ayrac}](?=\\d\\d)`)).slice(1)) {
    const kod = Number(parca.slice(0, 2));
    parcalar.set(kod, (parcalar.get(kod) ?? '') + parca.slice(2));
  }
  const kodlar = [...parcalar.keys()];
  const birlesik = (hangi: (kod: number) => boolean) =>
    kodlar
      .filter(hangi)
      .map((kod) => parcalar.get(kod)!)
      .join('')
      .trim();
  const iban = birlesik((k) => k === 38) || birlesik((k) => k === 31);
  return {
    Aciklama: birlesik((k) => (k >= 20 && k <= 29) || (k >= 60 && k <= 63)) || birlesik((k) => k === 0),
    KarsiUnvan: birlesik((k) => k === 32 || k === 33) || null,
    KarsiIban: iban || null,
  };
}

/** Joins several :86: fields of one movement. */
function aciklamalari(alanlar: readonly Alan[]) {
  const hepsi = alanlar.map((a) => aciklamasi(a.metin));
  const ilki = (ne: 'KarsiUnvan' | 'KarsiIban') => hepsi.map((m) => m[ne]).find((s) => s !== null) ?? null;
  return {
    Aciklama: hepsi
      .map((m) => m.Aciklama)
      .filter((s) => s !== '')
      .join(' '),
    KarsiUnvan: ilki('KarsiUnvan'),
    KarsiIban: ilki('KarsiIban'),
  };
}

function hareketi(a: Alan, aciklamalar: readonly Alan[], birim: string): OkunanHareket {
  const bul = HAREKET.exec(a.metin) ?? KODSUZ.exec(a.metin);
  if (!bul) throw bozuk(a, 'hareket, MT940 düzeninde yazılmamış');
  const [, valor, islem, isaret, , tutar, kod, referanslar, ek] = bul;
  const n = tutari(a, tutar!);
  const { gun, uyari } = gunu(valor!);
  const [Referans = '', BankaReferansi] = referanslar!.split('//');
  const metinler = aciklamalari(aciklamalar);
  return {
    Islem: islem === undefined || gun === null ? null : islemGunu(gun, islem),
    Valor: gun,
    Saat: null,
    // The reversal of a credit is outgoing money, and the reversal of a debit is incoming money.
    Tutar: kurus(isaret === 'C' || isaret === 'RD' ? n : -n),
    ParaBirimi: birim,
    Bakiye: null,
    Kod: kod!,
    Referans: Referans.trim() || null,
    BankaReferansi: BankaReferansi?.trim() || null,
    ...metinler,
    Aciklama: metinler.Aciklama || (ek ?? '').replaceAll('\n', ' ').trim(),
    KarsiVkn: null,
    Defterde: true,
    Uyari: uyari,
  };
}

/** Splits fields by statement. A statement begins at its reference, or at a new opening balance without a reference. */
function ekstreAlanlari(alanlar: readonly Alan[]): Alan[][] {
  const gruplar: Alan[][] = [];
  for (const a of alanlar) {
    const suren = gruplar.at(-1);
    const acildi = suren?.some((x) => x.etiket.startsWith('60'));
    if (!suren || a.etiket === '20' || (a.etiket.startsWith('60') && acildi)) gruplar.push([a]);
    else suren.push(a);
  }
  return gruplar.filter((g) => g.some((a) => a.etiket === '61' || a.etiket.startsWith('60') || a.etiket === '25'));
}

/** Number of fields to examine for one movement. */
const EN_COK_ARDI = 20;

function ekstresi(alanlar: readonly Alan[]): OkunanEkstre {
  const al = (...etiketler: string[]) => alanlar.find((a) => etiketler.includes(a.etiket));
  const metni = (...etiketler: string[]) =>
    al(...etiketler)
      ?.metin.replaceAll('\n', '')
      .trim() || null;
  const acilisAlani = al('60F', '60M');
  // Take the last closing balance: one between two pages closes nothing yet.
  const kapanisAlani = alanlar.findLast((a) => a.etiket === '62F' || a.etiket === '62M');
  const Acilis = acilisAlani ? bakiyesi(acilisAlani) : null;
  const Kapanis = kapanisAlani ? bakiyesi(kapanisAlani) : null;
  const birim = Acilis?.ParaBirimi ?? Kapanis?.ParaBirimi ?? null;
  const hareketler = alanlar.flatMap((a, n) => {
    if (a.etiket !== '61') return [];
    // Skip other fields between a movement and its text.
    const ardi = alanlar.slice(n + 1, n + 1 + EN_COK_ARDI);
    const baskasi = ardi.findIndex((x) => x.etiket !== 'NS' && x.etiket !== '86');
    const metinler = ardi.slice(0, baskasi < 0 ? undefined : baskasi).filter((x) => x.etiket === '86');
    return [hareketi(a, metinler, birim ?? '')];
  });
  const toplam = hareketler.reduce((t, h) => t + h.Tutar, 0);
  return {
    Kimlik: metni('20'),
    Hesap: metni('25'),
    // Text that some banks write below the number belongs to no field.
    No: al('28C', '28')?.metin.split('\n')[0]?.trim() || null,
    ParaBirimi: birim,
    Acilis,
    Kapanis,
    hareketler,
    Fark: farki(Acilis, Kapanis, toplam),
  };
}

/**
 * Reads MT940. A line that breaks the format refuses the file and is named. A statement that does not add up is read,
 * with its difference.
 */
export const mt940Oku = (metin: string): OkunanDosya =>
  okunan(metin, () => {
    const alanlar = alanlari(metin);
    if (alanlar.filter((a) => a.etiket === '61').length > EN_COK_HAREKET)
      throw new OkunmadiHatasi('Dosyada çok fazla hareket var; daha kısa bir aralık alınız.');
    const ekstreler = ekstreAlanlari(alanlar).map(ekstresi);
    if (ekstreler.length === 0) throw new OkunmadiHatasi('Dosyada MT940 ekstresi yok.');
    return ekstreler;
  });
