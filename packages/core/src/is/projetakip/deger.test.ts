import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  aralikHatasi,
  cevrimKutulari,
  dagilimi,
  degerTopla,
  gunSayaci,
  haftalar,
  harcanan,
  ilerlemesi,
  kalanYuk,
  kazanilmisDeger,
  planlananDeger,
} from './deger.ts';
import { calismaTakvimi, isGunu } from './rules.ts';
import { gunEkle } from '../../platform/time/tarih.ts';

const calisir = calismaTakvimi(['2026-10-29']);
const say = gunSayaci('2026-10-01', '2027-01-31', calisir);
const sayi = fc.integer({ min: 0, max: 5000 });
const gun = fc.integer({ min: 0, max: 100 }).map((n) => gunEkle('2026-10-05', n));

describe('earned value', () => {
  // Each row is calculated by hand from the formulas of the standard.
  test.each([
    ['on plan', [100, 50, 50, 50], [0, 0, 1, 1, 100]],
    ['late and expensive', [200, 100, 80, 160], [-20, -80, 0.8, 0.5, 400]],
    ['early and cheap', [120, 40, 60, 30], [20, 30, 1.5, 2, 60]],
    ['planned for later', [80, 0, 0, 0], [0, 0, null, null, null]],
    ['begun before its day', [80, 0, 8, 10], [8, -2, null, 0.8, 100]],
    ['hours spent, nothing done', [80, 20, 0, 15], [-20, -15, 0, 0, null]],
    ['done without written hours', [80, 80, 80, 0], [0, 80, 1, null, null]],
    ['done', [90, 90, 90, 100], [0, -10, 1, 0.9, 100]],
  ] as const)('%s', (_, [BAC, PV, EV, AC], [SV, CV, SPI, CPI, EAC]) => {
    expect(kazanilmisDeger({ BAC, PV, EV, AC })).toEqual({ BAC, PV, EV, AC, SV, CV, SPI, CPI, EAC });
  });

  test('estimates the spent hours for finished work, else the budget at the rate so far', () => {
    fc.assert(
      fc.property(sayi, sayi, sayi, sayi, (BAC, PV, EV, AC) => {
        const d = kazanilmisDeger({ BAC, PV, EV: Math.min(EV, BAC), AC });
        if (d.EAC !== null) expect(d.EAC * d.CPI!).toBeCloseTo(BAC, 6);
        if (d.EAC !== null && d.EV === BAC) expect(d.EAC).toBeCloseTo(AC, 9);
        if (d.SPI !== null) expect(Math.sign(d.SPI - 1)).toBe(Math.sign(d.SV));
        if (d.CPI !== null) expect(Math.sign(d.CPI - 1)).toBe(Math.sign(d.CV));
      }),
    );
  });

  test('adds up over several plans', () => {
    const degerler = fc.record({ BAC: sayi, PV: sayi, EV: sayi, AC: sayi });
    fc.assert(
      fc.property(fc.array(degerler, { maxLength: 8 }), (bunlar) => {
        const hepsi = kazanilmisDeger(degerTopla(bunlar));
        expect(hepsi.SV).toBe(bunlar.reduce((t, b) => t + kazanilmisDeger(b).SV, 0));
        expect(hepsi.CV).toBe(bunlar.reduce((t, b) => t + kazanilmisDeger(b).CV, 0));
      }),
    );
  });
});

describe('planned value', () => {
  const plan = { Saat: 40, Baslama: '2026-10-26', Bitis: '2026-11-02' };
  test.each([
    ['2026-10-25', 0],
    ['2026-10-26', 8],
    ['2026-10-28', 24],
    // A holiday and a weekend.
    ['2026-10-29', 24],
    ['2026-10-30', 32],
    ['2026-11-01', 32],
    ['2026-11-02', 40],
    ['2026-12-31', 40],
  ])('at the end of %s is %d hours', (g, saat) => {
    expect(planlananDeger(plan, g, say)).toBe(saat);
  });

  test('never falls, and is the whole budget at the end', () => {
    fc.assert(
      fc.property(sayi, gun, fc.integer({ min: 0, max: 40 }), gun, (Saat, Baslama, sure, g) => {
        const p = { Saat, Baslama, Bitis: gunEkle(Baslama, sure) };
        expect(planlananDeger(p, g, say)).toBeLessThanOrEqual(planlananDeger(p, gunEkle(g, 1), say));
        expect(planlananDeger(p, p.Bitis, say)).toBe(Saat);
      }),
    );
  });
});

