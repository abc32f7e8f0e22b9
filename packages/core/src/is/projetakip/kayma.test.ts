import { expect, test } from 'vitest';
import { tasinan } from './kayma.ts';
import { calismaTakvimi, cpmIsleri } from './rules.ts';

// 2026-12-07 is a Monday, and here the tenth is a holiday.
const calisir = calismaTakvimi(['2026-12-10']);
const plan = { Baslama_Tarihi: '2026-12-01', Bitis_Tarihi: '2026-12-03', KilometreTasi: false };

test.each([
  ['a week later, over a holiday: as many working days', '2026-12-08', '2026-12-10', '2026-12-08', '2026-12-11'],
  ['onto a Saturday: from Monday', '2026-12-05', '2026-12-07', '2026-12-07', '2026-12-09'],
  ['made longer, to a Sunday: to the Friday before', '2026-12-01', '2026-12-06', '2026-12-01', '2026-12-04'],
  ['made shorter to one day', '2026-12-01', '2026-12-01', '2026-12-01', '2026-12-01'],
] as const)('moves a plan: %s', (_, from, to, Baslama_Tarihi, Bitis_Tarihi) => {
  expect(tasinan(plan, { from, to }, calisir)).toEqual({ Baslama_Tarihi, Bitis_Tarihi });
});

test('keeps a milestone on one working day', () => {
  const tas = { Baslama_Tarihi: '2026-12-01', Bitis_Tarihi: '2026-12-01', KilometreTasi: true };
  expect(tasinan(tas, { from: '2026-12-10', to: '2026-12-10' }, calisir)).toEqual({
    Baslama_Tarihi: '2026-12-11',
    Bitis_Tarihi: '2026-12-11',
  });
});

test('walks the calendar once, for any number and length of plans', () => {
  let bakis = 0;
  const sayan = (gun: string): boolean => {
    bakis++;
    return calisir(gun);
  };
  const uzunlar = Array.from({ length: 2000 }, (_, i) => ({
    Id: i + 1,
    Ad: `Plan ${i}`,
    Baslama_Tarihi: '2026-12-01',
    Bitis_Tarihi: '2036-11-28',
    KilometreTasi: false,
    Basladi: false,
    Bagimliliklar: [],
  }));
  expect(cpmIsleri(uzunlar, sayan).map((i) => i.Sure)).toEqual(uzunlar.map(() => 2608));
  expect(bakis).toBeLessThan(4000);
});
