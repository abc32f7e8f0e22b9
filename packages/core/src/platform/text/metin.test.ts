import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  basHarfler,
  buyuk,
  dolu,
  duzgun,
  gorunmezsiz,
  karsilastir,
  katla,
  kisalt,
  kodSozu,
  kucuk,
  kullaniciAnahtari,
  yazilabilir,
  yazilan,
} from './metin.ts';
import { buyume, runs } from '../../testing/cases.ts';

const KOSU = { numRuns: runs(10_000) };
const HARFLER = Array.from('abcçdefgğhıijklmnoöprsştuüvyzâîûABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZÂÎÛqwxQWX');
const turkce = fc.string({ unit: fc.constantFrom(...HARFLER, ' ', '-', "'", '7'), maxLength: 12 });
const ascii = fc.string({
  unit: fc.constantFrom(...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))),
});

describe('case', () => {
  test.each([
    ['istanbul', 'İSTANBUL'],
    ['ığdır', 'IĞDIR'],
    ['izmir', 'İZMİR'],
    ['ısparta', 'ISPARTA'],
    ['çağrı şöhret', 'ÇAĞRI ŞÖHRET'],
    ['izin', 'İZİN'],
    ['hâlâ', 'HÂLÂ'],
    ['', ''],
  ])('%j has the capitals %j', (k, b) => {
    expect(buyuk(k)).toBe(b);
    expect(kucuk(b)).toBe(k);
    expect(kucuk(b)).toHaveLength(b.length);
  });

  test('treats decomposed letters as the same letters', () => {
    expect(kucuk('ŞİŞLİ'.normalize('NFD'))).toBe('şişli');
    expect(buyuk('şişli'.normalize('NFD'))).toBe('ŞİŞLİ');
  });

  test('converts there and back', () => {
    fc.assert(
      fc.property(turkce, (s) => {
        expect(kucuk(buyuk(s))).toBe(kucuk(s));
        expect(buyuk(kucuk(s))).toBe(buyuk(s));
        expect(kucuk(s)).toHaveLength(s.length);
      }),
      KOSU,
    );
  });
});

describe('sorting', () => {
  const SIRALI = 'Ağrı cem Çorum dal gaz ğ hal Iğdır ırmak Isparta ilk İzmir oz öz su şeker us üst'.split(' ');

  test('follows the Turkish alphabet from any start order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(SIRALI, { minLength: SIRALI.length }), (karisik) => {
        expect(karisik.toSorted(karsilastir)).toEqual(SIRALI);
      }),
      KOSU,
    );
  });

  test('is a total order', () => {
    fc.assert(
      fc.property(turkce, turkce, turkce, (a, b, c) => {
        expect(Math.sign(karsilastir(a, b))).toBe(0 - Math.sign(karsilastir(b, a)));
        const [ilk, , son] = [a, b, c].toSorted(karsilastir);
        expect(karsilastir(ilk!, son!)).toBeLessThanOrEqual(0);
      }),
      KOSU,
    );
  });
});

