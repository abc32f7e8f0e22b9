import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kurus } from '../../platform/money/para.ts';
import { gunEkle } from '../../platform/time/tarih.ts';
import {
  gecikmeFaizi,
  type HatirlatmaDurumu,
  KOVALAR,
  kovaGunleri,
  siradakiHatirlatma,
  tahsilatOrani,
  yenilemeTahmini,
} from './rules.ts';
import { runs } from '../../testing/cases.ts';

const BUGUN = '2026-11-20';
const kovalari = (gecikme: number) =>
  KOVALAR.filter((k) => {
    const [ilk, son] = kovaGunleri(k);
    return gecikme >= (ilk ?? -Infinity) && gecikme <= (son ?? Infinity);
  });

test.each([
  [-5, 'gelmedi'],
  [0, 'gelmedi'],
  [1, 'bir'],
  [30, 'bir'],
  [31, 'otuz'],
  [60, 'otuz'],
  [61, 'altmis'],
  [90, 'altmis'],
  [91, 'doksan'],
  [4000, 'doksan'],
])('%i days late belongs to %s', (gecikme, kova) => expect(kovalari(gecikme)).toEqual([kova]));

test('the parts are adjacent: every day belongs to exactly one', () => {
  for (let gecikme = -3; gecikme < 200; gecikme++) expect(kovalari(gecikme)).toHaveLength(1);
});

describe('a reminder', () => {
  const h = (o: Partial<HatirlatmaDurumu> & { readonly gecikme: number }): HatirlatmaDurumu => ({
    Vade: gunEkle(BUGUN, -o.gecikme),
    SonSeviye: null,
    SonGun: null,
    SozGunu: null,
    Durduruldu: false,
    EpostaVar: true,
    Avans: kurus(0),
    Birim: 'TRY',
    ...o,
  });
  test.each([
    [h({ gecikme: 2 }), 'Nazik hatırlatma vadeden 3 gün sonra gider.'],
    [h({ gecikme: 3 }), 1],
    [h({ gecikme: 400 }), 1],
    [h({ gecikme: 14, SonSeviye: 1, SonGun: gunEkle(BUGUN, -11) }), 'İkinci hatırlatma vadeden 15 gün sonra gider.'],
    [h({ gecikme: 15, SonSeviye: 1, SonGun: gunEkle(BUGUN, -7) }), 2],
    [h({ gecikme: 20, SonSeviye: 1, SonGun: gunEkle(BUGUN, -6) }), 'Son hatırlatmanın üzerinden 7 gün geçmedi.'],
    [h({ gecikme: 30, SonSeviye: 2, SonGun: gunEkle(BUGUN, -15) }), 3],
    [h({ gecikme: 90, SonSeviye: 3, SonGun: gunEkle(BUGUN, -40) }), 'Son ihtar gönderilmiş.'],
    [h({ gecikme: 40, SozGunu: BUGUN }), 'Ödeme sözü verilmiş, günü gelmedi.'],
    [h({ gecikme: 40, SozGunu: gunEkle(BUGUN, -1) }), 1],
    [h({ gecikme: 40, Durduruldu: true, SozGunu: BUGUN }), 'Müşteriye hatırlatma gönderilmesi durdurulmuş.'],
    [h({ gecikme: 40, EpostaVar: false }), 'Müşterinin e-posta adresi yok.'],
    [h({ gecikme: 40, Avans: kurus(1) }), 'Müşterinin ₺0,01 avansı var; önce mahsup ediniz.'],
    [h({ gecikme: 2, Avans: kurus(125_000), Birim: 'USD' }), 'Müşterinin $1.250,00 avansı var; önce mahsup ediniz.'],
    [h({ gecikme: 40, Avans: kurus(1), SozGunu: BUGUN }), 'Ödeme sözü verilmiş, günü gelmedi.'],
  ])('%j: %s', (durum, beklenen) => expect(siradakiHatirlatma(durum, BUGUN)).toBe(beklenen));
});

