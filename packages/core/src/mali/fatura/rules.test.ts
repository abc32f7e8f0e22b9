import { expect, test } from 'vitest';
import { eskiTarihEngeli, eskiTarihUyarilari, faturaGecikti, fiyatYaz, tahsilatGunuHatasi } from './rules.ts';

test.each([
  ['25200', '25.200,00'],
  ['1250.5', '1.250,50'],
  ['999', '999,00'],
  ['1234567.12345', '1.234.567,12345'],
  ['0', '0,00'],
])('writes the price %s as %s', (deger, yazi) => {
  expect(fiyatYaz(deger)).toBe(yazi);
});

test.each([
  ['2026-11-29', null],
  ['2026-11-22', null],
  ['2026-11-21', /8 gün önce.*en çok 7 gün geriye/],
  ['2025-12-31', /31\.12\.2025, bugünden 333 gün önce/],
  ['2025-11-29', /365 gün önce/],
  ['2023-12-31', /bugüne alınız\.$/],
  // The rules of every invoice already refuse later days.
  ['2026-11-30', null],
])('checks an invoice dated %s on 29.11.2026', (tarih, engel) => {
  const cumle = eskiTarihEngeli(tarih, '2026-11-29');
  if (engel === null) expect(cumle).toBeNull();
  else expect(cumle).toMatch(engel);
});

test.each([
  ['2027-01-05', '2027-01-05', []],
  ['2027-01-05', '2027-01-06', []],
  ['2027-01-05', '2027-01-03', [/2 gün geriye, 03\.01\.2027/]],
  ['2026-12-04', '2026-11-30', [/4 gün geriye/, /Kasım 2026 beyannamesine/]],
  ['2027-01-05', '2026-12-30', [/6 gün geriye/, /Aralık 2026 beyannamesine/, /2026 serisinden/]],
  ['2027-01-05', '2026-12-28', []],
] as const)('on %s, warnings about an invoice dated %s', (bugun, tarih, uyarilar) => {
  const cumleler = eskiTarihUyarilari(tarih, bugun);
  expect(cumleler).toHaveLength(uyarilar.length);
  for (const [n, u] of uyarilar.entries()) expect(cumleler[n]).toMatch(u);
});

test.each([
  ['2026-11-29', null],
  ['2026-11-10', null],
  ['2026-01-02', null],
  ['2025-11-19', /bir yıldan çok önce/],
  ['2024-11-28', /20\.11\.2026/],
  ['2026-11-30', /bugünden ileri/],
])('checks a payment on %s for an invoice of 20.11.2026', (gun, hata) => {
  const cumle = tahsilatGunuHatasi(gun, '2026-11-20', '2026-11-29');
  if (hata === null) expect(cumle).toBeNull();
  else expect(cumle).toMatch(hata);
});

test.each([
  ['yesterday was the day', 100, '2026-11-29', true],
  ['today is the day', 100, '2026-11-30', false],
  ['nothing is left', 0, '2026-11-29', false],
  ['there is no day', 100, null, false],
])('an invoice is late only after its day and with a rest: %s', (_ne, Kalan, Vade, gec) => {
  expect(faturaGecikti({ Kalan, Vade }, '2026-11-30')).toBe(gec);
});
