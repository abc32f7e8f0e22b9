import { describe, expect, test } from 'vitest';
import { kurus } from '../../platform/money/para.ts';
import {
  type BayiSozlesmesi,
  bayiOnerisi,
  ONERI_YOK,
  onayNedeni,
  onerilenIskonto,
  riskAsar,
  riskCumlesi,
} from './bayi.ts';

describe('proposed discount of a dealer’s contract on a day', () => {
  const sozlesme: BayiSozlesmesi = {
    Sozlesme_Baslama: '2026-01-01',
    Sozlesme_Bitis: '2026-12-31',
    ProjeIdler: [2, 6],
    kosullar: [
      { Gecerlilik: '2026-07-01', IskontoOran: 12.25 },
      { Gecerlilik: '2026-01-01', IskontoOran: 7.5 },
    ],
  };
  const iki = { Oran: 1225, ProjeIdler: [2] };
  test.each<[string, Partial<BayiSozlesmesi>, number[], string, unknown]>([
    ['comes from the terms in force', {}, [2], '2026-07-01', iki],
    ['comes from the earlier terms until then', {}, [2], '2026-06-30', { Oran: 750, ProjeIdler: [2] }],
    ['covers the products of both', {}, [2, 3, 6], '2026-08-01', { Oran: 1225, ProjeIdler: [2, 6] }],
    [
      'covers everything for a dealer without listed products',
      { ProjeIdler: [] },
      [3],
      '2026-08-01',
      { Oran: 1225, ProjeIdler: [3] },
    ],
    ['is none for products that the dealer does not sell', {}, [3], '2026-08-01', ONERI_YOK],
    ['is none before the first terms', { Sozlesme_Baslama: null }, [2], '2025-12-31', ONERI_YOK],
    ['is none before the contract begins', { Sozlesme_Baslama: '2026-09-01' }, [2], '2026-08-31', ONERI_YOK],
    ['holds on the last day of the contract', {}, [2], '2026-12-31', iki],
    ['is none after it', {}, [2], '2027-01-01', ONERI_YOK],
    ['holds where the contract has no days', { Sozlesme_Baslama: null, Sozlesme_Bitis: null }, [2], '2027-01-01', iki],
    [
      'is none where 0 was agreed',
      { kosullar: [{ Gecerlilik: '2026-01-01', IskontoOran: 0 }] },
      [2],
      '2026-08-01',
      ONERI_YOK,
    ],
    ['is none where nothing was agreed', { kosullar: [] }, [2], '2026-08-01', ONERI_YOK],
  ])('%s', (_, o, urunler, gun, beklenen) => {
    expect(bayiOnerisi({ ...sozlesme, ...o }, urunler, gun)).toEqual(beklenen);
  });

  test('is written like typed text into a line of one of its products', () => {
    expect([2, 3, null].map((p) => onerilenIskonto(iki, p))).toEqual(['%12,25', '', '']);
    expect(onerilenIskonto(ONERI_YOK, 2)).toBe('');
  });
});

describe('risk limit of a dealer', () => {
  const risk = (Limit: number | null, Fatura = 600, Teklif = 300) => ({
    Fatura: kurus(Fatura),
    Teklif: kurus(Teklif),
    Limit: Limit === null ? null : kurus(Limit),
  });
  test.each<[string, number | null, number, number | null, boolean]>([
    ['holds up to the kuruş', 1000, 100, null, false],
    ['is passed by a kuruş more', 1000, 101, null, true],
    ['is passed already, by any added sum', 800, 1, null, true],
    ['is passed already, even by a sum of 0', 800, 0, null, true],
    ['at 0 lets nothing through', 0, 1, null, true],
    ['is never passed if there is none', null, 1_000_000, null, false],
    ['was passed with approval', 1000, 200, 1100, false],
    ['was passed with approval of more', 1000, 200, 1500, false],
    ['was passed with approval of less, and the risk has grown', 1000, 200, 1099, true],
    ['was raised after the approval', 1100, 200, 1000, false],
  ])('%s', (_, limit, tutar, onaylanan, beklenen) => {
    expect(riskAsar(risk(limit), kurus(tutar), onaylanan === null ? null : kurus(onaylanan))).toBe(beklenen);
  });

  test('is told with figures to readers with the right, and without figures to others', () => {
    expect(riskCumlesi({ risk: risk(100_000, 60_000, 30_000), tutar: kurus(20_000) })).toBe(
      'Bayinin risk limiti aşılıyor: riski ₺900,00, bu teklifle ₺1.100,00, limiti ₺1.000,00; göndermeden önce onaylanması gerekir.',
    );
    expect(riskCumlesi(null)).toBe('Bayinin risk limiti bu teklifle aşılıyor; göndermeden önce onaylanması gerekir.');
  });

  test.each([
    [1500, false, 'İskonto'],
    [1500, true, 'İskonto ve risk limiti'],
    [1000, true, 'Risk limiti'],
  ])('with a discount of %i and the limit passed: %s, asks approval for %s', (IskontoOrani, RiskAsimi, neden) => {
    expect(onayNedeni({ IskontoOrani, RiskAsimi }, 1000)).toBe(neden);
  });
});
