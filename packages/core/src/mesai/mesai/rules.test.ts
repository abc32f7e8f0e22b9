import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { istanbulAni, istanbulGunu, ms } from '../../platform/time/tarih.ts';
import { geceVardiyasiMi, type MesaiSaatleri, vardiya } from './rules.ts';
import { runs } from '../../testing/cases.ts';

const KOSU = { numRuns: runs(10_000) };
const saatler = (Baslangic: string, Bitis: string, SureDakika: number | null = null): MesaiSaatleri => ({
  Baslangic,
  Bitis,
  SureDakika,
});
const GUNDUZ = saatler('08:30', '18:00');
const GECE = saatler('22:00', '07:00');

/** The shift of a sign-in at an Istanbul date and time, with its end as an instant. */
const girisi = (s: MesaiSaatleri, zaman: string) => {
  const [gun = '', saat = ''] = zaman.split(' ');
  const v = vardiya(s, istanbulAni(gun, saat));
  return { ...v, bitis: new Date(v.bitis).toISOString() };
};

describe('night hours', () => {
  test.each([
    ['08:30', '18:00', false],
    ['00:00', '08:00', false],
    ['22:00', '07:00', true],
    ['16:00', '00:00', true],
    ['23:59', '00:01', true],
    ['08:00', '08:00', true],
  ])('%s to %s: %s', (bas, bit, gece) => {
    expect(geceVardiyasiMi(saatler(bas, bit))).toBe(gece);
  });
});

describe('a day shift', () => {
  test.each([
    ['2026-11-20 00:00', '2026-11-20', '2026-11-20T15:00:00.000Z', false],
    ['2026-11-20 08:30', '2026-11-20', '2026-11-20T15:00:00.000Z', false],
    ['2026-11-20 17:59', '2026-11-20', '2026-11-20T15:00:00.000Z', false],
    ['2026-11-20 18:00', '2026-11-20', '2026-11-20T15:00:00.000Z', true],
    ['2026-11-20 23:59', '2026-11-20', '2026-11-20T15:00:00.000Z', true],
    ['2026-12-31 09:00', '2026-12-31', '2026-12-31T15:00:00.000Z', false],
    // UTC+2 in the winter of 2015, UTC+3 all year from 2016 on.
    ['2015-11-07 09:00', '2015-11-07', '2015-11-07T15:00:00.000Z', false],
    ['2015-11-08 09:00', '2015-11-08', '2015-11-08T16:00:00.000Z', false],
    ['2016-03-26 09:00', '2016-03-26', '2016-03-26T16:00:00.000Z', false],
    ['2016-03-27 09:00', '2016-03-27', '2016-03-27T15:00:00.000Z', false],
    ['2016-12-01 09:00', '2016-12-01', '2016-12-01T15:00:00.000Z', false],
  ])('a sign-in at %s belongs to %s and ends at %s', (zaman, gun, bitis, bitti) => {
    expect(girisi(GUNDUZ, zaman)).toEqual({ gun, bitis, bitti });
  });
});

describe('a night shift', () => {
  test.each([
    ['2026-11-20 22:00', '2026-11-20', '2026-11-21T04:00:00.000Z', false],
    ['2026-11-20 21:30', '2026-11-20', '2026-11-21T04:00:00.000Z', false],
    ['2026-11-20 23:59', '2026-11-20', '2026-11-21T04:00:00.000Z', false],
    ['2026-11-21 00:00', '2026-11-20', '2026-11-21T04:00:00.000Z', false],
    ['2026-11-21 06:59', '2026-11-20', '2026-11-21T04:00:00.000Z', false],
    ['2026-11-21 07:00', '2026-11-20', '2026-11-21T04:00:00.000Z', true],
    // The free time from 07:00 to 22:00 is split in its middle.
    ['2026-11-21 14:29', '2026-11-20', '2026-11-21T04:00:00.000Z', true],
    ['2026-11-21 14:30', '2026-11-21', '2026-11-22T04:00:00.000Z', false],
    ['2026-12-31 23:00', '2026-12-31', '2027-01-01T04:00:00.000Z', false],
    ['2027-01-01 02:00', '2026-12-31', '2027-01-01T04:00:00.000Z', false],
    // Ten hours in the night in which summer time ends, eight in which it begins.
    ['2015-11-07 22:00', '2015-11-07', '2015-11-08T05:00:00.000Z', false],
    ['2015-11-08 03:30', '2015-11-07', '2015-11-08T05:00:00.000Z', false],
    ['2016-03-26 22:00', '2016-03-26', '2016-03-27T04:00:00.000Z', false],
    ['2016-03-27 04:30', '2016-03-26', '2016-03-27T04:00:00.000Z', false],
  ])('a sign-in at %s belongs to %s and ends at %s', (zaman, gun, bitis, bitti) => {
    expect(girisi(GECE, zaman)).toEqual({ gun, bitis, bitti });
  });

  test.each([
    ['18:00', '00:00', '2026-11-20 23:59', '2026-11-20', '2026-11-20T21:00:00.000Z', false],
    ['18:00', '00:00', '2026-11-21 00:00', '2026-11-20', '2026-11-20T21:00:00.000Z', true],
    ['08:00', '08:00', '2026-11-21 07:59', '2026-11-20', '2026-11-21T05:00:00.000Z', false],
    ['08:00', '08:00', '2026-11-21 08:00', '2026-11-21', '2026-11-22T05:00:00.000Z', false],
    // An odd number of free minutes: the half minute goes to the next shift.
    ['22:01', '07:00', '2026-11-21 14:30', '2026-11-21', '2026-11-22T04:00:00.000Z', false],
    // The middle of the free time, 03:01, lies in the hour that summer time removes.
    ['04:00', '02:02', '2014-03-31 04:00', '2014-03-31', '2014-03-31T23:02:00.000Z', false],
  ])('from %s to %s, sign-in at %s', (bas, bit, zaman, gun, bitis, bitti) => {
    expect(girisi(saatler(bas, bit), zaman)).toEqual({ gun, bitis, bitti });
  });
});

