import { yazilan } from '@masabasi/core/metin';
import type { CellObject, Row } from 'write-excel-file/browser';
import { bastaki, metneCevir } from './baytMetni.ts';

/** Spreadsheets, read and written in the browser. What does it is loaded with the first file. */

/** What a file could not be read for, as a sentence to show. */
export class TabloHatasi extends Error {}

/** What parts the headings; the parser's own guess fails on a short file of two columns. */
function ayirici(metin: string): string {
  const ust = metin.split(/\r?\n/).find((s) => s.trim() !== '') ?? '';
  const say = (a: string) => ust.split(a).length;
  return [',', '\t'].reduce((en, a) => (say(a) > say(en) ? a : en), ';');
}

/** What Excel shows where a cell is a day that no calendar has. */
const GUN_DEGIL = '#####';
/** A moment to the second; a spreadsheet's dates have no zone. */
const ani = (d: Date): string => (Number.isNaN(d.getTime()) ? GUN_DEGIL : d.toISOString().slice(0, 19));

/** A cell as a person reads it; a date without its clock. */
function hucreMetni(hucre: unknown): string {
  if (hucre instanceof Date) return ani(hucre).slice(0, 10);
  return typeof hucre === 'string' ? yazilan(hucre) : typeof hucre === 'number' ? String(hucre) : '';
}

/** A cell of a bank's table: numbers stay numbers, and a moment keeps its clock. */
function ekstreHucresi(hucre: unknown): string | number {
  if (typeof hucre === 'number') return hucre;
  if (hucre instanceof Date) return ani(hucre).replace('T00:00:00', '');
  return hucreMetni(hucre);
}

/** A file of Excel without how its cells look: some banks break that part, and what stands in the cells is whole. */
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

/** The container of Excel's old files, which all of the old Office shares. */
const eskiMi = (baytlar: Uint8Array): boolean => bastaki(baytlar, 0xd0, 0xcf, 0x11, 0xe0);

async function eskiSayfasi(baytlar: Uint8Array): Promise<readonly (readonly unknown[])[]> {
  const { xlsSayfasi } = await import('./xls.ts');
  const sayfa = await xlsSayfasi(baytlar).catch(() => ACILAMADI);
  if (typeof sayfa === 'string') throw new TabloHatasi(sayfa);
  return sayfa;
}

/** The cells of the first sheet of a file of Excel. */
async function sayfasi(baytlar: Uint8Array<ArrayBuffer>): Promise<readonly (readonly unknown[])[]> {
  if (eskiMi(baytlar)) return eskiSayfasi(baytlar);
  const { readSheet } = await import('read-excel-file/browser');
  try {
    return await readSheet(new Blob([baytlar])).catch(async () => readSheet(await gorunumsuz(baytlar)));
  } catch {
    throw new TabloHatasi(ACILAMADI);
  }
}

const excelMi = (baytlar: Uint8Array): boolean => bastaki(baytlar, 0x50, 0x4b) || eskiMi(baytlar);

async function csvSatirlari(metin: string): Promise<string[][]> {
  if (metin.includes('\u0000'))
    throw new TabloHatasi('Dosya okunamadı. Excel (.xlsx, .xls) ya da CSV dosyası seçiniz.');
  const { default: Papa } = await import('papaparse');
  return Papa.parse<string[]>(metin, { delimiter: ayirici(metin) }).data.map((satir) => satir.map(hucreMetni));
}

/**
 * The cells of a file as text: the first sheet of an .xlsx or .xls, or a CSV with semicolons, commas or tabs.
 * @throws TabloHatasi for a file that is no table
 */
export async function tabloSatirlari(dosya: File): Promise<string[][]> {
  const baytlar = new Uint8Array(await dosya.arrayBuffer());
  if (excelMi(baytlar)) return (await sayfasi(baytlar)).map((satir) => satir.map(hucreMetni));
  return csvSatirlari(metneCevir(baytlar));
}

/** What a bank's file holds: its text where it is one of rows and fields (MT940, XML), or the cells of its table. */
export async function ekstreIcerigi(
  dosya: File,
): Promise<{ readonly metin: string } | { readonly satirlar: (string | number)[][] }> {
  const baytlar = new Uint8Array(await dosya.arrayBuffer());
  if (excelMi(baytlar)) return { satirlar: (await sayfasi(baytlar)).map((satir) => satir.map(ekstreHucresi)) };
  const metin = yazilan(metneCevir(baytlar));
  if (metin.trimStart().startsWith('<') || /(?:^|\n)\s*:(?:20|25|60[FM]):/.test(metin)) return { metin };
  return { satirlar: await csvSatirlari(metneCevir(baytlar)) };
}

export interface TabloSutunu {
  readonly baslik: string;
  readonly en: number;
}

const GUN = /^\d{4}-\d{2}-\d{2}$/;

/** Numbers and calendar dates as such; everything else is text, also what begins with = + - @. */
function yazilacakHucre(deger: string | number | null): CellObject | null {
  if (deger === null || deger === '') return null;
  if (typeof deger === 'number') return { value: deger, type: Number };
  if (GUN.test(deger)) return { value: new Date(`${deger}T00:00:00Z`), type: Date, format: 'dd.mm.yyyy' };
  return { value: yazilan(deger), type: String };
}

/** An .xlsx file of one sheet; its first line is the headings. */
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
