import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Checks every question of the product: its two buttons differ, and a dangerous one names its act. */

const kok = new URL('..', import.meta.url).pathname;
const sorular = readdirSync(kok, { recursive: true, encoding: 'utf8' })
  .filter((ad) => /\.tsx?$/.test(ad) && !ad.includes('.test.'))
  .flatMap((ad) =>
    [...readFileSync(join(kok, ad), 'utf8').matchAll(/onayla\(\{[^;]*?\}\)/g)].map(([govde]) => {
      const alan = (n: string) => new RegExp(`\\b${n}: '([^']*)'`).exec(govde)?.[1];
      return { ad, govde, onay: alan('onay'), vazgec: alan('vazgec') ?? 'Vazgeç' };
    }),
  );

test('there are questions', () => expect(sorular.length).toBeGreaterThan(30));

test.each(sorular.map((s) => [s.ad, s] as const))('%s', (_, { govde, onay, vazgec }) => {
  expect(onay).not.toBe(vazgec);
  if (/tehlikeli: true/.test(govde)) {
    expect(govde).toMatch(/\bonay: /);
    expect(['Evet', 'Tamam', 'Onayla', 'Kapat', 'Vazgeç', 'Devam']).not.toContain(onay);
  }
});
