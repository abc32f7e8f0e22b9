/// <reference types="node" />
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  gecerliGun,
  gunAraligiYaz,
  gunAyYaz,
  gunEkle,
  gunFarki,
  haftaGunu,
  istanbulAni,
  istanbulGunu,
  istanbulSaati,
  istanbulSaniyesi,
  ms,
  sureYaz,
  tarihOku,
  tarihYaz,
  uzunTarihYaz,
  zamanYaz,
} from './tarih.ts';
import { runs } from '../../testing/cases.ts';

const KOSU = { numRuns: runs(10_000) };
const iso = (t: number) => new Date(t).toISOString();
const iki = (n: number) => String(n).padStart(2, '0');

/** Every change of Istanbul's clock since 2012: the instant, and the hours ahead of UTC from then on. */
const SAAT_DEGISIKLIKLERI: readonly (readonly [string, number])[] = [
  ['2012-03-25T01:00:00Z', 3],
  ['2012-10-28T01:00:00Z', 2],
  ['2013-03-31T01:00:00Z', 3],
  ['2013-10-27T01:00:00Z', 2],
  ['2014-03-31T01:00:00Z', 3],
  ['2014-10-26T01:00:00Z', 2],
  ['2015-03-29T01:00:00Z', 3],
  ['2015-11-08T01:00:00Z', 2],
  ['2016-03-27T01:00:00Z', 3],
];
const saatFarki = (t: number) => SAAT_DEGISIKLIKLERI.findLast(([an]) => ms(an) <= t)?.[1] ?? 2;
const yerel = (t: number) => iso(t + saatFarki(t) * 3_600_000);

/** Every day from 2012 to 2050, counted with the Gregorian rules alone. */
const artik = (yil: number) => (yil % 4 === 0 && yil % 100 !== 0) || yil % 400 === 0;
const ayUzunlugu = (yil: number, ay: number) =>
  [31, artik(yil) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][ay - 1] ?? 0;
const gunler = (ilk: number, son: number) => {
  const liste: string[] = [];
  for (let yil = ilk; yil <= son; yil++)
    for (let ay = 1; ay <= 12; ay++)
      for (let gun = 1; gun <= ayUzunlugu(yil, ay); gun++) liste.push(`${yil}-${iki(ay)}-${iki(gun)}`);
  return liste;
};
const GUNLER = gunler(2012, 2050);
const gunArb = fc.constantFrom(...GUNLER);

