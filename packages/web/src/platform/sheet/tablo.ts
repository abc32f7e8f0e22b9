import { yazilan } from '@masabasi/core/platform/text/metin';
import type { CellObject, Row } from 'write-excel-file/browser';
import { bastaki, type CozulenMetin, type Harfler, metneCevir } from '../search/harfler.ts';

/** Spreadsheets, read and written in the browser. The libraries load with the first file. */

/** Reason of an unreadable file, as a sentence to show. */
export class TabloHatasi extends Error {}

const AYIRICILAR = [';', '\t', '|', ','] as const;
/** Lines that are enough to detect the separator. */
const ORNEK_SATIR = 100;

/** Counts each separator in a line, without quoted text. */
function sayilari(satir: string): readonly number[] {
  const tirnaksiz = satir.replace(/"[^"]*"/g, '');
  return AYIRICILAR.map((a) => tirnaksiz.split(a).length - 1);
}

/**
 * Detects the separator: most lines have it equally often. The parser's own guess fails on a short file of two columns,
 * and on a title above the headings.
 */
function ayirici(metin: string): string {
  const sayilar = metin
    .slice(0, 200_000)
    .split(/\r\n|\r|\n/)
    .filter((s) => s.trim() !== '')
    .slice(0, ORNEK_SATIR)
    .map(sayilari);
  const enIyi = AYIRICILAR.map((isaret, i) => {
    const kereler = Map.groupBy(
      sayilar.map((s) => s[i]!).filter((n) => n > 0),
      (n) => n,
    );
    const [kere, satirlar] = [...kereler].reduce<readonly [number, number]>(
      (en, [n, hepsi]) => (hepsi.length > en[1] || (hepsi.length === en[1] && n > en[0]) ? [n, hepsi.length] : en),
      [0, 0],
    );
    return { isaret, kere, satirlar };
  }).reduce((en, x) => (x.satirlar > en.satirlar || (x.satirlar === en.satirlar && x.kere > en.kere) ? x : en));
  return enIyi.isaret;
}

/** The line in which Excel names the separator. */
const EXCEL_AYIRICISI = /^\uFEFF?"?sep=(.)"?[;,\t|]*(?:\r\n|\r|\n)/i;

/** Excel's text for a cell with an impossible date. */
const GUN_DEGIL = '#####';
/** A moment to the second. Dates of a spreadsheet have no time zone. */
const ani = (d: Date): string => (Number.isNaN(d.getTime()) ? GUN_DEGIL : d.toISOString().slice(0, 19));

/** A cell as a person reads it; a date without its time. */
function hucreMetni(hucre: unknown): string {
  if (hucre instanceof Date) return ani(hucre).slice(0, 10);
  return typeof hucre === 'string' ? yazilan(hucre) : typeof hucre === 'number' ? String(hucre) : '';
}

/** A cell of a bank's table: numbers stay numbers, and a moment keeps its time. */
function ekstreHucresi(hucre: unknown): string | number {
  if (typeof hucre === 'number') return hucre;
  if (hucre instanceof Date) return ani(hucre).replace('T00:00:00', '');
  return hucreMetni(hucre);
}

/** An Excel file without its styles: some banks write a broken style part, while the cell values are intact. */
async function gorunumsuz(baytlar: Uint8Array): Promise<Blob> {
  const { strFromU8, strToU8, unzipSync, zipSync } = await import('fflate');
  const icindekiler = Object.entries(unzipSync(baytlar)).map(([ad, icerik]): [string, Uint8Array] => {
    if (ad === 'xl/styles.xml')
      return [ad, strToU8('<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>')];
    if (!ad.startsWith('xl/worksheets/')) return [ad, icerik];
    return [ad, strToU8(strFromU8(icerik).replaceAll(/(<(?:\w+:)?c\b[^>]*?)\ss="\d+"/g, '$1'))];
  });
  return new Blob([new Uint8Array(zipSync(Object.fromEntries(icindekiler), { level: 0 }))]);
}

