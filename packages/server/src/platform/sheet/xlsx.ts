import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sutunHarfi } from '@masabasi/core/platform/sheet/tablo';
import { yazilan } from '@masabasi/core/platform/text/metin';
import { istanbulGunu, istanbulSaniyesi } from '@masabasi/core/platform/time/tarih';
import { ZipFile } from 'yazl';
import { xmlKacir } from '../xml/kacir.ts';

/**
 * A spreadsheet, written row by row: only the compressed file is in memory, however many rows there are, and nobody
 * else waits for it. The kind of a column is given once: text that begins with = + - @ stays text, leading zeros stay,
 * dates are dates, and sums in kuruş become numbers with two decimals.
 */

const BASLIK = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OOXML = 'http://schemas.openxmlformats.org';
const ANA = `${OOXML}/spreadsheetml/2006/main`;
const ILISKI = `${OOXML}/officeDocument/2006/relationships`;
const TUR = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Kinds of columns, with the place of their style in the file. 49 is the built-in format 'text'. */
const TURLER = { metin: 1, gun: 2, tam: 3, para: 4, an: 5 } as const;
const BICIMLER = [49, 164, 1, 4, 165];
type SutunTuru = keyof typeof TURLER;
/** A text, a calendar date `YYYY-MM-DD`, an instant or a number, by the kind of the column. Null is empty. */
export type Hucre = string | number | null;

export interface Sutun {
  readonly baslik: string;
  /** In characters. */
  readonly en: number;
  readonly tur?: SutunTuru;
}

