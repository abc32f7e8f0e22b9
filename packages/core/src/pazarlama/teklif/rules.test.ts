import { describe, expect, test } from 'vitest';
import { kurus } from '../../platform/money/para.ts';
import { gecisEngeli } from '../../platform/process/surec.ts';
import { MUSTERI, TEKLIF_SURECI, type TeklifDurumu, teklifHatalari, uretimi } from './rules.ts';

describe('day of an exchange rate', () => {
  const form = {
    MusteriId: 1,
    ProjeId: 2,
    Baslik: 'Teklif',
    Tarih: '2026-11-20',
    Gecerlilik_Tarihi: '2026-12-20',
    Beklenen_Kapanis: null,
    ParaBirimi: 'USD',
    Kur: '41.5',
  };
  test.each([
    [null, 'Kurun hangi günün kuru olduğunu seçiniz.'],
    ['2099-01-01', 'Kurun günü gelecekte olamaz.'],
    ['2026-11-22', 'Kurun günü gelecekte olamaz.'],
    // For a quote dated before today.
    ['2026-11-21', undefined],
    ['2026-11-20', undefined],
    ['2026-10-21', undefined],
    ['2026-10-20', expect.stringMatching(/en çok 30 gün önce/)],
    ['1900-01-01', expect.stringMatching(/en çok 30 gün önce/)],
  ])('%s', (KurGunu, hata) => {
    expect(teklifHatalari({ ...form, KurGunu }, '2026-11-21').KurGunu).toEqual(hata);
  });
});

describe('records made by an acceptance', () => {
  const t = {
    DurumAnahtar: 'kabul',
    LisansTurId: null,
    EgitimTurId: null,
    LisansId: null,
    EgitimId: null,
    FaturaId: 1,
    GenelToplam: kurus(100),
  } as const;
  test.each([
    ['taslak', { var: true, eksik: false }],
    ['kesildi', { var: true, eksik: false }],
    ['iptal', { var: true, eksik: false }],
    // A discarded draft does not count: another one is made.
    ['vazgecildi', { var: false, eksik: true }],
  ])('an invoice that is %s', (FaturaDurum, sonuc) => expect(uretimi({ ...t, FaturaDurum })).toEqual(sonuc));
});

describe('a quote that takes its dealer over the limit', () => {
  const hali = (DurumAnahtar: TeklifDurumu) => ({
    DurumAnahtar,
    Kalem: 1,
    IskontoOrani: 0,
    Gecti: false,
    RiskAsimi: true,
    Yazanlar: [1],
  });
  const yazan = { Id: 1, kim: 'kisi', yazar: true, onaylar: false, sinir: 1000 } as const;
  test.each([
    ['taslak', 'gonderildi', yazan, false],
    ['taslak', 'onay_bekliyor', yazan, true],
    // By more than was approved.
    ['onaylandi', 'gonderildi', yazan, false],
    ['onay_bekliyor', 'onaylandi', { ...yazan, onaylar: true }, false],
    ['onay_bekliyor', 'onaylandi', { ...yazan, Id: 2, onaylar: true }, true],
    ['gonderildi', 'kabul', MUSTERI, true],
    ['goruldu', 'kabul', yazan, true],
  ] as const)('%s → %s', (nereden, nereye, kim, olur) => {
    expect(gecisEngeli(TEKLIF_SURECI, hali(nereden), nereye, kim) === null).toBe(olur);
  });
});
