import { expect, test } from 'vitest';
import { fiyatYaz } from './rules.ts';

test.each([
  ['25200', '25.200,00'],
  ['1250.5', '1.250,50'],
  ['999', '999,00'],
  ['1234567.12345', '1.234.567,12345'],
  ['0', '0,00'],
])('a price of %s is read as %s', (deger, yazi) => {
  expect(fiyatYaz(deger)).toBe(yazi);
});