describe('round the clock', () => {
  test.each([
    ['2026-11-20 00:00', '2026-11-20', '2026-11-20T06:00:00.000Z'],
    ['2026-11-20 23:30', '2026-11-20', '2026-11-21T05:30:00.000Z'],
    // A length in minutes does not depend on clock changes.
    ['2016-03-26 23:30', '2016-03-26', '2016-03-27T06:30:00.000Z'],
    ['2015-11-07 23:30', '2015-11-07', '2015-11-08T05:30:00.000Z'],
  ])('nine hours from %s', (zaman, gun, bitis) => {
    expect(girisi(saatler('08:30', '18:00', 540), zaman)).toEqual({ gun, bitis, bitti: false });
  });
});

describe('any hours at any moment', () => {
  const saat = fc.tuple(fc.nat(23), fc.nat(59)).map((p) => p.map((n) => String(n).padStart(2, '0')).join(':'));
  const hal = fc.record({
    s: fc.tuple(saat, saat).map(([bas, bit]) => saatler(bas, bit)),
    t: fc.integer({ min: ms('2012-01-01T00:00:00Z'), max: ms('2050-12-31T00:00:00Z') }),
    sonra: fc.nat(48 * 3_600_000),
  });

  test("the shift is today's or last night's, and is over exactly after its end", () => {
    fc.assert(
      fc.property(hal, ({ s, t }) => {
        const v = vardiya(s, t);
        const dun = istanbulGunu(istanbulAni(istanbulGunu(t)) - 1);
        expect(geceVardiyasiMi(s) ? [istanbulGunu(t), dun] : [istanbulGunu(t)]).toContain(v.gun);
        expect([v.bitti, new Date(v.bitis).toISOString()]).toEqual([
          v.bitis <= t,
          new Date(istanbulAni(istanbulGunu(v.bitis), s.Bitis)).toISOString(),
        ]);
      }),
      KOSU,
    );
  });

  test('a later sign-in never belongs to an earlier day', () => {
    fc.assert(
      fc.property(hal, ({ s, t, sonra }) => {
        expect(vardiya(s, t + sonra).gun >= vardiya(s, t).gun).toBe(true);
      }),
      KOSU,
    );
  });

  test('during working hours the shift is the one that began, and it runs', () => {
    fc.assert(
      fc.property(hal, fc.double({ min: 0, max: 0.999, noNaN: true }), ({ s, t }, pay) => {
        const gun = istanbulGunu(t);
        const bas = istanbulAni(gun, s.Baslangic);
        const yarin = istanbulGunu(istanbulAni(gun, '12:00') + 24 * 3_600_000);
        const bit = istanbulAni(geceVardiyasiMi(s) ? yarin : gun, s.Bitis);
        // A sign-in in the hour that summer time removes or repeats may fall outside these two.
        const an = bit > bas ? bas + Math.floor((bit - bas) * pay) : bas;
        expect(vardiya(s, an)).toEqual({ gun, bitis: bit, bitti: bit <= an });
      }),
      KOSU,
    );
  });
});
