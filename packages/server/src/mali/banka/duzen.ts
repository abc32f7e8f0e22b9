import { katla } from '@masabasi/core/platform/text/metin';
import { type Kurus, kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { type GunSirasi, gunSirasi } from '@masabasi/core/platform/sheet/tabloGunu';
import { type DuzenKolonlari, DUZENLER, type EkstreDuzeni } from './duzenler.ts';
import {
  EN_COK_HAREKET,
  farki,
  okunan,
  type OkunanDosya,
  type OkunanEkstre,
  type OkunanHareket,
  OkunmadiHatasi,
} from './ekstre.ts';
import { type BankaGunu, bankaGunu, bankaSaati, type Hucre, tutarOku } from './hucre.ts';

/** Reads spreadsheets and service answers of Turkish banks by their column layouts. */

/** Columns that a row cannot do without. A service's answer may leave out the other columns. */
export const gerekenler = (k: DuzenKolonlari) =>
  [k.tarih, ...(k.tutar === undefined ? [k.borc!, k.alacak!] : [k.tutar])].map((ad) => katla(ad));

const adi = (h: Hucre): string => (typeof h === 'string' ? katla(h.trim()) : '');
/** Removes bracketed text from a head: `Tutar (TL)`. */
const baslik = (h: Hucre): string => (typeof h === 'string' ? katla(h.replace(/\(.*\)/, '').trim()) : '');

/** Number of rows in which to look for a head. */
const EN_GEC_BASLIK = 60;
/** Number of matching columns that identify a layout. */
const EN_AZ_KOLON = 3;

/** Head row of a table and its layout. Null: no layout matches. @param duzenler layouts to try */
export function duzenBul(
  satirlar: readonly (readonly Hucre[])[],
  duzenler: readonly EkstreDuzeni[] = DUZENLER,
): { readonly satir: number; readonly duzen: EkstreDuzeni } | null {
  let en: { satir: number; duzen: EkstreDuzeni; adet: number } | null = null;
  for (const [satir, hucreler] of satirlar.slice(0, EN_GEC_BASLIK).entries()) {
    const adlar = new Set([...hucreler.map(adi), ...hucreler.map(baslik)]);
    for (const duzen of duzenler) {
      if (!gerekenler(duzen.kolonlar).every((ad) => adlar.has(ad))) continue;
      const kolonlar = Object.values(duzen.kolonlar).map((ad: string) => katla(ad));
      const adet = kolonlar.filter((ad) => adlar.has(ad)).length;
      // The layout with the most matching columns wins.
      if (adet >= EN_AZ_KOLON && (en === null || adet > en.adet)) en = { satir, duzen, adet };
    }
  }
  return en;
}

const metni = (h: Hucre): string | null => {
  const s = h instanceof Date ? h.toISOString() : String(h ?? '').trim();
  return s === '' ? null : s;
};

/** A valid tax number or null. Banks fill an empty field with zeros. */
const vknsi = (h: Hucre): string | null => {
  const s = metni(h);
  return s !== null && /^(?!0+$)\d{10,11}$/.test(s) ? s : null;
};

export const SUTUNLARI_DENETLE = 'Sütunları denetleyiniz.';
const hata = (satirNo: number, ne: string) =>
  new OkunmadiHatasi(`${satirNo}. satırdaki ${ne} okunamadı. ${SUTUNLARI_DENETLE}`);

const YAZIMLAR = { tr: '1.234,56', ing: '1,234.56' } as const;

/** Reason that a cell is not an amount. Mentions the other notation when the cell fits it. */
function tutarHatasi(satirNo: number, ne: string, h: Hucre, duzen: EkstreDuzeni, birim: string): OkunmadiHatasi {
  const yazim = duzen.yazim ?? 'tr';
  if (tutarOku(h, yazim === 'tr' ? 'ing' : 'tr', birim) === null) return hata(satirNo, ne);
  return new OkunmadiHatasi(
    `${satirNo}. satırdaki ${ne} okunamadı: ‘${metni(h)!.slice(0, 40)}’, ${YAZIMLAR[yazim]} gibi yazılmış bir tutar değil. Tutarların nasıl yazıldığını seçiniz. ${SUTUNLARI_DENETLE}`,
  );
}

/**
 * Reads the amounts of one file. Refuses a point that means thousands in one cell and decimals in another: balances
 * read in the same wrong way would seem to agree.
 */
function tutarOkuyucu(duzen: EkstreDuzeni, birim: string) {
  const gorulen: Partial<Record<'bin' | 'kesir', string>> = {};
  return (h: Hucre, ne: string, satirNo: number): Kurus | 'bos' | OkunmadiHatasi => {
    const o = tutarOku(h, duzen.yazim, birim);
    if (o === 'bos') return o;
    if (o === null) return tutarHatasi(satirNo, ne, h, duzen, birim);
    if (o.nokta === null) return o.Tutar;
    const baska = gorulen[o.nokta === 'bin' ? 'kesir' : 'bin'];
    gorulen[o.nokta] ??= metni(h)!.slice(0, 40);
    if (baska === undefined) return o.Tutar;
    return new OkunmadiHatasi(
      `${satirNo}. satırdaki ${ne} okunamadı: ‘${gorulen[o.nokta]!}’ ile ‘${baska}’ aynı dosyada başka başka yazılmış; nokta birinde binlik, ötekinde kuruş ayracı. ${SUTUNLARI_DENETLE}`,
    );
  };
}
type TutarOkuyucu = ReturnType<typeof tutarOkuyucu>;

/** First words of a row of totals or of a carried-over balance, and words that mark such a row anywhere in it. */
const TOPLAM_BASI =
  /^(?:(?:ara|genel|donem|sayfa) )?(?:toplam|total|yekun)|^(?:devir|devreden|(?:bir )?onceki|acilis|kapanis|donem)\b|\bbakiye(?:si|niz)?$/;
const TOPLAM = /\b(?:toplam|total|yekun|devir|devreden|devri|bakiye|bakiyesi)\b/;
const yazilar = (hucreler: readonly Hucre[]): string[] => hucreler.map(adi).filter((s) => s !== '');

/**
 * Day of a row with an amount. Null: the row is a title, a repeated head or a total. An amount with an unreadable day
 * refuses the file, because skipping the row would lose it silently.
 */
function satirGunu(
  gun: BankaGunu | null,
  tarih: Hucre,
  hucreler: readonly Hucre[],
  tutarli: boolean,
  satirNo: number,
): BankaGunu | null {
  if (gun !== null || !tutarli) return gun;
  const yazilan = metni(tarih);
  // A word in the day column is the name of the row.
  if (yazilan !== null && !/\d/.test(yazilan)) return null;
  if ((yazilan === null ? yazilar(hucreler) : [katla(yazilan)]).some((s) => TOPLAM_BASI.test(s))) return null;
  throw hata(satirNo, yazilan === null ? 'tarih' : `tarih (‘${yazilan.slice(0, 40)}’)`);
}

/** Finds the order of day and month in the dates of a table. A numeric cell counts by its digits. */
function tarihSirasi(hucreler: readonly Hucre[]): GunSirasi {
  const sira = gunSirasi(hucreler.flatMap((h) => (h instanceof Date || h == null ? [] : [String(h)])));
  return sira === 'yil' ? 'yil' : 'gun';
}

/** Reads the rows below a head by its layout. Skips titles, totals and repeated heads. */
function duzendenOku(
  satirlar: readonly (readonly Hucre[])[],
  { satir, duzen }: { readonly satir: number; readonly duzen: EkstreDuzeni },
  paraBirimi = 'TRY',
): OkunanEkstre {
  const [adlar, basliklar] = [satirlar[satir]!.map(adi), satirlar[satir]!.map(baslik)];
  const yeri = (ad: string) => (adlar.includes(katla(ad)) ? adlar : basliklar).indexOf(katla(ad));
  const k = duzen.kolonlar;
  const yer = Object.fromEntries(Object.entries(k).map(([ne, ad]) => [ne, yeri(ad as string)])) as Partial<
    Record<keyof DuzenKolonlari, number>
  >;
  const hareketler: OkunanHareket[] = [];
  const oku = tutarOkuyucu(duzen, paraBirimi);
  const sira = duzen.yilOnce ? 'yil' : tarihSirasi(satirlar.slice(satir + 1).map((s) => s[yer.tarih ?? -1]));
  for (const [n, hucreler] of satirlar.entries()) {
    if (n <= satir) continue;
    const al = (ne: keyof DuzenKolonlari): Hucre => (yer[ne] === undefined || yer[ne] < 0 ? null : hucreler[yer[ne]]);
    const tutar = satirTutari(al, duzen, oku, n + 1);
    const tarih = bankaGunu(al('tarih'), sira);
    const gun = satirGunu(tarih, al('tarih'), hucreler, typeof tutar === 'number' && tutar !== 0, n + 1);
    if (gun === null) continue;
    if (tutar instanceof OkunmadiHatasi) throw tutar;
    if (tutar === 'bos') {
      const kalan = yazilar(hucreler.filter((h) => h !== al('tarih')));
      if (kalan.length === 0 || kalan.some((s) => TOPLAM.test(s))) continue;
      throw hata(n + 1, 'tutar');
    }
    const bakiye = oku(al('bakiye'), 'bakiye', n + 1);
    // Without the balance nothing would prove that the file is complete.
    if (bakiye instanceof OkunmadiHatasi && /\d/.test(metni(al('bakiye')) ?? '')) throw bakiye;
    const [kod, iptal] = [metni(al('kod')), ['e', 'evet', '1', 'true'].includes(adi(metni(al('iptal'))))];
    hareketler.push({
      Islem: gun.gun,
      Valor: bankaGunu(al('valor'), sira)?.gun ?? null,
      Saat: gun.saat ?? bankaSaati(al('saat')) ?? metni(al('saat')),
      Tutar: tutar,
      ParaBirimi: paraBirimi,
      Bakiye: typeof bakiye === 'number' ? bakiye : null,
      Kod: iptal ? [kod, '(iptal)'].filter(Boolean).join(' ') : kod,
      Referans: metni(al('referans')),
      BankaReferansi: null,
      Aciklama: metni(al('aciklama')) ?? '',
      KarsiUnvan: metni(al('unvan')),
      KarsiIban: metni(al('iban')),
      KarsiVkn: vknsi(al('vkn')),
      Defterde: true,
      Uyari: iptal
        ? `${n + 1}. satırdaki ${paraYaz(tutar, paraBirimi)} tutarlı hareket bankada iptal edilmiş; karşılığı olan ters hareketle birlikte denetleyiniz.`
        : null,
    });
    if (hareketler.length > EN_COK_HAREKET)
      throw new OkunmadiHatasi('Dosyada çok fazla hareket var; daha kısa bir aralık alınız.');
  }
  return { ...bakiyeleri(hareketler, paraBirimi), hareketler };
}

/** Direction of a row from a letter, a word or a sign. Null: no known mark. */
function yonu(h: Hucre): 'A' | 'B' | 'bos' | null {
  const s = adi(h);
  if (s === '') return 'bos';
  if (['a', 'alacak', '+', '(a)'].includes(s)) return 'A';
  return ['b', 'borc', '-', '(b)'].includes(s) ? 'B' : null;
}

/**
 * Amount of a row, below 0 for outgoing money. A direction and a sign must agree. 'bos': the cells are empty. Returns a
 * reading error instead of throwing it, because the error does not matter in a row without a movement.
 */
function satirTutari(
  al: (ne: keyof DuzenKolonlari) => Hucre,
  duzen: EkstreDuzeni,
  oku: TutarOkuyucu,
  satirNo: number,
): Kurus | 'bos' | OkunmadiHatasi {
  if (duzen.kolonlar.tutar === undefined) {
    const borc = oku(al('borc'), 'tutar', satirNo);
    const alacak = oku(al('alacak'), 'tutar', satirNo);
    if (borc instanceof OkunmadiHatasi) return borc;
    if (alacak instanceof OkunmadiHatasi) return alacak;
    if (borc === 'bos' && alacak === 'bos') return 'bos';
    return kurus((alacak === 'bos' ? 0 : alacak) - Math.abs(borc === 'bos' ? 0 : borc));
  }
  const tutar = oku(al('tutar'), 'tutar', satirNo);
  if (typeof tutar !== 'number') return tutar;
  if (duzen.harcama) return kurus(0 - tutar);
  const yon = yonu(al('yon'));
  if (yon === 'bos') return tutar;
  if (yon === null) return hata(satirNo, 'borç/alacak');
  if (tutar < 0 && yon === 'A') return hata(satirNo, 'tutarın yönü');
  return kurus(yon === 'B' ? 0 - Math.abs(tutar) : tutar);
}

/**
 * Balance before the first and after the last movement, from the balance column. Banks sort from the oldest or from the
 * newest row, so the order that adds up is taken.
 */
function bakiyeleri(hareketler: readonly OkunanHareket[], ParaBirimi: string) {
  const bos = { Kimlik: null, Hesap: null, No: null, ParaBirimi, Acilis: null, Kapanis: null, Fark: null };
  const [ilk, son] = [hareketler[0], hareketler.at(-1)];
  if (!ilk || !son || hareketler.some((h) => h.Bakiye === null)) return bos;
  const zincir = (dizi: readonly OkunanHareket[]) =>
    dizi.slice(1).filter((h, n) => h.Bakiye! - h.Tutar === dizi[n]!.Bakiye).length;
  const ters = hareketler.toReversed();
  const dizi =
    zincir(ters) > zincir(hareketler) || (hareketler.length > 1 && ilk.Islem! > son.Islem!) ? ters : hareketler;
  const [eski, yeni] = [dizi[0]!, dizi.at(-1)!];
  const Acilis = { Tip: 'acilis', Gun: eski.Islem, ParaBirimi, Tutar: kurus(eski.Bakiye! - eski.Tutar) };
  const Kapanis = { Tip: 'kapanis', Gun: yeni.Islem, ParaBirimi, Tutar: yeni.Bakiye! };
  const toplam = hareketler.reduce((t, h) => t + h.Tutar, 0);
  return { ...bos, Acilis, Kapanis, Fark: farki(Acilis, Kapanis, toplam) };
}

export const DUZEN_BILINMIYOR = 'Bu dosyanın düzeni bilinmiyor. Hangi sütunun ne olduğunu seçiniz.';

/** Reads a bank's table that has a known head. */
export const tabloOku = (
  satirlar: readonly (readonly Hucre[])[],
  duzenler: readonly EkstreDuzeni[] = DUZENLER,
  paraBirimi?: string,
): OkunanDosya =>
  okunan('', () => {
    const bulunan = duzenBul(satirlar, duzenler);
    if (bulunan === null) throw new OkunmadiHatasi(DUZEN_BILINMIYOR);
    return [duzendenOku(satirlar, bulunan, paraBirimi)];
  });