test('counts working days like a count one by one', () => {
  fc.assert(
    fc.property(gun, gun, (a, b) => {
      expect(say(a, b)).toBe(isGunu(a, b, calisir));
    }),
  );
});

test('takes progress and cost of a day from the records until then', () => {
  const kayitlar = [
    { Tarih: '2026-11-02', Saat: 6, Ilerleme: 20 },
    { Tarih: '2026-11-05', Saat: 8, Ilerleme: 60 },
    { Tarih: '2026-11-05', Saat: 1.5, Ilerleme: 50 },
  ];
  const bakilan = ['2026-11-01', '2026-11-02', '2026-11-04', '2026-11-05', '2026-11-09'];
  expect(bakilan.map((g) => ilerlemesi(kayitlar, g, '2026-11-09'))).toEqual([0, 20, 20, 50, 100]);
  expect(bakilan.map((g) => harcanan(kayitlar, g))).toEqual([0, 6, 6, 15.5, 15.5]);
});

describe('duration of plans', () => {
  test.each([
    ['without plans', [], null],
    ['with one plan', [4], { Adet: 1, Ortanca: 4, Alt: 4, Ust: 4, EnAz: 4, EnCok: 4 }],
    ['with two plans', [2, 8], { Adet: 2, Ortanca: 5, Alt: 3.5, Ust: 6.5, EnAz: 2, EnCok: 8 }],
    ['with five plans, one far out', [3, 90, 5, 4, 6], { Adet: 5, Ortanca: 5, Alt: 4, Ust: 6, EnAz: 3, EnCok: 90 }],
  ])('%s', (_, degerler, beklenen) => {
    expect(dagilimi(degerler)).toEqual(beklenen);
  });
  test('returns quantiles in ascending order', () => {
    fc.assert(
      fc.property(fc.array(sayi, { minLength: 1 }), (degerler) => {
        const { EnAz, Alt, Ortanca, Ust, EnCok } = dagilimi(degerler)!;
        const sirada = [EnAz, Alt, Ortanca, Ust, EnCok];
        expect(sirada.toSorted((a, b) => a - b)).toEqual(sirada);
      }),
    );
  });
});

test('counts each plan once by its duration', () => {
  expect(cevrimKutulari([1, 5, 6, 12, 30, 31, 400]).map((k) => [k.Ad, k.Adet])).toEqual([
    ['1–5 gün', 2],
    ['6–10 gün', 1],
    ['11–15 gün', 1],
    ['16–20 gün', 0],
    ['21–30 gün', 1],
    ['31 gün ve üstü', 2],
  ]);
});

describe('remaining hours', () => {
  const bunlar = haftalar('2026-10-22', '2026-11-10', say);
  test('are spread over whole weeks', () => {
    expect(bunlar.map((h) => [h.Ilk, h.Son, h.IsGunu])).toEqual([
      ['2026-10-19', '2026-10-25', 5],
      ['2026-10-26', '2026-11-01', 4],
      ['2026-11-02', '2026-11-08', 5],
      ['2026-11-09', '2026-11-15', 5],
    ]);
  });
  test.each([
    ['over the days of the plan', '2026-10-20', '2026-10-29', '2026-11-04', [0, 10, 30, 0]],
    ['from today on', '2026-11-03', '2026-10-01', '2026-11-09', [0, 0, 32, 8]],
    ['today, for a late plan', '2026-11-03', '2026-10-01', '2026-10-20', [0, 0, 40, 0]],
    ['today, for a late plan on a holiday', '2026-10-29', '2026-10-01', '2026-10-20', [0, 40, 0, 0]],
  ])('%s', (_, bugun, Baslama, Bitis, beklenen) => {
    expect(kalanYuk(40, { Baslama, Bitis }, bugun, bunlar, say)).toEqual(beklenen);
  });
});

test.each([
  ['2026-11-02', '2026-11-01', 'Bitiş, başlamadan önce olamaz.'],
  ['2024-01-01', '2026-11-01', 'En çok iki yıllık bir aralık seçiniz.'],
  ['2024-11-04', '2026-11-01', null],
])('checks the period %s to %s', (ilk, son, hata) => {
  expect(aralikHatasi(ilk, son)).toBe(hata);
});
