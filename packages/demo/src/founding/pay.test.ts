import { describe, expect, test } from 'vitest';
import { PAYLAR } from '../paylar.ts';
import { siraliPaylar } from './pay.ts';

describe('the shares of the rooms', () => {
  const pay = (ad: string, ...sonra: string[]) => ({ ad, sonra, yaz: async () => undefined });
  const sira = (...odalar: ReturnType<typeof pay>[][]) => siraliPaylar(odalar.flat()).map((p) => p.ad);

  test('come each after those it needs, else in the order of the rooms', () => {
    expect(sira([pay('demo', 'musteri')], [], [pay('kisi'), pay('sonu', 'demo')], [pay('musteri', 'kisi')])).toEqual([
      'kisi',
      'musteri',
      'demo',
      'sonu',
    ]);
  });

  test.each([
    ['each other', [pay('a', 'b'), pay('b', 'a'), pay('c')], 'a, b'],
    ['what nobody brings', [pay('a', 'yok')], 'a'],
  ])('do not wait for %s', (_, paylar, bekleyen) => {
    expect(() => sira(paylar)).toThrow(`wait for each other: ${bekleyen}`);
  });

  test('have unique names', () => {
    const adlar = siraliPaylar(PAYLAR).map((p) => p.ad);
    expect(new Set(adlar).size).toBe(adlar.length);
    expect(adlar).toEqual(expect.arrayContaining(['personel', 'musteri', 'demo', 'lisans', 'izin', 'mesai']));
  });
});
