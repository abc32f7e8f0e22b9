import { expect, test } from 'vitest';
import { gecerliTaslak, sonrakiSira, type TaslakKopyasi } from './rules.ts';

const k = (deger: string | null, sira: number): TaslakKopyasi => ({ deger, sira });

test.each<[string, TaslakKopyasi | null, TaslakKopyasi | null, TaslakKopyasi | null]>([
  ['no draft', null, null, null],
  ['only here, without the server', k('a', 5), null, k('a', 5)],
  ['only on the server, from another browser', null, k('a', 5), k('a', 5)],
  ['continued here', k('ab', 6), k('a', 5), k('ab', 6)],
  ['continued in another browser', k('a', 5), k('ab', 6), k('ab', 6)],
  ['saved in another browser', k('a', 5), k(null, 6), k(null, 6)],
  ['saved, then typed anew here', k('b', 7), k(null, 6), k('b', 7)],
  ['the same', k('a', 5), k('a', 5), k('a', 5)],
])('chooses the valid draft: %s', (_, burada, sunucuda, gecerli) => {
  expect(gecerliTaslak(burada, sunucuda)).toEqual(gecerli);
});

test.each([
  ['the clock goes on', 1000.7, 5, 1000],
  ['twice in one moment', 1000, 1000, 1001],
  ['the clock of another computer is ahead', 1000, 9000, 9001],
])('%s: every number is above the known ones', (_, simdi, bilinen, sira) => {
  expect(sonrakiSira(simdi, bilinen)).toBe(sira);
});
