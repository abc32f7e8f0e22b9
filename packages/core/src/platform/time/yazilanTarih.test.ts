import { describe, expect, test } from 'vitest';
import { yazilanTarih } from './yazilanTarih.ts';

/** A Monday. */
const bugun = '2026-11-30';
const oku = (metin: string, yorum: Partial<Parameters<typeof yazilanTarih>[1]> = {}) =>
  yazilanTarih(metin, { bugun, ileri: null, enAz: '2012-01-01', enCok: '2050-12-31', ...yorum });

describe('a typed date', () => {
  test.each([
    ['05.01.2027', '2027-01-05'],
    [' 5.1.2027 ', '2027-01-05'],
    ['2027-01-05', '2027-01-05'],
    ['5/1/27', '2027-01-05'],
    ['5-1-2027', '2027-01-05'],
    ['5 1 2027', '2027-01-05'],
    ['05012027', '2027-01-05'],
    ['050127', '2027-01-05'],
    ['5 Ocak 2027', '2027-01-05'],
    ['5 oca 27', '2027-01-05'],
    ['10 ağu', '2026-08-10'],
    ['10 AĞUSTOS', '2026-08-10'],
    ['10ağu', '2026-08-10'],
    ['10.8', '2026-08-10'],
    ['10.08', '2026-08-10'],
    ['10.8.', '2026-08-10'],
    ['1008', '2026-08-10'],
    ['bugün', '2026-11-30'],
    ['Yarın', '2026-12-01'],
    ['dün', '2026-11-29'],
    ['salı', '2026-12-01'],
    ['Pazartesi', '2026-12-07'],
    ['pzt', '2026-12-07'],
    ['pazar', '2026-12-06'],
    ['paz', '2026-12-06'],
    ['cuma', '2026-12-04'],
    ['cumartesi', '2026-12-05'],
    ['ÇARŞ', '2026-12-02'],
  ])('%s is %s', (metin, gun) => expect(oku(metin)).toBe(gun));

  test.each(['', '10', '10.', 'ma', '10 ma', '32.1', '29.02', '31.2.2027', 'pa', 'yarın sabah', '10.8.202', '1.2.3'])(
    '%j is none',
    (metin) => expect(oku(metin)).toBeNull(),
  );

  test('without a year is the next one where the field looks ahead', () => {
    const ileri = { ileri: bugun };
    expect(oku('10.8', ileri)).toBe('2027-08-10');
    expect(oku('30.11', ileri)).toBe('2026-11-30');
    expect(oku('2.1', { ileri: '2027-01-05' })).toBe('2028-01-02');
    expect(oku('29.02', ileri)).toBe('2028-02-29');
    expect(oku('cuma', { ileri: '2027-01-05' })).toBe('2027-01-08');
  });

  test('takes the year that lies within the limits', () => {
    expect(oku('31.12', { enCok: bugun })).toBe('2025-12-31');
    expect(oku('5.1', { enAz: '2026-12-01' })).toBe('2027-01-05');
    expect(oku('1.2.90', { enAz: '1900-01-01', enCok: bugun })).toBe('1990-02-01');
  });

  test('outside the limits is read, so that the field can name the limits', () => {
    expect(oku('01.01.1990')).toBe('1990-01-01');
    expect(oku('5.1', { enAz: '2026-02-01', enCok: bugun })).toBe('2026-01-05');
    expect(oku('1.1.99', { enAz: '2012-01-01' })).toBe('2099-01-01');
  });
});
