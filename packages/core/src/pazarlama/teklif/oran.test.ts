import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EN_AZ_SONUC, payi, payYaz, SONUCLAR, type SonucSayisi, sonuclanan, sonucOzeti } from './oran.ts';

/** Tests of won and lost quotes: counts, shares, and the smallest count with a share. */

const sayi = (o: Partial<SonucSayisi>): SonucSayisi => ({
  ProjeId: 1,
  Proje: 'Klinik',
  Durum: 'kabul',
  KayipNedenId: null,
  KayipNeden: null,
  Adet: 1,
  ...o,
});

test('sums counts by product with the most first, and refused quotes by reason', () => {
  const ozet = sonucOzeti([
    sayi({ Adet: 4 }),
    sayi({ Durum: 'red', KayipNedenId: 7, KayipNeden: 'Fiyat', Adet: 2 }),
    sayi({ Durum: 'suresi_doldu', Adet: 3 }),
    sayi({ ProjeId: 2, Proje: 'Otel', Durum: 'red', KayipNedenId: 7, KayipNeden: 'Fiyat', Adet: 9 }),
    sayi({ ProjeId: 2, Proje: 'Otel', Durum: 'red', KayipNedenId: 8, KayipNeden: 'Rakip', Adet: 1 }),
  ]);
  expect(ozet).toEqual({
    toplam: { Kazanilan: 4, Kaybedilen: 12, SuresiDolan: 3 },
    urunler: [
      { Id: 2, Ad: 'Otel', Kazanilan: 0, Kaybedilen: 10, SuresiDolan: 0 },
      { Id: 1, Ad: 'Klinik', Kazanilan: 4, Kaybedilen: 2, SuresiDolan: 3 },
    ],
    nedenler: [
      { Id: 7, Ad: 'Fiyat', Adet: 11 },
      { Id: 8, Ad: 'Rakip', Adet: 1 },
    ],
  });
  expect(sonuclanan(ozet.toplam)).toBe(19);
  expect(sonucOzeti([])).toEqual({
    toplam: { Kazanilan: 0, Kaybedilen: 0, SuresiDolan: 0 },
    urunler: [],
    nedenler: [],
  });
});

// The bounds are the values p with |p - k/n| = z √(p(1 - p)/n), found here by halving instead of by the formula.
test.each([
  [0, 10, '%0', '%0 – %28, n = 10'],
  [10, 10, '%100', '%72 – %100, n = 10'],
  [5, 10, '%50', '%23 – %77, n = 10'],
  [16, 38, '%42', '%27 – %58, n = 38'],
  [1, 30, '%3', '%0 – %17, n = 30'],
  [500, 1000, '%50', '%46 – %54, n = 1000'],
])('%i of %i is written %s, %s', (k, n, oran, not) => {
  expect(payYaz(k, n)).toEqual({ oran, not });
});

test('gives only the count, no share, for too few quotes', () => {
  expect(payYaz(4, EN_AZ_SONUC - 1)).toEqual({ oran: null, not: 'n = 9; yüzde için en az 10' });
  expect(payi(0, 0)).toBeNull();
});

test('adds the parts up to the whole for any counts, and keeps the band around its share within 0 and 100', () => {
  const satir = fc.record({
    ProjeId: fc.integer({ min: 1, max: 5 }),
    Proje: fc.constant('Ürün'),
    Durum: fc.constantFrom(...SONUCLAR),
    neden: fc.integer({ min: 1, max: 4 }),
    Adet: fc.integer({ min: 1, max: 500 }),
  });
  fc.assert(
    fc.property(fc.array(satir, { maxLength: 60 }), (satirlar) => {
      const sayilar = satirlar.map(({ neden, ...s }) =>
        sayi({ ...s, ...(s.Durum === 'red' && { KayipNedenId: neden, KayipNeden: `Neden ${neden}` }) }),
      );
      const { toplam, urunler, nedenler } = sonucOzeti(sayilar);
      expect(sonuclanan(toplam)).toBe(sayilar.reduce((t, s) => t + s.Adet, 0));
      expect(urunler.reduce((t, u) => t + sonuclanan(u), 0)).toBe(sonuclanan(toplam));
      expect(nedenler.reduce((t, n) => t + n.Adet, 0)).toBe(toplam.Kaybedilen);
      for (const s of [toplam, ...urunler]) {
        const p = payi(s.Kazanilan, sonuclanan(s));
        expect(p === null).toBe(sonuclanan(s) < EN_AZ_SONUC);
        if (p === null) continue;
        expect(p.Alt).toBeGreaterThanOrEqual(0);
        expect(p.Alt).toBeLessThanOrEqual(p.Deger + 1e-12);
        expect(p.Ust).toBeGreaterThanOrEqual(p.Deger - 1e-12);
        expect(p.Ust).toBeLessThanOrEqual(1);
      }
    }),
  );
});
