import { createHash } from 'node:crypto';
import type { BakiyeParcasi } from '@masabasi/core/mali/banka/rules';
import { referansi, tekilAnahtari, type TekilSatir } from '@masabasi/core/mali/banka/tekil';
import { ibanGecerli, ibanSade, rakamSuz } from '@masabasi/core/platform/identity/kimlik';
import { gorunmezsiz, yazilan } from '@masabasi/core/platform/text/metin';
import { EN_COK_KURUS, type Kurus, kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { type Gun, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { camtOku } from './camt.ts';
import { duzenBul, tabloOku } from './duzen.ts';
import { DUZENLER, type EkstreDuzeni } from './duzenler.ts';
import type { OkunanDosya, OkunanEkstre, OkunanHareket } from './ekstre.ts';
import { mt940Oku } from './mt940.ts';

/** Turns an uploaded file into rows of one account. Refuses doubtful content with a sentence for the user. */

export interface EkstreIcerigi {
  readonly metin: string | null;
  readonly satirlar: readonly (readonly (string | number | null)[])[] | null;
}

/** The account that receives the file. */
export interface EkstreHesabi {
  readonly Iban: string | null;
  readonly Birim: string;
  readonly AcilisGun: Gun;
  /** Layout that a person described for the account. */
  readonly duzen: EkstreDuzeni | null;
}

export interface OkunanSatir extends TekilSatir {
  readonly Valor: Gun | null;
  readonly Saat: string | null;
  readonly Kod: string | null;
  readonly KarsiUnvan: string | null;
  readonly KarsiIban: string | null;
  readonly KarsiVkn: string | null;
}

/** Balance at the end of a day, or of a part of the day, as the statement gives it. */
export interface SoylenenBakiye extends BakiyeParcasi {
  readonly Gun: Gun;
}

export interface EkstreSatirlari {
  readonly satirlar: readonly OkunanSatir[];
  readonly bakiyeler: readonly SoylenenBakiye[];
  readonly Acilis: Kurus | null;
  readonly Kapanis: Kurus | null;
  readonly Bekleyen: number;
  readonly Oncesi: number;
  readonly uyarilar: readonly string[];
}

const MT940 = /(?:^|\n)\s*:(?:20|25|60[FM]):/;

/** An HTML page or spreadsheet XML. Banks give such files the extension .xls. */
const SAYFA = /<(?:html|table|(?:\w+:)?Workbook)[\s>]/i;

function dosyaOku(icerik: EkstreIcerigi, hesap: EkstreHesabi): OkunanDosya {
  if (icerik.satirlar !== null) {
    // The layout that a person described for this account wins over the known bank layouts.
    const anlatilan =
      hesap.duzen !== null && duzenBul(icerik.satirlar, [hesap.duzen]) !== null ? [hesap.duzen] : DUZENLER;
    return tabloOku(icerik.satirlar, anlatilan, hesap.Birim);
  }
  const metin = icerik.metin ?? '';
  if (metin.trimStart().startsWith('<')) {
    if (SAYFA.test(metin.slice(0, 4000)))
      return {
        hata: 'Bu dosya Excel adı taşıyan bir web sayfası ya da XML tablosu. Excel’de açıp .xlsx olarak kaydedip yeniden seçiniz.',
      };
    return camtOku(metin, hesap.Birim);
  }
  if (MT940.test(metin)) return mt940Oku(metin);
  return { hata: 'Dosya MT940 ya da CAMT ekstresi değil. Bankadan MT940, CAMT ya da Excel ekstresi alınız.' };
}

/** True if the statement belongs to this account. Null: the statement does not name its account. */
function hesabin(e: OkunanEkstre, hesap: EkstreHesabi): boolean | null {
  if (e.Hesap === null || hesap.Iban === null) return null;
  const yazan = ibanSade(e.Hesap.split('/').at(-1)!);
  if (ibanGecerli(yazan)) return yazan === hesap.Iban;
  const no = rakamSuz(yazan).replace(/^0+/, '');
  return no.length >= 6 ? hesap.Iban.endsWith(no) || hesap.Iban.includes(no) : null;
}

/** Removes characters that cannot be seen or stored. */
const temiz = (s: string | null, enCok: number): string | null => {
  const t = gorunmezsiz(yazilan(s ?? ''))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, enCok);
  return t === '' ? null : t;
};

const satiri = (h: OkunanHareket, Gun: Gun): OkunanSatir => ({
  Gun,
  Valor: h.Valor,
  Saat: temiz(h.Saat, 20),
  Tutar: h.Tutar,
  Bakiye: h.Bakiye,
  Kod: temiz(h.Kod, 60),
  Referans: temiz(referansi(h.Referans) ?? referansi(h.BankaReferansi), 100),
  BankaReferansi: temiz(referansi(h.BankaReferansi), 100),
  Aciklama: temiz(h.Aciklama, 1000) ?? '',
  KarsiUnvan: temiz(h.KarsiUnvan, 200),
  KarsiIban: temiz(h.KarsiIban === null ? null : ibanSade(h.KarsiIban), 40),
  KarsiVkn: temiz(h.KarsiVkn, 20),
});

/** Balance at the end of each day, for a statement that adds up. */
function gunSonlari(e: OkunanEkstre, satirlar: readonly OkunanSatir[]): SoylenenBakiye[] {
  if (e.Acilis === null || e.Kapanis === null || e.Fark !== 0) return [];
  const { Gun, Tutar } = e.Kapanis;
  const gunler = [...Map.groupBy(satirlar, (s) => s.Gun)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const son = gunler.at(-1)?.[0] ?? '';
  // A page can end in the middle of its last day. All earlier days are complete.
  const ara = e.Kapanis.Tip === '62M';
  let tutar = e.Acilis.Tutar;
  const sonlar = gunler.map(([gun, s]) => {
    const Basi = tutar;
    tutar = kurus(tutar + s.reduce((t, x) => t + x.Tutar, 0));
    return { Gun: gun, Basi, Sonu: tutar, Satir: s.length, Kesin: !(ara && gun === son) };
  });
  return Gun !== null && Gun > son ? [...sonlar, { Gun, Basi: Tutar, Sonu: Tutar, Satir: 0, Kesin: !ara }] : sonlar;
}

/** True if the column can hold the amount and sums of many such amounts stay exact. */
const sigar = (t: number | null): boolean => t === null || Math.abs(t) <= EN_COK_KURUS;

/**
 * Day of a movement: its booking date, or else its value date. A value date after the end of the statement becomes the
 * statement's last day.
 */
function hareketGunu(h: OkunanHareket, e: OkunanEkstre): Gun | null {
  const sonu = e.Kapanis?.Gun ?? null;
  return h.Islem ?? (h.Valor !== null && sonu !== null && h.Valor > sonu ? sonu : h.Valor);
}

function engeli(e: OkunanEkstre, hesap: EkstreHesabi, bugun: Gun): string | null {
  const para = (t: Kurus) => paraYaz(t, hesap.Birim);
  const birimler = [e.ParaBirimi, e.Acilis?.ParaBirimi, e.Kapanis?.ParaBirimi];
  const birim = birimler.find((b) => (b ?? '') !== '' && b !== hesap.Birim);
  if (birim) return `Ekstre ${birim} hesabının; seçtiğiniz hesap ${hesap.Birim}. Doğru hesabı seçiniz.`;
  if (e.Fark !== null && e.Fark !== 0)
    return `Ekstrenin bakiyesi tutmuyor: açılış ${para(e.Acilis!.Tutar)}, kapanış ${para(e.Kapanis!.Tutar)}, hareketlerle fark ${para(e.Fark)}. Dosya eksik ya da değişmiş; bankadan yeniden alınız.`;
  // An MT940 statement without a closing balance is cut off.
  if (e.Acilis?.Tip.startsWith('60') && e.Kapanis === null)
    return 'Ekstrenin sonu eksik: kapanış bakiyesi yok. Dosyayı bankadan yeniden alınız.';
  for (const [n, h] of e.hareketler.entries()) {
    // Skip movements that the bank has only announced.
    if (!h.Defterde) continue;
    if (h.ParaBirimi !== '' && h.ParaBirimi !== hesap.Birim)
      return `Ekstrede ${h.ParaBirimi} hareketi var; hesap ${hesap.Birim}.`;
    const gun = hareketGunu(h, e);
    if (gun === null) return `${n + 1}. hareketin günü yazılmamış.`;
    if (gun < '2000-01-01' || gun > bugun)
      return `${n + 1}. hareketin günü ${tarihYaz(gun)}; bugünden sonra ya da çok eski bir gün yüklenmez.`;
    if (!sigar(h.Tutar) || !sigar(h.Bakiye)) return `${n + 1}. hareketin tutarı çok büyük.`;
  }
  return sigar(e.Acilis?.Tutar ?? 0) && sigar(e.Kapanis?.Tutar ?? 0) ? null : 'Ekstrenin bakiyesi çok büyük.';
}

/** The statements in a file that belong to this account. */
function hesabinkiler(okunanlar: readonly OkunanEkstre[], hesap: EkstreHesabi): readonly OkunanEkstre[] | string {
  const soyleyen = okunanlar.map((e) => ({ e, kimin: hesabin(e, hesap) }));
  const bizim = soyleyen.filter((x) => x.kimin === true).map((x) => x.e);
  if (bizim.length > 0) return bizim;
  if (soyleyen.some((x) => x.kimin === false))
    return 'Bu ekstre başka bir hesabın. Ekstrenin hesabını seçip yeniden deneyiniz.';
  const adlar = new Set(okunanlar.map((e) => e.Hesap));
  return adlar.size > 1 ? 'Dosyada birkaç hesabın ekstresi var ve hiçbiri bu hesabın IBAN’ını yazmıyor.' : okunanlar;
}

/** Reads a file for an account. Returns a sentence when it refuses the file. */
export function ekstreSatirlari(icerik: EkstreIcerigi, hesap: EkstreHesabi, bugun: Gun): EkstreSatirlari | string {
  const dosya = dosyaOku(icerik, hesap);
  if ('hata' in dosya) return dosya.hata;
  const ekstreler = hesabinkiler(dosya.ekstreler, hesap);
  if (typeof ekstreler === 'string') return ekstreler;
  const engel = ekstreler.map((e) => engeli(e, hesap, bugun)).find((x) => x !== null);
  if (engel !== undefined) return engel;
  const okunan = ekstreler.map((e) => {
    const defterdeki = e.hareketler.filter((h) => h.Defterde && h.Tutar !== 0);
    return { e, satirlar: defterdeki.map((h) => satiri(h, hareketGunu(h, e)!)) };
  });
  const hepsi = okunan.flatMap((o) => o.satirlar);
  const satirlar = hepsi.filter((s) => s.Gun >= hesap.AcilisGun);
  const bakiyesiz = ekstreler.some((e) => e.Fark === null);
  return {
    satirlar,
    bakiyeler: okunan.flatMap((o) => gunSonlari(o.e, o.satirlar)).filter((b) => b.Gun >= hesap.AcilisGun),
    Acilis: ekstreler[0]?.Acilis?.Tutar ?? null,
    Kapanis: ekstreler.at(-1)?.Kapanis?.Tutar ?? null,
    Bekleyen: ekstreler.reduce((t, e) => t + e.hareketler.filter((h) => !h.Defterde).length, 0),
    Oncesi: hepsi.length - satirlar.length,
    uyarilar: [
      ...(bakiyesiz ? ['Ekstre açılış ve kapanış bakiyesi söylemiyor; gün kapatırken bakiyeyi siz yazacaksınız.'] : []),
      ...new Set(ekstreler.flatMap((e) => e.hareketler.flatMap((h) => h.Uyari ?? []))),
    ].slice(0, 20),
  };
}

/** A row that the account already has. */
export interface OlanSatir extends TekilSatir {
  readonly Id: number;
}

/** First and last day of the rows. Null: there are no rows. */
export function gunAraligi(satirlar: readonly { readonly Gun: Gun }[]): readonly [Gun, Gun] | null {
  const [ilk] = satirlar;
  if (ilk === undefined) return null;
  return satirlar.reduce<[Gun, Gun]>(([a, b], { Gun: g }) => [g < a ? g : a, g > b ? g : b], [ilk.Gun, ilk.Gun]);
}

/** Key of a row as a hash of fixed length. */
const anahtari = (s: TekilSatir): string => createHash('sha256').update(tekilAnahtari(s)).digest('base64url');

/** Rows per SQL statement. */
const DILIM = 2000;
const dilimler = (satirlar: readonly object[]): string[] =>
  Array.from({ length: Math.ceil(satirlar.length / DILIM) }, (_, n) =>
    JSON.stringify(satirlar.slice(n * DILIM, (n + 1) * DILIM)),
  );

/** New rows of a file, and the bank's references for known rows that lacked one. */
export interface AyrilanSatirlar {
  readonly Adet: number;
  readonly Giren: Kurus;
  readonly Cikan: Kurus;
  /** The first new rows, as a sample. */
  readonly ornekler: readonly Pick<OkunanSatir, 'Gun' | 'Tutar' | 'Aciklama' | 'KarsiUnvan'>[];
  /** A closed day that has a new row. Null: there is none. */
  readonly kapali: Gun | null;
  /** JSON texts, each as long as one SQL statement takes. */
  readonly yeni: readonly string[];
  readonly adlananlar: readonly string[];
}

/** Most new rows to show before the import. */
const EN_COK_ORNEK = 200;

/** New rows in the form in which they are stored. @param kapaliGun last closed day of the account */
export function ayrilanlar(
  yeni: readonly OkunanSatir[],
  adlananlar: readonly { readonly Id: number; readonly BankaReferansi: string }[],
  kapaliGun: Gun | null,
): AyrilanSatirlar {
  const topla = (yon: 1 | -1) => kurus(yeni.reduce((t, s) => t + Math.max(0, s.Tutar * yon), 0));
  return {
    Adet: yeni.length,
    Giren: topla(1),
    Cikan: topla(-1),
    ornekler: yeni
      .slice(0, EN_COK_ORNEK)
      .map(({ Gun, Tutar, Aciklama, KarsiUnvan }) => ({ Gun, Tutar, Aciklama, KarsiUnvan })),
    kapali: kapaliGun === null ? null : (yeni.find((s) => s.Gun <= kapaliGun)?.Gun ?? null),
    yeni: dilimler(yeni.map((s, n) => ({ n, ...s, Anahtar: anahtari(s) }))),
    adlananlar: dilimler(adlananlar),
  };
}
