import { endpoints } from '@masabasi/core/contract';
import { type Access, bos, type Endpoint } from '@masabasi/core/endpoint';
import { SECILEBILENLER } from '@masabasi/core/mola/rules';
import fc from 'fast-check';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from './testing.ts';
import { oturumVer, tablolar } from './testing.walk.ts';

/** The same bodies in every run. */
const seed = 20_261_120;

let s: TestServer;
let departmanId: number;
let calisan: number;
let yonetici: number;
let tokenlar: Record<'kimse' | 'çalışan' | 'ayrıcalıklı', string | undefined>;

beforeAll(async () => {
  s = await testServer();
  departmanId = await s.departman('Destek');
  calisan = await s.kisi('calisan', { departmanId, eposta: 'calisan@firma.com' });
  yonetici = await s.kisi('yonetici', { departmanId, rol: 'Yönetici' });
  await s.sorumluYap(departmanId, yonetici);
  tokenlar = { kimse: undefined, çalışan: await oturumVer(s, calisan), ayrıcalıklı: await oturumVer(s, yonetici) };
});
afterAll(() => s?.kapat());

// ——— requests that the contract accepts ———

const gecerli =
  (sema: z.core.$ZodType) =>
  (deger: unknown): boolean =>
    (sema as z.ZodType).safeParse(deger).success;

const metinler = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    '2026-11-20',
    '20.11.2026',
    '1.1.2027',
    '2024-02-29',
    '1999-12-31',
    '2050-12-31',
    '08:30',
    '2026-11',
    'İŞ ğüı ‰ 😀',
  ),
  fc
    .date({ noInvalidDate: true, min: new Date('1990-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z') })
    .map((d) => d.toISOString()),
  fc.constantFrom(
    '9999-12-31T23:59:59.999999999+14:00',
    '0001-01-01T00:00:00Z',
    '2026-11-20T08:00:00Z',
    '2016-03-27T00:30:00Z',
  ),
);
const sayilar = fc.oneof(
  fc.integer({ min: 0, max: 12 }),
  fc.constantFrom(...SECILEBILENLER, 2026, 2 ** 31 - 1, 2 ** 31, -1, 1.5, Number.MAX_SAFE_INTEGER),
);

/** Values of a schema. A leaf is drawn from texts or numbers of every kind and keeps those its schema accepts. */
function uret(sema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (sema instanceof z.ZodObject) {
    const alanlar = Object.entries(sema.shape);
    return fc.record(Object.fromEntries(alanlar.map(([ad, alan]) => [ad, uret(alan)])), {
      requiredKeys: alanlar.filter(([, alan]) => !gecerli(alan)(undefined)).map(([ad]) => ad),
    });
  }
  if (sema instanceof z.ZodArray) return fc.array(uret(sema.element), { maxLength: 4 }).filter(gecerli(sema));
  if (sema instanceof z.ZodUnion || sema instanceof z.ZodDiscriminatedUnion) return fc.oneof(...sema.options.map(uret));
  if (sema instanceof z.ZodOptional || sema instanceof z.ZodDefault) return uret(sema.unwrap());
  if (sema instanceof z.ZodNullable) return fc.option(uret(sema.unwrap()));
  if (sema instanceof z.ZodPipe) return uret(sema.in).filter(gecerli(sema));
  if (sema instanceof z.ZodLiteral) return fc.constantFrom(...sema.values);
  if (sema instanceof z.ZodEnum) return fc.constantFrom(...sema.options);
  if (sema instanceof z.ZodBoolean) return fc.boolean();
  if (sema instanceof z.core.$ZodNumber) return sayilar.filter(gecerli(sema));
  if (sema instanceof z.core.$ZodString) return metinler.filter(gecerli(sema));
  throw new Error('sözleşmede bu testin tanımadığı bir tür var');
}

// ——— requests that it does not ———

interface Bozuk {
  readonly govde: string;
  /** The field that the answer must name. */
  readonly alan?: string;
}

const IZ = '@@bozuk@@';
const derin = (n: number): string => '['.repeat(n) + ']'.repeat(n);
/** Texts that no field takes, whatever its schema says. */
const HICBIR_YERDE = String.raw`"\u0000" "a\u0000b" "\u001b[31m" "\ud800" "a\udc00b"`.split(' ');
/** JSON texts, as some of these values exist in no JavaScript object. */
const ZEHIRLER = [
  ...String.raw`null true false [] {} [null] [[1]] {"Id":1} {"toString":1} "metin" "" "1" "0x10" "NaN"
    -1 0 1.5 1e-7 2147483648 -2147483649 9007199254740993 1e309 -1e309 99999999999999999999
    "31.02.2026" "2026-02-31" "2026-13-01" "00.00.0000" "infinity" "now" "20261120" "24:00" "2026-11-20T25:00:00Z"
    "+275760-09-13T00:00:00Z" "2026-11-20T09:00:00"`.split(/\s+/),
  ...HICBIR_YERDE,
  '" "',
  `"${'ş'.repeat(11_000)}"`,
  `"${'\\u0041'.repeat(5_000)}"`,
  `[${'0,'.repeat(500)}0]`,
  derin(2_000),
];

