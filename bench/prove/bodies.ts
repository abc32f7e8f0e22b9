import { type Endpoint, bos } from '@masabasi/core/platform/call/endpoint';
import { SECILEBILENLER } from '@masabasi/core/mesai/mola/rules';
import fc from 'fast-check';
import { z } from 'zod';

/**
 * Request bodies drawn from the contract's own schemas: some that it accepts, and many with a fault. They are texts,
 * because some of them exist in no JavaScript object.
 */

/** A body that the server has to refuse. */
export interface Refused {
  readonly body: string;
  /** The field that the answer must name. */
  readonly field?: string;
}

const accepts =
  (schema: z.core.$ZodType) =>
  (value: unknown): boolean =>
    (schema as z.ZodType).safeParse(value).success;

// ——— accepted bodies ———

const DATES = '2026-11-20 20.11.2026 1.1.2027 2024-02-29 1999-12-31 2050-12-31 08:30 2026-11'.split(' ');
/** An account, a number and codes, for fields that only a few texts fit. */
const CODES = 'TR330006100519786457841326 TRY USD 102 10 351 C62 1 1112223339'.split(' ');
const ODD = [
  'İŞ ğüı ‰ 😀',
  'ISPARTA ıİiI',
  'i\u0307',
  '\u202eters\u202c',
  '\u200b\u200d\ufeff',
  "'; drop table kisi; --",
  '%',
  '_',
  '\\',
  '=1+1',
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  'a\r\nBcc: b@c.example',
];
const texts = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 600 }) },
  fc.constantFrom(...DATES, ...ODD),
  { weight: 2, arbitrary: fc.constantFrom(...CODES) },
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
const numbers = fc.oneof(
  fc.integer({ min: 0, max: 12 }),
  fc.constantFrom(...SECILEBILENLER, 2026, 2 ** 31 - 1, 2 ** 31, -1, 1.5, -0, Number.MAX_SAFE_INTEGER),
);

/** Values of a schema. A leaf is drawn from texts or numbers of every kind and keeps those its schema accepts. */
export function accepted(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape);
    return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, accepted(field)])), {
      requiredKeys: fields.filter(([, field]) => !accepts(field)(undefined)).map(([name]) => name),
    });
  }
  if (schema instanceof z.ZodArray) return fc.array(accepted(schema.element), { maxLength: 4 }).filter(accepts(schema));
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion)
    return fc.oneof(...schema.options.map(accepted));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return accepted(schema.unwrap());
  if (schema instanceof z.ZodNullable) return fc.option(accepted(schema.unwrap()));
  // A value that is corrected before its check is drawn in its corrected form.
  if (schema instanceof z.ZodPipe)
    return accepted(schema.in instanceof z.ZodTransform ? schema.out : schema.in).filter(accepts(schema));
  if (schema instanceof z.ZodUnknown) return fc.jsonValue({ maxDepth: 1 });
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.core.$ZodNumber) return numbers.filter(accepts(schema));
  if (schema instanceof z.core.$ZodString) return texts.filter(accepts(schema));
  // A table has one check of its own, not one for each cell.
  if (schema instanceof z.ZodCustom) {
    const cell = fc.oneof(texts, numbers, fc.constant(null));
    return fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 4 }).filter(accepts(schema));
  }
  throw new Error('the contract has a kind of schema that this generator does not know');
}

// ——— refused bodies ———

const MARK = '@@mark@@';
const nested = (n: number): string => '['.repeat(n) + ']'.repeat(n);
/** Texts that no field accepts, in any schema. */
const NOWHERE = String.raw`"\u0000" "a\u0000b" "\u001b[31m" "\ud800" "a\udc00b"`.split(' ');
const LENGTHS = [1, 2, 11, 21, 41, 65, 101, 129, 201, 257, 501, 1001, 2001, 4001];
const POISONS = [
  ...String.raw`null true false [] {} [null] [[1]] {"Id":1} {"toString":1} {"$ne":1} "metin" "" "1" "0x10" "NaN" "Infinity"
    -1 0 -0 1 1.5 1e-7 366 367 2147483647 2147483648 -2147483649 4294967296 9007199254740993 1e309 -1e309
    99999999999999999999 "31.02.2026" "2026-02-31" "2026-13-01" "00.00.0000" "infinity" "-infinity" "now" "20261120" "24:00"
    "2026-11-20T25:00:00Z" "+275760-09-13T00:00:00Z" "2026-11-20T09:00:00" "\u202e1\u202c" "\u200b" "İ" "ı"`.split(
    /\s+/,
  ),
  ...NOWHERE,
  '" "',
  ...LENGTHS.map((n) => `"${'a'.repeat(n)}"`),
  `"${'ş'.repeat(11_000)}"`,
  `"${'\\u0041'.repeat(5_000)}"`,
  `"${'a'.repeat(65_536)}"`,
  `[${'0,'.repeat(500)}0]`,
  nested(2_000),
];

function* paths(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (path.length > 0) yield path;
  if (typeof value === 'object' && value !== null)
    for (const [name, below] of Object.entries(value)) yield* paths(below, [...path, name]);
}

