import { expect, test } from 'vitest';
import { boyutYaz } from './rules.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1,0 kB'],
  [14_300_000, '14,3 MB'],
  [2_000_000_000, '2,0 GB'],
  [5_000_000_000_000_000, '5000,0 TB'],
])('%i bytes are %s', (bayt, metin) => {
  expect(boyutYaz(bayt)).toBe(metin);
});