describe('searching', () => {
  test.each([
    ['İSTANBUL', 'istanbul'],
    ['ISTANBUL', 'istanbul'],
    ['istanbul', 'istanbul'],
    ['ıstanbul', 'istanbul'],
    ['Çağrı', 'cagri'],
    ['ÇAĞRI', 'cagri'],
    ['Ş\u0327', 's\u0327'],
    ['ğüşıöç', 'gusioc'],
    ['ĞÜŞİÖÇ', 'gusioc'],
    ['hâlâ', 'hala'],
    ['İmdât', 'imdat'],
    ['millî', 'milli'],
    ['mahkûm', 'mahkum'],
    ['Iğdır 76', 'igdir 76'],
    ['Ayşe@FIRMA.com', 'ayse@firma.com'],
    ['', ''],
  ])('%j is looked for as %j', (s, anahtar) => {
    expect(katla(s)).toBe(anahtar);
    expect(katla(s.normalize('NFD'))).toBe(anahtar);
  });

  test('ignores case, marks and their Unicode form', () => {
    fc.assert(
      fc.property(turkce, (s) => {
        const anahtar = katla(s);
        expect(anahtar).toMatch(/^[a-z7 '-]*$/);
        for (const yazim of [kucuk(s), buyuk(s), s.normalize('NFD'), anahtar]) expect(katla(yazim)).toBe(anahtar);
      }),
      KOSU,
    );
  });

  test('finds a part at any place in a text', () => {
    fc.assert(
      fc.property(turkce, turkce, turkce, (bas, orta, son) => {
        expect(katla(bas + orta + son)).toContain(katla(orta));
      }),
      KOSU,
    );
  });
});

describe('user names', () => {
  test.each([
    ['ayse', 'AYŞE', 'Ayşe', ' ayşe ', 'AYSE', 'ayse\t', 'AYŞE'.normalize('NFD')],
    ['irmak', 'IRMAK', 'İRMAK', 'ırmak', 'Irmak', 'ırMAK'],
    ['cigdem.ozturk', 'Çiğdem.Öztürk', 'ÇİĞDEM.ÖZTÜRK', 'CIGDEM.OZTURK', 'cıgdem.ozturk'],
    ['admin', 'ADMIN', 'ADMİN', 'Admin', 'admın'],
  ])('%j is the one key of all its spellings', (anahtar, ...yazimlar) => {
    for (const yazim of yazimlar) expect(kullaniciAnahtari(yazim)).toBe(anahtar);
    expect(kullaniciAnahtari(anahtar)).toBe(anahtar);
  });

  test.each([
    ['ayse', 'ayse1'],
    ['ali', 'alı.'],
    ['a b', 'ab'],
    ['ayşe', 'ayşen'],
  ])('%j and %j have two keys', (a, b) => {
    expect(kullaniciAnahtari(a)).not.toBe(kullaniciAnahtari(b));
  });

  test('compares ASCII letters like all other languages', () => {
    const kucukHarf = (s: string) => s.replace(/[A-Z]/g, (h) => String.fromCharCode(h.charCodeAt(0) + 32));
    fc.assert(
      fc.property(ascii, (s) => {
        expect(kullaniciAnahtari(s)).toBe(kucukHarf(s.trim()));
      }),
      KOSU,
    );
  });
});

describe('tidying', () => {
  test.each([
    ['Ayşe', 'Ayşe'],
    ['  Ayşe \t Nur\n', 'Ayşe Nur'],
    ['Ayşe\u00a0Nur', 'Ayşe Nur'],
    ['Şükrü'.normalize('NFD'), 'Şükrü'],
    [' \n', ''],
    ['', ''],
  ])('%j is kept as %j', (s, beklenen) => {
    expect(duzgun(s)).toBe(beklenen);
    expect(dolu(s)).toBe(beklenen === '' ? null : beklenen);
  });

  test('an omitted field is empty', () => {
    expect([dolu(null), dolu(undefined)]).toEqual([null, null]);
  });
});

describe('cutting', () => {
  const karisik = fc.string({ unit: fc.constantFrom('a', 'İ', ' ', '😀', '🇹🇷', 'e\u0301', '…', '\u0000') });

  test.each([
    ['', 20, ''],
    ['12345678901234567890', 20, '12345678901234567890'],
    ['123456789012345678901', 20, '12345678901234567890…'],
    ['Yıllık izin, Çeşme yolundayım', 20, 'Yıllık izin, Çeşme y…'],
    ['😀😀😀', 2, '😀😀…'],
    ['😀😀', 2, '😀😀'],
  ])('%j cut to %i is %j', (s, n, beklenen) => {
    expect(kisalt(s, n)).toBe(beklenen);
  });

  test('never splits a character and never exceeds the length', () => {
    fc.assert(
      fc.property(karisik, fc.nat(12), (s, n) => {
        const harfler = Array.from(s);
        expect(Array.from(kisalt(s, n))).toEqual(harfler.length > n ? [...harfler.slice(0, n), '…'] : harfler);
      }),
      KOSU,
    );
  });
});

describe('invisible and unwritable characters', () => {
  test.each([
    '\u0000',
    '\u0007',
    '\u001F',
    '\u007F',
    '\uFDD0',
    '\uFDEF',
    '\uFFFE',
    '\uFFFF',
    '\u{1FFFF}',
    '\u{10FFFE}',
    '\uD83D',
    '\uDE00',
  ])('%j is not writable', (h) => {
    expect([yazilabilir(`a${h}b`), yazilan(`a${h}b${h}`)]).toEqual([false, 'ab']);
  });

  test.each(['', 'Çağrı\tÖz\r\n', '\u0085', '\uFFFD', '😀', '\uE000', '\u{1F1F9}\u{1F1F7}'])('%j is writable', (s) => {
    expect([yazilabilir(s), yazilan(s)]).toEqual([true, s]);
  });

  test.each([
    ['Ay\u200Bşe', 'Ayşe'],
    ['Ali\u202Egpj.exe', 'Aligpj.exe'],
    ['\uFEFFVe\u00ADli\u2060', 'Veli'],
    ['\u2066Can\u2069\u200E', 'Can'],
    ['Al\u034Fi\u3164', 'Ali'],
    ['\u200D\uFE0F', ''],
    ['A\u200DB', 'AB'],
    ['A\u{E0041}\u{E0042}', 'A'],
    ['satır\nsatır\u0085\tson', 'satır\nsatır\u0085\tson'],
  ])('%j becomes %j', (s, kalan) => {
    expect(gorunmezsiz(s)).toBe(kalan);
  });

  test.each(['👩‍👩‍👧‍👦', '🏳️‍🌈', '❤️', '1️⃣', '🧑🏽‍💻', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}', '🇹🇷', '🤦🏼‍♀️'])(
    '%s stays whole',
    (s) => {
      expect(gorunmezsiz(`Not ${s} ve ${s}${s}`)).toBe(`Not ${s} ve ${s}${s}`);
    },
  );

  test('an unfinished long text takes no time', () => {
    const uzun = (n: number) => '👩\u200D'.repeat(n) + '\u200B'.repeat(n);
    expect(gorunmezsiz(uzun(50_000))).not.toContain('\u200B');
    expect(buyume((n) => gorunmezsiz(uzun(n)), 25_000)).toBeLessThan(10);
  });
});

describe('initials', () => {
  test.each([
    ['Ayşe Gül Irmak', 'AI'],
    ['ali ışık', 'AI'],
    ['ilker can', 'İC'],
    ['  şeyma   öz ', 'ŞÖ'],
    ['şeyma öz'.normalize('NFD'), 'ŞÖ'],
    ['Cem', 'C'],
    ['', ''],
    ['   ', ''],
    ['😀li Veli', '😀V'],
  ])('for %j are %j', (ad, beklenen) => {
    expect(basHarfler(ad)).toBe(beklenen);
  });
});

test.each([
  ['bilinmeyenAlan', 'Bilinmeyen alan'],
  ['ParaBirimi', 'Para birimi'],
  ['gun_sayi', 'Gun sayi'],
  ['ETTN', 'ETTN'],
  ['', '–'],
])('the code %s is written as %s', (kod, sozu) => expect(kodSozu(kod)).toBe(sozu));