const ACILAMADI = 'Dosya açılamadı. Geçerli bir Excel (.xlsx, .xls) ya da CSV dosyası seçiniz.';

/** True for the container of all old Office files. */
const eskiMi = (baytlar: Uint8Array): boolean => bastaki(baytlar, 0xd0, 0xcf, 0x11, 0xe0);

async function eskiSayfasi(baytlar: Uint8Array): Promise<readonly (readonly unknown[])[]> {
  const { xlsSayfasi } = await import('./xls.ts');
  const sayfa = await xlsSayfasi(baytlar).catch(() => ACILAMADI);
  if (typeof sayfa === 'string') throw new TabloHatasi(sayfa);
  return sayfa;
}

/** A larger file is not read. */
const EN_BUYUK = 20 * 1024 * 1024;
/** A file that unpacks to more, or has more cells, is not read. */
const EN_BUYUK_ACIK = 250 * 1024 * 1024;
const EN_COK_HUCRE = 4_000_000;
const COK_BUYUK = 'Dosya çok büyük. En çok 20 MB olan bir dosya seçiniz ya da listeyi bölünüz.';

interface HamSayfa {
  readonly ad: string;
  readonly hucreler: readonly (readonly unknown[])[];
}

/**
 * The parts of an .xlsx with its merged cells. It refuses a file whose unpacked size is too large before it unpacks.
 */
async function birlesikleri(baytlar: Uint8Array<ArrayBuffer>) {
  const [{ strFromU8, unzipSync }, { birlesikHucreler }] = await Promise.all([
    import('fflate'),
    import('./birlesikHucreler.ts'),
  ]);
  let acik = 0;
  const icindekiler = unzipSync(baytlar, {
    filter: ({ name, originalSize }) => {
      acik += originalSize;
      if (acik > EN_BUYUK_ACIK) throw new TabloHatasi(COK_BUYUK);
      return /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]*\.xml)$/.test(name);
    },
  });
  return birlesikHucreler((ad) => (icindekiler[ad] === undefined ? undefined : strFromU8(icindekiler[ad])));
}

/** The sheets of an Excel file; only the first of an old one. */
async function sayfalari(baytlar: Uint8Array<ArrayBuffer>): Promise<readonly HamSayfa[]> {
  if (eskiMi(baytlar)) return [{ ad: '', hucreler: await eskiSayfasi(baytlar) }];
  const { default: readXlsxFile } = await import('read-excel-file/browser');
  try {
    const birlesik = await birlesikleri(baytlar);
    const { birlesikleriDoldur } = await import('./birlesikHucreler.ts');
    const kitap = await readXlsxFile(new Blob([baytlar])).catch(async () => readXlsxFile(await gorunumsuz(baytlar)));
    const hucre = kitap.reduce((n, { data }) => n + data.length * (data[0]?.length ?? 0), 0);
    if (hucre > EN_COK_HUCRE) throw new TabloHatasi(COK_BUYUK);
    return kitap.map(({ sheet, data }, i) => ({ ad: sheet, hucreler: birlesikleriDoldur(data, birlesik[i] ?? []) }));
  } catch (e) {
    throw e instanceof TabloHatasi ? e : new TabloHatasi(ACILAMADI);
  }
}

/** The cells of the first sheet of an Excel file. */
const sayfasi = async (baytlar: Uint8Array<ArrayBuffer>) => (await sayfalari(baytlar))[0]?.hucreler ?? [];

const excelMi = (baytlar: Uint8Array): boolean => bastaki(baytlar, 0x50, 0x4b) || eskiMi(baytlar);

async function csvSatirlari(metin: string): Promise<string[][]> {
  if (metin.includes('\u0000'))
    throw new TabloHatasi('Dosya okunamadı. Excel (.xlsx, .xls) ya da CSV dosyası seçiniz.');
  const { default: Papa } = await import('papaparse');
  const sep = EXCEL_AYIRICISI.exec(metin);
  const govde = sep === null ? metin : metin.slice(sep[0].length);
  return Papa.parse<string[]>(govde, { delimiter: sep?.[1] ?? ayirici(govde) }).data.map((satir) =>
    satir.map(hucreMetni),
  );
}

