import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kodOku, KURTARMA_BAYT, kurtarmaKoduYaz } from './rules.ts';

const KOD = '0123ABCDEFGHJKMN';

test.each([
  ['123456', 'uygulama', '123456'],
  [' 123 456 ', 'uygulama', '123456'],
  ['123-456', 'uygulama', '123456'],
  ['012 345', 'uygulama', '012345'],
  ['0123-ABCD-EFGH-JKMN', 'kurtarma', KOD],
  ['0123abcdefghjkmn', 'kurtarma', KOD],
  ['0123 ABCD EFGH JKMN', 'kurtarma', KOD],
  ['0123–abcd–efgh–jkmn', 'kurtarma', KOD],
  // People read a one as an I or i, and a zero as an o.
  ['Oi23abcdefghjkmn', 'kurtarma', KOD],
  ['oı23abcdefghjkmn', 'kurtarma', KOD],
  ['0İ23ABCDEFGHJKMN', 'kurtarma', KOD],
  ['0l23ABCDEFGHJKMN', 'kurtarma', KOD],
  ['1234567890123456', 'kurtarma', '1234567890123456'],
] as const)('%j is a code', (yazilan, tur, kod) => {
  expect(kodOku(yazilan)).toEqual({ tur, kod });
});

test.each([
  '',
  '   ',
  '12345',
  '1234567',
  '12345a',
  '١٢٣٤٥٦',
  '0123-ABCD-EFGH-JKM',
  '0123-ABCD-EFGH-JKMNP',
  '0123-ABCD-EFGH-JKMU',
  '0123-ABCD-EFGH-JKMŞ',
])('%j is no code', (yazilan) => {
  expect(kodOku(yazilan)).toBeNull();
});

test('a recovery code is read as written, and different bytes give different codes', () => {
  const baytlar = fc.uint8Array({ minLength: KURTARMA_BAYT, maxLength: KURTARMA_BAYT });
  fc.assert(
    fc.property(baytlar, baytlar, (a, b) => {
      const kod = kurtarmaKoduYaz(a);
      expect(kod).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(kodOku(kod.replace(/[A-Z]/g, (h) => String.fromCharCode(h.charCodeAt(0) + 32)))).toEqual({
        tur: 'kurtarma',
        kod: kod.replaceAll('-', ''),
      });
      expect(kurtarmaKoduYaz(b) === kod).toBe(a.every((x, i) => x === b[i]));
    }),
  );
});