describe('Istanbul time', () => {
  test.each([
    ['2015-11-07T12:00:00Z', '07.11.2015 15:00'],
    ['2015-11-07T21:00:00Z', '08.11.2015 00:00'],
    ['2015-11-08T00:59:59Z', '08.11.2015 03:59'],
    ['2015-11-08T01:00:00Z', '08.11.2015 03:00'],
    ['2015-11-08T22:00:00Z', '09.11.2015 00:00'],
    ['2016-03-27T00:59:59Z', '27.03.2016 02:59'],
    ['2016-03-27T01:00:00Z', '27.03.2016 04:00'],
    ['2016-09-07T21:00:00Z', '08.09.2016 00:00'],
    ['2016-10-30T12:00:00Z', '30.10.2016 15:00'],
    ['2016-12-31T21:00:00Z', '01.01.2017 00:00'],
    ['2026-11-20T14:36:00Z', '20.11.2026 17:36'],
    ['2028-02-28T21:00:00Z', '29.02.2028 00:00'],
    ['2050-07-01T12:00:00Z', '01.07.2050 15:00'],
  ])('%s is %s', (an, beklenen) => {
    expect(zamanYaz(an)).toBe(beklenen);
    expect(zamanYaz(ms(an))).toBe(beklenen);
    expect(zamanYaz(new Date(an))).toBe(beklenen);
  });

  test.each(SAAT_DEGISIKLIKLERI)('changes at %s to +%i', (an, fark) => {
    expect(istanbulSaniyesi(ms(an) - 1000)).toBe(fark === 3 ? '02:59:59' : '03:59:59');
    expect(istanbulSaniyesi(an)).toBe(fark === 3 ? '04:00:00' : '03:00:00');
  });

  test('follows the history at any instant', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2012, 0, 1), max: Date.UTC(2051, 0, 1) }), (t) => {
        expect([istanbulGunu(t), istanbulSaati(t), istanbulSaniyesi(t)]).toEqual([
          yerel(t).slice(0, 10),
          yerel(t).slice(11, 16),
          yerel(t).slice(11, 19),
        ]);
      }),
      KOSU,
    );
  });

  test('converts midnight, noon and the last minute of every day from 2012 to 2050', () => {
    const yanlis = GUNLER.filter((gun) => {
      const [gece, ogle, son] = [istanbulAni(gun), istanbulAni(gun, '12:00'), istanbulAni(gun, '23:59')];
      return !(
        yerel(gece).startsWith(`${gun}T00:00:00.000`) &&
        yerel(ogle).startsWith(`${gun}T12:00:00.000`) &&
        yerel(son).startsWith(`${gun}T23:59:00.000`) &&
        istanbulGunu(gece) === gun &&
        istanbulGunu(gece - 1) === gunEkle(gun, -1) &&
        istanbulGunu(son + 59_999) === gun &&
        istanbulSaati(gece) === '00:00'
      );
    });
    expect(GUNLER).toHaveLength(14_245);
    expect(yanlis).toEqual([]);
  });

  test('returns the same date and time, except for the hours that summer time skips', () => {
    fc.assert(
      fc.property(gunArb, fc.nat(23), fc.nat(59), (gun, sa, dk) => {
        const saat = `${iki(sa)}:${iki(dk)}`;
        const t = istanbulAni(gun, saat);
        const atlanan = sa === 3 && SAAT_DEGISIKLIKLERI.some(([an, fark]) => fark === 3 && an.startsWith(gun));
        expect([istanbulGunu(t), istanbulSaati(t)]).toEqual([gun, atlanan ? `04:${iki(dk)}` : saat]);
      }),
      KOSU,
    );
  });

  test.each([
    ['2016-03-27', '02:59', '2016-03-27T00:59:00.000Z'],
    ['2016-03-27', '03:30', '2016-03-27T01:30:00.000Z'],
    ['2016-03-27', '04:00', '2016-03-27T01:00:00.000Z'],
    // 03:00 to 03:59 occurred twice that night. The winter one is meant.
    ['2015-11-08', '03:30', '2015-11-08T01:30:00.000Z'],
    ['2015-11-08', '04:00', '2015-11-08T02:00:00.000Z'],
    ['2016-01-01', '00:00', '2015-12-31T22:00:00.000Z'],
    ['2017-01-01', '00:00', '2016-12-31T21:00:00.000Z'],
  ])('%s %s is the instant %s', (gun, saat, an) => {
    expect(iso(istanbulAni(gun, saat))).toBe(an);
  });

  /** Prints one digest of all answers of this module, followed by the real time zone of the process. */
  const BETIK = `
    const { createHash } = await import('node:crypto');
    const t = await import(process.argv[1]);
    const ozet = createHash('sha256');
    const yaz = (...s) => ozet.update(JSON.stringify(s));
    for (let gun = '2012-01-01'; gun < '2051-01-01'; gun = t.gunEkle(gun, 1)) {
      const an = t.istanbulAni(gun);
      yaz(gun, an, t.istanbulAni(gun, '03:30'), t.zamanYaz(an), t.istanbulSaniyesi(an - 1), t.haftaGunu(gun));
      yaz(t.gunFarki('2012-01-01', gun), t.tarihOku(t.tarihYaz(gun)), t.tarihOku(gun + 'T22:30:00Z'), t.gecerliGun(gun));
      yaz(t.uzunTarihYaz(gun), t.gunAyYaz(gun));
    }
    console.log(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(2026, 6, 1).getTimezoneOffset(), ozet.digest('hex'));`;
  const calistir = promisify(execFile);
  const dilimde = async (TZ: string) => {
    const tarih = new URL('tarih.ts', import.meta.url).href;
    const { stdout } = await calistir(process.execPath, ['--input-type=module', '-e', BETIK, tarih], { env: { TZ } });
    return stdout.trim().split(' ');
  };

  test('gives the same answers in any time zone of the machine', async () => {
    const [utc, newYork, kiritimati] = await Promise.all(
      ['UTC', 'America/New_York', 'Pacific/Kiritimati'].map(dilimde),
    );
    expect(utc).toEqual(['UTC', '0', expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(newYork).toEqual(['America/New_York', '240', utc![2]]);
    expect(kiritimati).toEqual(['Pacific/Kiritimati', '-840', utc![2]]);
  }, 60_000);
});

