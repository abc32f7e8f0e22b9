import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Kurus, kurus } from '../../platform/money/para.ts';
import {
  gecerliSozlesme,
  type KartKesintisi,
  type KartOdemesi,
  type KartSozlesmesi,
  komisyonu,
  sozlesmeHatasi,
  topluOnerileri,
  valorGunu,
} from './valor.ts';

const TATIL_YOK: ReadonlySet<string> = new Set();
const sozlesme = (Gecerlilik: string, Oran: number, ValorGun = 1): KartSozlesmesi => ({
  Saglayici: 'nestpay',
  Gecerlilik,
  ValorGun,
  oranlar: [
    { Taksit: 1, Oran },
    { Taksit: 6, Oran: 420 },
  ],
});
const odeme = (Id: number, Gun: string, tutar: number, Taksit = 1): KartOdemesi => ({
  Id,
  Saglayici: 'nestpay',
  Gun,
  Taksit,
  Tutar: kurus(tutar),
  TahsilatIdler: [Id * 10],
});
const hareket = (Gun: string, tutar: number) => ({ Gun, Tutar: kurus(tutar), Birim: 'TRY' });

describe('value date of a card payment', () => {
  test.each([
    ['2026-11-19', 1, '2026-11-20', 'the next day'],
    ['2026-11-20', 1, '2026-11-23', 'not on a Saturday'],
    ['2026-11-21', 1, '2026-11-23', 'not on a Sunday'],
    ['2026-10-28', 1, '2026-10-30', 'not on a holiday'],
    ['2026-11-19', 0, '2026-11-19', 'on the same day'],
  ])('%s and %i days: %s (%s)', (gun, n, valor) => {
    expect(valorGunu(gun, n, new Set(['2026-10-29']))).toBe(valor);
  });
});

test('uses the contract that began last', () => {
  const hepsi = [sozlesme('2026-01-01', 189), sozlesme('2026-11-15', 249), sozlesme('2027-01-01', 300)];
  expect(gecerliSozlesme(hepsi, 'nestpay', '2026-11-14')?.oranlar[0]?.Oran).toBe(189);
  expect(gecerliSozlesme(hepsi, 'nestpay', '2026-11-15')?.oranlar[0]?.Oran).toBe(249);
  expect(gecerliSozlesme(hepsi, 'nestpay', '2025-12-31')).toBeNull();
  expect(gecerliSozlesme(hepsi, 'garanti', '2026-11-15')).toBeNull();
});

test('refuses a contract without a rate for the single payment or with a rate twice', () => {
  expect(sozlesmeHatasi(sozlesme('2026-01-01', 189))).toBeNull();
  expect(sozlesmeHatasi({ oranlar: [] })).toMatch(/En az/);
  expect(sozlesmeHatasi({ oranlar: [{ Taksit: 3, Oran: 1 }] })).toMatch(/Tek çekim/);
  expect(sozlesmeHatasi({ oranlar: [1, 1].map((Taksit) => ({ Taksit, Oran: 1 })) })).toMatch(/iki oranı/);
});

describe('lump payment of a provider', () => {
  const uc = [odeme(1, '2026-11-19', 100_000), odeme(2, '2026-11-19', 1_000_000), odeme(3, '2026-11-19', 134_560)];
  const net = 1_234_560 - [100_000, 1_000_000, 134_560].reduce((t, x) => t + komisyonu(x as Kurus, 189), 0);

  test('is the sum that fell due on a day, less commission, and states its reason', () => {
    const [ilk, ...oteki] = topluOnerileri(
      hareket('2026-11-20', net),
      [sozlesme('2026-01-01', 189)],
      [...uc, odeme(4, '2026-11-20', 50_000)],
      [],
      TATIL_YOK,
    );
    expect(ilk).toMatchObject({ Tam: true, Adet: 3, Brut: 1_234_560, TahsilatIdler: [10, 20, 30] });
    expect(ilk!.Neden).toContain('3 kart tahsilatı');
    expect(ilk!.Neden).toContain('12.345,60');
    expect(ilk!.Neden).toContain('eksi %1,89 komisyon');
    expect(oteki).toEqual([]);
  });

  test('offers a commission near the contract’s with the difference, and none far from it', () => {
    const bul = (tutar: number) =>
      topluOnerileri(hareket('2026-11-20', tutar), [sozlesme('2026-01-01', 189)], uc, [], TATIL_YOK);
    expect(bul(net - 500)[0]).toMatchObject({ Tam: false });
    expect(bul(net - 500)[0]!.Neden).toMatch(/sözleşmedekinden ₺5,00 fazla/);
    expect(bul(net + 500)[0]!.Neden).toMatch(/sözleşmedekinden ₺5,00 az/);
    expect(bul(net - 50_000)).toEqual([]);
    expect(bul(1_234_561)).toEqual([]);
  });

  test('uses the rate of each instalment count and leaves out payments without a rate', () => {
    const [t] = topluOnerileri(
      hareket('2026-11-20', 200_000 - 1890 - 4200),
      [sozlesme('2026-01-01', 189)],
      [odeme(1, '2026-11-19', 100_000), odeme(2, '2026-11-19', 100_000, 6), odeme(3, '2026-11-19', 100_000, 3)],
      [],
      TATIL_YOK,
    );
    expect(t).toMatchObject({ Tam: true, Adet: 2 });
    expect(t!.Neden).toContain('%1,89 ile %4,2 arası');
  });

  test('subtracts an earlier refund', () => {
    const kesinti: KartKesintisi = { Id: 7, Saglayici: 'nestpay', Gun: '2026-11-19', Tutar: kurus(40_000) };
    const [t] = topluOnerileri(
      hareket('2026-11-20', net - 40_000),
      [sozlesme('2026-01-01', 189)],
      uc,
      [kesinti],
      TATIL_YOK,
    );
    expect(t).toMatchObject({ Tam: true, KesintiIdler: [7], Iade: 40_000 });
    expect(t!.Neden).toContain('iade');
  });

  test('offers nothing for outgoing money or another currency', () => {
    expect(topluOnerileri(hareket('2026-11-20', -net), [sozlesme('2026-01-01', 189)], uc, [], TATIL_YOK)).toEqual([]);
    expect(
      topluOnerileri({ ...hareket('2026-11-20', net), Birim: 'USD' }, [sozlesme('2026-01-01', 189)], uc, [], TATIL_YOK),
    ).toEqual([]);
  });

  test('finds the exact lump payment of the day first, for any payments', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 100, max: 10_000_000 }), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 0, max: 500 }),
        (tutarlar, oran) => {
          const odemeler = tutarlar.map((t, n) => odeme(n + 1, '2026-11-19', t));
          const komisyon = odemeler.reduce((t, o) => t + komisyonu(o.Tutar, oran), 0);
          const brut = tutarlar.reduce((t, x) => t + x, 0);
          const [ilk] = topluOnerileri(
            hareket('2026-11-20', brut - komisyon),
            [sozlesme('2026-01-01', oran)],
            odemeler,
            [],
            TATIL_YOK,
          );
          expect(ilk).toMatchObject({ Tam: true, Brut: brut, Komisyon: komisyon, Adet: tutarlar.length });
        },
      ),
    );
  });
});
