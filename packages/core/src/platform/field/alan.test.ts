import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { an, ikili, kimlik, metin, parolaMetni, saat, tamSayi, tarih, yeniVeyaKimlik, zorunluMetin } from './alan.ts';
import { gorunmezsiz } from '../text/metin.ts';
import { gecerliGun } from '../time/tarih.ts';
import { runs } from '../../testing/cases.ts';

const KOSU = { numRuns: runs(10_000) };
const gecer = (sema: z.ZodType, deger: unknown) => sema.safeParse(deger).success;
const sayi = fc.oneof(
  fc.integer(),
  fc.maxSafeInteger(),
  fc.double(),
  fc.constantFrom(0, 1, 2 ** 31 - 1, 2 ** 31, -0, 1.5),
);
const TURSUZ: unknown[] = [null, undefined, '1', '', true, [], {}, [1], { Id: 1 }, 1n, NaN, Infinity, -Infinity];

describe('a text', () => {
  test('passes up to its length, without control characters, noncharacters or half surrogates', () => {
    const birim = fc.oneof(
      fc.constantFrom(
        'a',
        'ş',
        '\t',
        '\r',
        '\n',
        '\u0000',
        '\u001F',
        '\u007F',
        '\uD83D',
        '\uDE00',
        '😀',
        '\u0080',
        '\u200B',
        '\uFFFF',
        '\uFDD0',
        '\u{1FFFE}',
        ' ',
      ),
      fc.integer({ min: 0, max: 0xffff }).map((n) => String.fromCharCode(n)),
    );
    /** `encodeURIComponent` refuses half surrogates by itself. */
    const iyiBicimli = (s: string) => {
      try {
        return encodeURIComponent(s) !== '?';
      } catch (hata) {
        return !(hata instanceof URIError);
      }
    };
    const yasak = (h: string) =>
      (h < ' ' && !['\t', '\n', '\r'].includes(h)) ||
      h === '\u007F' ||
      (h >= '\uFDD0' && h <= '\uFDEF') ||
      (h.codePointAt(0)! & 0xfffe) === 0xfffe;
    fc.assert(
      fc.property(fc.string({ unit: birim }), fc.nat(12), (s, n) => {
        const kalan = gorunmezsiz(s);
        const beklenen = Array.from(kalan).length <= n && iyiBicimli(s) && !Array.from(s).some(yasak);
        expect([s, gecer(metin(n), s)]).toEqual([s, beklenen]);
        const gorunur = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u0080-\u009F\u2800]/u.test(s);
        expect([s, gecer(zorunluMetin(n), s)]).toEqual([s, beklenen && gorunur]);
      }),
      KOSU,
    );
  });

  test('a password is kept as typed', () => {
    expect(parolaMetni(20).parse('giz\u200Bli\u00AD')).toBe('giz\u200Bli\u00AD');
    expect([gecer(parolaMetni(3), 'abcd'), gecer(parolaMetni(9), 'ab\u0007'), gecer(parolaMetni(9), '\uFFFF')]).toEqual(
      [false, false, false],
    );
  });

  test.each(['', ' ', '\t\n', '\u200B', '\u2060 \u00AD', '\u3164', '\u2800'])('%j is empty', (s) => {
    expect(gecer(zorunluMetin(9), s)).toBe(false);
  });

  test('counts characters as the database does', () => {
    expect([gecer(metin(3), '😀😀😀'), gecer(metin(3), '😀😀😀😀')]).toEqual([true, false]);
  });

  test('comes out unchanged', () => {
    expect(metin(20).parse(' Çağrı\r\n\tÖz ')).toBe(' Çağrı\r\n\tÖz ');
    expect(zorunluMetin(20).parse(' Çağrı ')).toBe(' Çağrı ');
  });

  test.each(['', ' ', '\n\t', '\u00A0', '\u3000', '\uFEFF'])('%j holds nothing', (s) => {
    expect([gecer(metin(9), s), gecer(zorunluMetin(9), s)]).toEqual([true, false]);
  });

  test.each([null, undefined, 1, true, [], {}, ['a']])('%j is no text', (deger) => {
    expect(gecer(metin(9), deger)).toBe(false);
  });

  test('names the error in Turkish', () => {
    expect(metin(3).safeParse('abcd').error?.issues[0]?.message).toBe('en fazla 3 karakter olabilir');
    expect(metin(3).safeParse('\u0000').error?.issues[0]?.message).toBe('yazılamayan bir karakter içeriyor');
    expect(metin(3).safeParse(1).error?.issues[0]?.message).toBe('metin olmalı');
    expect(zorunluMetin(3).safeParse(' ').error?.issues[0]?.message).toBe('boş olamaz');
  });
});

