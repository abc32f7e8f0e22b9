import { yazilan } from '@masabasi/core/metin';
import type { CellObject, Row } from 'write-excel-file/browser';

/** Spreadsheets, read and written in the browser. What does it is loaded with the first file. */

/** What a file could not be read for, as a sentence to show. */
export class TabloHatasi extends Error {}

const bastaki = (baytlar: Uint8Array, ...imza: number[]) => imza.every((b, i) => baytlar[i] === b);

/** UTF-8, or what Windows writes in Turkey. */
function metneCevir(baytlar: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(baytlar);
  } catch {
    return new TextDecoder('windows-1254').decode(baytlar);
  }
}

/** What parts the headings; the parser's own guess fails on a short file of two columns. */
function ayirici(metin: string): string {
  const ust = metin.split(/\r?\n/).find((s) => s.trim() !== '') ?? '';
  const say = (a: string) => ust.split(a).length;
  return [',', '\t'].reduce((en, a) => (say(a) > say(en) ? a : en), ';');
}

/** A cell as a person reads it; a date without its clock, as a spreadsheet's dates have no zone. */
function hucreMetni(hucre: unknown): string {
  if (hucre instanceof Date) return hucre.toISOString().slice(0, 10);
  return typeof hucre === 'string' ? yazilan(hucre) : typeof hucre === 'number' ? String(hucre) : '';
}

/**
 * The cells of a file as text: the first sheet of an .xlsx, or a CSV with semicolons, commas or tabs.
 * @throws TabloHatasi for a file that is no table
 */
export async function tabloSatirlari(dosya: File): Promise<string[][]> {
  const baytlar = new Uint8Array(await dosya.arrayBuffer());
  if (bastaki(baytlar, 0xd0, 0xcf, 0x11, 0xe0))
    throw new TabloHatasi('Bu dosya eski Excel biçiminde (.xls). Excel’de .xlsx olarak kaydedip yeniden seçiniz.');
  if (bastaki(baytlar, 0x50, 0x4b)) {
    const { readSheet } = await import('read-excel-file/browser');
    try {
      return (await readSheet(dosya)).map((satir) => satir.map(hucreMetni));
    } catch {
      throw new TabloHatasi('Dosya açılamadı. Geçerli bir Excel (.xlsx) ya da CSV dosyası seçiniz.');
    }
  }
  const metin = metneCevir(baytlar);
  if (metin.includes('\u0000')) throw new TabloHatasi('Dosya okunamadı. Excel (.xlsx) ya da CSV dosyası seçiniz.');
  const { default: Papa } = await import('papaparse');
  return Papa.parse<string[]>(metin, { delimiter: ayirici(metin) }).data.map((satir) => satir.map(hucreMetni));
}

/** What a bank's file holds: its text where it is one of rows and fields (MT940, XML), or the cells of its table. */
export async function ekstreIcerigi(
  dosya: File,
): Promise<{ readonly metin: string } | { readonly satirlar: string[][] }> {
  const baytlar = new Uint8Array(await dosya.arrayBuffer());
  if (!bastaki(baytlar, 0x50, 0x4b) && !bastaki(baytlar, 0xd0, 0xcf, 0x11, 0xe0)) {
    const metin = yazilan(metneCevir(baytlar));
    if (metin.trimStart().startsWith('<') || /(?:^|\n)\s*:(?:20|25|60[FM]):/.test(metin)) return { metin };
  }
  return { satirlar: await tabloSatirlari(dosya) };
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
