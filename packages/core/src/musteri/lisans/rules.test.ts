import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EN_COK_KURUS, kurus } from '../../platform/money/para.ts';
import { gunEkle, gunFarki } from '../../platform/time/tarih.ts';
import {
  donemBedeli,
  donemBitisi,
  kalanYaz,
  lisansHatalari,
  musteriyeDe,
  uyariEsigi,
  uyariYaz,
  yenilemeDonemi,
  type Hatirlanan,
  hatirlatmaEngeli,
  yazmaEngeli,
} from './rules.ts';
import { runs } from '../../testing/cases.ts';

const gun = fc.integer({ min: 0, max: 36_500 }).map((n) => gunEkle('2000-01-01', n));

describe('the price of a period', () => {
  test.each([
    [120_000, 12, 120_000],
    [120_000, 1, 10_000],
    [100, 1, 8],
    [6, 1, 1],
    [5, 1, 0],
    [1_250_050, 7, 729_196],
    [EN_COK_KURUS, 60, 49_999_999_995],
  ])('%i kuruş a year for %i months is %i', (yillik, ay, bedel) => {
    expect(donemBedeli(kurus(yillik), ay)).toBe(bedel);
  });

  test('is at most half a kuruş off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: EN_COK_KURUS }), fc.integer({ min: 1, max: 60 }), (yillik, ay) => {
        expect(Math.abs(donemBedeli(kurus(yillik), ay) * 12 - yillik * ay)).toBeLessThanOrEqual(6);
      }),
    );
  });
});

