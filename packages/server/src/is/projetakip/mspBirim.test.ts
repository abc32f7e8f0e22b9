import { describe, expect, test } from 'vitest';
import { ani, birimi, suresi } from './mspBirim.ts';

/** Durations, moments and units in the formats of other programs. */

describe('units', () => {
  test.each([
    ['PT12H', 720],
    ['PT12H30M0S', 750],
    ['PT1H30M', 90],
    ['PT1.5H', 90],
    ['PT90M', 90],
    ['PT30S', 0.5],
    ['P1DT2H', 26 * 60],
    ['P1D', 1440],
    ['P1W', 7 * 1440],
    ['P0Y0M1DT2H0M0.000S', 26 * 60],
    ['PT0H0M0S', 0],
    ['0', 0],
    ['-PT2H', -120],
    ['PT-2H0M0S', -120],
    ['P', null],
    ['8 saat', null],
    ['', null],
    [null, null],
  ])('the duration %s', (yazilan, dakika) => expect(suresi(yazilan)?.dakika ?? null).toBe(dakika));

  test.each([
    ['2026-12-01T09:00:00', '2026-12-01', false],
    ['2026-12-01T00:00:00', '2026-12-01', true],
    ['2026-12-01', '2026-12-01', true],
    ['2026-12-01T24:00:00', '2026-12-02', true],
    ['2026-12-01 09:00', '2026-12-01', false],
    ['2026-12-01T09:00:00.123', '2026-12-01', false],
    // Midnight in Istanbul, as programs in browsers write it.
    ['2026-11-30T21:00:00.000Z', '2026-12-01', true],
    ['2026-12-01T00:00:00Z', '2026-12-01', true],
    ['2026-12-01T17:00:00+03:00', '2026-12-01', false],
  ])('the moment %s', (yazilan, gun, geceYarisi) => expect(ani(yazilan)).toMatchObject({ gun, geceYarisi }));

  test.each([
    'yarın',
    'NA',
    '0001-01-01T00:00:00',
    '9999-12-31T00:00:00',
    '2026-02-30T09:00:00',
    '2026-12-01T31:00:00',
  ])('no moment: %s', (yazilan) => expect(ani(yazilan)).toBeNull());

  test.each([
    ['calisma', [null, 3, 5, 7, 9, 11, 21, 35, 39, 43, 53]],
    ['gecen', [4, 6, 8, 10, 12, 36, 38, 40, 42, 44]],
    ['yuzde', [19, 51]],
    ['gecenYuzde', [20, 52]],
  ] as const)('numbers of the unit %s', (birim, numaralar) => {
    for (const n of numaralar) expect([n, birimi(n)]).toEqual([n, birim]);
  });
});