/** The value with another value at one place. `undefined` removes the place. */
function put(value: unknown, [name, ...rest]: readonly string[], other: unknown): unknown {
  if (name === undefined) return other;
  if (Array.isArray(value)) return value.map((v: unknown, i) => (String(i) === name ? put(v, rest, other) : v));
  const object = value as Record<string, unknown>;
  return { ...object, [name]: put(object[name], rest, other) };
}

/** Fields as the body of a call. */
export const wrapped = (e: Endpoint, fields: string): string => (e.wrap === 'val' ? `{"val":${fields}}` : fields);

/** One fault in an otherwise valid request: another value at one place, or no value there. */
const oneField = (e: Endpoint): fc.Arbitrary<Refused> =>
  accepted(e.request)
    .chain((value) => {
      const all = [...paths(value)];
      return all.length === 0
        ? fc.constant(null)
        : fc.record({
            value: fc.constant(value),
            path: fc.constantFrom(...all),
            poison: fc.constantFrom(undefined, ...POISONS),
            twice: fc.boolean(),
          });
    })
    .map((b) => {
      if (b === null) return null;
      const text = JSON.stringify(put(b.value, b.path, b.poison === undefined ? undefined : MARK));
      const bad = text.replace(`"${MARK}"`, () => b.poison ?? '');
      if (accepts(e.request)(JSON.parse(bad)) && !NOWHERE.includes(b.poison ?? '')) return null;
      // The same key twice, first with a valid value: the last one counts, and it is the bad one.
      const good = b.twice && b.path.length === 1 && b.poison !== undefined ? JSON.stringify(b.value) : null;
      const fields = good === null ? bad : `${good.slice(0, -1)},${bad.slice(1)}`;
      // Too deep nesting is reported for the whole body.
      return { body: wrapped(e, fields), field: /\[{17}/.test(fields) ? undefined : b.path[0]! };
    })
    .filter((b) => b !== null);

const UNKNOWN = [
  'fazla',
  'userIdx',
  'Password ',
  'ayricalikli',
  'silindi',
  'İd',
  '$where',
  'toString',
  'hasOwnProperty',
];
const oneFieldMore = (e: Endpoint): fc.Arbitrary<Refused> =>
  fc
    .tuple(accepted(e.request), fc.constantFrom(...UNKNOWN), fc.jsonValue({ maxDepth: 1 }))
    .map(([value, field, content]) => {
      const body = wrapped(e, JSON.stringify({ ...(value as object), [field]: content }));
      // With such a key inside, the body is no valid JSON for us, and the answer says that.
      return { body, field: /"(?:__proto__|constructor)":/.test(body) ? undefined : field };
    });

/** Texts that are no valid request for any call. */
export const NO_REQUESTS = [
  ...String.raw`{ {"val": {"val":{} [] [{"val":{}}] "metin" 5 true undefined {'val':{}} {"val":{}}x
    {"val":[]} {"val":"metin"} {"val":7} {"val":[{}]} {"val":{"val":{}}} {"val":{},"fazla":1} {"fazla":{}}
    {"__proto__":{"val":1}} {"val":{"__proto__":{"ayricalikli":true}}} {"val":{"constructor":{"prototype":{"x":1}}}}
    {"val":{"\u0000":1}} {"val":{"\ud800":1}}`.split(/\s+/),
  '{"val":{"\u0000":1}}',
  `{"val":${nested(20_000)}}`,
  `{"val":${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}}`,
  `{"val":{"${'a'.repeat(20_000)}":1}}`,
  `{"val":{"x":"${'a'.repeat(66_000)}"}}`,
] as const;

const QUERIES = 'fazla=1 val=%7B%7D a[]=1 a=1&a=2 %00=1 __proto__=1 constructor=1 =1 %ff=1'.split(' ');
const query = fc.oneof(
  fc.constantFrom(...QUERIES, `a=${'b'.repeat(4_000)}`),
  fc
    .tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), fc.string({ maxLength: 40 }))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`),
);

/**
 * True for a call that takes any object: the contract finds no wrong field, because the reader of the content checks
 * it.
 */
export const takesAnyObject = ({ request }: Endpoint): boolean =>
  request instanceof z.ZodObject && request.def.catchall instanceof z.ZodUnknown;

/** Bodies of a call that the server has to refuse. For a GET, its query strings. */
export function refusedBodies(e: Endpoint, count: number, seed: number): Refused[] {
  if (e.method === 'GET') return fc.sample(query, { numRuns: count, seed }).map((body) => ({ body }));
  const one = e.request === bos ? oneFieldMore(e) : fc.oneof({ arbitrary: oneField(e), weight: 5 }, oneFieldMore(e));
  const whole = fc.constantFrom(...NO_REQUESTS).map((body): Refused => ({ body }));
  return fc.sample(fc.oneof({ arbitrary: one, weight: 12 }, whole), { numRuns: count, seed });
}

/** Requests of a call that its contract accepts. */
export const acceptedRequests = (e: Endpoint, count: number, seed: number): unknown[] =>
  fc.sample(accepted(e.request), { numRuns: e.request === bos ? Math.min(count, 2) : count, seed });
