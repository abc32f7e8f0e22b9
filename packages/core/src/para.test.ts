import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paraOku, paraYaz } from './para.ts';

test('sums as they are written in Turkish', () => {
  expect(paraYaz(12_500.5, 'TRY')).toBe('12.500,50 ₺');
  expect([paraYaz(0, 'USD'), paraYaz(1, 'EUR'), paraYaz(1, 'GBP')]).toEqual(['0,00 $', '1,00 €', '1,00 GBP']);
});

test.each([
  ['12.500,50', 12_500.5],
  ['12500,5', 12_500.5],
  ['12500.5', 12_500.5],
  ['12.500', 12_500],
  ['1.234.567,89', 1_234_567.89],
  [' 7 ', 7],
  ['0', 0],
  ['12,', 12],
  ['', null],
  ['-1', null],
  ['1,234', null],
  ['12.50.0', null],
  ['1.23,4', null],
  ['123456789', null],
  ['bin', null],
])('%j is read as %s', (metin, tutar) => {
  expect(paraOku(metin)).toBe(tutar);
});

test('what is written is read as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (kurus) => {
      expect(paraOku(paraYaz(kurus / 100, 'TRY').slice(0, -2))).toBe(kurus / 100);
    }),
    { numRuns: 2000 },
  );
});
