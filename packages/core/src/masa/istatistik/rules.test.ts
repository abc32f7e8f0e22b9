import { describe, expect, it, test } from 'vitest';
import {
  npsBandi,
  npsSinamasi,
  oranBandi,
  oranSinamasi,
  ortalamaBandi,
  ortalamaSinamasi,
  parcalara,
  parcasi,
  rastlantiOlabilir,
  type Toplamlar,
} from './rules.ts';
import { gunEkle, gunFarki, haftaGunu } from '../../platform/time/tarih.ts';
import { tIkiYanli, tNoktasi, zIkiYanli } from '../../platform/statistics/olasilik.ts';

const toplamlari = (degerler: readonly number[]): Toplamlar => ({
  n: degerler.length,
  t: degerler.reduce((a, b) => a + b, 0),
  k: degerler.reduce((a, b) => a + b * b, 0),
});

describe('bands', () => {
  // Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('for a share %i of %i are equal to the published table', (k, n, alt, ust) => {
    const b = oranBandi(k, n)!;
    expect(b.Alt).toBeCloseTo(alt, 4);
    expect(b.Ust).toBeCloseTo(ust, 4);
  });

  // The printed tables of Student's t, two-sided 5 %.
  test.each([
    [1, 12.706],
    [2, 4.303],
    [5, 2.571],
    [10, 2.228],
    [30, 2.042],
    [120, 1.98],
    [1000, 1.962],
  ])('for a mean use the t of %i degrees of freedom from printed tables', (sd, t) => {
    expect(tNoktasi(sd)).toBeCloseTo(t, 3);
  });

  it('are null without values, the whole scale for one value, and never leave the scale', () => {
    expect([oranBandi(0, 0), npsBandi({ Destekleyen: 0, Notr: 0, Yeren: 0 }), ortalamaBandi(toplamlari([]))]).toEqual([
      null,
      null,
      null,
    ]);
    expect(ortalamaBandi(toplamlari([80]))).toEqual({ Deger: 80, Alt: 0, Ust: 100 });
    expect(ortalamaBandi(toplamlari([100, 100, 90]))!.Ust).toBe(100);
    const hepsi = npsBandi({ Destekleyen: 3, Notr: 0, Yeren: 0 })!;
    expect(hepsi.Deger).toBe(100);
    expect(hepsi.Alt).toBeLessThan(50);
    expect(hepsi.Ust).toBe(100);
  });
});

describe('distributions', () => {
  test.each([
    [1, 0.3173105],
    [1.959963984540054, 0.05],
    [2.575829303548901, 0.01],
    [3.290526731491926, 0.001],
    [0, 1],
    [5, 5.733e-7],
  ])('the normal distribution beyond %f, both sides', (z, p) => {
    expect(zIkiYanli(z) / p).toBeCloseTo(1, 4);
    expect(zIkiYanli(-z)).toBe(zIkiYanli(z));
  });
  it('t approaches the normal distribution', () => {
    for (const z of [0.1, 0.7, 1.3, 2, 2.9, 3.1, 4]) expect(tIkiYanli(z, 1e7) / zIkiYanli(z)).toBeCloseTo(1, 4);
  });
  it('t of one degree of freedom is Cauchy’s', () => {
    for (const t of [0.2, 1, 3, 40]) expect(tIkiYanli(t, 1)).toBeCloseTo(1 - (2 / Math.PI) * Math.atan(t), 10);
  });
});

