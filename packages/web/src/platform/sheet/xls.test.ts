import { readFileSync } from 'node:fs';
import { utils, type WorkSheet, write } from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { yazilan } from '@masabasi/core/platform/text/metin';
import { ekstreIcerigi, TabloHatasi, tabloSatirlari } from './tablo.ts';
import {
  etiket,
  etiket5,
  f64,
  formul,
  hucre,
  kayit,
  type KitapSecimi,
  metinlerKaydi,
  metinNo,
  sayi,
  u16,
  u32,
  xls,
} from '../../testing/xls.ts';

/**
 * Old Excel files, written byte by byte here, and by a library that the product does not use. The same sheet as an
 * .xlsx must give the same result.
 */

const oku = async (baytlar: Uint8Array<ArrayBuffer>) => {
  const icerik = await ekstreIcerigi(new File([baytlar], 'ekstre.xls'));
  return 'satirlar' in icerik ? icerik.satirlar : icerik.metin;
};
/** Its rows, or the reason of the refusal. */
const kalan = (baytlar: Uint8Array<ArrayBuffer>) =>
  oku(baytlar).catch((h: unknown) => {
    if (h instanceof TabloHatasi) return h.message;
    throw h;
  });

type Bicim = 'biff8' | 'biff5' | 'xlsx';
const dosyasi = (sayfa: WorkSheet, bookType: Bicim, { bookSST = false, date1904 = false } = {}) =>
  new Uint8Array(
    write(
      { SheetNames: ['S'], Sheets: { S: structuredClone(sayfa) }, Workbook: { WBProps: { date1904 } } },
      { type: 'array', bookType, bookSST },
    ) as ArrayBuffer,
  );

interface Duzen {
  readonly ad: string;
  readonly kolonlar: readonly string[];
  readonly satirlar?: readonly (readonly (string | number | null)[] | Readonly<Record<string, string | number>>)[];
}
const DUZENLER = (
  JSON.parse(
    readFileSync(new URL('../../../../server/src/mali/banka/veri/duzenler.json', import.meta.url), 'utf8'),
  ) as {
    readonly duzenler: readonly Duzen[];
  }
).duzenler;

describe.each(DUZENLER.map((d) => [d.ad, d] as const))('the table of a bank, %s', (_, { kolonlar, satirlar = [] }) => {
  const tablo: (string | number | null)[][] = [
    ['Hesap hareketleri'],
    [],
    [...kolonlar],
    ...satirlar.map((s) => Object.values(s)),
  ];
  const beklenen = oku(dosyasi(utils.aoa_to_sheet(tablo), 'xlsx'));

  test.each<[string, Uint8Array<ArrayBuffer>]>([
    ['from another writer', dosyasi(utils.aoa_to_sheet(tablo), 'biff8')],
    ['from another writer, with a text table', dosyasi(utils.aoa_to_sheet(tablo), 'biff8', { bookSST: true })],
    [
      'built by hand, with a text table',
      xls({
        onceki: [metinlerKaydi(tablo.flat().map(String))],
        hucreler: tablo.flatMap((s, r) =>
          s.flatMap((h, k) => {
            if (h === null || h === '') return [];
            const no = tablo.slice(0, r).flat().length + k;
            return [typeof h === 'number' ? sayi(r, k, h) : metinNo(r, k, no)];
          }),
        ),
      }),
    ],
    [
      'from Excel 95, in Windows-1254',
      xls({
        biff: 5,
        onceki: [kayit(0x0042, u16(1254))],
        hucreler: tablo.flatMap((s, r) =>
          s.flatMap((h, k) => {
            if (h === null || h === '') return [];
            // Windows-1254 lacks these letters.
            return [typeof h === 'number' ? sayi(r, k, h) : etiket5(r, k, h.replaceAll('…', '...'))];
          }),
        ),
      }),
    ],
  ])('%s', async (_ad, dosya) => {
    const duz = (x: unknown) => JSON.parse(JSON.stringify(x).replaceAll('…', '...')) as unknown;
    expect(duz(await oku(dosya))).toEqual(duz(await beklenen));
  });
});

