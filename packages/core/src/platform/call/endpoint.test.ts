import { describe, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { kimlik, metin } from '../field/alan.ts';
import {
  anyone,
  type Basari,
  bos,
  type Cikti,
  kararVeren,
  get,
  type Girdi,
  type Istek,
  pano,
  post,
  postBare,
  postEither,
  ret,
  self,
  signedIn,
  sorumlu,
  yanit,
  yetki,
} from './endpoint.ts';

const tanim = {
  path: '/deneme',
  konu: [],
  request: z.strictObject({ userId: kimlik, not: metin(10).nullish() }),
  response: yanit({ adet: z.int() }),
  ozet: 'Deneme.',
} as const;

describe('the four kinds of call', () => {
  test.each([
    [post, 'POST', 'val'],
    [postBare, 'POST', 'bare'],
    [postEither, 'POST', 'either'],
    [get, 'GET', 'query'],
  ])('%o is a %s call with its fields %s', (cagri, method, wrap) => {
    expect(cagri({ ...tanim, access: signedIn })).toEqual({
      method,
      wrap,
      effect: 'read',
      access: { kind: 'signedIn' },
      ...tanim,
    });
  });
});

describe('access', () => {
  test.each([
    [anyone, { kind: 'anyone' }],
    [signedIn, { kind: 'signedIn' }],
    [kararVeren(5), { kind: 'departmanSorumlusu', yetki: 5, vekil: true, ayrica: undefined }],
    [yetki(24), { kind: 'yetki', id: 24 }],
    [self('userid'), { kind: 'self', alan: 'userid' }],
    [sorumlu('userId'), { kind: 'sorumlu', alan: 'userId' }],
    [pano('departmanId'), { kind: 'pano', alan: 'departmanId' }],
  ])('%o', (access, beklenen) => {
    expect(access).toEqual(beklenen);
  });

  test('is required and names a field of the request, checked by the compiler', () => {
    // @ts-expect-error -- an endpoint without access does not compile
    expect(post(tanim)).not.toHaveProperty('access');
    // @ts-expect-error -- the request has no field of this name
    expect(post({ ...tanim, access: self('kisiId') }).access).toEqual({ kind: 'self', alan: 'kisiId' });
    expectTypeOf(post({ ...tanim, access: self('userId') }).access.alan).toEqualTypeOf<'userId'>();
  });
});

test('topics of reads and writes are required, checked by the compiler', () => {
  const { konu, ...rest } = { ...tanim, access: signedIn };
  // @ts-expect-error -- a call without its topics does not compile
  const konusuz = post(rest);
  expect(konusuz).not.toHaveProperty('konu');
  expect(konusuz).not.toHaveProperty('degistirir');
  expectTypeOf(post({ ...rest, degistirir: ['demo', 'musteri'] }).degistirir).toEqualTypeOf<
    readonly ('demo' | 'musteri')[] | undefined
  >();
  expect(post({ ...rest, degistirir: konu })).toMatchObject({ effect: 'write', degistirir: [] });
});

describe('the data on the wire', () => {
  const cagri = post({ ...tanim, access: self('userId') });

  test('is typed by the schemas', () => {
    expectTypeOf<Istek<typeof cagri>>().toEqualTypeOf<{ userId: number; not?: string | null | undefined }>();
    expectTypeOf<Girdi<typeof cagri>>().toEqualTypeOf<{ userId: number; not?: string | null | undefined }>();
    expectTypeOf<Cikti<typeof cagri>>().toEqualTypeOf<{ durum: true; adet: number } | { durum: false; msg: string }>();
    expectTypeOf<Basari<typeof cagri>>().toEqualTypeOf<{ durum: true; adet: number }>();
    expect(cagri.request.parse({ userId: 7 })).toEqual({ userId: 7 });
  });

  test.each([
    [{ durum: true, adet: 3 }, true],
    [{ durum: false, msg: 'Olmadı.' }, true],
    [{ durum: true, adet: 3, parola: 'x' }, false],
    [{ durum: true }, false],
    [{ durum: true, msg: 'Olmadı.' }, false],
    [{ durum: false }, false],
    [{ durum: false, msg: 'Olmadı.', adet: 3 }, false],
    [{ durum: 1, adet: 3 }, false],
    [{ adet: 3 }, false],
    [null, false],
  ])('the answer %j is valid: %s', (deger, gecer) => {
    expect(cagri.response.safeParse(deger).success).toBe(gecer);
  });

  test.each([
    [{}, true],
    [{ x: 1 }, false],
    [null, false],
    [[], false],
    ['', false],
  ])('an empty request, given %j, is valid: %s', (deger, gecer) => {
    expect(bos.safeParse(deger).success).toBe(gecer);
  });

  test('a refusal has durum false and a sentence', () => {
    expect(ret.parse({ durum: false, msg: 'Olmadı.' })).toEqual({ durum: false, msg: 'Olmadı.' });
    expect(ret.safeParse({ durum: true, msg: 'Oldu.' }).success).toBe(false);
  });
});
