import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gorunenUzunluk } from '../../platform/text/metin.ts';
import {
  adresOnEki,
  iosMu,
  MENU_TURLERI,
  METIN,
  mobilTarayiciMi,
  PAROLA_EN_AZ,
  PAROLA_EN_FAZLA,
  TEMALAR,
  yeniParolaHatasi,
} from './rules.ts';
import { runs } from '../../testing/cases.ts';

const KOSU = { numRuns: runs(10_000) };

test('keeps themes, menu types, lengths and texts of the specification with its typing errors', () => {
  expect(TEMALAR).toEqual(['blue', 'green', 'cyan', 'purple', 'indigo', 'yellow', 'orange', 'pink']);
  expect(MENU_TURLERI).toEqual(['static', 'overlay', 'horizontal', 'slim']);
  expect(PAROLA_EN_AZ).toBe(5);
  expect(METIN).toEqual({
    kotuGiris: 'Kullanıcı adı veya şifre hatalı',
    eskiSifre: 'Eski Şifreniz Hatalı',
    uyusmuyor: 'Yeni Şifreleriniz Uyuşmuyor',
    kisa: 'Parolanız En az 5 Karakter olmaldır.!',
    degismedi: 'Parola Değişimi Başarısız',
    ayniParola: 'Yeni parolanız şimdiki parolanızdan farklı olmalıdır.',
  });
});

describe('a new password', () => {
  test.each([
    ['12345', '12345', null],
    ['şifre', 'şifre', null],
    ['a b c', 'a b c', null],
    ['     ', '     ', 'Parolanız En az 5 Karakter olmaldır.!'],
    ['abcd ', 'abcd ', 'Parolanız En az 5 Karakter olmaldır.!'],
    ['a\u200B\u200B\u2060\u3164b', 'a\u200B\u200B\u2060\u3164b', 'Parolanız En az 5 Karakter olmaldır.!'],
    ['😀😀😀😀😀', '😀😀😀😀😀', null],
    ['1234', '1234', 'Parolanız En az 5 Karakter olmaldır.!'],
    ['', '', 'Parolanız En az 5 Karakter olmaldır.!'],
    ['😀😀😀', '😀😀😀', 'Parolanız En az 5 Karakter olmaldır.!'],
    ['12345', '12346', 'Yeni Şifreleriniz Uyuşmuyor'],
    ['12345', '12345 ', 'Yeni Şifreleriniz Uyuşmuyor'],
    ['parola', 'Parola', 'Yeni Şifreleriniz Uyuşmuyor'],
    // The order of the specification: first they must be equal, then long enough.
    ['123', '124', 'Yeni Şifreleriniz Uyuşmuyor'],
  ])('%j, repeated %j', (parola, tekrar, hata) => {
    expect(yeniParolaHatasi(parola, tekrar)).toBe(hata);
  });

  test('needs five visible characters and the same text twice', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.option(fc.string({ maxLength: 8 })), (parola, baska) => {
        const tekrar = baska ?? parola;
        expect(yeniParolaHatasi(parola, tekrar) === null).toBe(parola === tekrar && gorunenUzunluk(parola) >= 5);
      }),
      KOSU,
    );
  });

  test('may have the greatest allowed length', () => {
    expect(yeniParolaHatasi('a'.repeat(PAROLA_EN_FAZLA), 'a'.repeat(PAROLA_EN_FAZLA))).toBeNull();
    expect(PAROLA_EN_FAZLA).toBeGreaterThanOrEqual(64);
  });
});

describe('a device', () => {
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';
  const IPAD =
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1';

  test.each([
    ['an iPhone', IPHONE, true, true],
    ['an iPad', IPAD, true, true],
    ['an iPod', 'Mozilla/5.0 (iPod; U; CPU like Mac OS X; en) AppleWebKit/420.1', true, true],
    ['Chrome on an iPhone', IPHONE.replace('Version/18.1', 'CriOS/131.0.6778.73'), true, true],
    [
      'an Android telephone',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0.0.0 Mobile Safari/537.36',
      true,
      false,
    ],
    ['an Android tablet', 'Mozilla/5.0 (Linux; Android 13; SM-X700) Chrome/131.0.0.0 Safari/537.36', true, false],
    ['Firefox on a telephone', 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0', true, false],
    ['a Windows telephone', 'Mozilla/5.0 (Windows Phone 10.0) AppleWebKit/537.36 Edge/15.15254', true, false],
    ['capitals', 'ANDROID TABLET', true, false],
    [
      'Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
      false,
      false,
    ],
    ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', false, false],
    ['Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', false, false],
    ['a Chromebook', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/131.0.0.0 Safari/537.36', false, false],
    ['Opera Mini', 'Opera/9.80 (J2ME/MIDP; Opera Mini/7.1) Presto/2.12', true, false],
    ['Silk on a tablet', 'Mozilla/5.0 (Linux; U; en-us; KFTT) AppleWebKit/537.36 Silk/3.68', true, false],
    ['a program', 'curl/8.9.1', false, false],
    ['nothing', '', false, false],
  ])('%s', (_, userAgent, mobil, ios) => {
    expect([mobilTarayiciMi(userAgent), iosMu(userAgent)]).toEqual([mobil, ios]);
  });

  test('is mobile when it is iOS', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('iPhone', 'ipad', 'IPOD', ''), fc.string(), (bas, ad, son) => {
        const userAgent = bas + ad + son;
        expect(iosMu(userAgent) && !mobilTarayiciMi(userAgent)).toBe(false);
      }),
      KOSU,
    );
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['bilinmiyor', 'bilinmiyor'],
])('tries from %s count as from %s', (ip, beklenen) => {
  expect(adresOnEki(ip)).toBe(beklenen);
});
