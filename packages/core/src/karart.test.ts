import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coz, karart } from './karart.ts';
import vektorler from './testing/veri/kimlik.json' with { type: 'json' };
import { runs } from './testing/cases.ts';

const birimler = (s: string) => s.split('').map((b) => b.charCodeAt(0).toString(16));

test.each([
  ...vektorler.karartma.map((v): [string, string] => [v.parola, v.kod_birimleri_hex]),
  ['12345', '28 2b 2a 2d 2c'],
  ['Şifre9', '67 4a 70 7f 6b 7c 20'],
  ['', ''],
])('%j is stored as %s', (parola, hex) => {
  expect(birimler(karart(parola)).join(' ')).toBe(hex);
  expect(coz(karart(parola))).toBe(parola);
});

test('restores every text in its composed form', () => {
  const harf = fc.constantFrom(
    ...'ç Ç ğ Ğ ı İ ö Ö ş Ş ü Ü ~ c C g G i I o O s S u U 1 9 f & > ç 😀 \uD83D \u0000'.split(' '),
  );
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: harf })), (s) => {
      expect(coz(karart(s))).toBe(s.normalize('NFC'));
    }),
    { numRuns: runs(10_000) },
  );
});

test.each(['~x', 'a~', '~'])('keeps text that was not stored in that form: %j', (s) => {
  const ham = String.fromCharCode(...s.split('').map((b) => b.charCodeAt(0) ^ 25));
  expect(coz(ham)).toBe(s);
});