describe('any sheet gives the same rows as an .xls and as an .xlsx', () => {
  const hucreler = fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 3, arbitrary: fc.integer({ min: -1e12, max: 1e12 }).map((n) => n / 100) },
    // The other writer loses very large and small numbers, and texts longer than 255.
    fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((n) => (Math.abs(n) < 1e-6 ? 0 : n)),
    fc.boolean(),
    fc.constantFrom('1.234,56', '-1.234,56 B', '26.08.2026', 'İĞŞ ığş', ' ', 'a\tb\nc', '=1+1', '#YOK'),
    fc.string({ maxLength: 40 }).map((s) => yazilan(s.replaceAll('\r', ''))),
    fc.integer({ min: 1, max: 255 }).map((n) => 'ç'.repeat(n)),
    fc
      .record({
        v: fc.integer({ min: 61, max: 80_000 * 24 }).map((n) => n / 24),
        z: fc.constantFrom('dd/mm/yyyy', 'd.m.yy h:mm', '[$-41F]d mmmm yyyy;@', '#,##0.00 "gün"', '0.00%', 'hh:mm:ss'),
      })
      .map((h) => ({ t: 'n', ...h })),
  );
  test.each<[string, Bicim, { bookSST?: boolean; date1904?: boolean }]>([
    ['with its texts in cells', 'biff8', {}],
    ['with its texts in a table', 'biff8', { bookSST: true }],
    ['with days from 1904', 'biff8', { date1904: true }],
  ])('%s', async (_, bicim, secim) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(hucreler, { maxLength: 7 }), { maxLength: 9 }), async (tablo) => {
        const sayfa = utils.aoa_to_sheet(tablo);
        const [eski, yeni] = [dosyasi(sayfa, bicim, secim), dosyasi(sayfa, 'xlsx', secim)];
        expect(await kalan(eski)).toEqual(await kalan(yeni));
        expect(await tabloSatirlari(new File([eski], 'a'))).toEqual(await tabloSatirlari(new File([yeni], 'a')));
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });
});