function* yollar(deger: unknown, yol: readonly string[] = []): Generator<readonly string[]> {
  if (yol.length > 0) yield yol;
  if (typeof deger === 'object' && deger !== null)
    for (const [ad, alt] of Object.entries(deger)) yield* yollar(alt, [...yol, ad]);
}

/** The value with something else at one place; `undefined` takes the place away. */
function yaz(deger: unknown, [ad, ...gerisi]: readonly string[], yeni: unknown): unknown {
  if (ad === undefined) return yeni;
  if (Array.isArray(deger)) return deger.map((d: unknown, i) => (String(i) === ad ? yaz(d, gerisi, yeni) : d));
  const nesne = deger as Record<string, unknown>;
  return { ...nesne, [ad]: yaz(nesne[ad], gerisi, yeni) };
}

const sar = (e: Endpoint, alanlar: string): string => (e.wrap === 'val' ? `{"val":${alanlar}}` : alanlar);

/** One thing wrong in an otherwise good request. */
const tekAlan = (e: Endpoint): fc.Arbitrary<Bozuk> =>
  uret(e.request)
    .chain((deger) => {
      const hepsi = [...yollar(deger)];
      return hepsi.length === 0
        ? fc.constant(null)
        : fc.record({
            deger: fc.constant(deger),
            yol: fc.constantFrom(...hepsi),
            zehir: fc.constantFrom(undefined, ...ZEHIRLER),
          });
    })
    .map((b) => {
      if (b === null) return null;
      const metin = JSON.stringify(yaz(b.deger, b.yol, b.zehir === undefined ? undefined : IZ));
      const alanlar = metin.replace(`"${IZ}"`, () => b.zehir ?? '');
      const kabul = gecerli(e.request)(JSON.parse(alanlar)) && !HICBIR_YERDE.includes(b.zehir ?? '');
      return kabul ? null : { govde: sar(e, alanlar), alan: b.yol[0]! };
    })
    .filter((b) => b !== null);

const fazlaAlan = (e: Endpoint): fc.Arbitrary<Bozuk> =>
  fc
    .tuple(
      uret(e.request),
      fc.constantFrom('fazla', 'userIdx', 'Password ', 'ayricalikli', 'silindi', 'İd', '$where'),
      fc.jsonValue({ maxDepth: 1 }),
    )
    .map(([deger, alan, icerik]) => ({
      govde: sar(e, JSON.stringify({ ...(deger as object), [alan]: icerik })),
      alan,
    }));

const BUTUN_GOVDELER = [
  ...String.raw`{ {"val": {"val":{} [] [{"val":{}}] "metin" 5 true undefined {'val':{}} {"val":{}}x
    {"val":[]} {"val":"metin"} {"val":7} {"val":[{}]} {"val":{"val":{}}} {"val":{},"fazla":1} {"fazla":{}}
    {"__proto__":{"val":1}} {"val":{"__proto__":{"ayricalikli":true}}} {"val":{"constructor":{"prototype":{"x":1}}}}
    {"val":{"\u0000":1}} {"val":{"\ud800":1}}`.split(/\s+/),
  '{"val":{"\u0000":1}}',
  `{"val":${derin(30_000)}}`,
  `{"val":${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}}`,
  `{"val":{"${'a'.repeat(20_000)}":1}}`,
  `{"val":{"x":"${'a'.repeat(1_000_000)}"}}`,
];

const SORGULAR = [
  'fazla=1',
  'val=%7B%7D',
  'a[]=1',
  'a=1&a=2',
  '%00=1',
  '__proto__=1',
  'constructor=1',
  `a=${'b'.repeat(4_000)}`,
  '=1',
  '%ff=1',
];

// ——— what every answer to them is like ———

const INGILIZCE =
  /\b(invalid|expected|unexpected|required|must|string|number|object|received|unrecognized|error|undefined|too|at position)\b/i;
