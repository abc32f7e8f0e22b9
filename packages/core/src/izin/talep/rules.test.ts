import { expect, test } from 'vitest';
import { izninizYaz } from './rules.ts';

test.each([
  ['Yıllık İzin', 'Yıllık izniniz'],
  ['Mazeret İzni', 'Mazeret izniniz'],
  ['Rapor', 'İzniniz (Rapor)'],
  [null, 'İzniniz'],
])('%s is told to its person as %s', (tur, yazi) => {
  expect(izninizYaz(tur)).toBe(yazi);
});
