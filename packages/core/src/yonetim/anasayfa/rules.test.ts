import { describe, expect, test } from 'vitest';
import { yakinDogumGunleri } from './rules.ts';

const ayGunler = (bugun: string) => yakinDogumGunleri(bugun).map((d) => d.ayGun);

describe('birthdays of the coming week', () => {
  test('continue over the end of the year', () => {
    expect(yakinDogumGunleri('2026-12-28')).toEqual([
      { ayGun: '12-28', gun: '2026-12-28', kalan: 0 },
      { ayGun: '12-29', gun: '2026-12-29', kalan: 1 },
      { ayGun: '12-30', gun: '2026-12-30', kalan: 2 },
      { ayGun: '12-31', gun: '2026-12-31', kalan: 3 },
      { ayGun: '01-01', gun: '2027-01-01', kalan: 4 },
      { ayGun: '01-02', gun: '2027-01-02', kalan: 5 },
      { ayGun: '01-03', gun: '2027-01-03', kalan: 6 },
    ]);
  });

  test('fall on 28 February for a birth on the 29th in a common year', () => {
    expect(yakinDogumGunleri('2027-02-26').filter((d) => d.ayGun.startsWith('02-2'))).toContainEqual({
      ayGun: '02-29',
      gun: '2027-02-28',
      kalan: 2,
    });
    expect(ayGunler('2027-03-01')).not.toContain('02-29');
  });

  test('fall on 29 February for a birth on the 29th in a leap year', () => {
    expect(yakinDogumGunleri('2028-02-28').slice(0, 2)).toEqual([
      { ayGun: '02-28', gun: '2028-02-28', kalan: 0 },
      { ayGun: '02-29', gun: '2028-02-29', kalan: 1 },
    ]);
    expect(ayGunler('2100-02-28')).toContain('02-28');
  });
});
