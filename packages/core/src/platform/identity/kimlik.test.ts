import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  epostaGecerli,
  ibanGecerli,
  ibanSade,
  kisiAdiGecerli,
  tcKimlikHatasi,
  tcKimlikMaskele,
  vknGecerli,
} from './kimlik.ts';
import { epostaMi } from '../posta/rules.ts';
import { buyume, runs } from '../../testing/cases.ts';
import ekler from '../../testing/veri/iban-vkn.json' with { type: 'json' };
import vektorler from '../../testing/veri/kimlik.json' with { type: 'json' };

describe('the national id', () => {
  test.each(vektorler.tckn)('$v: $gecerli ($not)', ({ v, gecerli }) => {
    expect(tcKimlikHatasi(v) === null).toBe(gecerli);
    expect(tcKimlikHatasi(` ${v}\t`) === null).toBe(gecerli);
  });

  test.each([
    ['1234567895', 'T.C. kimlik numarası 11 rakamdan oluşmalıdır.'],
    ['10000 000146', 'T.C. kimlik numarası 11 rakamdan oluşmalıdır.'],
    ['١٠٠٠٠٠٠٠١٤٦', 'T.C. kimlik numarası 11 rakamdan oluşmalıdır.'],
    ['9812345678', 'T.C. kimlik numarası 11 rakamdan oluşmalıdır.'],
    ['01234567890', 'T.C. kimlik numarası 0 ile başlayamaz.'],
    ['00000000000', 'T.C. kimlik numarası 0 ile başlayamaz.'],
    ['12345678952', 'T.C. kimlik numarası geçerli değil. Rakamları kontrol ediniz...'],
    ['33333333330', 'T.C. kimlik numarası geçerli değil. Rakamları kontrol ediniz...'],
  ])('%s: %s', (no, beklenen) => {
    expect(tcKimlikHatasi(no)).toBe(beklenen);
  });

  /** The two check digits as weights of the first nine digits: 7 and −1, then 8 and 0, modulo 10. */
  const kontrol = (dokuz: string) => {
    let [onuncu, onBirinci] = [0, 0];
    for (let i = 0; i < 9; i++) {
      onuncu += Number(dokuz[i]) * (i % 2 === 0 ? 7 : 9);
      onBirinci += Number(dokuz[i]) * (i % 2 === 0 ? 8 : 0);
    }
    return `${onuncu % 10}${onBirinci % 10}`;
  };
  const gecerliMi = (no: string) => {
    if (no.length !== 11 || /[^0-9]/.test(no) || no.charAt(0) === '0') return false;
    if (no.slice(0, 2) === '98') return true;
    return no.slice(9) === kontrol(no.slice(0, 9)) && new Set(no.slice(0, 10)).size > 1;
  };

  /** Random numbers. Some have nine equal digits or a special id, with a valid or a random end. */
  const uret = (zar: (n: number) => number) => {
    const dokuz = [
      () => String(zar(1e9)).padStart(9, '0'),
      () => `9${8 + zar(2)}${String(zar(1e7)).padStart(7, '0')}`,
      () => String(zar(10)).repeat(9),
      () => String(zar(1e9)).padStart(9, '1'),
    ][zar(4)]!();
    const son = [
      () => kontrol(dokuz),
      () => kontrol(dokuz),
      () => String(zar(100)).padStart(2, '0'),
      () => `${zar(1000)}`,
    ];
    return dokuz + son[zar(4)]!();
  };

  const zarKutusu = (tohum: number) => {
    let x = tohum | 0;
    return (n: number) => {
      x = (Math.imul(x, 1_664_525) + 1_013_904_223) | 0;
      return Math.floor(((x >>> 0) / 2 ** 32) * n);
    };
  };

  test('agrees with a second implementation', ({ task }) => {
    const sayi = { gecerli: 0, gecersiz: 0 };
    const ayri: string[] = [];
    fc.assert(
      fc.property(fc.integer(), (tohum) => {
        const zar = zarKutusu(tohum);
        for (let i = 0; i < 1000; i++) {
          const no = uret(zar);
          const gecerli = tcKimlikHatasi(no) === null;
          sayi[gecerli ? 'gecerli' : 'gecersiz']++;
          const tekBiter = gecerli && !no.startsWith('98') && Number(no.at(-1)) % 2 === 1;
          if (gecerli !== gecerliMi(no) || tekBiter) ayri.push(no);
        }
        expect(ayri).toEqual([]);
      }),
      { numRuns: runs(100) },
    );
    expect(Math.min(sayi.gecerli, sayi.gecersiz)).toBeGreaterThan(runs(20_000));
    task.meta.ikinci = { kural: 'national_id', kosu: sayi.gecerli + sayi.gecersiz };
  });

  test.each([
    ['10000000146', '100******46'],
    [' 10000000146 ', '100******46'],
    ['1000000014', '**********'],
    ['10000000146x', '************'],
    ['', ''],
  ])('%j is shown as %s', (no, beklenen) => {
    expect(tcKimlikMaskele(no)).toBe(beklenen);
  });
});

