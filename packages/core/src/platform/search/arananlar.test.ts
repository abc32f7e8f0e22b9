import { expect, test } from 'vitest';
import { arananlar } from './arananlar.ts';

const bul = (ara: string, adlar: readonly string[]) => arananlar(ara, adlar, (ad) => ad);

test('a match as typed comes alone, and a mistake is forgiven only where there is none', () => {
  const adlar = ['Kars', 'Karaman', 'Kastamonu', 'Işık Eczanesi'];
  expect(bul('kara', adlar)).toEqual(['Karaman']);
  expect(bul('karamna', adlar)).toEqual(['Karaman']);
  expect(bul('ısık eczanasi', adlar)).toEqual(['Işık Eczanesi']);
  expect(bul('eczaensi isik', adlar)).toEqual(['Işık Eczanesi']);
  expect(bul('kasr', adlar)).toEqual(['Kars']);
  expect(bul('ksa', adlar)).toEqual([]);
});

test('a number with another digit is another number', () => {
  expect(bul('M000124', ['M000123 Işık'])).toEqual([]);
  expect(bul('5321112234', ['5321112233'])).toEqual([]);
});
