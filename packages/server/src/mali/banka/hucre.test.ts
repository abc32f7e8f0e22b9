import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankaGunu, bankaTutari, type Hucre } from './hucre.ts';
import tutarlar from './veri/tutarlar.json' with { type: 'json' };

describe('an amount as banks write it', () => {
  test.each(tutarlar.vektorler.map((v) => [v.girdi, v.kurus] as const))('%j is %s', (girdi, beklenen) => {
    const [ilk] = beklenen.split(' ');
    const okunan = bankaTutari(girdi);
    if (ilk === 'hata') expect(okunan).toBeNull();
    else if (ilk === 'bos') expect(okunan).toBe('bos');
    // A lira has at most two decimals, so only a layout with commas between thousands can read this.
    else if (girdi === '-22,470') expect([okunan, bankaTutari(girdi, 'ing')]).toEqual([null, -2_247_000]);
    else expect(okunan).toBe(Number(ilk));
  });

  test.each<[Hucre, number | 'bos' | null]>([
    [-1250.5, -125_050],
    [472_417.99, 47_241_799],
    [0.1 + 0.2, 30],
    [1.005, null],
    [Number.NaN, null],
    ['(1.234,56)', -123_456],
    ['(1.234,56 TL)', -123_456],
    ['TL 1.234,56', 123_456],
    ['-₺ 1.234,56', -123_456],
    ['1.234,56 B', -123_456],
    ['-1.234,56 B', -123_456],
    ['-1.234,56 A', null],
    ['-0,00', 0],
    [-3.500_000_000_000_000_4, -350],
    ['-12,00-', null],
    ['1.23.456', null],
    ['١٢', null],
    ['1,500', null],
    ['101,500', null],
    ['1,250,000', null],
    ['1,500.00', null],
    ['1.250,500', null],
    ['1.500', 150_000],
    ['1.500.000', 150_000_000],
    ['1500,5', 150_050],
    ['1500.5', 150_050],
    ['1500,5000', 150_050],
    ['0,500', 50],
    ['0.500', 50],
    ['1 500,00', 150_000],
    ['1\u00A0500,00', 150_000],
    ['1\u202F500,00', 150_000],
    ['1 500', 150_000],
    ['1 500.00', 150_000],
    ["1'500,00", 150_000],
    ['1’500.00', 150_000],
    ['1´500,00', 150_000],
    ["'1.500,00", 150_000],
    ['="1.500,00"', 150_000],
    ['"-1.500,00"', -150_000],
    ['1.500,', 150_000],
    ['-,50', -50],
    [',50', 50],
    ['(,50)', -50],
    ['-.50', -50],
    ['.5', 50],
    ['1.500,00 -', -150_000],
    ['1.500,00−', -150_000],
    ['–1.500,00', -150_000],
    ['‑1.500,00', -150_000],
    ['1.500,00+', 150_000],
    ['1.500,00- TL', -150_000],
    ['-1.500,00TL', -150_000],
    ['TRY1.500,00', 150_000],
    ['₺-1.500,00', -150_000],
    ['1.500,00 (B)', -150_000],
    ['1.500,00B', -150_000],
    ['1.500,00 TL (A)', 150_000],
    ['1.500,00 Borç', -150_000],
    ['1.500,00 ALACAK', 150_000],
    ['1500.00 DR', -150_000],
    ['1500.00CR', 150_000],
    ['\u200E-1.500,00', -150_000],
    ['- 1.500,00', -150_000],
    ['-', 'bos'],
    ['–', 'bos'],
    ['- TL', 'bos'],
    ['.', null],
    [',', null],
    ['1.500,00 USD', null],
    ['1,5,00', null],
    ['1 5000,00', null],
    ['1.500 000,00', null],
    ["1.500'000,00", null],
    ['0.500,00', null],
    ['00.500', null],
    ['1.500,00,', null],
    ['--5,00', null],
    ['(-5,00)', null],
    ['1,50 0', null],
  ])('%j', (hucre, beklenen) => {
    expect(bankaTutari(hucre)).toBe(beklenen);
  });

  test.each<[Hucre, number | 'bos' | null]>([
    ['1,500', 150_000],
    ['1,500.00', 150_000],
    ['1,250,000.5', 125_000_050],
    ['1500.5', 150_050],
    ['(1,500.00)', -150_000],
    ['1,500.00-', -150_000],
    ['1,500.00 CR', 150_000],
    ["1'500.00", 150_000],
    ['1 500.00', 150_000],
    ['.50', 50],
    ['0.500', 50],
    ['1.500', null],
    ['101.500', null],
    ['1.500,00', null],
    ['1,500.500', null],
    ['0,500', null],
    ['1500,5', null],
  ])('with commas between thousands: %j', (hucre, beklenen) => {
    expect(bankaTutari(hucre, 'ing')).toBe(beklenen);
  });

  test.each<[Hucre, number | null]>([
    ['1.500,00 USD', 150_000],
    ['$1.500,00', 150_000],
    ['-$1.500,00', -150_000],
    ['1.500,00 TL', null],
    ['1.500,00 EUR', null],
  ])('of an account in dollars: %j', (hucre, beklenen) => {
    expect(bankaTutari(hucre, 'tr', 'USD')).toBe(beklenen);
  });

  test('reads a value in one notation, and never as another amount in the other notation', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }),
        fc.integer({ min: 0, max: 2 }),
        (n, basamak) => {
          const kurusu = basamak === 0 ? n - (n % 100) : basamak === 1 ? n - (n % 10) : n;
          const [lira, kesir] = [Math.trunc(Math.abs(kurusu) / 100), String(Math.abs(kurusu) % 100).padStart(2, '0')];
          const yaz = (bin: string, nokta: string) =>
            `${kurusu < 0 ? '-' : ''}${String(lira).replaceAll(/\B(?=(?:\d{3})+$)/g, bin)}${basamak === 0 ? '' : nokta + kesir.slice(0, basamak)}`;
          const [tr, ing] = [yaz('.', ','), yaz(',', '.')];
          expect(bankaTutari(tr)).toBe(kurusu);
          expect(bankaTutari(ing, 'ing')).toBe(kurusu);
          expect([null, kurusu]).toContain(bankaTutari(tr, 'ing'));
          expect([null, kurusu]).toContain(bankaTutari(ing));
        },
      ),
    );
  });
});

