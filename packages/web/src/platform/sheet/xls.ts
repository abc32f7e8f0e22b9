import { yazilan } from '@masabasi/core/platform/text/metin';
import { oleAkislari } from './ole.ts';
import { KAYIT, kayitlar, kisaSayi, kodSayfasi, metinler, metni, type Yazim } from './xlsKayit.ts';

/**
 * Old Excel files (.xls of Excel 95 and later), read into the same cells as an .xlsx, so that the caller need not know
 * the kind of file. Each record is read once, so the work grows only with the size of the file. See
 * server/platform/sheet/README.md.
 */

/** Most cells, empty ones included: a single far cell makes a large sheet of a small file. */
const EN_COK_HUCRE = 2_000_000;
const EN_COK_KOLON = 256;
/** Days between the date systems of 1900 and 1904. */
const FARK_1904 = 1462;
const GUN_MS = 86_400_000;
const SERI_1970 = 25_569;

const PAROLALI = 'Dosya parolalı. Excel’de parolasını kaldırıp yeniden seçiniz.';
const EXCEL_DEGIL = 'Bu dosya Excel dosyası değil. Excel (.xlsx, .xls) ya da CSV dosyası seçiniz.';
const COK_HUCRE = 'Dosyada çok fazla hücre var. Daha kısa bir aralık alınız ya da boş hücreleri siliniz.';

export type XlsHucresi = string | number | boolean | Date | null;

/** A number with a format. */
interface BicimliSayi {
  readonly sayi: number;
  readonly bicim: number;
}
type Okunan = string | number | boolean | BicimliSayi;

interface Kitap {
  readonly yazim: Yazim;
  readonly yil1904: boolean;
  readonly bicimler: ReadonlyMap<number, string>;
  /** The format of each cell style. */
  readonly gorunumler: readonly number[];
  readonly metinler: readonly string[];
  /** Position of the first sheet. */
  readonly sayfa: number;
}

/** Settings of the whole workbook, before its sheets; or the reason of a refusal. */
function kitabi(akis: Uint8Array): Kitap | string {
  let yazim: Yazim = { biff: 8 };
  let yil1904 = false;
  const [bicimler, gorunumler] = [new Map<number, string>(), [] as number[]];
  let hepsi: readonly string[] = [];
  let sayfa: number | null = null;
  for (const k of kayitlar(akis, 0)) {
    const { tur, veri } = k;
    if (tur === KAYIT.PAROLA) return PAROLALI;
    if (tur === KAYIT.BOF) {
      const surum = veri.getUint16(0, true);
      if (surum !== 0x0600 && surum !== 0x0500) throw new RangeError('no version that is known');
      if (surum === 0x0500) yazim = { biff: 5, coz: kodSayfasi(null) };
    } else if (tur === KAYIT.KOD_SAYFASI && yazim.biff === 5) {
      yazim = { biff: 5, coz: kodSayfasi(veri.getUint16(0, true)) };
    } else if (tur === KAYIT.YIL_1904) yil1904 = veri.getUint16(0, true) === 1;
    else if (tur === KAYIT.BICIM) bicimler.set(veri.getUint16(0, true), metni(k, 2, yazim, 1));
    else if (tur === KAYIT.GORUNUM) gorunumler.push(veri.getUint16(2, true));
    else if (tur === KAYIT.METINLER) hepsi = metinler(k);
    // Kind 0 is a sheet of cells; charts and macros have sheet records, too.
    else if (tur === KAYIT.SAYFA && veri.getUint8(5) === 0) sayfa ??= veri.getUint32(0, true);
    else if (tur === KAYIT.EOF) break;
  }
  if (sayfa === null) throw new RangeError('without a sheet');
  return { yazim, yil1904, bicimler, gorunumler, metinler: hepsi, sayfa };
}

