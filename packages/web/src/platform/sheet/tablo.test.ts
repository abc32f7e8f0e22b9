import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { ekstreIcerigi, TabloHatasi, tabloSatirlari } from './tablo.ts';

const NS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TUR = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PAKET = 'http://schemas.openxmlformats.org/package/2006';
/** The second style shows a number as a day. */
const STILLER = `<styleSheet xmlns="${NS}"><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`;

interface Hucre {
  readonly deger: string | number;
  readonly stil?: number;
}
const hucre = ({ deger, stil }: Hucre, yer: string): string => {
  const s = stil === undefined ? '' : ` s="${stil}"`;
  return typeof deger === 'number'
    ? `<c r="${yer}"${s}><v>${deger}</v></c>`
    : `<c r="${yer}"${s} t="inlineStr"><is><t>${deger}</t></is></c>`;
};

/** An .xlsx as banks write it. */
function xlsx(satirlar: readonly (readonly Hucre[])[], stiller: string): File {
  const iliski = (no: number, ne: string, nerede: string) =>
    `<Relationship Id="rId${no}" Type="${TUR}/${ne}" Target="${nerede}"/>`;
  const iliskiler = (ic: string) => `<Relationships xmlns="${PAKET}/relationships">${ic}</Relationships>`;
  const sayfa = satirlar.map(
    (s, n) => `<row r="${n + 1}">${s.map((h, m) => hucre(h, `${'ABCDE'[m]}${n + 1}`)).join('')}</row>`,
  );
  const parcalar = {
    '[Content_Types].xml': `<Types xmlns="${PAKET}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': iliskiler(iliski(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${NS}" xmlns:r="${TUR}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': iliskiler(
      iliski(1, 'worksheet', 'worksheets/sheet1.xml') + iliski(2, 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': stiller,
    // Akbank declares a smaller range than it fills.
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${NS}"><dimension ref="B1:C2"/><sheetData>${sayfa.join('')}</sheetData></worksheet>`,
  };
  const baytlar = zipSync(Object.fromEntries(Object.entries(parcalar).map(([ad, ic]) => [ad, strToU8(ic)])));
  return new File([new Uint8Array(baytlar)], 'ekstre.xlsx');
}

const satirlari = async (f: File) => {
  const icerik = await ekstreIcerigi(f);
  return 'satirlar' in icerik ? icerik.satirlar : icerik.metin;
};

describe('the cells of a bank’s table', () => {
  const SATIRLAR = [
    [{ deger: 'Tarih' }, { deger: 'Açıklama' }, { deger: 'İşlem Tutarı' }, { deger: 'Bakiye' }],
    [{ deger: '26.08.2026' }, { deger: 'A' }, { deger: 8208 }, { deger: 472_417.99 }],
    [{ deger: 46_261 }, { deger: 'EFT ücreti' }, { deger: -3.500_000_000_000_000_4 }, { deger: 472_414.49 }],
  ];
  const OKUNAN = SATIRLAR.map((s) => s.map((h) => h.deger));

  test('a number stays a number, also a day without a date format', async () => {
    expect(await satirlari(xlsx(SATIRLAR, STILLER))).toEqual(OKUNAN);
  });

  test.each<[string, string, number | undefined]>([
    ['broken', '<styleSheet><broken', 5],
    ['empty', '', undefined],
    ['without the style of a cell', STILLER, 7],
  ])('reads the cells with styles that are %s', async (_, stiller, stil) => {
    const stilli = SATIRLAR.map((s) => s.map((h) => (stil === undefined ? h : { ...h, stil })));
    expect(await satirlari(xlsx(stilli, stiller))).toEqual(OKUNAN);
  });

  test('a moment keeps its time, a day has none', async () => {
    const f = () =>
      xlsx(
        [
          [
            { deger: 46_261, stil: 1 },
            { deger: 46_261.625, stil: 1 },
          ],
        ],
        STILLER,
      );
    expect(await satirlari(f())).toEqual([['2026-08-27', '2026-08-27T15:00:00']]);
    expect(await tabloSatirlari(f())).toEqual([['2026-08-27', '2026-08-27']]);
  });

  test('an impossible day shows as Excel shows it', async () => {
    const f = () => xlsx([[{ deger: 'a' }, { deger: 1e15, stil: 1 }]], STILLER);
    expect(await satirlari(f())).toEqual([['a', '#####']]);
    expect(await tabloSatirlari(f())).toEqual([['a', '#####']]);
  });

  test('a file that only begins like a spreadsheet is refused', async () => {
    await expect(ekstreIcerigi(new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'a.xlsx'))).rejects.toThrow(TabloHatasi);
  });
});

const METIN = 'Tarih\tAçıklama\tTutar\n26.08.2026\tİğne\t1.100,00';
/** UTF-16 with a byte order mark, in either byte order. */
const utf16 = (metin: string, buyukOnce: boolean): Uint8Array<ArrayBuffer> => {
  const dizi = new DataView(new ArrayBuffer((metin.length + 1) * 2));
  Array.from(`\uFEFF${metin}`).forEach((h, n) => dizi.setUint16(n * 2, h.charCodeAt(0), !buyukOnce));
  return new Uint8Array(dizi.buffer);
};
test.each<[string, Uint8Array<ArrayBuffer>]>([
  ['UTF-8', new TextEncoder().encode(METIN)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${METIN}`)],
  ['UTF-16 LE', utf16(METIN, false)],
  ['UTF-16 BE', utf16(METIN, true)],
])('a table of text in %s', async (_, baytlar) => {
  expect(await satirlari(new File([baytlar], 'a.csv'))).toEqual([
    ['Tarih', 'Açıklama', 'Tutar'],
    ['26.08.2026', 'İğne', '1.100,00'],
  ]);
});
