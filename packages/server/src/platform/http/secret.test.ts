import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { faces } from '../../rooms.ts';
import { testServer } from '../../testing/product.ts';

const s = await testServer({ ortam: { TRUST_PROXY: '127.0.0.1' } });
afterAll(() => s.kapat());

const ADRESLER = faces.flatMap((f) => f.adresler ?? []);

test.each(ADRESLER.map((a) => [a.yol, a] as const))(
  '%s: from one address comes no more than it says, and others come meanwhile',
  async (yol, { hiz, uzanti, yok }) => {
    const iste = (ip: string) =>
      fetch(`${s.url}/api${yol}/${randomBytes(32).toString('base64url')}.${uzanti}`, {
        headers: { 'x-forwarded-for': ip },
      });
    for (let n = 0; n < hiz.adet; n++) expect((await iste('10.7.0.1')).status).toBe(404);
    const fazla = await iste('10.7.0.1');
    expect([fazla.status, Number(fazla.headers.get('retry-after'))]).toEqual([429, hiz.saniye]);
    expect(await fazla.text()).toContain('çok sık istek');
    expect(await (await iste('10.7.0.2')).text()).toContain(yok);
    s.ileri(hiz.saniye);
    expect((await iste('10.7.0.1')).status).toBe(404);
  },
);
