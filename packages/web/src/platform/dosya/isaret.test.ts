import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BOS_CIZIM,
  degisti,
  geriAl,
  type Isaret,
  type IsaretTuru,
  kucukMu,
  ortada,
  pikselle,
  RENKLER,
  sinirlari,
  tasi,
  TURLER,
  uzat,
} from './isaret.ts';

const b = { en: 800, boy: 600 };
const turler = Object.keys(TURLER) as readonly IsaretTuru[];
const isareti = (tur: IsaretTuru, yer: Partial<Isaret> = {}): Isaret => ({
  no: 1,
  tur,
  renk: 'kirmizi',
  yazi: tur === 'yazi' ? 'Şifre' : '',
  ...ortada(tur, b),
  ...yer,
});
const sayi = (enCok: number) => fc.integer({ min: 0, max: enCok });
const herhangi = fc
  .record({ tur: fc.constantFrom(...turler), x1: sayi(800), y1: sayi(600), x2: sayi(800), y2: sayi(600) })
  .map(({ tur, ...yer }) => isareti(tur, tur === 'yazi' ? { ...yer, x2: yer.x1, y2: yer.y1 } : yer));
const kayma = fc.integer({ min: -2000, max: 2000 });
const icinde = ({ x1, y1, x2, y2 }: Isaret): boolean =>
  [x1, x2].every((x) => x >= 0 && x <= b.en) && [y1, y2].every((y) => y >= 0 && y <= b.boy);

test('a moved or stretched mark stays on the picture; a moved one keeps its size', () => {
  fc.assert(
    fc.property(herhangi, kayma, kayma, (i, dx, dy) => {
      const tasinan = tasi(i, dx, dy, b);
      expect(icinde(tasinan)).toBe(true);
      expect([tasinan.x2 - tasinan.x1, tasinan.y2 - tasinan.y1]).toEqual([i.x2 - i.x1, i.y2 - i.y1]);
      const s = sinirlari(tasinan, b);
      expect(s.x >= 0 && s.y >= 0 && s.x + s.en <= b.en && s.y + s.boy <= b.boy).toBe(true);
      const uzayan = uzat(i, dx, dy, b);
      expect(icinde(uzayan)).toBe(true);
      if (i.tur !== 'yazi') expect([uzayan.x1, uzayan.y1]).toEqual([i.x1, i.y1]);
    }),
  );
});

test.each(turler)('%s: a mark placed in the middle counts, a mere touch of the pointer does not', (tur) => {
  expect(kucukMu(isareti(tur), b)).toBe(false);
  expect(kucukMu(isareti(tur, { x1: 5, y1: 5, x2: 6, y2: 6 }), b)).toBe(tur !== 'yazi');
});

test('a text mark covers its letters, a box covers the area between its corners', () => {
  expect(sinirlari(isareti('kutu', { x1: 50, y1: 80, x2: 20, y2: 10 }), b)).toEqual({ x: 20, y: 10, en: 30, boy: 70 });
  const en = (yazi: string) => sinirlari({ ...isareti('yazi'), yazi }, b).en;
  expect(en('Şifre burada')).toBeGreaterThan(en('Şifre'));
});

test('changes are undone, the last one first', () => {
  const [bir, iki] = [isareti('ok'), { ...isareti('kutu'), no: 2 }];
  const cizim = degisti(degisti(BOS_CIZIM, [bir]), [bir, iki]);
  expect(geriAl(cizim).isaretler).toEqual([bir]);
  expect(geriAl(geriAl(cizim))).toEqual(BOS_CIZIM);
  expect(geriAl(geriAl(geriAl(cizim)))).toEqual(BOS_CIZIM);
});

describe('a blurred area', () => {
  const boya = (en: number, boy: number, renk: (x: number, y: number) => number) => {
    const veri = new Uint8ClampedArray(en * boy * 4).fill(255);
    for (let y = 0; y < boy; y++)
      for (let x = 0; x < en; x++) veri.fill(renk(x, y), (y * en + x) * 4, (y * en + x) * 4 + 3);
    pikselle(veri, { en, boy });
    return veri;
  };

  test('has at most six squares along its longer side, none smaller than 16 pixels', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 90 }), fc.integer(), (en, boy, tohum) => {
        const veri = boya(en, boy, (x, y) => ((x * 37 + y * 91) ^ tohum) & 255);
        const kare = Math.max(16, Math.ceil(Math.max(en, boy) / 6));
        const renkler = new Set(Array.from({ length: en * boy }, (_, n) => veri.subarray(n * 4, n * 4 + 4).join()));
        expect(renkler.size).toBeLessThanOrEqual(Math.ceil(en / kare) * Math.ceil(boy / kare));
        expect(veri.filter((_, n) => n % 4 === 3).every((a) => a === 255)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('shows two texts of equal weight as the same', () => {
    expect(boya(16, 16, (x) => (x % 2) * 255)).toEqual(boya(16, 16, (_, y) => (y % 2) * 255));
  });
});

test.each(Object.entries(RENKLER))('white on %s has enough contrast', (_, renk) => {
  const isik = [1, 3, 5]
    .map((n) => Number.parseInt(renk.slice(n, n + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  const parlaklik = 0.2126 * isik[0]! + 0.7152 * isik[1]! + 0.0722 * isik[2]!;
  expect(1.05 / (parlaklik + 0.05)).toBeGreaterThan(4.5);
});