describe('interest for late payment', () => {
  const oran = (Gecerlilik: string, yuzde: number) => ({ Gecerlilik, Oran: yuzde * 100 });
  test.each([
    ['nothing without a rate', 100_000, '2026-10-21', [], 0],
    // 1000 lira, 30 days, 36.5 % a year: 3 %.
    ['thirty days at one rate', 100_000, '2026-10-21', [oran('2020-01-01', 36.5)], 3000],
    ['nothing on the due date itself', 100_000, BUGUN, [oran('2020-01-01', 36.5)], 0],
    ['nothing before the due date', 100_000, gunEkle(BUGUN, 5), [oran('2020-01-01', 36.5)], 0],
    ['only from the first rate on', 100_000, '2026-10-21', [oran('2026-11-11', 36.5)], 1000],
    // 20 days at 36.5, and the last 10 days at 73. The day of the change has the new rate.
    ['each day at its rate', 100_000, '2026-10-21', [oran('2026-11-11', 73), oran('2020-01-01', 36.5)], 4000],
    ['half a kuruş is rounded up', 1, '2025-11-20', [oran('2020-01-01', 50)], 1],
  ])('%s', (_, kalan, vade, oranlar, faiz) => expect(gecikmeFaizi(kurus(kalan), vade, BUGUN, oranlar)).toBe(faiz));

  test('equals the sum of single days', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.integer({ min: -10, max: 900 }),
        fc.uniqueArray(
          fc.record({ gun: fc.integer({ min: 0, max: 1200 }), Oran: fc.integer({ min: 0, max: 12_000 }) }),
          {
            maxLength: 6,
            selector: (o) => o.gun,
          },
        ),
        (kalan, gecikme, ham) => {
          const oranlar = ham.map((o) => ({ Gecerlilik: gunEkle(BUGUN, -o.gun), Oran: o.Oran }));
          let pay = 0n;
          for (let n = gecikme; n > 0; n--) {
            const gun = gunEkle(BUGUN, 1 - n);
            const gecerli = oranlar
              .filter((o) => o.Gecerlilik <= gun)
              .toSorted((a, b) => (a.Gecerlilik < b.Gecerlilik ? 1 : -1));
            pay += BigInt(kalan) * BigInt(gecerli[0]?.Oran ?? 0);
          }
          const beklenen = Number((pay + 1_825_000n) / 3_650_000n);
          expect(gecikmeFaizi(kurus(kalan), gunEkle(BUGUN, -gecikme), BUGUN, oranlar)).toBe(beklenen);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

describe('the forecast', () => {
  test('makes no forecast from too few licences', () =>
    expect(yenilemeTahmini({ bedeller: [100] }, { Biten: 19, Yenilenen: 19 })).toBeNull());

  test('covers the actual amount in eight of ten simulated worlds', () => {
    // A linear generator: the same worlds in every run.
    let tohum = 7;
    const rastgele = () => (tohum = (tohum * 48_271) % 2_147_483_647) / 2_147_483_647;
    let icinde = 0;
    const dunya = 2000;
    for (let n = 0; n < dunya; n++) {
      const p = 0.5 + 0.4 * rastgele();
      const Biten = 100;
      const Yenilenen = Array.from({ length: Biten }, rastgele).filter((x) => x < p).length;
      const bedeller = Array.from({ length: 30 }, () => 100_000 + Math.floor(rastgele() * 900_000));
      const gelen = bedeller.filter(() => rastgele() < p).reduce((t, b) => t + b, 0);
      const t = yenilemeTahmini({ bedeller }, { Biten, Yenilenen })!;
      if (gelen >= t.Alt && gelen <= t.Ust) icinde++;
    }
    expect(icinde / dunya).toBeGreaterThan(0.76);
    expect(icinde / dunya).toBeLessThan(0.86);
  });

  test('never predicts less than zero or more than the total', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 20, max: 500 }),
        fc.integer({ min: 0, max: 500 }),
        (bedeller, Biten, y) => {
          const t = yenilemeTahmini({ bedeller }, { Biten, Yenilenen: Math.min(y, Biten) })!;
          const toplam = bedeller.reduce((a, b) => a + b, 0);
          expect(t.Alt).toBeGreaterThanOrEqual(0);
          expect(t.Alt).toBeLessThanOrEqual(t.Beklenen);
          expect(t.Beklenen).toBeLessThanOrEqual(t.Ust);
          expect(t.Ust).toBeLessThanOrEqual(toplam);
        },
      ),
    ));
});

test.each([
  [0, 0, null],
  [1000, 0, 0],
  [1000, 1000, 1000],
  [3, 2, 667],
])('with %i due and %i paid, the rate is %s', (gelen, odenen, oran) => expect(tahsilatOrani(gelen, odenen)).toBe(oran));
