import { describe, expect, test } from 'vitest';
import { bagislanir, birYanlis, birYanlisBaslar, yazimAnahtarlari } from './yanlisYazim.ts';

/** The keys of a stored word, as the database makes them. */
const saklanan = (soz: string) => [soz, ...Array.from(soz, (_, i) => `${soz.slice(0, i)}_${soz.slice(i + 1)}`)];
const bulunur = (yazilan: string, soz: string) => yazimAnahtarlari(yazilan).some((a) => saklanan(soz).includes(a));

describe('one typing mistake', () => {
  test.each([
    ['yilmaz', 'yilmaz'],
    ['yilamz', 'yilmaz'],
    ['iylmaz', 'yilmaz'],
    ['yilmza', 'yilmaz'],
    ['ylmaz', 'yilmaz'],
    ['ilmaz', 'yilmaz'],
    ['yilma', 'yilmaz'],
    ['yillmaz', 'yilmaz'],
    ['yilmazz', 'yilmaz'],
    ['yilnaz', 'yilmaz'],
  ])('%s is %s', (yazilan, soz) => {
    expect(birYanlis(yazilan, soz)).toBe(true);
    expect(bulunur(yazilan, soz)).toBe(true);
  });

  test.each([
    ['yilzma', 'yilmaz'],
    ['ylimza', 'yilmaz'],
    ['yila', 'yilmaz'],
    ['yillmazz', 'yilmaz'],
    ['kara', 'kaplan'],
  ])('%s is not %s', (yazilan, soz) => {
    expect(birYanlis(yazilan, soz)).toBe(false);
    expect(bulunur(yazilan, soz)).toBe(false);
  });

  test('the database and the rule agree about every pair of short words', () => {
    const harfler = ['a', 'b', 'c'];
    const dortlu = harfler.flatMap((a) =>
      harfler.flatMap((b) => harfler.flatMap((c) => harfler.map((d) => a + b + c + d))),
    );
    const sozler = [...dortlu.map((d) => d.slice(1)), ...dortlu, ...dortlu.map((d) => `${d}a`)];
    for (const yazilan of dortlu)
      for (const soz of sozler) expect(bulunur(yazilan, soz), `${yazilan} ${soz}`).toBe(birYanlis(yazilan, soz));
  });

  test('a word may be typed as far as its beginning', () => {
    expect(birYanlisBaslar('yilam', 'yilmaz')).toBe(true);
    expect(birYanlisBaslar('mehmt', 'mehmetoglu')).toBe(true);
    expect(birYanlisBaslar('mehemt', 'mehmetoglu')).toBe(true);
    expect(birYanlisBaslar('mehmetli', 'mehmetoglu')).toBe(false);
  });

  test('is forgiven in words of four letters and more, never in a number', () => {
    expect(bagislanir('ayse')).toBe(true);
    expect(bagislanir('ali')).toBe(false);
    expect(bagislanir('5321112233')).toBe(false);
    expect(bagislanir('m000123')).toBe(false);
  });
});
