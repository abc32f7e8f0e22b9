import { AdDizini, BENZER_AD } from '@masabasi/core/platform/text/benzerlik';
import { runs } from '@masabasi/core/testing/cases';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/product.ts';

let s: TestServer;
beforeAll(async () => {
  s = await testServer();
});
afterAll(() => s?.kapat());

test('the similarity of names equals the one of the database, which the form uses', async () => {
  const harf = fc.constantFrom(...Array.from('abcçğıijöşüABCÇĞIİÖŞÜÂ 019.-&'));
  const ad = fc.array(harf, { maxLength: 25 }).map((h) => h.join(''));
  await fc.assert(
    fc.asyncProperty(ad, ad, async (a, sonu) => {
      const dizin = new AdDizini<string>();
      dizin.ekle('biri', a);
      const b = a + sonu;
      const { rows } = await sql<{ benzer: boolean }>`
        select similarity(katla(${a}), katla(${b})) >= ${BENZER_AD}::real as benzer`.execute(s.db);
      expect([a, b, dizin.benzeyenler(b).length === 1]).toEqual([a, b, rows[0]!.benzer]);
    }),
    { numRuns: runs(300) },
  );
});
