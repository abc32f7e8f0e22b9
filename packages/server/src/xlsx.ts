import { promisify } from 'node:util';
import { crc32, createDeflateRaw, deflateRaw } from 'node:zlib';

/**
 * A spreadsheet of one sheet whose cells are all text, written row by row: however many rows there are, only the
 * compressed file is in memory. Text that begins with = + - @ stays text, and so do the zeros a number begins with.
 */

interface Parca {
  readonly ad: string;
  readonly sikisik: Buffer;
  readonly crc: number;
  readonly boy: number;
}

const BASLIK = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OOXML = 'http://schemas.openxmlformats.org';
const ANA = `${OOXML}/spreadsheetml/2006/main`;
const ILISKI = `${OOXML}/officeDocument/2006/relationships`;
const TUR = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const XML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const kacir = (s: string): string => s.replace(/[&<>"]/g, (h) => XML[h]!);

const sabitler = (sayfa: string): readonly (readonly [ad: string, icerik: string])[] => [
  [
    '[Content_Types].xml',
    `<Types xmlns="${OOXML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TUR}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TUR}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TUR}.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${OOXML}/package/2006/relationships"><Relationship Id="rId1" Type="${ILISKI}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${ANA}" xmlns:r="${ILISKI}"><sheets><sheet name="${kacir(sayfa)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${OOXML}/package/2006/relationships"><Relationship Id="rId1" Type="${ILISKI}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${ILISKI}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    // The first style is plain text, the second a heading; 49 is the format 'text'.
    'xl/styles.xml',
    `<styleSheet xmlns="${ANA}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
  ],
];

/** `A`, `Z`, `AA`: the column's letters. */
const sutunHarfi = (n: number): string =>
  (n >= 26 ? sutunHarfi(Math.floor(n / 26) - 1) : '') + String.fromCharCode(65 + (n % 26));

function satirXml(no: number, hucreler: readonly (string | null)[], stil: 0 | 1): string {
  const dolu = hucreler.map((h, i) =>
    h === null || h === ''
      ? ''
      : `<c r="${sutunHarfi(i)}${no}" s="${stil}" t="inlineStr"><is><t xml:space="preserve">${kacir(h)}</t></is></c>`,
  );
  return `<row r="${no}">${dolu.join('')}</row>`;
}

async function* sayfaXml(
  sutunlar: readonly { readonly baslik: string; readonly en: number }[],
  dilimler: AsyncIterable<readonly (readonly (string | null)[])[]>,
): AsyncGenerator<string> {
  const enler = sutunlar.map((s, i) => `<col min="${i + 1}" max="${i + 1}" width="${s.en}" customWidth="1"/>`);
  yield `${BASLIK}<worksheet xmlns="${ANA}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${enler.join('')}</cols><sheetData>`;
  yield satirXml(
    1,
    sutunlar.map((s) => s.baslik),
    1,
  );
  let no = 1;
  for await (const dilim of dilimler) yield dilim.map((hucreler) => satirXml((no += 1), hucreler, 0)).join('');
  yield '</sheetData></worksheet>';
}

/** Compresses what comes, piece by piece. */
async function sikistir(ad: string, metinler: AsyncIterable<string>): Promise<Parca> {
  const deflate = createDeflateRaw({ level: 6 });
  const cikan: Buffer[] = [];
  deflate.on('data', (b: Buffer) => cikan.push(b));
  const bitti = new Promise<void>((tamam, olmadi) => deflate.on('end', tamam).on('error', olmadi));
  let crc = 0;
  let boy = 0;
  for await (const metin of metinler) {
    const baytlar = Buffer.from(metin);
    crc = crc32(baytlar, crc);
    boy += baytlar.length;
    if (!deflate.write(baytlar)) await new Promise((tamam) => deflate.once('drain', tamam));
  }
  deflate.end();
  await bitti;
  return { ad, sikisik: Buffer.concat(cikan), crc, boy };
}

async function sabitParca(ad: string, icerik: string): Promise<Parca> {
  const baytlar = Buffer.from(BASLIK + icerik);
  return { ad, sikisik: await promisify(deflateRaw)(baytlar), crc: crc32(baytlar), boy: baytlar.length };
}

/** What a zip says of a file, in front of it and again in its directory; 8 is deflate, 0x800 that names are UTF-8. */
function zipAlanlari(p: Parca): Buffer {
  const b = Buffer.alloc(26);
  b.writeUInt16LE(20, 0);
  b.writeUInt16LE(0x800, 2);
  b.writeUInt16LE(8, 4);
  // Midnight of 1 January 1980: a zip's earliest day, so that equal rows make equal files.
  b.writeUInt16LE(33, 8);
  b.writeUInt32LE(p.crc, 10);
  b.writeUInt32LE(p.sikisik.length, 14);
  b.writeUInt32LE(p.boy, 18);
  b.writeUInt16LE(Buffer.byteLength(p.ad), 22);
  return b;
}

function zip(parcalar: readonly Parca[]): Buffer {
  const dosyalar: Buffer[] = [];
  const dizin: Buffer[] = [];
  let yer = 0;
  for (const p of parcalar) {
    const [alanlar, ad] = [zipAlanlari(p), Buffer.from(p.ad)];
    const dosya = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), alanlar, ad, p.sikisik]);
    const girdi = Buffer.alloc(14);
    girdi.writeUInt32LE(yer, 10);
    dizin.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), alanlar, girdi, ad);
    dosyalar.push(dosya);
    yer += dosya.length;
  }
  const dizinBoyu = dizin.reduce((t, b) => t + b.length, 0);
  const son = Buffer.alloc(22);
  son.write('PK\x05\x06', 0, 'latin1');
  son.writeUInt16LE(parcalar.length, 8);
  son.writeUInt16LE(parcalar.length, 10);
  son.writeUInt32LE(dizinBoyu, 12);
  son.writeUInt32LE(yer, 16);
  return Buffer.concat([...dosyalar, ...dizin, son]);
}

/** An .xlsx file of one sheet of text. */
export async function metinTablosu(
  sayfa: string,
  sutunlar: readonly { readonly baslik: string; readonly en: number }[],
  dilimler: AsyncIterable<readonly (readonly (string | null)[])[]>,
): Promise<Buffer> {
  const parcalar = await Promise.all(sabitler(sayfa).map(([ad, icerik]) => sabitParca(ad, icerik)));
  return zip([...parcalar, await sikistir('xl/worksheets/sheet1.xml', sayfaXml(sutunlar, dilimler))]);
}
