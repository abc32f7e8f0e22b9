import { describe, expect, test } from 'vitest';
import { dolulugu, kapasite } from './yuk.ts';

const HAFTA = ['2026-10-26', '2026-11-01'] as const;
/** Republic Day: from the afternoon of 28 October on. */
const TATILLER = new Map([
  ['2026-10-28', 0.5],
  ['2026-10-29', 1],
]);
const YOK = new Map<string, number>();

describe('hours of a week', () => {
  test.each([
    ['no holiday', YOK, [], 40],
    ['one and a half holidays', TATILLER, [], 28],
    ['two days of leave', YOK, [{ Ilk: '2026-10-26', Donus: '2026-10-28', Saat: null }], 24],
    ['a leave on a holiday counts once', TATILLER, [{ Ilk: '2026-10-28', Donus: '2026-10-30', Saat: null }], 24],
    ['a leave over the weekend', YOK, [{ Ilk: '2026-10-30', Donus: '2026-11-09', Saat: null }], 32],
    ['hours of leave', YOK, [{ Ilk: '2026-10-27', Donus: '2026-10-27', Saat: 3 }], 37],
    ['hours of leave fill at most a day', TATILLER, [{ Ilk: '2026-10-28', Donus: '2026-10-28', Saat: 9 }], 24],
    ['leave on all days', YOK, [{ Ilk: '2026-10-01', Donus: '2026-12-01', Saat: null }], 0],
  ])('%s', (_ad, tatiller, izinler, saat) => {
    expect(kapasite(...HAFTA, tatiller, izinler)).toBe(saat);
  });
});

test('measures load against the existing hours, so work without hours is over the limit', () => {
  expect([0, 10, 20, 32, 40, 40.04, 41].map((s) => dolulugu(s, 40))).toEqual([0, 0, 1, 2, 3, 3, 'over']);
  expect([dolulugu(0, 0), dolulugu(1, 0)]).toEqual([0, 'over']);
});
