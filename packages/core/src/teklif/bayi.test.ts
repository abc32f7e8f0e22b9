import { describe, expect, test } from 'vitest';
import { kurus } from '../para.ts';
import {
  type BayiSozlesmesi,
  bayiOnerisi,
  ONERI_YOK,
  onayNedeni,
  onerilenIskonto,
  riskAsar,
  riskCumlesi,
} from './bayi.ts';

describe('the discount that a dealer’s contract proposes on a day', () => {
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
    ['is that of the terms which hold', {}, [2], '2026-07-01', iki],
    ['is the one before until then', {}, [2], '2026-06-30', { Oran: 750, ProjeIdler: [2] }],
    ['is for what both work with', {}, [2, 3, 6], '2026-08-01', { Oran: 1225, ProjeIdler: [2, 6] }],
    [
      'is for everything of a dealer on whom no product is written',
      { ProjeIdler: [] },
      [3],
      '2026-08-01',
      { Oran: 1225, ProjeIdler: [3] },
    ],
    ['is none for what the dealer does not sell, and says no rate', {}, [3], '2026-08-01', ONERI_YOK],
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

  test('stands in a line of one of its products as somebody would type it', () => {
    expect([2, 3, null].map((p) => onerilenIskonto(iki, p))).toEqual(['%12,25', '', '']);
    expect(onerilenIskonto(ONERI_YOK, 2)).toBe('');
  });
});

describe('a dealer’s limit', () => {
  const risk = (Limit: number | null, Fatura = 600, Teklif = 300) => ({
    Fatura: kurus(Fatura),
    Teklif: kurus(Teklif),
    Limit: Limit === null ? null : kurus(Limit),
  });
  test.each<[string, number | null, number, number | null, boolean]>([
    ['holds up to the kuruş', 1000, 100, null, false],
    ['is passed by one more', 1000, 101, null, true],
    ['is passed already, by whatever is added', 800, 1, null, true],
    ['is passed already by nothing that is sold', 800, 0, null, true],
    ['of 0 lets nothing through', 0, 1, null, true],
    ['that there is none of is never passed', null, 1_000_000, null, false],
    ['was passed with approval', 1000, 200, 1100, false],
    ['was passed with approval of more', 1000, 200, 1500, false],
    ['was passed with approval of less: the risk has grown since', 1000, 200, 1099, true],
    ['was raised since it was approved', 1100, 200, 1000, false],
  ])('%s', (_, limit, tutar, onaylanan, beklenen) => {
    expect(riskAsar(risk(limit), kurus(tutar), onaylanan === null ? null : kurus(onaylanan))).toBe(beklenen);
  });

  test('is told with its figures to who may see them, and as a fact to others', () => {
    expect(riskCumlesi({ risk: risk(100_000, 60_000, 30_000), tutar: kurus(20_000) })).toBe(
      'Bayinin risk limiti aşılıyor: riski ₺900,00, bu teklifle ₺1.100,00, limiti ₺1.000,00; göndermeden önce onaylanması gerekir.',
    );
    expect(riskCumlesi(null)).toBe('Bayinin risk limiti bu teklifle aşılıyor; göndermeden önce onaylanması gerekir.');
  });

  test.each([
    [1500, false, 'İskonto'],
    [1500, true, 'İskonto ve risk limiti'],
    [1000, true, 'Risk limiti'],
  ])('of a discount of %i and the limit passed: %s, approval is asked for %s', (IskontoOrani, RiskAsimi, neden) => {
    expect(onayNedeni({ IskontoOrani, RiskAsimi }, 1000)).toBe(neden);
  });
});
