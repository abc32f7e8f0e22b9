import { expect, test } from 'vitest';
import { parolaDogru, parolaOzetle } from './parola.ts';

test('of a hundred who sign in at once those who would wait too long are told so, and the others get in', async () => {
  const ozet = await parolaOzetle('masabasi');
  // Nobody's hash, which is made as the module is read, holds a place until it is done.
  await parolaDogru(null, 'masabasi');
  const sonuclar = await Promise.allSettled(Array.from({ length: 100 }, () => parolaDogru(ozet, 'masabasi')));
  const girenler = sonuclar.filter((s) => s.status === 'fulfilled' && s.value);
  const donenler = sonuclar.filter((s) => s.status === 'rejected' && (s.reason as { status: number }).status === 503);
  expect([girenler.length, donenler.length]).toEqual([62, 38]);
  await expect(parolaDogru(ozet, 'masabasi')).resolves.toBe(true);
  await expect(parolaDogru(ozet, 'başka')).resolves.toBe(false);
});
