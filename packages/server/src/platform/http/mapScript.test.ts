import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../config.ts';
import { type TestServer, testServer } from '../../testing/product.ts';
import { sayfaliUygulama } from '../../testing/app.ts';

/** The script of a maps service: in no page unless the operator names one, and then only its hosts are allowed. */

const ADRES = 'https://harita.example/js?key=A%2BB&v=weekly';

let s: TestServer;
beforeAll(async () => {
  s = await testServer();
});
afterAll(() => s?.kapat());

async function sayfalar(ortam: Readonly<Record<string, string>>, yollar: readonly string[]) {
  const { app, kapat } = await sayfaliUygulama(s, ortam);
  const yanitlar = await Promise.all(yollar.map((yol) => app.inject(yol)));
  await kapat();
  return yanitlar.map((y) => ({
    durum: y.statusCode,
    tur: y.headers['content-type'],
    kurallar: String(y.headers['content-security-policy']).split(';'),
    metin: y.body,
  }));
}

describe('without one', () => {
  test('pages hold no script of another site and may load none', async () => {
    for (const { durum, kurallar, metin } of await sayfalar({}, ['/', '/index.html', '/tanimlar/musteri/liste'])) {
      expect(durum).toBe(200);
      expect(metin).not.toContain('data-harita');
      expect(kurallar).toContain("script-src 'self'");
      expect(kurallar.join(';')).not.toContain('https:');
    }
  });
});

describe('with one', () => {
  const ORTAM = { HARITA_ADRESI: ADRES, HARITA_KAYNAKLARI: 'https://*.harita.example, https://yazi.example' };

  test('the script stands in the head of every page, and its hosts are allowed for maps', async () => {
    for (const { durum, tur, kurallar, metin } of await sayfalar(ORTAM, ['/', '/index.html', '/pazarlama/bayi'])) {
      expect([durum, tur]).toEqual([200, 'text/html; charset=utf-8']);
      expect(metin).toMatch(
        /<script src="https:\/\/harita\.example\/js\?key=A%2BB&amp;v=weekly" async data-harita referrerpolicy="strict-origin"><\/script><\/head>/,
      );
      const konaklar = 'https://harita.example https://*.harita.example https://yazi.example';
      expect(kurallar).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          `script-src 'self' ${konaklar}`,
          `style-src 'self' ${konaklar}`,
          `img-src 'self' blob: data: ${konaklar}`,
          `connect-src 'self' ${konaklar}`,
          `font-src 'self' ${konaklar}`,
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
          "form-action 'self'",
        ]),
      );
      expect(kurallar.join(';')).not.toContain('unsafe-');
    }
  });

  test('an answer that is no page allows no further host', async () => {
    for (const { kurallar } of await sayfalar(ORTAM, ['/api/yok', '/assets/a.js', '/favicon.svg']))
      expect(kurallar.join(';')).not.toContain('harita.example');
  });
});

test.each([
  ['javascript:alert(1)'],
  ['http://harita.example/js'],
  ['https://harita.example/"><script>'],
  ['https://harita.example/a; script-src *'],
  ['https://kim:parola@harita.example/js'],
  ['harita.example/js'],
])('%s is no address of a script', (adres) => {
  expect(() => readConfig({ HARITA_ADRESI: adres })).toThrow(ConfigError);
});

test.each([
  ['*'],
  ['https://*'],
  ['https://*.com'],
  ['http://harita.example'],
  ['https://a.example/yol'],
  ["'unsafe-inline'"],
])('%s is no place that maps come from', (kaynak) => {
  expect(() => readConfig({ HARITA_ADRESI: ADRES, HARITA_KAYNAKLARI: kaynak })).toThrow(/HARITA_KAYNAKLARI/);
});

test('names hosts without a script as an error', () => {
  expect(() => readConfig({ HARITA_KAYNAKLARI: 'https://a.example' })).toThrow(/HARITA_ADRESI ile birlikte/);
  expect(readConfig({ HARITA_ADRESI: 'http://127.0.0.1:8099/harita.js' }).harita).toEqual({
    betik: 'http://127.0.0.1:8099/harita.js',
    kaynaklar: [],
  });
});
