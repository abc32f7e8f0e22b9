import { expect, it } from 'vitest';
import { dogalSira } from './dogalSira.ts';
import { istekFiyati, ondalik, ondaliktan, yanitFiyati } from './fiyat.ts';

it.each([
  ['a', 'B', -1],
  ['B', 'a', 1],
  ['cv2', 'cv10', -1],
  ['EXTRA_TRXDATE', 'EXTRAS', 1],
  ['Ecom_Payment', 'eci', 1],
  ['sID', 'SettleId', 1],
  ['a1', 'a01', 1],
  ['a', 'a', 0],
  ['a', 'A', 0],
  ['', 'a', -1],
  ['a', '', 1],
  ['a', 'ab', -1],
  ['007', '7', 0],
  ['x9', 'x10y', -1],
  ['x1.10', 'x1.9', 1],
  ['a b', 'ab', 0],
  ['1', 'a', -1],
])('orders %s and %s: %i', (a, b, yon) => {
  expect(dogalSira(a, b)).toBe(yon);
  expect(dogalSira(b, a)).toBe(yon === 0 ? 0 : -yon);
});

it('writes prices in the forms of requests and of signatures', () => {
  expect(['10.50', '10.00', '10', '100', '0.10', '159.00', '1200.00000000'].map(yanitFiyati)).toEqual([
    '10.5',
    '10',
    '10',
    '100',
    '0.1',
    '159',
    '1200',
  ]);
  expect(['10.50', '10', '-001.000', '0'].map(istekFiyati)).toEqual(['10.5', '10.0', '-1.0', '0.0']);
});

it('reads and writes sums with two decimals, and refuses parts of a kuruş', () => {
  expect([5, 100, 10025, 999_999_999].map(ondalik)).toEqual(['0.05', '1.00', '100.25', '9999999.99']);
  expect(['0.05', '100.25', '100,2', '7', '1.500'].map(ondaliktan)).toEqual([5, 10025, 10020, 700, 150]);
  expect(['', '1.005', '-1', '1e3', '1.2.3', '١', 'NaN', '1 '].map(ondaliktan)).toEqual(Array(8).fill(null));
});