describe('numbers', () => {
  test('an id is a whole number from 1 to 2147483647, and 0 for a new record', () => {
    fc.assert(
      fc.property(sayi, (n) => {
        const tam = Number.isInteger(n) && n >= 1 && n <= 2_147_483_647;
        expect([n, gecer(kimlik, n)]).toEqual([n, tam]);
        expect([n, gecer(yeniVeyaKimlik, n)]).toEqual([n, tam || n === 0]);
      }),
      KOSU,
    );
  });

  test('a whole number stays within its bounds', () => {
    fc.assert(
      fc.property(sayi, fc.integer({ min: -50, max: 0 }), fc.nat(50), (n, enAz, enFazla) => {
        expect([n, gecer(tamSayi(enAz, enFazla), n)]).toEqual([n, Number.isInteger(n) && n >= enAz && n <= enFazla]);
      }),
      KOSU,
    );
  });

  test.each(TURSUZ.map((deger) => [deger]))('%s is no id and no whole number', (deger) => {
    expect([kimlik, yeniVeyaKimlik, tamSayi(0, 9)].map((sema) => gecer(sema, deger))).toEqual([false, false, false]);
  });

  test.each([
    [0, 0],
    [1, 1],
    [false, 0],
    [true, 1],
  ])('the flag %s is read as %i', (deger, beklenen) => {
    expect(ikili.parse(deger)).toBe(beklenen);
  });

  test.each([2, -1, 0.5, '0', '1', 'true', null, undefined, NaN, [], {}])('%j is no flag', (deger) => {
    expect(gecer(ikili, deger)).toBe(false);
  });
});

describe('dates and times', () => {
  test.each([
    ['2026-11-20', '2026-11-20'],
    ['20.11.2026', '2026-11-20'],
    ['1.1.2027', '2027-01-01'],
    [' 20.11.2026 ', '2026-11-20'],
    ['2026-11-20T21:00:00.000Z', '2026-11-21'],
    ['29.02.2028', '2028-02-29'],
  ])('the date %j is %s', (s, gun) => {
    expect(tarih.parse(s)).toBe(gun);
  });

  test.each([
    '',
    '31.02.2026',
    '29.02.2027',
    'dün',
    '2026-11-20\u0000',
    `20.11.2026${' '.repeat(40)}`,
    20_261_120,
    null,
  ])('%j is no date', (deger) => {
    expect(gecer(tarih, deger)).toBe(false);
  });

  test('every value that passes as a date is a date', () => {
    const parca = fc.constantFrom('20', '02', '.', '2026', '-', '11', 'T', ':', 'Z', '+14', '1900', '2099', '31', ' ');
    fc.assert(
      fc.property(fc.array(parca, { maxLength: 12 }), (parcalar) => {
        const okunan = tarih.safeParse(parcalar.join(''));
        expect(okunan.success ? gecerliGun(okunan.data) : true).toBe(true);
      }),
      KOSU,
    );
  });

  test.each(['00:00', '09:05', '19:59', '23:59'])('%s is a time of day', (s) => {
    expect(saat.parse(s)).toBe(s);
  });

  test.each(['24:00', '9:05', '12:60', '12:5', '12.30', '12:30:00', '12:30\n', ' 12:30', '', '१२:३०', 1230, null])(
    '%j is no time of day',
    (deger) => {
      expect(gecer(saat, deger)).toBe(false);
    },
  );

  test.each(['2026-11-20T14:36:00Z', '2026-11-20T14:36:00.123Z', '2026-11-20T17:36:00+03:00', '2028-02-29T00:00:00Z'])(
    '%s is an instant',
    (s) => {
      expect(an.parse(s)).toBe(s);
    },
  );

  test.each([
    '2026-11-20',
    '2026-11-20T14:36:00',
    '2026-11-20 14:36:00Z',
    '20.11.2026 14:36',
    '2027-02-29T00:00:00Z',
    '2026-11-20T24:01:00Z',
    '2026-11-20T14:36:00+3',
    '0000-01-01T00:00:00Z',
    '1899-12-31T23:59:59Z',
    '2100-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '2026-11-20T14:36:00Z\u0000',
    '',
    1_763_640_000_000,
    null,
  ])('%j is no instant', (deger) => {
    expect(gecer(an, deger)).toBe(false);
  });

  test('refuses an endless fraction of a second', () => {
    expect(gecer(an, `2026-11-20T14:36:00.${'1'.repeat(1_000_000)}Z`)).toBe(false);
  });
});