describe('differences', () => {
  it('Fisher: the lady tasting tea', () => {
    // Three of four cups right: one-sided 17/70, both sides 34/70.
    expect(oranSinamasi(3, 4, 1, 4)).toEqual({ Ad: 'Fisher kesin sınaması', P: expect.closeTo(34 / 70, 9) });
    expect(oranSinamasi(4, 4, 0, 4)!.P).toBeCloseTo(2 / 70, 9);
  });
  it('two proportions', () => {
    const s = oranSinamasi(60, 100, 45, 100)!;
    expect(s.Ad).toBe('iki oran z sınaması');
    // z = 0,15 / sqrt(0,525 · 0,475 · 0,02)
    expect(s.P).toBeCloseTo(zIkiYanli(0.15 / Math.sqrt(0.525 * 0.475 * 0.02)), 12);
    expect(rastlantiOlabilir(s)).toBe(false);
    expect(rastlantiOlabilir(oranSinamasi(52, 100, 48, 100)!)).toBe(true);
  });
  it('Welch, with unlike variances', () => {
    // Variances 2,5 and 20/3, by hand.
    const [a, b] = [toplamlari([1, 2, 3, 4, 5]), toplamlari([2, 4, 6, 8])];
    const [va, vb] = [2.5 / 5, 20 / 3 / 4];
    const sd = (va + vb) ** 2 / (va ** 2 / 4 + vb ** 2 / 3);
    expect(ortalamaSinamasi(a, b)!.P).toBeCloseTo(tIkiYanli(-2 / Math.sqrt(va + vb), sd), 12);
    expect(ortalamaSinamasi(toplamlari([5, 5]), toplamlari([5, 5]))!.P).toBe(1);
    expect(ortalamaSinamasi(toplamlari([5, 5]), toplamlari([6, 6]))!.P).toBe(0);
    expect(ortalamaSinamasi(toplamlari([5]), toplamlari([6, 7]))).toBeNull();
  });
  it('two net promoter scores', () => {
    const ayni = npsSinamasi({ Destekleyen: 30, Notr: 40, Yeren: 30 }, { Destekleyen: 31, Notr: 39, Yeren: 30 })!;
    expect(rastlantiOlabilir(ayni)).toBe(true);
    const baska = npsSinamasi(
      { Destekleyen: 300, Notr: 400, Yeren: 300 },
      { Destekleyen: 450, Notr: 350, Yeren: 200 },
    )!;
    expect(rastlantiOlabilir(baska)).toBe(false);
  });
  it('about one of twenty random differences counts as real', () => {
    // A seeded generator, so that each run is the same.
    let tohum = 42;
    const zar = () => (tohum = (tohum * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
    let bulunan = 0;
    for (let i = 0; i < 2000; i++) {
      const say = () => Array.from({ length: 200 }, () => zar() < 0.7).filter(Boolean).length;
      if (!rastlantiOlabilir(oranSinamasi(say(), 200, say(), 200)!)) bulunan++;
    }
    expect(bulunan / 2000).toBeGreaterThan(0.03);
    expect(bulunan / 2000).toBeLessThan(0.07);
  });
});

describe('the parts of a period', () => {
  const BUGUN = '2026-11-20';
  test.each([
    ['2026-11-20', '2026-11-16', '2026-11-22'],
    ['2026-11-01', '2026-11-01', '2026-11-01'],
    ['2026-11-30', '2026-11-30', '2026-11-30'],
    ['2026-12-02', '2026-12-01', '2026-12-06'],
    ['2026-10-31', '2026-10-26', '2026-10-31'],
  ])('the part of the week of %s within its month', (gun, Ilk, Son) => {
    expect(parcasi(gun)).toEqual({ Ilk, Son });
  });

  it('are the whole parts and the days beside them, each day once, and the current part counts as whole today', () => {
    for (let i = 0; i < 5000; i++) {
      const Ilk = gunEkle('2025-01-01', (i * 7919) % 600);
      const Son = gunEkle(Ilk, (i * 104_729) % 100);
      const { butun, kenarlar } = parcalara({ Ilk, Son }, BUGUN);
      const bunlar = [...kenarlar, ...(butun === null ? [] : [butun])].toSorted((a, b) => (a.Ilk < b.Ilk ? -1 : 1));
      expect([bunlar[0]!.Ilk, bunlar.at(-1)!.Son]).toEqual([Ilk, Son]);
      for (const [n, d] of bunlar.entries()) if (n > 0) expect(gunFarki(bunlar[n - 1]!.Son, d.Ilk)).toBe(1);
      if (butun === null) continue;
      expect(butun.Ilk.endsWith('-01') || haftaGunu(butun.Ilk) === 1).toBe(true);
      const ertesi = gunEkle(butun.Son, 1);
      expect(butun.Son >= BUGUN || ertesi.endsWith('-01') || haftaGunu(ertesi) === 1).toBe(true);
    }
  });
});
