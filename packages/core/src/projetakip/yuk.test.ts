import { describe, expect, test } from 'vitest';
import { dolulugu, kapasite } from './yuk.ts';

const HAFTA = ['2026-10-26', '2026-11-01'] as const;
/** Of the Republic: from the afternoon of the 28th on. */
const TATILLER = new Map([
  ['2026-10-28', 0.5],
  ['2026-10-29', 1],
]);
const YOK = new Map<string, number>();

describe('haftanın saatleri', () => {
  test.each([
    ['tatilsiz hafta', YOK, [], 40],
    ['bir buçuk gün tatil', TATILLER, [], 28],
    ['iki gün izin', YOK, [{ Ilk: '2026-10-26', Donus: '2026-10-28', Saat: null }], 24],
    ['tatilin içine düşen izin bir kez düşer', TATILLER, [{ Ilk: '2026-10-28', Donus: '2026-10-30', Saat: null }], 24],
    ['hafta sonuna taşan izin', YOK, [{ Ilk: '2026-10-30', Donus: '2026-11-09', Saat: null }], 32],
    ['saatlik izin', YOK, [{ Ilk: '2026-10-27', Donus: '2026-10-27', Saat: 3 }], 37],
    ['saatlik izin günden çok olamaz', TATILLER, [{ Ilk: '2026-10-28', Donus: '2026-10-28', Saat: 9 }], 24],
    ['hepsi izinli', YOK, [{ Ilk: '2026-10-01', Donus: '2026-12-01', Saat: null }], 0],
  ])('%s', (_ad, tatiller, izinler, saat) => {
    expect(kapasite(...HAFTA, tatiller, izinler)).toBe(saat);
  });
});

test('doluluk olan saate göredir; olmayan saate düşen iş taşar', () => {
  expect([0, 10, 20, 32, 40, 40.04, 41].map((s) => dolulugu(s, 40))).toEqual([0, 0, 1, 2, 3, 3, 'over']);
  expect([dolulugu(0, 0), dolulugu(1, 0)]).toEqual([0, 'over']);
});
