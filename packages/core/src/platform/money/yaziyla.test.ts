import { expect, test } from 'vitest';
import { kurus } from './para.ts';
import vektorler from '../../testing/veri/yaziyla.json' with { type: 'json' };
import { sayininSozleri, tutariYaziyla } from './yaziyla.ts';

test.each(vektorler.vektorler)('$kurus kuruş: $bitisik', (v) => {
  const tutar = kurus(Number(v.kurus));
  expect(tutariYaziyla(tutar)).toBe(v.bitisik);
  expect(tutariYaziyla(tutar, 'tamBitisik')).toBe(v.tamBitisik);
  expect(tutariYaziyla(tutar, 'bosluklu')).toBe(v.bosluklu);
});

test.each([-1, 0.5, Number.NaN, 1e15])('%d is not written in words', (n) => {
  expect(() => sayininSozleri(n)).toThrow(RangeError);
});