export interface TabloSayfasi {
  /** Name of the sheet; empty for a file with only one. */
  readonly ad: string;
  readonly satirlar: string[][];
}
export interface OkunanDosya {
  /** Sheets with content; one empty sheet when none has any. */
  readonly sayfalar: readonly TabloSayfasi[];
  /** Encoding of a text file; null for other files. */
  readonly harfler: Pick<CozulenMetin, 'harfler' | 'emin'> | null;
}

async function baytlari(dosya: File): Promise<Uint8Array<ArrayBuffer>> {
  if (dosya.size > EN_BUYUK) throw new TabloHatasi(COK_BUYUK);
  return new Uint8Array(await dosya.arrayBuffer());
}

/**
 * The cells of a file as text: the sheets of an .xlsx, the first of an .xls, or a CSV.
 * @param harfler the encoding of a CSV, when a person has chosen one
 * @throws TabloHatasi for a file that is no table
 */
export async function tabloDosyasiOku(dosya: File, harfler?: Harfler): Promise<OkunanDosya> {
  const baytlar = await baytlari(dosya);
  if (!excelMi(baytlar)) {
    const { metin, ...hangi } = metneCevir(baytlar, harfler);
    return { sayfalar: [{ ad: '', satirlar: await csvSatirlari(metin) }], harfler: hangi };
  }
  const sayfalar = (await sayfalari(baytlar)).map(({ ad, hucreler }) => ({
    ad,
    satirlar: hucreler.map((satir) => satir.map(hucreMetni)),
  }));
  const dolu = sayfalar.filter((s) => s.satirlar.some((satir) => satir.some((h) => h !== '')));
  return { sayfalar: dolu.length > 0 ? dolu : [{ ad: '', satirlar: [] }], harfler: null };
}

/** The cells of the first sheet of a file. @throws TabloHatasi for a file that is no table */
export const tabloSatirlari = async (dosya: File): Promise<string[][]> =>
  (await tabloDosyasiOku(dosya)).sayfalar[0]!.satirlar;

/** Content of a bank's file: its text when it is MT940 or XML, else the cells of its table. */
export async function ekstreIcerigi(
  dosya: File,
): Promise<{ readonly metin: string } | { readonly satirlar: (string | number)[][] }> {
  const baytlar = await baytlari(dosya);
  if (excelMi(baytlar)) return { satirlar: (await sayfasi(baytlar)).map((satir) => satir.map(ekstreHucresi)) };
  const ham = metneCevir(baytlar).metin;
  const metin = yazilan(ham);
  if (metin.trimStart().startsWith('<') || /(?:^|\n)\s*:(?:20|25|60[FM]):/.test(metin)) return { metin };
  return { satirlar: await csvSatirlari(ham) };
}

export interface TabloSutunu {
  readonly baslik: string;
  readonly en: number;
}

const GUN = /^\d{4}-\d{2}-\d{2}$/;

/** Numbers and calendar dates keep their type. Everything else is text, also values that begin with = + - @. */
function yazilacakHucre(deger: string | number | null): CellObject | null {
  if (deger === null || deger === '') return null;
  if (typeof deger === 'number') return { value: deger, type: Number };
  if (GUN.test(deger)) return { value: new Date(`${deger}T00:00:00Z`), type: Date, format: 'dd.mm.yyyy' };
  return { value: yazilan(deger), type: String };
}

/** An .xlsx file of one sheet. Its first row holds the headings. */
export async function tabloDosyasi(
  sayfa: string,
  sutunlar: readonly TabloSutunu[],
  satirlar: readonly (readonly (string | number | null)[])[],
): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  const ust: Row = sutunlar.map((s) => ({ value: s.baslik, type: String, fontWeight: 'bold' }));
  return writeExcelFile([ust, ...satirlar.map((s) => s.map(yazilacakHucre))], {
    sheet: sayfa,
    columns: sutunlar.map((s) => ({ width: s.en })),
    stickyRowsCount: 1,
  }).toBlob();
}
