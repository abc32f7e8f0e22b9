import fc from 'fast-check';
import { expect, test } from 'vitest';
import { para } from '../field/alan.ts';
import { EN_COK_KURUS, TUTAR_METNI, kurus, paraOku, paraYaz, toplamYaz } from './para.ts';
import { runs } from '../../testing/cases.ts';

test('sums in Turkish notation', () => {
  expect(paraYaz(kurus(1_250_050), 'TRY')).toBe('₺12.500,50');
  expect([paraYaz(kurus(0), 'USD'), paraYaz(kurus(100), 'EUR'), paraYaz(kurus(105), 'GBP')]).toEqual([
    '$0,00',
    '€1,00',
    'GBP\u{A0}1,05',
  ]);
  expect([paraYaz(kurus(7)), paraYaz(kurus(-7)), paraYaz(kurus(-1_250_050), 'TRY')]).toEqual([
    '0,07',
    '-0,07',
    '-₺12.500,50',
  ]);
  for (const [tutar, birim] of [
    [1_800_000, 'TRY'],
    [-105, 'TRY'],
    [1_250_050, 'USD'],
    [7, 'EUR'],
  ] as const)
    expect(paraYaz(kurus(tutar), birim)).toBe(
      new Intl.NumberFormat('tr-TR', { style: 'currency', currency: birim }).format(tutar / 100),
    );
  expect(TUTAR_METNI).toBe('Tutarı 12.500,50 gibi yazınız; en çok 99.999.999,99 olabilir.');
});

test.each([
  ['12.500,50', 1_250_050],
  ['12500,5', 1_250_050],
  ['12500.5', 1_250_050],
  ['12.500', 1_250_000],
  ['1.234.567,89', 123_456_789],
  ['12 500,50', 1_250_050],
  ['1 234 567', 123_456_700],
  ['12\u{A0}500,50', 1_250_050],
  ['12\u{202F}500', 1_250_000],
  ['₺ 12.500', 1_250_000],
  ['₺12.500,5', 1_250_050],
  ['12.500,50 ₺', 1_250_050],
  ['12500 TL', 1_250_000],
  ['TRY 12,5', 1250],
  [' 7 ', 700],
  ['0', 0],
  ['0,07', 7],
  ['0,1', 10],
  ['12,', 1200],
  ['1,15', 115],
  ['99.999.999,99', EN_COK_KURUS],
  ['', null],
  ['₺', null],
  ['₺ ₺ 5', null],
  ['$ 12', null],
  ['-1', null],
  ['1,234', null],
  ['12.50.0', null],
  ['1.23,4', null],
  ['1.234 567', null],
  ['1 2', null],
  ['1,5,0', null],
  ['123456789', null],
  ['100.000.000', null],
  ['1e3', null],
  ['bin', null],
  ['12 bin', null],
])('%j is read as %s kuruş', (metin, tutar) => {
  expect(paraOku(metin, 'TRY')).toBe(tutar);
});

test('reads a sum only with the sign of its own currency', () => {
  expect([paraOku('$ 12', 'USD'), paraOku('12 EUR', 'EUR'), paraOku('12 TL', 'USD')]).toEqual([1200, 1200, null]);
});

test('reads back every written sum, grouped or not, with or without its sign', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: EN_COK_KURUS }), (n) => {
      const yazilan = paraYaz(kurus(n), 'TRY');
      expect(
        [yazilan, paraYaz(kurus(n)), yazilan.replaceAll('.', ''), yazilan.replaceAll('.', ' ')].map((s) =>
          paraOku(s, 'TRY'),
        ),
      ).toEqual([n, n, n, n]);
    }),
    { numRuns: runs(2000) },
  );
});

test('writes every kuruş of the largest exact sum', () => {
  expect(paraYaz(kurus(Number.MAX_SAFE_INTEGER))).toBe('90.071.992.547.409,91');
  fc.assert(
    fc.property(fc.maxSafeNat(), (n) => {
      expect(
        paraYaz(kurus(n))
          .replaceAll(/[.,]/g, '')
          .replace(/^0+(?=\d)/, ''),
      ).toBe(String(n));
    }),
    { numRuns: runs(500) },
  );
});

test('a computed sum is whole and exact', () => {
  for (const n of [0.5, 12_500.01, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])
    expect(() => kurus(n)).toThrow(RangeError);
  expect(EN_COK_KURUS * 900_000).toBeLessThan(Number.MAX_SAFE_INTEGER);
});

test('a request has a whole number of kuruş within the limit', () => {
  expect([0, 1, EN_COK_KURUS].map((n) => para.safeParse(n).success)).toEqual([true, true, true]);
  const msg = (deger: unknown) => para.safeParse(deger).error?.issues[0]?.message;
  expect([12.5, '12', -1, EN_COK_KURUS + 1].map(msg)).toEqual([
    'kuruş olarak tam sayı olmalı',
    'kuruş olarak tam sayı olmalı',
    'en az 0 olmalı',
    'en çok 99.999.999,99 olmalı',
  ]);
});

test.each([
  [[], ''],
  [[['TRY', 5]], '₺0,05'],
  [
    [
      ['TRY', 500],
      ['USD', 300],
      ['TRY', -100],
    ],
    '₺4,00 + $3,00',
  ],
] as [[string, number][], string][])('%j add up to %s', (tutarlar, yazi) => {
  expect(toplamYaz(tutarlar.map(([birim, n]) => [birim, kurus(n)]))).toBe(yazi);
});