const kacir = (s: string): string => xmlKacir(yazilan(s));
const stil = (sayi: number, font = 0) =>
  `<xf numFmtId="${sayi}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

const parcasi = (i: number): string => `worksheets/sheet${i + 1}.xml`;

function sabitler(sayfalar: readonly string[]): Readonly<Record<string, string>> {
  const her = (yaz: (ad: string, i: number) => string) => sayfalar.map(yaz).join('');
  return {
    '[Content_Types].xml': `<Types xmlns="${OOXML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TUR}.sheet.main+xml"/>${her((_, i) => `<Override PartName="/xl/${parcasi(i)}" ContentType="${TUR}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${TUR}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${OOXML}/package/2006/relationships"><Relationship Id="rId1" Type="${ILISKI}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${ANA}" xmlns:r="${ILISKI}"><sheets>${her((ad, i) => `<sheet name="${kacir(ad)}" sheetId="${i + 1}" r:id="sayfa${i + 1}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${OOXML}/package/2006/relationships">${her((_, i) => `<Relationship Id="sayfa${i + 1}" Type="${ILISKI}/worksheet" Target="${parcasi(i)}"/>`)}<Relationship Id="stil" Type="${ILISKI}/styles" Target="styles.xml"/></Relationships>`,
    // The first style is a heading. The others are those of the kinds, in their order.
    'xl/styles.xml': `<styleSheet xmlns="${ANA}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd.mm.yyyy"/><numFmt numFmtId="165" formatCode="dd.mm.yyyy hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${BICIMLER.length + 1}">${stil(49, 1)}${BICIMLER.map((b) => stil(b)).join('')}</cellXfs></styleSheet>`,
  };
}

/** Days since the spreadsheet's epoch. Its dates have no zone, so a clock is written as if it were UTC. */
const gunSayisi = (gun: string, saat = '00:00:00'): number => Date.parse(`${gun}T${saat}Z`) / 86_400_000 + 25_569;

function hucreXml(yer: string, deger: Hucre, tur: SutunTuru | 'baslik'): string {
  if (deger === null || deger === '') return '';
  const s = tur === 'baslik' ? 0 : TURLER[tur];
  if (typeof deger === 'number') return `<c r="${yer}" s="${s}"><v>${tur === 'para' ? deger / 100 : deger}</v></c>`;
  if (tur === 'gun') return `<c r="${yer}" s="${s}"><v>${gunSayisi(deger)}</v></c>`;
  if (tur === 'an')
    return `<c r="${yer}" s="${s}"><v>${gunSayisi(istanbulGunu(deger), istanbulSaniyesi(deger))}</v></c>`;
  return `<c r="${yer}" s="${s}" t="inlineStr"><is><t xml:space="preserve">${kacir(deger)}</t></is></c>`;
}

async function* sayfaXml(
  sutunlar: readonly Sutun[],
  dilimler: AsyncIterable<readonly (readonly Hucre[])[]>,
): AsyncGenerator<string> {
  const enler = sutunlar.map((s, i) => `<col min="${i + 1}" max="${i + 1}" width="${s.en}" customWidth="1"/>`);
  const harfler = sutunlar.map((_, i) => sutunHarfi(i));
  const satir = (no: number, hucreler: readonly Hucre[], baslikMi = false) =>
    `<row r="${no}">${hucreler
      .map((h, i) => hucreXml(`${harfler[i]}${no}`, h, baslikMi ? 'baslik' : (sutunlar[i]?.tur ?? 'metin')))
      .join('')}</row>`;
  const basliklar = sutunlar.map((s) => s.baslik);
  yield `${BASLIK}<worksheet xmlns="${ANA}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${enler.join('')}</cols><sheetData>${satir(1, basliklar, true)}`;
  let no = 1;
  for await (const dilim of dilimler) yield dilim.map((hucreler) => satir((no += 1), hucreler)).join('');
  yield '</sheetData></worksheet>';
}

/** Existing rows in slices, with time for other work between them. */
export async function* dilimle<T>(satirlar: readonly T[], boy = 500): AsyncGenerator<readonly T[]> {
  for (let i = 0; i < satirlar.length; i += boy) {
    yield satirlar.slice(i, i + boy);
    await new Promise((sonra) => setImmediate(sonra));
  }
}

/** Columns of figures. */
export const textColumn = (baslik: string, en: number): Sutun => ({ baslik, en });
export const wholeColumn = (baslik: string): Sutun => ({ baslik, en: 12, tur: 'tam' });
export const dayColumn = (baslik: string): Sutun => ({ baslik, en: 12, tur: 'gun' });
/** Two decimals, from values in hundredths. */
export const decimalColumn = (baslik: string): Sutun => ({ baslik, en: 12, tur: 'para' });
export const hundredths = (n: number | null | undefined): Hucre => (n == null ? null : Math.round(n * 100));

/** A column of records, and its cell in one of them. */
export interface Column<R> extends Sutun {
  readonly deger: (kayit: R) => Hucre;
}

/** A sheet: its columns, and its rows as they are read. */
export interface Sayfa {
  readonly ad: string;
  readonly sutunlar: readonly Sutun[];
  readonly dilimler: AsyncIterable<readonly (readonly Hucre[])[]>;
}

/** A sheet of existing rows. */
export const cellSheet = (ad: string, sutunlar: readonly Sutun[], satirlar: readonly (readonly Hucre[])[]): Sayfa => ({
  ad,
  sutunlar,
  dilimler: dilimle(satirlar),
});

/** A sheet with a row for each of these records. */
export const recordSheet = <R>(ad: string, sutunlar: readonly Column<R>[], kayitlar: readonly R[]): Sayfa =>
  cellSheet(
    ad,
    sutunlar,
    kayitlar.map((kayit) => sutunlar.map((s) => s.deger(kayit))),
  );

/** An .xlsx file with several sheets. The rows of a sheet are read when those before it are all written. */
export async function kitap(sayfalar: readonly Sayfa[]): Promise<Buffer> {
  const zip = new ZipFile();
  // A fixed date in a zip's first year: equal rows make equal files.
  const ozellik = { mtime: new Date('1980-02-01T00:00:00Z') };
  for (const [ad, icerik] of Object.entries(sabitler(sayfalar.map((s) => s.ad))))
    zip.addBuffer(Buffer.from(BASLIK + icerik), ad, ozellik);
  for (const [i, { sutunlar, dilimler }] of sayfalar.entries()) {
    const akis = Readable.from(sayfaXml(sutunlar, dilimler));
    // An error while rows are read must reach the reader of the file.
    akis.on('error', (hata) => (zip.outputStream as Readable).destroy(hata));
    zip.addReadStream(akis, `xl/${parcasi(i)}`, ozellik);
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** An .xlsx file with one sheet. */
export const xlsx = (ad: string, sutunlar: Sayfa['sutunlar'], dilimler: Sayfa['dilimler']): Promise<Buffer> =>
  kitap([{ ad, sutunlar, dilimler }]);