describe('renewal', () => {
  test.each([
    // early, on the last day, and in the grace period: continues from the old end
    ['2026-12-31', 1, 12, '2026-11-20', '2027-01-01', '2027-12-31'],
    ['2026-11-20', 21, 12, '2026-11-20', '2026-11-21', '2027-11-20'],
    ['2026-10-21', 22, 12, '2026-11-20', '2026-10-22', '2027-10-21'],
    ['2026-10-20', 21, 1, '2026-11-20', '2026-10-21', '2026-11-20'],
    // later: begins on the day of the renewal
    ['2026-10-19', 20, 12, '2026-11-20', '2026-11-20', '2027-11-19'],
    ['2020-02-29', 1, 12, '2026-11-20', '2026-11-20', '2027-11-19'],
    // the anchor stays if a month is too short for it
    ['2026-01-30', 31, 1, '2026-01-20', '2026-01-31', '2026-02-27'],
    ['2026-02-27', 31, 1, '2026-02-20', '2026-02-28', '2026-03-30'],
    ['2026-03-30', 31, 1, '2026-03-20', '2026-03-31', '2026-04-29'],
    // an end on the last day of a month stays there
    ['2026-01-31', 1, 1, '2026-01-20', '2026-02-01', '2026-02-28'],
    ['2026-02-28', 1, 1, '2026-02-20', '2026-03-01', '2026-03-31'],
    // 29 February returns in a leap year
    ['2027-02-27', 29, 12, '2027-02-20', '2027-02-28', '2028-02-28'],
    ['2028-02-28', 29, 12, '2028-02-20', '2028-02-29', '2029-02-27'],
  ])('end %s, anchor %i, %i months, on %s: from %s to %s', (Bitis, CipaGun, ay, bugun, Baslama, yeniBitis) => {
    expect(yenilemeDonemi({ Bitis, CipaGun }, ay, bugun)).toMatchObject({ Baslama, Bitis: yeniBitis });
  });

  test('an end typed by hand moves the anchor', () => {
    const donem = yenilemeDonemi({ Bitis: '2026-11-24', CipaGun: 1 }, 1, '2026-11-20');
    expect(donem).toEqual({ Baslama: '2026-11-25', Bitis: '2026-12-24', CipaGun: 25 });
  });

  test('has no gap, no overlap and no drift of the anchor after any number of renewals', () => {
    fc.assert(
      fc.property(gun, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 24 }), (baslama, ay, kez) => {
        const cipa = Number(baslama.slice(8));
        let donem = { Baslama: baslama, Bitis: donemBitisi(baslama, ay), CipaGun: cipa };
        for (let i = 0; i < kez; i++) {
          const sonraki = yenilemeDonemi(donem, ay, donem.Bitis);
          expect(gunFarki(donem.Bitis, sonraki.Baslama)).toBe(1);
          expect(sonraki.CipaGun).toBe(cipa);
          donem = sonraki;
        }
        // Equal to one renewal over all these months.
        expect(donem.Bitis).toBe(donemBitisi(baslama, ay * (kez + 1)));
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('warnings', () => {
  test.each([
    [61, null],
    [60, 60],
    [31, 60],
    [30, 30],
    [16, 30],
    [15, 15],
    [8, 15],
    [7, 7],
    [2, 7],
    [1, 1],
    [0, 0],
    [-1, 0],
    [-6, 0],
    [-7, -7],
    [-13, -7],
    [-14, -14],
    [-365, -364],
  ])('%i days left: threshold %s', (kalan, esik) => {
    expect(uyariEsigi(kalan, 365)).toBe(esik);
  });

  test('a threshold as long as the period does not count', () => {
    expect([15, 14, 8, 7, 1, 0].map((kalan) => uyariEsigi(kalan, 15))).toEqual([null, null, null, 7, 1, 0]);
    expect([6, 1].map((kalan) => uyariEsigi(kalan, 7))).toEqual([null, 1]);
  });

  test('an unrenewed licence meets every threshold once, then one a week', () => {
    const esikler = Array.from({ length: 90 }, (_, i) => uyariEsigi(61 - i, 365));
    const sirayla = esikler.filter((e, i) => e !== null && e !== esikler[i - 1]);
    expect(sirayla).toEqual([60, 30, 15, 7, 1, 0, -7, -14, -21, -28]);
  });

  test('informs the customer until four weeks after the end', () => {
    expect([60, 0, -28, -35].map(musteriyeDe)).toEqual([true, true, true, false]);
  });

  test('writes the remaining time in words', () => {
    expect([5, 0, -3].map(kalanYaz)).toEqual(['5 gün kaldı', 'bugün son gün', '3 gün önce doldu']);
    expect([60, 0, -14].map(uyariYaz)).toEqual(['60 gün kala', 'Son gün', '2 hafta sonra']);
  });
});

test('refuses impossible dates and an impossible renewal', () => {
  const form = { BaslamaTarihi: '2026-11-20', BitisTarihi: '2026-11-20', OtomatikYenile: true };
  expect(lisansHatalari(form)).toEqual({});
  expect(lisansHatalari({ ...form, BitisTarihi: '2026-11-19' })).toHaveProperty('BitisTarihi');
  expect(lisansHatalari({ ...form, BitisTarihi: null })).toHaveProperty('OtomatikYenile');
  expect(lisansHatalari({ ...form, BitisTarihi: null, OtomatikYenile: false })).toEqual({});
});

describe('reminders to customers', () => {
  const BUGUN = '2026-11-20';
  const IYI: Hatirlanan = {
    Hal: 'Aktif',
    BitisTarihi: '2026-12-01',
    MusteriyeUyari: true,
    Eposta: 'a@ornek.example',
    Onay: null,
    SonYazi: null,
  };
  /** Each reason comes before the ones below it. */
  const SIRA: readonly (readonly [Partial<Hatirlanan>, string])[] = [
    [{ Hal: 'Askıda' }, 'Lisans askıda.'],
    [{ Hal: 'İptal' }, 'Lisans iptal edilmiş.'],
    [{ BitisTarihi: null }, 'Süresiz lisans.'],
    [{ MusteriyeUyari: false }, 'Lisansta müşteriye uyarı kapalı.'],
    [{ Eposta: null }, 'Müşterinin e-posta adresi yok.'],
    [{ Onay: 'Ret' }, 'Müşteri e-posta almak istemiyor.'],
    [{ SonYazi: '2026-11-14' }, '14.11.2026 günü hatırlatıldı.'],
  ];
  test.each(SIRA)('%j: %s', (h, engel) => {
    expect(hatirlatmaEngeli({ ...IYI, ...h }, BUGUN, false)).toBe(engel);
  });
  test.each(SIRA.slice(3))('in the nightly run, %j: %s', (h, engel) => {
    expect(yazmaEngeli({ ...IYI, ...h }, BUGUN)).toBe(engel);
  });
  test.each([[{}], [{ Onay: 'Onay' }], [{ SonYazi: '2026-11-13' }], [{ SonYazi: '2025-11-20' }]] satisfies (readonly [
    Partial<Hatirlanan>,
  ])[])('reminds with %j', (h) => {
    expect(hatirlatmaEngeli({ ...IYI, ...h }, BUGUN, false)).toBe(null);
    expect(yazmaEngeli({ ...IYI, ...h }, BUGUN)).toBe(null);
  });
  test('a repeated reminder ignores only the days since the last one', () => {
    const olanlar = SIRA.filter(([h]) => hatirlatmaEngeli({ ...IYI, ...h }, BUGUN, true) === null);
    expect(olanlar).toEqual([SIRA.at(-1)]);
  });
  test('names the first of several reasons', () => {
    for (const i of SIRA.keys()) {
      if (i === 1) continue;
      const h: Hatirlanan = Object.assign(
        {},
        IYI,
        ...SIRA.slice(i)
          .map(([x]) => x)
          .toReversed(),
      );
      expect(hatirlatmaEngeli(h, BUGUN, false)).toBe(SIRA[i]![1]);
    }
  });
});
