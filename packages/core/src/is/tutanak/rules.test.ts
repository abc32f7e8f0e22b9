import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imlecTasi, metinFarki } from './rules.ts';
import { runs } from '../../testing/cases.ts';

const uygula = (eski: string, f: ReturnType<typeof metinFarki>) =>
  f === null ? eski : eski.slice(0, f.yer) + f.eklenen + eski.slice(f.yer + f.silinen);
const metin = fc.string({ unit: fc.constantFrom('a', 'b', 'ş', '\n', '😀', '👍🏽'), maxLength: 20 });
const YARIM = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/;

test('turns one text into the other and cuts no character in two', () => {
  fc.assert(
    fc.property(metin, metin, fc.nat(40), (eski, yeni, imlec) => {
      const f = metinFarki(eski, yeni, Math.min(imlec, yeni.length));
      expect(uygula(eski, f)).toBe(yeni);
      if (f === null) return;
      expect(YARIM.test(f.eklenen)).toBe(false);
      expect(YARIM.test(eski.slice(f.yer, f.yer + f.silinen))).toBe(false);
    }),
    { numRuns: runs(2000) },
  );
});

test('finds the typed place: of equal letters the one before the caret', () => {
  expect(metinFarki('aaa', 'aaaa', 1)).toEqual({ yer: 0, silinen: 0, eklenen: 'a' });
  expect(metinFarki('aaa', 'aaaa', 4)).toEqual({ yer: 3, silinen: 0, eklenen: 'a' });
  expect(metinFarki('aa', 'aa')).toBeNull();
});

test('keeps the caret at its letter while others write', () => {
  fc.assert(
    fc.property(
      metin,
      fc.nat(20),
      fc.nat(20),
      fc.nat(5),
      fc.constantFrom('', 'x', 'yeni'),
      (eski, imlec, yer, silinen, eklenen) => {
        const i = Math.min(imlec, eski.length);
        const f = { yer: Math.min(yer, eski.length), silinen: 0, eklenen };
        f.silinen = Math.min(silinen, eski.length - f.yer);
        const sonra = imlecTasi(i, f);
        const yeni = uygula(eski, f);
        expect(sonra).toBeGreaterThanOrEqual(0);
        expect(sonra).toBeLessThanOrEqual(yeni.length);
        if (i <= f.yer) expect(yeni.slice(0, sonra)).toBe(eski.slice(0, i));
        if (i > f.yer && i >= f.yer + f.silinen) expect(yeni.slice(sonra)).toBe(eski.slice(i));
      },
    ),
  );
});
