import { expect, test } from 'vitest';
import { gunKapasitesi, isHaftasi, yukHaftalari } from './yuk.ts';

const duzen = { Baslangic: '09:00', Bitis: '18:00', SureDakika: null, Gunler: [1, 2, 3, 4, 5] } as const;
const izin = (
  Baslangic: string,
  Bitis: string,
  BaslamaSaati: string | null = null,
  BitisSaati: string | null = null,
) => ({
  Baslangic,
  Bitis,
  BaslamaSaati,
  BitisSaati,
});

test('a week begins on Monday, and late work is due in the first week', () => {
  const haftalar = yukHaftalari('2026-11-25');
  expect(haftalar[0]).toEqual({ Ilk: '2026-11-23', Son: '2026-11-29' });
  expect(haftalar.at(-1)).toEqual({ Ilk: '2026-12-28', Son: '2027-01-03' });
  expect(isHaftasi(haftalar, '2026-10-01')).toBe(0);
  expect(isHaftasi(haftalar, '2026-11-30')).toBe(1);
  expect(isHaftasi(haftalar, '2027-02-01')).toBeNull();
  expect(isHaftasi(haftalar, null)).toBeNull();
});

test.each([
  ['a working day', [], '2026-11-25', 0, 8],
  ['the weekend', [], '2026-11-28', 0, 0],
  ['half a holiday', [], '2026-11-25', 0.5, 4],
  ['a day of leave', [izin('2026-11-25', '2026-11-26')], '2026-11-25', 0, 0],
  ['the day of the return', [izin('2026-11-25', '2026-11-26')], '2026-11-26', 0, 8],
  ['two hours of leave', [izin('2026-11-25', '2026-11-25', '10:00', '12:00')], '2026-11-25', 0, 6],
])('counts the hours of a person: %s', (_ad, izinler, gun, tatil, saat) => {
  expect(gunKapasitesi({ duzen: { ...duzen, Gunler: [...duzen.Gunler] }, izinler }, gun, tatil)).toBe(saat);
});
