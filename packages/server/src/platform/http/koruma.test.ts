import { connect } from 'node:net';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/product.ts';
import { sayfaliUygulama } from '../../testing/app.ts';

/** Protection of every answer: headers, the address of the caller, the end of a message. */

let s: TestServer;
let token: string;
beforeAll(async () => {
  s = await testServer();
  await s.kisi('ayse');
  token = await s.girisYap('ayse');
});
afterAll(() => s?.kapat());

/** Headers of every answer, for every caller and call. */
function korumali(baslik: (ad: string) => string | null | undefined): void {
  const csp = baslik('content-security-policy')?.split(';') ?? [];
  expect(csp).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]),
  );
  expect(csp.join(';')).not.toMatch(/unsafe-|\*|http:/);
  expect(baslik('x-content-type-options')).toBe('nosniff');
  expect(baslik('referrer-policy')).toBe('no-referrer');
  for (const yok of ['access-control-allow-origin', 'x-powered-by', 'server', 'set-cookie'])
    expect([yok, baslik(yok) ?? null]).toEqual([yok, null]);
}

/** Sends raw bytes, which no client library would send, and reads until the server hangs up. */
async function telden(satirlar: readonly string[]): Promise<string> {
  const soket = connect({ host: '127.0.0.1', port: Number(new URL(s.url).port) });
  soket.setEncoding('utf8').write(satirlar.join('\r\n'));
  let yanit = '';
  for await (const parca of soket) yanit += String(parca);
  return yanit;
}

describe('on the wire', () => {
  const BASLIK = ['Host: 127.0.0.1', 'Connection: close'];

  test.each(['TRACE', 'CONNECT', 'PROPFIND', 'OPTIONS'])('%s is refused and nothing is sent back', async (yontem) => {
    const yanit = await telden([`${yontem} /api/login HTTP/1.1`, ...BASLIK, 'X-Gizli: kanarya', '', '']);
    expect(yanit).not.toMatch(/kanarya|^HTTP\/1\.1 [23]/);
  });

  const SIGAN = '{"UserName":"ayse","Password":"masabasi","lisans":"TEST"}';
  test.each([
    ['two lengths', [`Content-Length: ${SIGAN.length}`, 'Content-Length: 0'], SIGAN],
    ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked'], `39\r\n${SIGAN}\r\n0\r\n\r\n`],
    ['chunks by another name', ['Transfer-Encoding: x, chunked, identity'], `39\r\n${SIGAN}\r\n0\r\n\r\n`],
    ['a header with a bare CR', ['X-A: b\rTransfer-Encoding: chunked'], ''],
  ])('a request whose end is in doubt is refused: %s', async (_, basliklar, govde) => {
    const yanit = await telden([
      'POST /api/login HTTP/1.1',
      ...BASLIK,
      'Content-Type: application/json',
      ...basliklar,
      '',
      govde,
    ]);
    expect(yanit).toMatch(/^HTTP\/1\.1 400 /);
    expect(yanit.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});

describe('headers', () => {
  test.each(['/api/userbilgi', '/API/userbilgi', '/api/yok', '/api/olaylar', '/health'])(
    '%s is guarded',
    async (yol) => {
      const kesici = new AbortController();
      const { headers } = await fetch(`${s.url}${yol}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: kesici.signal,
      });
      kesici.abort();
      korumali((ad) => headers.get(ad));
      if (yol !== '/health') expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  test('protects pages, their files and missing files, too', async () => {
    const { app, kapat } = await sayfaliUygulama(s);
    try {
      for (const [yol, tur] of [
        ['/', 'text/html; charset=utf-8'],
        ['/personel/mola', 'text/html; charset=utf-8'],
        ['/assets/', 'text/html; charset=utf-8'],
        ['/assets/a.js', 'application/javascript; charset=utf-8'],
        ['/assets/yok.js', 'application/json; charset=utf-8'],
      ] as const) {
        const { headers } = await app.inject(yol);
        expect([yol, headers['content-type']]).toEqual([yol, tur]);
        korumali((ad) => headers[ad]?.toString());
      }
    } finally {
      await kapat();
    }
  });

  test('protects a path that cannot be decoded, which no route sees', async () => {
    const { headers } = await fetch(`${s.url}/api/%zz`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy':
        "default-src 'none';object-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });

  test('protects a refusal for too many calls, too', async () => {
    const kilit = await s.pool.connect();
    await kilit.query('begin; lock table oturum in access exclusive mode');
    const sor = async () => {
      const yanit = await fetch(`${s.url}/api/userbilgi`, { headers: { authorization: `Bearer ${token}` } });
      return yanit.headers.get('retry-after') === '2' ? yanit.headers : null;
    };
    const sorulanlar = Array.from({ length: 400 }, sor);
    const ilk = await Promise.any(sorulanlar.map(async (y) => (await y) ?? Promise.reject(new Error('cevaplandı'))));
    await kilit.query('rollback');
    kilit.release();
    korumali((ad) => ilk.get(ad));
    expect(ilk.get('cache-control')).toBe('no-store');
    await Promise.all(sorulanlar);
  });

  test('sends HSTS only where people come by https', async () => {
    expect((await fetch(`${s.url}/health`)).headers.get('strict-transport-security')).toBeNull();
    const https = await testServer({ ortam: { PUBLIC_URL: 'https://masabasi.example' } });
    for (const yol of ['/health', '/api/yok', '/api/userbilgi', '/api/%zz']) {
      const hsts = (await fetch(`${https.url}${yol}`)).headers.get('strict-transport-security');
      expect([yol, hsts]).toEqual([yol, 'max-age=31536000; includeSubDomains']);
    }
    await https.kapat();
  });

  test.each([
    [{}, '203.0.113.9', '127.0.0.1'],
    [{ TRUST_PROXY: '127.0.0.0/8' }, '203.0.113.9', '203.0.113.9'],
    [{ TRUST_PROXY: '127.0.0.0/8' }, '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    [{ TRUST_PROXY: '127.0.0.1,203.0.113.0/24' }, '198.51.100.4, 203.0.113.9', '198.51.100.4'],
    [{ TRUST_PROXY: '10.0.0.0/8' }, '203.0.113.9', '127.0.0.1'],
  ])('with %j and X-Forwarded-For %s the caller is %s', async (ortam, iletilen, beklenen) => {
    const vekil = await testServer({ ortam });
    try {
      await vekil.kisi('bora');
      const baslik = { 'x-forwarded-for': iletilen };
      await vekil.call(
        oturum.login,
        { UserName: 'bora', Password: 'masabasi', lisans: 'TEST', adres: '9.9.9.9' },
        undefined,
        baslik,
      );
      const { ip } = await vekil.db.selectFrom('oturum').select('ip').executeTakeFirstOrThrow();
      expect(ip).toBe(beklenen);
    } finally {
      await vekil.kapat();
    }
  });
});
