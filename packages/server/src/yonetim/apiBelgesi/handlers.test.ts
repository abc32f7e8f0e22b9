import { contract, endpoints } from '@masabasi/core/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/product.ts';

let s: TestServer;
type Nesne = Record<string, unknown>;
let belge: { paths: Record<string, Record<string, Nesne>>; components: Record<string, Nesne> } & Nesne;

beforeAll(async () => {
  s = await testServer();
  await s.kisi('yonetici', { rol: 'Yönetici' });
  const { status, body } = await s.call(contract.apiBelgesi.openapi, {}, await s.girisYap('yonetici'));
  if (status !== 200) throw new Error(`belge okunamadı: ${status}`);
  belge = body as typeof belge;
});
afterAll(() => s?.kapat());

/** Every value of the document with this key. */
function* degerler(deger: unknown, anahtar: string): Generator {
  if (typeof deger !== 'object' || deger === null) return;
  for (const [k, v] of Object.entries(deger)) {
    if (k === anahtar) yield v;
    yield* degerler(v, anahtar);
  }
}

test('only a privileged person reads it', async () => {
  await s.kisi('calisan');
  expect((await s.call(contract.apiBelgesi.openapi, {}, await s.girisYap('calisan'))).status).toBe(403);
  expect((await s.call(contract.apiBelgesi.openapi, {})).status).toBe(401);
});

test('it contains every endpoint of the contract, and nothing else', () => {
  const cagrilar = Object.entries(belge.paths).flatMap(([yol, o]) =>
    Object.entries(o).map(([m, c]) => `${m} ${yol} ${String(c['operationId'])}`),
  );
  expect(cagrilar.toSorted()).toEqual(
    endpoints
      .map(({ room, name, endpoint: e }) => `${e.method === 'GET' ? 'get' : 'post'} ${e.path} ${room}.${name}`)
      .toSorted(),
  );
});

test('it is an OpenAPI 3.1 document', () => {
  expect(belge).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Masabaşı', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { oturum: { type: 'http', scheme: 'bearer' } } },
  });
  for (const [yol, cagri] of Object.entries(belge.paths)) {
    expect(yol).toMatch(/^\//);
    for (const c of Object.values(cagri)) {
      expect(c).toMatchObject({
        operationId: expect.stringMatching(/^[a-z]+\.\w+$/i),
        summary: expect.stringMatching(/\.$/),
        description: expect.stringMatching(/\.$/),
        responses: {
          '200': {
            description: expect.any(String),
            content: {
              [c['operationId'] === 'dosya.dosyaIndir' ? 'application/octet-stream' : 'application/json']: {
                schema: expect.any(Object),
              },
            },
          },
        },
      });
      expect(c['responses']).toHaveProperty('400');
    }
  }
});

test('every reference has a target', () => {
  const adresler = new Set([...degerler(belge, '$ref')].map(String));
  expect(adresler.size).toBeGreaterThan(5);
  const kayip = [...adresler].filter((adres) => {
    const [kok, ...yol] = adres.split('/');
    const hedef = yol.reduce<unknown>((o, k) => (o as Nesne | undefined)?.[k], belge);
    return kok !== '#' || typeof hedef !== 'object';
  });
  expect(kayip).toEqual([]);
});

test('schemas contain no dialect or definitions of their own', () => {
  expect([...degerler(belge, '$schema'), ...degerler(belge, '$defs')]).toEqual([]);
});

test('a call names its envelope, its permission and its answers', () => {
  const kaydet = belge.paths['/yonetim/duyuruKaydet']!['post']!;
  expect(kaydet).toMatchObject({
    description: '1101 numaralı yetki gerekir: Duyuru hazırlama ve yayınlama.',
    security: [{ oturum: [] }],
    parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            required: ['val'],
            properties: {
              val: { properties: { Baslik: { type: 'string', maxLength: 120 } }, additionalProperties: false },
            },
          },
        },
      },
    },
  });
  expect(belge.paths['/login']!['post']).toMatchObject({
    security: [],
    requestBody: {
      content: { 'application/json': { schema: { anyOf: [{ required: ['val'] }, { type: 'object' }] } } },
    },
  });
  expect(belge.paths['/logout']!['get']).not.toHaveProperty('requestBody');
  expect(belge.paths['/yetki']!['post']!['requestBody']).toMatchObject({ required: false });
});