describe('the cells of a sheet', () => {
  const rk = (n: number) => u32(n < 0 ? n + 2 ** 32 : n);
  const ust = (n: number) => new DataView(new Float64Array([n]).buffer).getInt32(4, true);
  const bir = async (...h: readonly (readonly number[])[]) => ((await oku(xls({ hucreler: h }))) as unknown[][])[0];

  test.each<[string, readonly number[], unknown]>([
    ['a number', sayi(0, 0, 472_417.99), 472_417.99],
    ['a whole number in four bytes', kayit(0x027e, hucre(0, 0), rk((-1250 << 2) | 2)), -1250],
    ['kuruş in four bytes', kayit(0x027e, hucre(0, 0), rk((47_241_799 << 2) | 3)), 472_417.99],
    ['a fraction in four bytes', kayit(0x027e, hucre(0, 0), rk(ust(0.5) & ~3)), 0.5],
    ['a hundredfold fraction', kayit(0x027e, hucre(0, 0), rk((ust(-12_345_664) & ~3) | 1)), -123_456.64],
    ['text in the cell', etiket(0, 0, ' Ödeme 1.234,56 '), 'Ödeme 1.234,56'],
    ['text that is formatted', kayit(0x00d6, hucre(0, 0), u16(2), [0, 0x54, 0x4c], u16(1), u16(0), u16(0)), 'TL'],
    ['the number of a formula', formul(0, 0, f64(99.9)), 99.9],
    ['the text of a formula', formul(0, 0, [0, 0, 0, 0, 0, 0, 0xff, 0xff], 'Güneş'), 'Güneş'],
  ])('%s', async (_, h, beklenen) => {
    expect(await bir(h)).toEqual([beklenen]);
  });

  test('keep every number', async () => {
    const sayilar = fc.sample(fc.double({ noNaN: true, noDefaultInfinity: true }), 200);
    expect(await oku(xls({ hucreler: sayilar.map((n, r) => sayi(r, 0, n)) }))).toEqual(sayilar.map((n) => [n]));
  });

  test('may stand as several numbers in one record', async () => {
    const n = [100, 200, 30_050].map((x) => [...u16(0), ...rk((x << 2) | 3)]);
    expect(await bir(etiket(0, 0, 'a'), kayit(0x00bd, u16(0), u16(2), n.flat(), u16(4)))).toEqual([
      'a',
      '',
      1,
      2,
      300.5,
    ]);
  });

  test('errors and empty texts are empty cells, and a truth value is no cell of a table', async () => {
    const bos = [
      kayit(0x0205, hucre(0, 1), [0x2a, 1]),
      kayit(0x0205, hucre(0, 2), [1, 0]),
      formul(0, 3, [2, 0, 0x07, 0, 0, 0, 0xff, 0xff]),
      formul(0, 4, [3, 0, 0, 0, 0, 0, 0xff, 0xff]),
      etiket(0, 5, '   '),
    ];
    expect(await bir(etiket(0, 0, 'a'), ...bos, etiket(0, 6, 'b'))).toEqual(['a', '', '', '', '', '', 'b']);
  });

  test.each<[string, Partial<KitapSecimi>, number, unknown]>([
    ['of 1900', {}, 46_261, '2026-08-27'],
    ['of 1904', { onceki: [kayit(0x0022, u16(1))] }, 46_261 - 1462, '2026-08-27'],
    ['with its hour', {}, 46_261.625, '2026-08-27T15:00:00'],
    [
      'in a format of the bank',
      {
        onceki: [
          kayit(
            0x041e,
            u16(164),
            u16(10),
            [0],
            Array.from('dd/mm/yyyy', (x) => x.charCodeAt(0)),
          ),
        ],
        gorunumler: [0, 164],
      },
      46_261,
      '2026-08-27',
    ],
    [
      'in a format of sums',
      {
        onceki: [
          kayit(
            0x041e,
            u16(164),
            u16(8),
            [0],
            Array.from('#,##0.00', (x) => x.charCodeAt(0)),
          ),
        ],
        gorunumler: [0, 164],
      },
      46_261.5,
      46_261.5,
    ],
    ['beyond the calendar', {}, 1e15, '#####'],
    ['with a missing format', { gorunumler: [0] }, 46_261, 46_261],
  ])('a day %s', async (_, secim, n, beklenen) => {
    expect(await oku(xls({ gorunumler: [0, 14], ...secim, hucreler: [sayi(0, 0, n, 1)] }))).toEqual([[beklenen]]);
  });

  test('a long table of texts continues in other records, also within a text', async () => {
    const metinler = Array.from({ length: 40 }, (_, n) => `${n}İşlem açıklaması`.repeat(n));
    const hucreler = metinler.map((_, n) => metinNo(n, 0, n));
    for (const enCok of [11, 64, 8224])
      expect(await oku(xls({ onceki: [metinlerKaydi(metinler, enCok)], hucreler }))).toEqual(metinler.map((m) => [m]));
  });

  test('sectors of 4096 bytes, and a short workbook in small sectors', async () => {
    const k = { hucreler: Array.from({ length: 600 }, (_, r) => sayi(r, 0, r / 100)) };
    const beklenen = Array.from({ length: 600 }, (_, r) => [r / 100]);
    expect(await oku(xls(k, { sektor: 4096 }))).toEqual(beklenen);
    expect(await oku(xls({ hucreler: k.hucreler.slice(0, 3) }, { sektor: 4096 }))).toEqual(beklenen.slice(0, 3));
  });

  test('a chart inside the sheet is no part of it, nor are records after its end', async () => {
    const grafik = [...kayit(0x0809, u16(0x0600), u16(0x20), u32(0), u32(0)), ...sayi(9, 9, 9), ...kayit(0x000a)];
    const son = [...kayit(0x000a), ...kayit(0x0809, u16(0x0600), u16(0x10), u32(0), u32(0)), ...sayi(5, 5, 5)];
    expect(await oku(xls({ hucreler: [sayi(0, 0, 1), grafik, sayi(1, 0, 2)], son }))).toEqual([[1], [2]]);
  });
});