describe('calendar dates', () => {
  test.each([
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2016-03-26', 1, '2016-03-27'],
    ['2015-11-07', 2, '2015-11-09'],
    ['2026-11-20', 365, '2027-11-20'],
    ['2027-11-20', 366, '2028-11-20'],
  ])('%s and %i days is %s', (gun, n, beklenen) => {
    expect(gunEkle(gun, n)).toBe(beklenen);
    expect(gunFarki(gun, beklenen)).toBe(n);
    expect(gunFarki(beklenen, gun)).toBe(0 - n);
  });

  test('follow each other without a gap, weekday by weekday', () => {
    // 1 January 1900 was a Monday.
    const yanlis = gunler(1900, 2099).filter(
      (gun, i) =>
        gunEkle('1900-01-01', i) !== gun ||
        gunFarki('1900-01-01', gun) !== i ||
        haftaGunu(gun) !== (i % 7) + 1 ||
        !gecerliGun(gun),
    );
    expect(yanlis).toEqual([]);
  });

  test.each([
    ['2026-11-16', 1],
    ['2026-11-20', 5],
    ['2026-11-22', 7],
    ['2028-02-29', 2],
  ])('%s is day %i of the week', (gun, n) => {
    expect(haftaGunu(gun)).toBe(n);
  });

  test('adding and subtracting cancel out', () => {
    fc.assert(
      fc.property(gunArb, fc.integer({ min: -20_000, max: 20_000 }), (gun, n) => {
        const obur = gunEkle(gun, n);
        expect(gunEkle(obur, -n)).toBe(gun);
        expect(gunFarki(gun, obur)).toBe(n);
      }),
      KOSU,
    );
  });

  test('are valid exactly if the Gregorian calendar has them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1890, max: 2110 }), fc.nat(13), fc.nat(32), (yil, ay, gun) => {
        const gercek = yil >= 1900 && yil < 2100 && gun >= 1 && gun <= ayUzunlugu(yil, ay);
        expect(gecerliGun(`${yil}-${iki(ay)}-${iki(gun)}`)).toBe(gercek);
        expect(tarihOku(`${iki(gun)}.${iki(ay)}.${yil}`)).toBe(gercek ? `${yil}-${iki(ay)}-${iki(gun)}` : null);
      }),
      KOSU,
    );
  });

  const YAZIM_DEGIL = '2026-1-1 20.11.2026 02026-11-20 2026-11-20T00:00:00Z ٢٠٢٦-١١-٢٠ bugün'.split(' ');

  test.each([...YAZIM_DEGIL, '', '2026-11-20 '])('%j is not written as a date', (s) => {
    expect(gecerliGun(s)).toBe(false);
  });
});