describe('tax number and IBAN', () => {
  test.each([...vektorler.vkn, ...ekler.vkn, { v: '4540536920', gecerli: true }, { v: '4540536921', gecerli: false }])(
    'tax number $v: $gecerli',
    ({ v, gecerli }) => {
      expect(vknGecerli(v)).toBe(gecerli);
    },
  );

  test.each([
    ...vektorler.iban,
    ...ekler.iban,
    { v: 'TR33 0006 1005 1978 6457 8413 26', gecerli: true },
    { v: 'tr970006200000000000000042', gecerli: true },
    { v: 'tR97 0006 2000 0000 0000 0000 42', gecerli: true },
    // The account may have letters, the bank's number may not.
    { v: 'TR79 0006 1 0 ABC4567890123456', gecerli: true },
    { v: 'TR790006100ACB4567890123456', gecerli: false },
    { v: 'TR79000610ACB4567890123456', gecerli: false },
    { v: 'TRA9000610ABC4567890123456', gecerli: false },
    // No letter of another alphabet becomes one of these letters.
    { v: 'ṭr970006200000000000000042', gecerli: false },
    // The checksum is right, but the reserve digit is not 0.
    { v: 'TR080006110519786457841326', gecerli: false },
  ])('IBAN $v: $gecerli', ({ v, gecerli }) => {
    expect(ibanGecerli(v)).toBe(gecerli);
  });
});

test('stores an IBAN without blanks and in capitals', () => {
  expect(ibanSade('tr97 0006 2000 0000 0000 0000 42')).toBe('TR970006200000000000000042');
  // A dotted small i does not become a Turkish capital.
  expect(ibanSade('ie29 aibk')).toBe('IE29AIBK');
});

describe('names', () => {
  test.each([...vektorler.ad, 'IiİıŞşĞğÜüÖöÇç', 'Şükrü'.normalize('NFD')])('%s is a name', (ad) => {
    expect(kisiAdiGecerli(ad)).toBe(true);
  });

  test.each([
    ['Kâmil', true],
    ['Nâlân Hûri', true],
    ['Ayşe Ak-Yıldız', true],
    ["D'Angelo", true],
    ['Ali 3', false],
    ['Ali; drop', false],
    ["- '", false],
    ['', false],
  ])('%s is a name: %s', (ad, gecerli) => {
    expect(kisiAdiGecerli(ad)).toBe(gecerli);
  });
});

describe('e-mail', () => {
  test.each(['ayse@firma.com', ' a.b+c@alt.firma.com.tr ', "o'neil@x-y.org", 'a@xn--krm-0na.xn--p1ai', 'A@B.CO'])(
    '%j is an address',
    (s) => {
      expect(epostaGecerli(s)).toBe(true);
      expect(epostaMi(s.trim())).toBe(true);
    },
  );

  const YAZIM_HATALARI =
    `ayse ayse@firma @firma.com ayse@ .a@b.com a.@b.com a..b@c.com a@.com a@b..com a@b.com. a@-b.com
    a@b-.com a@b.-com a@b.com- a@b.c a@b.12 ayşe@firma.com a@b@c.com a@b.com,c@d.com`.split(/\s+/);

  test.each([...YAZIM_HATALARI, '', 'a b@c.com', 'a@b.com\r\nBcc: c@d.com', `${'a'.repeat(65)}@b.com`])(
    '%j is no address',
    (s) => {
      expect(epostaGecerli(s)).toBe(false);
    },
  );

  test('answers at once for a long text', () => {
    for (const s of ['a.', 'a@', 'a@b.-', '@', 'a@a-', '.']) expect(epostaGecerli(s.repeat(100_000) + '!')).toBe(false);
    const hepsi = (n: number) => {
      for (const s of ['a.', 'a@', 'a@b.-', '@', 'a@a-', '.']) epostaGecerli(s.repeat(n) + '!');
    };
    expect(buyume(hepsi, 200_000)).toBeLessThan(10);
  });
});
