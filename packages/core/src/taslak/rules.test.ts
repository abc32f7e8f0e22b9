import { expect, test } from 'vitest';
import { gecerliTaslak, sonrakiSira, type TaslakKopyasi } from './rules.ts';

const k = (deger: string | null, sira: number): TaslakKopyasi => ({ deger, sira });

test.each<[string, TaslakKopyasi | null, TaslakKopyasi | null, TaslakKopyasi | null]>([
  ['nothing anywhere', null, null, null],
  ['only here, as the server was not reached', k('a', 5), null, k('a', 5)],
  ['only on the server, as it was typed in another browser', null, k('a', 5), k('a', 5)],
  ['typed on here', k('ab', 6), k('a', 5), k('ab', 6)],
  ['typed on in another browser', k('a', 5), k('ab', 6), k('ab', 6)],
  ['saved in another browser', k('a', 5), k(null, 6), k(null, 6)],
  ['saved, then typed anew here', k('b', 7), k(null, 6), k('b', 7)],
  ['the same', k('a', 5), k('a', 5), k('a', 5)],
])('%s', (_, burada, sunucuda, gecerli) => {
  expect(gecerliTaslak(burada, sunucuda)).toEqual(gecerli);
});

test.each([
  ['the clock goes on', 1000.7, 5, 1000],
  ['twice in one moment', 1000, 1000, 1001],
  ['the clock of another computer is ahead', 1000, 9000, 9001],
])('%s: every number is above those that are known', (_, simdi, bilinen, sira) => {
  expect(sonrakiSira(simdi, bilinen)).toBe(sira);
});
