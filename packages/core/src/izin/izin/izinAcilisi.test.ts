import { describe, expect, test } from 'vitest';
import { ILK_YASAL_DEGERLER } from '../../testing/yasal.ts';
import { izinDefteri, type OzetGirdisi } from './izinDefteri.ts';

/** Five years completed on 20.11.2026: 70 days earned. */
const kisi = (o: Partial<OzetGirdisi>): OzetGirdisi => ({
  Ad: 'Ayşe Irmak',
  IseBaslama: '2021-11-20',
  IseGiris: '2021-11-20',
  OncekiHizmetGun: 0,
  SayilmayanGun: 0,
  DogumTarihi: null,
  bugun: '2026-11-20',
  dilimler: [
    { GecerliBaslangic: '1900-01-01', EnAzYil: 1, EnFazlaYil: 5, Gun: 14 },
    { GecerliBaslangic: '1900-01-01', EnAzYil: 6, EnFazlaYil: null, Gun: 20 },
  ],
  yasal: ILK_YASAL_DEGERLER,
  kayitlar: [],
  duzeltmeler: [],
  ...o,
});
const izin = (Baslangic: string, KullanilanGun: number) => ({
  Baslangic,
  KullanilanGun,
  KullanilanSaat: 0,
  Tatil_Gunleri: 1,
  HaftalikSaat: 45,
  yillik: true,
});
const acilis = (Tarih: string, Devreden: number | null, Kullanilan: number | null) => ({
  acilis: { Tarih, Devreden, Kullanilan },
});
const ozeti = (o: Partial<OzetGirdisi>) => {
  const { Kumulatif_Toplam, Kullanilan, KalanGun } = izinDefteri(kisi(o)).ozet;
  return [Kumulatif_Toplam, Kullanilan, KalanGun];
};

describe('leave from before the product', () => {
  test('leaves everything without an entry', () => expect(ozeti({})).toEqual([70, 0, 70]));

  test('days left are the balance of their day', () => {
    expect(ozeti(acilis('2026-11-20', 12.5, null))).toEqual([70, 57.5, 12.5]);
    const { satirlar } = izinDefteri(kisi(acilis('2026-11-20', 12.5, null)));
    expect(satirlar.at(-1)).toEqual({
      Tarih: '2026-11-20',
      Tur: 'acilis',
      Ad: 'Açılış: 12,5 gün devretti',
      Gun: -57.5,
      Bakiye: 12.5,
    });
  });

  test('days used are subtracted', () => {
    expect(ozeti(acilis('2026-11-20', null, 58))).toEqual([70, 58, 12]);
    expect(izinDefteri(kisi(acilis('2026-11-20', null, 58))).satirlar.at(-1)).toMatchObject({
      Ad: 'Açılış: daha önce 58 gün kullanılmış',
      Gun: -58,
      Bakiye: 12,
    });
  });

  test('what was entered before the day is part of the days left, what comes later is not', () => {
    const duzeltmeler = [
      { Gun: 3, Tarih: '2026-01-10', Sebep: 'Eski sözleşme' },
      { Gun: 2, Tarih: '2026-06-01', Sebep: 'Fazla çalışma' },
    ];
    const kayitlar = [izin('2026-02-02', 5), izin('2026-06-01', 4), izin('2026-07-06', 6)];
    // 12 left on 1 June, then two days more, ten used, and 14 earned on the anniversary.
    expect(ozeti({ ...acilis('2026-06-01', 12, null), duzeltmeler, kayitlar })).toEqual([75, 57, 18]);
    const bakiyeler = izinDefteri(kisi({ ...acilis('2026-06-01', 12, null), duzeltmeler, kayitlar })).satirlar;
    expect(bakiyeler.map((s) => [s.Tur, s.Bakiye]).slice(-5)).toEqual([
      ['acilis', 12],
      ['duzeltme', 14],
      ['izin', 10],
      ['izin', 4],
      ['hak', 18],
    ]);
  });

  test('more days left than earned count as earned, a debt as used', () => {
    expect(ozeti(acilis('2026-11-20', 80, null))).toEqual([80, 0, 80]);
    expect(ozeti(acilis('2026-11-20', -4, null))).toEqual([70, 74, -4]);
  });

  test('other tiers move no day that was carried over', () => {
    const dilimler = [{ GecerliBaslangic: '1900-01-01', EnAzYil: 1, EnFazlaYil: null, Gun: 30 }];
    expect(ozeti({ ...acilis('2026-11-20', 12, null), dilimler })).toEqual([150, 138, 12]);
    expect(ozeti({ ...acilis('2026-06-01', 12, null), dilimler })).toEqual([150, 108, 42]);
  });

  test('from before a later entry it was settled at the exit', () => {
    const yeniden = { IseBaslama: '2014-03-03', IseGiris: '2021-11-20' };
    expect(ozeti({ ...yeniden, ...acilis('2020-01-01', 5, null) })).toEqual([70, 0, 70]);
    expect(ozeti({ ...yeniden, ...acilis('2020-01-01', null, 5), OncekiHizmetGun: 100 })).toEqual([70, 5, 65]);
  });
});
