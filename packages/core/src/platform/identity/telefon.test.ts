import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  rakamSuz,
  telefonAnasi,
  telefonAranani,
  telefonHatasi,
  telefonOku,
  telefonSade,
  telefonYaz,
  telefonYolu,
} from './kimlik.ts';
import { KOSU } from '../../testing/cases.ts';
import vektorler from '../../testing/veri/kimlik.json' with { type: 'json' };

describe('the telephone number', () => {
  test.each([
    ...vektorler.telefon,
    { v: '905321234567', goster: '0(532) 123 45 67' },
    { v: '0090 532 123 45 67', goster: '0(532) 123 45 67' },
    { v: '9053212345', goster: '0(905) 321 23 45' },
    { v: '0532123456', goster: '0532123456' },
    { v: '+49 30 1234567', goster: '+49 30 1234567' },
    { v: '+45 12 34 56 78', goster: '+45 12 34 56 78' },
  ])('$v is shown as $goster', ({ v, goster }) => {
    expect(telefonYaz(v)).toBe(goster);
  });

  test.each([
    ['+90 532 123 45 67', '05321234567'],
    ['532 123 45 67', '05321234567'],
    ['0(532) 123 45 67', '05321234567'],
    ['\u202a+90 532 123 45 67\u202c', '05321234567'],
    ['0532‑123‑45‑67', '05321234567'],
    ['+90 (0) 532 123 45 67', '05321234567'],
    ['444 12 34', '4441234'],
    ['0212 111 22 33 dahili 105', '02121112233,105'],
    ['+45 12 34 56 78', '+4512345678'],
    ['0049 30 1234567', '+49301234567'],
    ['+49 (0) 30 1234567', '+49301234567'],
    ['155', '155'],
    ['', ''],
  ])('%s is stored as %s', (v, sade) => {
    expect(telefonSade(v)).toBe(sade);
  });

  test.each([
    '0212 111 22 33 dahili 105',
    '0212 111 22 33 DAHİLİ: 105',
    '0(212) 111 22 33 Dahili No: 105',
    '0212 111 22 33/105',
    '0212 111 22 33 - 105',
    '0212 111 22 33 x105',
    '02121112233x105',
    '0212 111 22 33 dh. 105',
    '0212 111 22 33 iç hat 105',
    '0212 111 22 33 İÇ HAT 105',
    '0212 111 22 33 ext 105',
    '+90 212 111 22 33 ext. 105',
    '0212 111 22 33 #105',
    '0212 111 22 33 (105)',
    '(0212) 111 22 33 (dahili 105)',
    'tel:+902121112233;ext=105',
    '02121112233,105',
  ])('%j is a number with an extension', (v) => {
    expect(telefonHatasi(v)).toBeNull();
    expect(telefonSade(v)).toBe('02121112233,105');
    expect(telefonYaz(v)).toBe('0(212) 111 22 33 dahili 105');
    expect(telefonYolu(v)).toBe('tel:02121112233,105');
    expect([telefonAnasi(v), telefonAranani(v)]).toEqual(['02121112233', '2121112233,105']);
  });

  test.each([
    ['444 1 234', '4441234', '4441234', 'tel:4441234'],
    ['4441234', '4441234', '4441234', 'tel:4441234'],
    ['0 444 1 234', '4441234', '4441234', 'tel:4441234'],
    ['+90 444 1 234', '4441234', '4441234', 'tel:4441234'],
    ['444 1 234 dahili 7', '4441234,7', '4441234 dahili 7', 'tel:4441234,7'],
    ['0850 123 45 67', '08501234567', '0(850) 123 45 67', 'tel:08501234567'],
    ['0800 211 00 00', '08002110000', '0(800) 211 00 00', 'tel:08002110000'],
    ['0900 123 45 67', '09001234567', '0(900) 123 45 67', 'tel:09001234567'],
    ['(0212) 444 1 234', '02124441234', '0(212) 444 12 34', 'tel:02124441234'],
    ['+49 30 1234567 ext 12', '+49301234567,12', '+49301234567 dahili 12', 'tel:+49301234567,12'],
  ])('%s is stored as %s, shown as %s, dialled as %s', (v, sade, yazi, yol) => {
    expect(telefonHatasi(v)).toBeNull();
    expect([telefonSade(v), telefonYaz(v), telefonYolu(v)]).toEqual([sade, yazi, yol]);
    expect(telefonSade(sade)).toBe(sade);
  });

  const GECERSIZ = 'Telefon geçerli değil. Örnek: 0(532) 123 45 67';
  test.each([
    ['0(532) 123 45 67', null],
    ['+90 532 123 45 67', null],
    ['05321234567', null],
    ['+49 30 1234567', null],
    ['532 123', GECERSIZ],
    ['444 12 3', GECERSIZ],
    ['+90 532 123', GECERSIZ],
    ['+0532 123 45 67', GECERSIZ],
    ['0532 123 45 67 abc', GECERSIZ],
    ['dahili 105', GECERSIZ],
    ['', GECERSIZ],
    ['0212 111 22 33 / 0532 111 22 33', 'Birden çok telefon yazılmış. Her birini kendi alanına yazınız.'],
    ['0212 111 22 33 - 444 1 234', 'Birden çok telefon yazılmış. Her birini kendi alanına yazınız.'],
    [
      '0212 111 22 33/34',
      'Telefonun sonundaki ‘/34’ dahili mi, ikinci hat mı belli değil. Dahiliyse ‘dahili 34’ yazınız.',
    ],
    ['5,32112E+09', 'Excel numarayı kısaltmış (5,32112E+09), rakamları eksik. Telefonu yeniden yazınız.'],
  ])('%j can be called: %s', (v, hata) => {
    expect(telefonHatasi(v)).toBe(hata);
    // A text that is not a telephone number is stored for display and not converted.
    if (hata !== null) expect(telefonSade(v)).toBe(v);
  });

  test.each([
    ['+90 532', '532'],
    ['1112233', '1112233'],
    ['0212 111 22 33 105', '2121112233,105'],
    ['444 1 234', '4441234'],
    ['0049 30 1234567', '49301234567'],
    ['105', null],
    ['Ali 105', null],
  ])('%s is searched as %s', (ara, parca) => {
    expect(telefonAranani(ara)).toBe(parca);
  });

  /** The second implementation removes the prefix by the number of digits. It knows no extensions. */
  function ikinci(s: string) {
    const t = s.trim();
    const rakamlari = (x: string) =>
      Array.from(x)
        .filter((c) => '0123456789'.includes(c))
        .join('');
    const arti = t.charAt(0) === '+';
    const temiz = Array.from(t).every(
      (c, i) => c.trim() === '' || (c === '+' ? i === 0 : '0123456789()./-'.includes(c)),
    );
    let rakam = rakamlari(arti ? t.replace('(0)', '') : t);
    if (!arti && rakam.startsWith('00') && rakam.charAt(2) !== '0') rakam = rakam.slice(2);
    else if (!arti) {
      // A national number, with or without its dialling prefix.
      for (const on of ['900', '90', '0', '']) {
        const no = rakam.slice(on.length);
        if (!rakam.startsWith(on)) continue;
        if (no.length === 10 && no[0] !== '0') return { sade: temiz ? `0${no}` : null };
        if (no.length === 7 && no.startsWith('444')) return { sade: temiz ? no : null };
      }
      return { sade: null };
    }
    if (!temiz) return { sade: null };
    if (!rakam.startsWith('90'))
      return { sade: rakam.length >= 7 && rakam.length <= 15 && rakam[0] !== '0' ? `+${rakam}` : null };
    const no = rakam.charAt(2) === '0' ? rakam.slice(3) : rakam.slice(2);
    if (no.length === 7 && no.startsWith('444')) return { sade: no };
    return { sade: no.length === 10 && no[0] !== '0' ? `0${no}` : null };
  }

  const PARCALAR = '0 00 90 + +90 ( ) (0) - . / 532 444 7 123 45 1234567 5321234567 ٣ x ＋'.split(' ');
  const parca = fc.constantFrom(...PARCALAR, ' ', '\u00a0', '\n');
  const numara = fc
    .tuple(fc.constantFrom('', '0', '+90 ', '0090', '90', '+49', ' 0('), fc.constantFrom('532', '032', '53'))
    .chain(([on, alan]) => fc.nat(99_999_999).map((n) => [on, alan, `) ${n}`.slice(on.endsWith('(') ? 0 : 2)]));

  test('agrees with a second implementation, and reads its own result as the same number', ({ task }) => {
    const sayi = { gecerli: 0, gecersiz: 0 };
    fc.assert(
      fc.property(fc.oneof(fc.array(parca, { maxLength: 9 }), numara), (parcalar) => {
        const s = parcalar.join('');
        const okunan = telefonOku(s);
        const beklenen = ikinci(s);
        // An extension is only searched if the whole text is not a number.
        expect(okunan?.dahili === '' ? okunan.ana : null).toBe(beklenen.sade);
        expect(telefonHatasi(s) === null).toBe(okunan !== null);
        sayi[okunan ? 'gecerli' : 'gecersiz']++;
        const sade = telefonSade(s);
        expect(telefonSade(sade)).toBe(sade);
        if (okunan) {
          expect(sade).toMatch(/^\+?\d{7,15}(,\d{1,6})?$/);
          expect(telefonOku(telefonYaz(s))).toEqual(okunan);
          expect(telefonAnasi(s)).toBe(okunan.ana);
        }
        expect(telefonYaz(telefonYaz(s))).toBe(telefonYaz(s));
        if (telefonYaz(s) !== s) expect(telefonYaz(sade)).toBe(telefonYaz(s));
      }),
      KOSU,
    );
    expect(Math.min(sayi.gecerli, sayi.gecersiz)).toBeGreaterThan(500);
    task.meta.ikinci = { kural: 'telephone', kosu: sayi.gecerli + sayi.gecersiz };
  });

  test('a numeric field keeps only digits', () => {
    expect(rakamSuz(' 12a3.٤,5\n')).toBe('1235');
  });
});