describe('reading a date', () => {
  test.each([
    ['2026-11-20', '2026-11-20'],
    ['20.11.2026', '2026-11-20'],
    ['  20.11.2026\n', '2026-11-20'],
    ['1.2.2026', '2026-02-01'],
    ['29.02.2028', '2028-02-29'],
    ['29.02.2000', '2000-02-29'],
    ['2026-11-20T20:59:59Z', '2026-11-20'],
    ['2026-11-20T21:00:00Z', '2026-11-21'],
    ['2026-11-20T00:00:00+03:00', '2026-11-20'],
    ['2026-11-20T23:59-05:00', '2026-11-21'],
    ['2016-01-01T22:00:00Z', '2016-01-02'],
    ['2026-12-31T21:00:00Z', '2027-01-01'],
    ['1900-01-01', '1900-01-01'],
    ['31.12.2099', '2099-12-31'],
  ])('%j is %s', (s, gun) => {
    expect(tarihOku(s)).toBe(gun);
  });

  const YOK = `31.02.2026 29.02.2027 29.02.2100 2026-02-30 2026-02-30T10:00:00Z 2026-13-01 00.01.2026 20/11/2026
    20.11.26 11-20-2026 2026-11-20T10:00:00 2026-11-20T25:00:00Z 2026-11-20T10:61:00Z 2026-11-20T10:00:00+25:00
    1899-12-31 2100-01-01 1763640000000 null`.split(/\s+/);
  // Real instants whose Istanbul day lies outside the dates of the product.
  const SINIR_DISI = ['2099-12-31T21:00:00Z', '1900-01-01T00:00:00+14:00'];

  test.each([...YOK, '', ' ', '20 Kasım 2026', '2026-11-20 10:00', ...SINIR_DISI])('%j is no date', (s) => {
    expect(tarihOku(s)).toBeNull();
  });

  test('reads the three notations alike', () => {
    fc.assert(
      fc.property(gunArb, (gun) => {
        const [yil, ay, g] = gun.split('-').map(Number);
        for (const s of [
          gun,
          tarihYaz(gun),
          `${g}.${ay}.${yil}`,
          iso(istanbulAni(gun)),
          iso(istanbulAni(gun, '23:59')),
        ])
          expect(tarihOku(s)).toBe(gun);
      }),
      KOSU,
    );
  });

  test('returns only real dates', () => {
    const parca = fc.constantFrom(
      '20',
      '2026',
      '31',
      '02',
      '.',
      '-',
      ':',
      'T',
      'Z',
      '+',
      '00',
      ' ',
      '2099',
      '12',
      '24',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(parca, { maxLength: 14 }).map((p) => p.join('')),
        ),
        (s) => {
          const gun = tarihOku(s);
          expect(gun === null || gecerliGun(gun)).toBe(true);
        },
      ),
      KOSU,
    );
  });
});

describe('writing', () => {
  test.each([
    ['2026-11-20', '20.11.2026', '20 Kasım 2026 Cuma', '20 Kasım'],
    ['2026-01-01', '01.01.2026', '1 Ocak 2026 Perşembe', '1 Ocak'],
    ['2028-02-29', '29.02.2028', '29 Şubat 2028 Salı', '29 Şubat'],
    ['2016-03-27', '27.03.2016', '27 Mart 2016 Pazar', '27 Mart'],
    ['2026-08-30', '30.08.2026', '30 Ağustos 2026 Pazar', '30 Ağustos'],
  ])('%s as %s, %s and %s', (gun, kisa, uzun, gunAy) => {
    expect([tarihYaz(gun), uzunTarihYaz(gun), gunAyYaz(gun)]).toEqual([kisa, uzun, gunAy]);
  });

  test.each([
    ['2026-08-10', '2026-08-24', '10–24 Ağustos'],
    ['2026-08-10', '2026-08-10', '10 Ağustos'],
    ['2026-08-28', '2026-09-03', '28 Ağustos – 3 Eylül'],
    ['2026-12-28', '2027-01-03', '28 Aralık 2026 – 3 Ocak 2027'],
  ])('the days from %s to %s as %s', (bas, bit, beklenen) => {
    expect(gunAraligiYaz(bas, bit)).toBe(beklenen);
  });

  test.each([
    [-5, '00:00'],
    [0, '00:00'],
    [59.999, '00:59'],
    [60, '01:00'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [36_061, '10:01:01'],
  ])('a timer of %d seconds as %s', (saniye, beklenen) => {
    expect(sureYaz(saniye)).toBe(beklenen);
  });

  test('a timer shows every whole second', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (saniye) => {
        const okunan = sureYaz(saniye)
          .split(':')
          .reduce((t, p) => t * 60 + Number(p), 0);
        expect(okunan).toBe(saniye);
      }),
      KOSU,
    );
  });
});