test.each<[Hucre, string | null]>([
  ['26/08/2026-14:58:47', '2026-08-26 14:58:47'],
  ['26.08.2026', '2026-08-26 null'],
  ['130321', '2021-03-13 null'],
  ['991231', '2099-12-31 null'],
  ['13032021', '2021-03-13 null'],
  [46_260, '2026-08-26 null'],
  [46_260.625, '2026-08-26 15:00:00'],
  [46_260.999_999_9, '2026-08-27 null'],
  ['46260', '2026-08-26 null'],
  ['46260,5', '2026-08-26 12:00:00'],
  [260_826, '2026-08-26 null'],
  ['20260826', '2026-08-26 null'],
  ['26.08.26', '2026-08-26 null'],
  ['26/08/26', '2026-08-26 null'],
  ['26-08-27', null],
  ['2026/08/26', '2026-08-26 null'],
  ['26.08.2026 9:05', '2026-08-26 09:05'],
  ['26.08.2026 09.05', '2026-08-26 09:05'],
  ['2026-08-26T09:05:01Z', '2026-08-26 09:05:01'],
  ['26 Ağustos 2026', '2026-08-26 null'],
  ['26 Ağu 2026 14:30', '2026-08-26 14:30'],
  ['26-AUG-2026', '2026-08-26 null'],
  ['26.08.2026 Salı', '2026-08-26 null'],
  ['26 Ağ 2026', null],
  ['08/26/2026', null],
  ['26.08.20261', null],
  [new Date('2026-08-26T00:00:00Z'), '2026-08-26 null'],
  [new Date('2026-08-26T09:05:00Z'), '2026-08-26 09:05:00'],
  ['31.02.2026', null],
  ['', null],
  ['Toplam', null],
  [5, null],
])('%j is the day %s', (hucre, beklenen) => {
  const okunan = bankaGunu(hucre);
  expect(okunan && `${okunan.gun} ${okunan.saat}`).toBe(beklenen);
});