/** The cells of a sheet, by row and column. */
function hucreleri(akis: Uint8Array, kitap: Kitap): Okunan[][] {
  const satirlar: Okunan[][] = [];
  const yaz = (satir: number, kolon: number, deger: Okunan | null) => {
    if (kolon >= EN_COK_KOLON) throw new RangeError('a column too far');
    if (deger !== null && deger !== '') (satirlar[satir] ??= [])[kolon] = deger;
  };
  const sayi = (n: number, gorunum: number): number | BicimliSayi => {
    if (!Number.isFinite(n)) throw new RangeError('no number');
    const bicim = kitap.gorunumler[gorunum] ?? 0;
    return bicim === 0 ? n : { sayi: n, bicim };
  };
  let derinlik = 0;
  let bekleyen: readonly [number, number] | null = null;
  for (const k of kayitlar(akis, kitap.sayfa)) {
    const { tur, veri } = k;
    const u16 = (yer: number) => veri.getUint16(yer, true);
    if (derinlik === 0 && (tur !== KAYIT.BOF || u16(2) !== 0x10)) throw new RangeError('no sheet begins there');
    if (tur === KAYIT.BOF) derinlik++;
    else if (tur === KAYIT.EOF) {
      if (--derinlik === 0) return satirlar;
    }
    // A chart in the sheet is a nested sheet.
    if (derinlik !== 1) continue;
    if (tur === KAYIT.SAYI) yaz(u16(0), u16(2), sayi(veri.getFloat64(6, true), u16(4)));
    else if (tur === KAYIT.KISA_SAYI) yaz(u16(0), u16(2), sayi(kisaSayi(veri.getInt32(6, true)), u16(4)));
    else if (tur === KAYIT.KISA_SAYILAR) {
      for (let n = 0; 4 + n * 6 + 6 <= veri.byteLength - 2; n++)
        yaz(u16(0), u16(2) + n, sayi(kisaSayi(veri.getInt32(6 + n * 6, true)), u16(4 + n * 6)));
    } else if (tur === KAYIT.METIN_NO) {
      const metin = kitap.metinler[veri.getUint32(6, true)];
      if (metin === undefined) throw new RangeError('no such text');
      yaz(u16(0), u16(2), metin.trim());
    } else if (tur === KAYIT.METIN || tur === KAYIT.BICIMLI_METIN) yaz(u16(0), u16(2), metni(k, 6, kitap.yazim).trim());
    else if (tur === KAYIT.MANTIK) yaz(u16(0), u16(2), veri.getUint8(7) === 0 ? veri.getUint8(6) === 1 : null);
    else if (tur === KAYIT.FORMUL) {
      const yer = [u16(0), u16(2)] as const;
      if (u16(12) !== 0xffff) yaz(...yer, sayi(veri.getFloat64(6, true), u16(4)));
      else if (veri.getUint8(6) === 1) yaz(...yer, veri.getUint8(8) === 1);
      // The text result of a formula stands in a record behind it.
      bekleyen = u16(12) === 0xffff && veri.getUint8(6) === 0 ? yer : null;
    } else if (tur === KAYIT.FORMUL_METNI && bekleyen !== null) {
      yaz(...bekleyen, metni(k, 0, kitap.yazim).trim());
      bekleyen = null;
    }
  }
  // A sheet that ends too early is refused, not read in part.
  throw new RangeError('a sheet without its end');
}

/** Escapes a format for an attribute. */
const xml = (s: string): string =>
  yazilan(s).replaceAll(/\s/g, ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * The formats that show a number as a day. The .xlsx reader decides, on a sheet with one cell for each format, so that
 * both readers always agree.
 */
async function gunBicimleri(kullanilan: ReadonlySet<number>, kitap: Kitap): Promise<ReadonlySet<number>> {
  if (kullanilan.size === 0) return new Set();
  const [{ strToU8, zipSync }, { readSheet }] = await Promise.all([
    import('fflate'),
    import('read-excel-file/browser'),
  ]);
  const sira = [...kullanilan];
  const ns = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const iliskiler = (...hedefler: readonly (readonly [string, string])[]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${hedefler
      .map(([ne, nerede], n) => `<Relationship Id="rId${n + 1}" Type="${office}/${ne}" Target="${nerede}"/>`)
      .join('')}</Relationships>`;
  const anlatilan = sira.flatMap((no) => {
    const kod = kitap.bicimler.get(no);
    return kod === undefined ? [] : [`<numFmt numFmtId="${no}" formatCode="${xml(kod)}"/>`];
  });
  const parcalar = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': iliskiler(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook ${ns} xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': iliskiler(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
    'xl/styles.xml': `<styleSheet ${ns}><numFmts>${anlatilan.join('')}</numFmts><cellStyleXfs><xf/></cellStyleXfs><cellXfs>${sira
      .map((no) => `<xf numFmtId="${no}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${ns}><sheetData>${sira
      .map((_, n) => `<row r="${n + 1}"><c r="A${n + 1}" s="${n}"><v>1</v></c></row>`)
      .join('')}</sheetData></worksheet>`,
  };
  const zip = zipSync(Object.fromEntries(Object.entries(parcalar).map(([ad, ic]) => [ad, strToU8(ic)])), { level: 0 });
  const sayfa = await readSheet(new Blob([new Uint8Array(zip)]));
  return new Set(sira.filter((_, n) => sayfa[n]?.[0] instanceof Date));
}

/**
 * The cells of the first sheet of an old Excel file, or the reason of a refusal as a sentence.
 * @throws for a broken file
 */
export async function xlsSayfasi(baytlar: Uint8Array): Promise<XlsHucresi[][] | string> {
  const akislar = oleAkislari(baytlar);
  if (akislar.has('encryptedpackage')) return PAROLALI;
  const akis = (akislar.get('workbook') ?? akislar.get('book'))?.();
  if (akis === undefined) return EXCEL_DEGIL;
  const kitap = kitabi(akis);
  if (typeof kitap === 'string') return kitap;
  const satirlar = hucreleri(akis, kitap);
  const kolonlar = satirlar.reduce((en, s) => Math.max(en, s.length), 0);
  if (satirlar.length * kolonlar > EN_COK_HUCRE) return COK_HUCRE;
  const kullanilan = new Set(satirlar.flatMap((s) => s.flatMap((h) => (typeof h === 'object' ? [h.bicim] : []))));
  const gunler = await gunBicimleri(kullanilan, kitap);
  const gun = (seri: number) => new Date(Math.floor((seri + (kitap.yil1904 ? FARK_1904 : 0) - SERI_1970) * GUN_MS));
  const hucre = (h: Okunan | undefined): XlsHucresi => {
    if (typeof h !== 'object') return h ?? null;
    return gunler.has(h.bicim) ? gun(h.sayi) : h.sayi;
  };
  return Array.from({ length: satirlar.length }, (_, r) =>
    Array.from({ length: kolonlar }, (__, k) => hucre(satirlar[r]?.[k])),
  );
}
