import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fisHatasi } from '../defter/rules.ts';
import { kurus } from '../../platform/money/para.ts';
import { gecisler } from '../../platform/process/surec.ts';
import { hakedisFisi } from './defter.ts';
import { HAKEDIS_DURUMLARI, HAKEDIS_SURECI, hakedisGunuHatasi, hakedisToplami, komisyonu } from './rules.ts';

const kalem = (Matrah: number, Oran: number) => ({ Tarih: '2026-10-05', Matrah: kurus(Matrah), Oran });

test.each([
  [100_000, 1000, 10_000],
  [-100_000, 1000, -10_000],
  [1, 5000, 1],
  [-1, 5000, -1],
  [333, 1250, 42],
  [100_000, 0, 0],
])('commission of %i at rate %i is %i', (matrah, oran, tutar) => expect(komisyonu(kalem(matrah, oran))).toBe(tutar));

test('a return takes back the commission of its sale at any rate', () =>
  fc.assert(
    fc.property(fc.nat(9_999_999), fc.nat(10_000), (matrah, oran) => {
      const { Komisyon, Tutar } = hakedisToplami([kalem(matrah, oran), kalem(-matrah, oran)], kurus(0));
      expect(Komisyon + Tutar).toBe(0);
    }),
  ));

test('separates sales and returns, and deducts the negative rest of earlier months', () =>
  expect(hakedisToplami([kalem(100_000, 1000), kalem(50_000, 2000), kalem(-30_000, 1000)], kurus(-5000))).toEqual({
    Ciro: 150_000,
    Iade: 30_000,
    Komisyon: 17_000,
    Tutar: 12_000,
  }));

test('allows each step only to its own role', () => {
  const adimlar = (onaylar: boolean, oder: boolean, Tutar = 100) =>
    HAKEDIS_DURUMLARI.map((DurumAnahtar) =>
      gecisler(HAKEDIS_SURECI, { DurumAnahtar, Tutar }, { onaylar, oder }).map((g) => g.nereye),
    );
  expect(adimlar(true, false)).toEqual([['onayli'], ['hesaplandi'], [], []]);
  expect(adimlar(false, true)).toEqual([[], ['faturalandi'], ['onayli', 'odendi'], ['faturalandi']]);
  expect(adimlar(false, false)).toEqual([[], [], [], []]);
  expect(adimlar(true, true, -1)[0]).toEqual([]);
});

test('a month that was paid is an expense in the ledger and no open liability', () => {
  const h = { Id: 1, BayiId: 7, Bayi: 'Ege Bilişim', Donem: '2026-10', Tutar: kurus(17_050) };
  const fisler = (['onayli', 'faturalandi', 'odendi'] as const).map((adim) => hakedisFisi(h, adim, '2026-11-05'));
  expect(fisler.map(fisHatasi)).toEqual([null, null, null]);
  const hesaplar = new Map<string, number>();
  for (const x of fisler.flatMap((f) => f.satirlar)) hesaplar.set(x.Hesap, (hesaplar.get(x.Hesap) ?? 0) + x.Tutar);
  expect(Object.fromEntries(hesaplar)).toEqual({ '760': 17_050, '381': 0, '320': 0, '103': -17_050 });
  expect(fisler[1]!.satirlar.map((x) => x.Alt)).toEqual(['bayi:7', 'bayi:7']);
  expect(fisler.map((f) => f.Aciklama)).toEqual([
    'Bayi hakedişi: Ege Bilişim, Ekim 2026',
    'Bayi faturası: Ege Bilişim, Ekim 2026',
    'Bayi ödemesi: Ege Bilişim, Ekim 2026',
  ]);
});

test.each([
  ['2026-10-01', null],
  ['2026-11-20', null],
  ['2026-11-21', 'Faturanın günü bugünden ileri olamaz.'],
  ['2025-11-05', 'Faturanın günü, hakedişin ayından (Ekim 2026) önce olamaz.'],
  ['2026-09-30', 'Faturanın günü, hakedişin ayından (Ekim 2026) önce olamaz.'],
])('checks a dealer’s invoice of %s for October, on 20.11.2026', (gun, hata) =>
  expect(hakedisGunuHatasi('Faturanın', gun, '2026-10', '2026-11-20')).toBe(hata),
);