const ICERDEN = /node_modules|\/src\/|\.ts\b|\bat \w+ \(|select |insert |constraint/i;

interface Yanit {
  readonly status: number;
  readonly metin: string;
}

/** Into the server without a socket: thousands of requests in the time of hundreds. */
async function gonder(e: Endpoint, govde: string | Buffer, token?: string, tur = 'application/json'): Promise<Yanit> {
  const { statusCode, body } = await s.app.inject({
    method: e.method,
    url: `/api${e.path}`,
    headers: {
      ...(e.method === 'POST' && { 'content-type': tur }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(e.method === 'POST' && { payload: govde }),
  });
  return { status: statusCode, metin: body };
}

/** What is wrong with an answer to such a request, or nothing. */
function kusurlar({ status, metin }: Yanit, beklenen: readonly number[], alan?: string): string[] {
  const bulunan: string[] = [];
  const olmali = (kosul: boolean, ne: string) => void (kosul || bulunan.push(ne));
  olmali(beklenen.includes(status), `durum kodu ${beklenen.join(' ya da ')} olmalı`);
  const govde = (metin.startsWith('{') ? JSON.parse(metin) : {}) as { durum?: unknown; msg?: unknown };
  const msg = typeof govde.msg === 'string' ? govde.msg : '';
  olmali(Object.keys(govde).join() === 'durum,msg' && govde.durum === false, '{durum:false, msg} olmalı');
  olmali(/^[A-ZÇĞİÖŞÜ'].*\.$/su.test(msg), 'msg bir cümle olmalı');
  olmali(!INGILIZCE.test(alan === undefined ? msg : msg.replaceAll(alan, '')), 'msg Türkçe olmalı');
  olmali(!ICERDEN.test(msg), 'msg içeriden söz etmemeli');
  olmali(alan === undefined || status !== 400 || msg.includes(`'${alan}`), `msg '${alan}' alanını adlandırmalı`);
  return bulunan.map((ne) => `${ne}: ${status} ${metin.slice(0, 200)}`);
}

const uclar = endpoints.map(({ room, name, endpoint }) => ({ ad: `${room}.${name}`, e: endpoint }));
const gonderilen = uclar.filter(({ e }) => e.method === 'POST');

/** Sends a body as nobody, an employee and a privileged person; a stranger may be turned away before it is read. */
async function herkesleDene(e: Endpoint, { govde, alan }: Bozuk, beklenen: readonly number[]): Promise<string[]> {
  const bulunan = await Promise.all(
    Object.entries(tokenlar).map(async ([rol, token]) => {
      const yanit = await gonder(e, govde, token);
      const kodlar = token === undefined && e.access.kind !== 'anyone' ? [401, ...beklenen] : beklenen;
      return kusurlar(yanit, kodlar, alan).map((k) => `${rol} ${govde.slice(0, 200)} → ${k}`);
    }),
  );
  return bulunan.flat();
}

describe.each(gonderilen)('$ad refuses', ({ e }) => {
  test('a body with one thing wrong, naming the field, and writes nothing', async () => {
    const once = await tablolar(s.db);
    const karisik = () => fc.oneof({ arbitrary: tekAlan(e), weight: 5 }, { arbitrary: fazlaAlan(e), weight: 1 });
    await fc.assert(
      fc.asyncProperty(e.request === bos ? fazlaAlan(e) : karisik(), async (b) => {
        expect(await herkesleDene(e, b, [400])).toEqual([]);
      }),
      { seed, numRuns: e.request === bos ? 5 : 40 },
    );
    expect(await tablolar(s.db)).toEqual(once);
  });

  test('what is no request at all, and writes nothing', async () => {
    const once = await tablolar(s.db);
    for (const govde of BUTUN_GOVDELER) expect(await herkesleDene(e, { govde }, [400, 413])).toEqual([]);
    for (const tur of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/xml',
    ])
      expect(kusurlar(await gonder(e, '{"val":{}}', tokenlar.ayrıcalıklı, tur), [415])).toEqual([]);
    const bozukUtf8 = Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d]);
    expect(kusurlar(await gonder(e, bozukUtf8, tokenlar.ayrıcalıklı), [400])).toEqual([]);
    expect(await tablolar(s.db)).toEqual(once);
  });
});

describe.each(uclar.filter(({ e }) => e.method === 'GET'))('$ad refuses', ({ e }) => {
  test('a query string that it does not know, and writes nothing', async () => {
    const once = await tablolar(s.db);
    for (const token of Object.values(tokenlar))
      for (const sorgu of SORGULAR) {
        const { status, metin } = await gonder({ ...e, path: `${e.path}?${sorgu}` }, '', token);
        const kodlar = token === undefined && e.access.kind !== 'anyone' ? [401] : [400];
        expect(kusurlar({ status, metin }, kodlar)).toEqual([]);
      }
    expect(await tablolar(s.db)).toEqual(once);
  });
});

/** The same request about somebody the caller may act on, so that it reaches its handler. */
const hedefle = (access: Access, istek: unknown, ben: number): unknown =>
  'alan' in access ? { ...(istek as object), [access.alan]: access.kind === 'pano' ? departmanId : ben } : istek;

describe.each(gonderilen)('$ad answers', ({ e }) => {
  test('whatever the contract accepts, without a surprise', async () => {
    await fc.assert(
      fc.asyncProperty(uret(e.request), fc.boolean(), async (istek, ayricalikli) => {
        const ben = ayricalikli ? yonetici : calisan;
        const { status, body } = await s.call(e, hedefle(e.access, istek, ben), await oturumVer(s, ben));
        expect(status === 400 || status >= 500 ? { status, body } : 'answered').toBe('answered');
      }),
      { seed, numRuns: e.request === bos ? 2 : 25 },
    );
  });
});
