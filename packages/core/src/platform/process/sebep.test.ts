import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sebepHatasi } from '../../mesai/mola/rules.ts';
import { KOSU } from '../../testing/cases.ts';

type Aralik = readonly [ilk: number, son: number];

/**
 * Invisible characters by number instead of by property: format characters, fillers, selectors, controls, empty
 * braille.
 */
const GORUNMEYENLER: readonly Aralik[] = [
  ...([
    [0x80, 0x9f],
    [0xad, 0xad],
    [0x34f, 0x34f],
    [0x600, 0x605],
    [0x61c, 0x61c],
    [0x6dd, 0x6dd],
  ] as const),
  ...([
    [0x70f, 0x70f],
    [0x890, 0x891],
    [0x8e2, 0x8e2],
    [0x115f, 0x1160],
    [0x17b4, 0x17b5],
  ] as const),
  ...([
    [0x180b, 0x180f],
    [0x200b, 0x200f],
    [0x2028, 0x202e],
    [0x2060, 0x206f],
    [0x2800, 0x2800],
  ] as const),
  ...([
    [0x3164, 0x3164],
    [0xfe00, 0xfe0f],
    [0xfeff, 0xfeff],
    [0xffa0, 0xffa0],
    [0xfff0, 0xfffb],
  ] as const),
  ...([
    [0x110bd, 0x110bd],
    [0x110cd, 0x110cd],
    [0x13430, 0x1343f],
    [0x1bca0, 0x1bca3],
  ] as const),
  ...([
    [0x1d173, 0x1d17a],
    [0xe0000, 0xe0fff],
  ] as const),
];
const BOSLUKLAR: readonly Aralik[] = [
  ...([
    [0x09, 0x0d],
    [0x20, 0x20],
    [0xa0, 0xa0],
    [0x1680, 0x1680],
    [0x2000, 0x200a],
  ] as const),
  ...([
    [0x202f, 0x202f],
    [0x205f, 0x205f],
    [0x3000, 0x3000],
  ] as const),
];
const icinde = (araliklar: readonly Aralik[], n: number): boolean => araliklar.some(([a, b]) => a <= n && n <= b);

/** The second implementation: one pass over the characters that never builds a cleaned text. */
function yeterli(s: string): boolean {
  let [sayi, ara] = [0, 0];
  for (const harf of s.normalize('NFC')) {
    const n = harf.codePointAt(0)!;
    if (icinde(GORUNMEYENLER, n)) continue;
    if (icinde(BOSLUKLAR, n)) ara = sayi > 0 ? 1 : 0;
    else {
      sayi += ara + 1;
      ara = 0;
    }
  }
  return sayi >= 10;
}

const kenarlar = [...GORUNMEYENLER, ...BOSLUKLAR].flatMap(([a, b]) => [a - 1, a, b, b + 1]);
const harf = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('a', 'ş', 'İ', '7', '.', '😀', 'g', 'i') },
  { weight: 2, arbitrary: fc.constantFrom(' ', '\t', '\n', '\u0306', '\u0307', '\u200d') },
  { weight: 4, arbitrary: fc.constantFrom(...kenarlar).map((n) => String.fromCodePoint(n)) },
  fc.integer({ min: 0, max: 0x10ffff }).map((n) => String.fromCodePoint(n)),
);

test('a reason is long enough exactly if a second implementation agrees', ({ task }) => {
  const sayi = { yeter: 0, yetmez: 0 };
  fc.assert(
    fc.property(fc.array(harf, { minLength: 4, maxLength: 24 }), (harfler) => {
      const s = harfler.join('');
      expect(sebepHatasi(s) === null).toBe(yeterli(s));
      sayi[yeterli(s) ? 'yeter' : 'yetmez']++;
    }),
    KOSU,
  );
  expect(Math.min(sayi.yeter, sayi.yetmez)).toBeGreaterThan(1000);
  task.meta.ikinci = { kural: 'reason', kosu: sayi.yeter + sayi.yetmez };
});
