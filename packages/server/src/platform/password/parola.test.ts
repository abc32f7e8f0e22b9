import { expect, test } from 'vitest';
import { parolaDogru, parolaOzetle } from './parola.ts';

test('refuses those of a hundred sign-ins at once that would wait too long, and lets the others in', async () => {
  const ozet = await parolaOzetle('masabasi');
  // The dummy hash is made when the module is loaded, and holds a place until then.
  await parolaDogru(null, 'masabasi');
  const sonuclar = await Promise.allSettled(Array.from({ length: 100 }, () => parolaDogru(ozet, 'masabasi')));
  const girenler = sonuclar.filter((s) => s.status === 'fulfilled' && s.value);
  const donenler = sonuclar.filter((s) => s.status === 'rejected' && (s.reason as { status: number }).status === 503);
  expect([girenler.length, donenler.length]).toEqual([62, 38]);
  await expect(parolaDogru(ozet, 'masabasi')).resolves.toBe(true);
  await expect(parolaDogru(ozet, 'başka')).resolves.toBe(false);
});
