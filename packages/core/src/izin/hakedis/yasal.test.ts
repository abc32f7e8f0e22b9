import { describe, expect, test } from 'vitest';
import { ILK_YASAL_DEGERLER } from '../../testing/yasal.ts';
import { dilimEngeli, dilimListesi, hakDuzeltmeEngeli, hakGunu } from './rules.ts';

describe('tiers written by an administrator', () => {
  const kanun = [
    { EnAzYil: 1, Gun: 14 },
    { EnAzYil: 6, Gun: 20 },
    { EnAzYil: 15, Gun: 26 },
  ];
  test.each<[string, { EnAzYil: number; Gun: number }[], string | null]>([
    ['the law itself', kanun, null],
    ['in any order', kanun.toReversed(), null],
    ['more than the law', [{ EnAzYil: 1, Gun: 30 }], null],
    ['a tier of its own', [...kanun, { EnAzYil: 10, Gun: 24 }], null],
    ['one year twice', [...kanun, { EnAzYil: 6, Gun: 22 }], '6. yıl iki kez yazılmış.'],
    ['without the first year', kanun.slice(1), 'İlk dilim 1. yıldan başlamalı.'],
    [
      'too few at the start',
      [{ EnAzYil: 1, Gun: 13 }, ...kanun.slice(1)],
      '1. yılını dolduranın hakkı en az 14 gün olmalı (4857 sayılı Kanun m. 53).',
    ],
    [
      'twenty days a year late',
      [
        { EnAzYil: 1, Gun: 14 },
        { EnAzYil: 7, Gun: 20 },
        { EnAzYil: 15, Gun: 26 },
      ],
      '6. yılını dolduranın hakkı en az 20 gün olmalı (4857 sayılı Kanun m. 53).',
    ],
    [
      'without the last tier',
      kanun.slice(0, 2),
      '15. yılını dolduranın hakkı en az 26 gün olmalı (4857 sayılı Kanun m. 53).',
    ],
  ])('%s', (_, dilimler, beklenen) => {
    expect(dilimEngeli(dilimler, ILK_YASAL_DEGERLER, '2026-11-20')).toBe(beklenen);
  });

  test('a set is valid from its day until the next one, and the oldest set also before', () => {
    const liste = dilimListesi([
      { GecerliBaslangic: '2026-01-01', dilimler: [{ EnAzYil: 1, Gun: 16 }] },
      { GecerliBaslangic: '2003-06-10', dilimler: kanun },
    ]);
    const kural = { dilimler: liste, yasal: null, DogumTarihi: null };
    expect(['1995-05-05', '2025-12-31', '2026-01-01'].map((gun) => hakGunu(3, gun, kural))).toEqual([14, 14, 16]);
    expect(liste.map((d) => [d.EnAzYil, d.EnFazlaYil])).toEqual([
      [1, 5],
      [6, 14],
      [15, null],
      [1, null],
    ]);
  });

  test.each([
    [0, 'Devir düzeltmesi', 'Gün 0 olamaz.'],
    [-2.5, ' kısa      ', 'Sebep en az 10 karakter olmalı.'],
    [-2.5, 'Eski programdan devir', null],
  ])('%d days because of %j', (gun, sebep, beklenen) => {
    expect(hakDuzeltmeEngeli(gun, sebep)).toBe(beklenen);
  });
});
