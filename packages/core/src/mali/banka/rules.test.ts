import { describe, expect, test } from 'vitest';
import { fisHatasi } from '../defter/rules.ts';
import { kurus } from '../../platform/money/para.ts';
import { banka } from './contract.ts';
import {
  type BakiyeParcasi,
  type Eslesme,
  eslesmeHatasi,
  type GunDurumu,
  gunEngelleri,
  gunSonuBakiyesi,
  hareketSatirlari,
  kolonHatasi,
  type Siniflama,
  siniflama,
  siniflamaHatasi,
  yazimTahmini,
} from './rules.ts';

const s = (o: Partial<Siniflama>): Siniflama => ({
  Sinif: 'masraf',
  MusteriId: null,
  KarsiHesapId: null,
  HesapKod: null,
  Notu: '',
  ...o,
});

describe('the payments of a movement', () => {
  const musteri = s({ Sinif: 'musteri', MusteriId: 5 });
  const e = (odenen: readonly number[], Masraf = 0): Eslesme => ({
    odenenler: odenen.map((t, n) => ({ FaturaId: n + 1, Tutar: kurus(t) })),
    TahsilatIdler: [],
    Masraf: kurus(Masraf),
  });
  const fazla = (lira: string) => `Seçilenler, gelen paradan ₺${lira} fazla.`;
  test.each<[string, number, Siniflama, Eslesme, number, string | null]>([
    ['nothing', -10_000, s({}), e([]), 0, null],
    ['the whole sum', 10_000, musteri, e([4000, 6000]), 0, null],
    ['a kuruş above the sum', 10_000, musteri, e([4000, 6001]), 0, fazla('0,01')],
    ['the rest, beside payments by hand', 10_000, musteri, e([4000]), 6000, null],
    ['too much, beside payments by hand', 10_000, musteri, e([4000]), 6001, fazla('0,01')],
    ['too much, by hand alone', 10_000, musteri, e([]), 10_100, fazla('1,00')],
    ['the sum and the bank’s fee', 10_000, musteri, e([10_050], 50), 0, null],
    ['more than the sum and the fee', 10_000, musteri, e([10_051], 50), 0, fazla('0,01')],
    ['an invoice from outgoing money', -10_000, musteri, e([1]), 0, 'Çıkan para fatura kapatmaz.'],
    ['an invoice without a customer', 10_000, s({}), e([1]), 0, 'Yalnız müşterinin ödemesi fatura kapatır.'],
    ['by hand, without a customer', 10_000, s({}), e([]), 1, 'Yalnız müşterinin ödemesi fatura kapatır.'],
    [
      'a fee on a transfer',
      10_000,
      s({ Sinif: 'virman', KarsiHesapId: 2 }),
      e([], 5),
      0,
      'Bankanın kestiği, yalnız gelen bir ödemede yazılır.',
    ],
    ['a zero sum for an invoice', 10_000, musteri, e([0]), 0, 'Kapatılan tutarı yazınız.'],
  ])('%s', (_ne, tutar, soylenen, eslesme, elle, hata) =>
    expect(eslesmeHatasi({ Tutar: kurus(tutar), Birim: 'TRY' }, soylenen, eslesme, elle)).toBe(hata),
  );
  test('an invoice twice', () => {
    const iki = { ...e([]), odenenler: [1, 1].map((FaturaId) => ({ FaturaId, Tutar: kurus(10) })) };
    expect(eslesmeHatasi({ Tutar: kurus(100), Birim: 'TRY' }, musteri, iki, 0)).toBe('Aynı fatura iki kez seçilmiş.');
  });
});

describe('the classification of a movement', () => {
  test.each([
    [s({}), null],
    [s({ Sinif: 'musteri' }), 'Müşteriyi seçiniz.'],
    [s({ Sinif: 'musteri', MusteriId: 5 }), null],
    [s({ Sinif: 'virman' }), 'Paranın geldiği ya da gittiği hesabınızı seçiniz.'],
    [s({ Sinif: 'virman', KarsiHesapId: 1 }), 'Transferin iki ucu aynı hesap olamaz.'],
    [s({ Sinif: 'virman', KarsiHesapId: 2 }), null],
    [s({ Sinif: 'diger' }), 'Defter hesabını seçiniz.'],
    [s({ Sinif: 'diger', HesapKod: '770' }), 'Bu hareketin ne olduğunu yazınız.'],
    [s({ Sinif: 'diger', HesapKod: '770', Notu: 'Kira' }), null],
  ])('%j: %s', (soylenen, hata) => expect(siniflamaHatasi(soylenen, 1)).toBe(hata));

  test('drops fields of another kind', () => {
    expect(siniflama(s({ MusteriId: 5, KarsiHesapId: 2, HesapKod: '770', Notu: ' a ' }))).toEqual(s({ Notu: 'a' }));
  });

  test('gives a balanced ledger entry for incoming and outgoing money', () => {
    const turler = [
      s({}),
      s({ Sinif: 'musteri', MusteriId: 5 }),
      s({ Sinif: 'virman', KarsiHesapId: 2 }),
      s({ Sinif: 'diger', HesapKod: '770' }),
    ];
    for (const tur of turler)
      for (const tutar of [1, -1, 999_999])
        expect(
          fisHatasi({
            Gun: '2026-11-20',
            Kaynak: 'banka_hareket',
            KaynakId: 1,
            Aciklama: 'x',
            satirlar: hareketSatirlari({ HesapId: 1, Birim: 'TRY', Tutar: kurus(tutar) }, tur),
          }),
        ).toBeNull();
  });
});

describe('a day', () => {
  const gun = (o: Partial<GunDurumu> = {}): GunDurumu => ({
    Gun: '2026-11-19',
    Islenmemis: 0,
    Hesaplanan: kurus(5000),
    Banka: kurus(5000),
    Defter: kurus(5000),
    OncekiAcik: null,
    ...o,
  });
  const engeller = (o: Partial<GunDurumu>) => gunEngelleri(gun(o), '2026-11-20', 'TRY').map((e) => e.Tur);

  test('closes when all movements are classified and the three balances match', () => expect(engeller({})).toEqual([]));

  test('stays open for each reason on its own', () => {
    expect(engeller({ Gun: '2026-11-21' })).toEqual(['gelecek']);
    expect(engeller({ OncekiAcik: '2026-11-18' })).toEqual(['onceki']);
    expect(engeller({ Islenmemis: 2, Defter: kurus(0) })).toEqual(['islenmemis']);
    expect(engeller({ Banka: null })).toEqual(['bakiyesiz']);
    expect(engeller({ Banka: kurus(5001) })).toEqual(['fark']);
    expect(engeller({ Defter: kurus(4999) })).toEqual(['defter']);
  });

  test('reports the difference to the kuruş', () => {
    expect(gunEngelleri(gun({ Banka: kurus(5001) }), '2026-11-20', 'TRY')[0]!.Metin).toBe(
      'Bankanın bakiyesi ₺50,01, hareketlerle ₺50,00 bulunuyor; fark ₺0,01. Eksik ya da fazla bir hareket var.',
    );
  });
});

test('a layout names date, text and sum, each in a column of its own', () => {
  expect(kolonHatasi({ tarih: 'T', aciklama: 'A', tutar: 'U' })).toBeNull();
  expect(kolonHatasi({ tarih: 'T', aciklama: 'A', borc: 'B', alacak: 'C' })).toBeNull();
  expect(kolonHatasi({ aciklama: 'A', tutar: 'U' })).toBe('Tarih sütununu seçiniz.');
  expect(kolonHatasi({ tarih: 'T', tutar: 'U' })).toBe('Açıklama sütununu seçiniz.');
  expect(kolonHatasi({ tarih: 'T', aciklama: 'A', borc: 'B' })).toBe(
    'Tutar sütununu ya da giren ve çıkan tutar sütunlarını seçiniz.',
  );
  expect(kolonHatasi({ tarih: 'T', aciklama: 'A', tutar: 'A' })).toBe('Bir sütun yalnız bir şey olabilir.');
});

const parca = (Basi: number | null, Sonu: number, Satir = 1, Kesin = true): BakiyeParcasi => ({
  Basi: Basi === null ? null : kurus(Basi),
  Sonu: kurus(Sonu),
  Satir,
  Kesin,
});
test.each<[string, readonly BakiyeParcasi[], number]>([
  ['one statement', [parca(1000, 1300)], 1300],
  ['two pages, the first with more movements', [parca(1000, 1300, 2, false), parca(1300, 1305)], 1305],
  ['two statements, the first with more movements', [parca(1000, 1300, 2), parca(1300, 1305)], 1305],
  ['three pages that return to an earlier balance', [parca(1000, 1300), parca(1300, 1305), parca(1305, 1300)], 1300],
  ['the morning and the whole day', [parca(1000, 1300, 2, false), parca(1000, 1305, 3)], 1305],
  ['the morning as a statement of its own and the whole day', [parca(1000, 1300, 2), parca(1000, 1305, 3)], 1305],
  [
    'a long page, and a short closing page that does not continue it',
    [parca(1000, 1300, 9, false), parca(1200, 1305)],
    1305,
  ],
  ['a later page without movements', [parca(1000, 1300, 2), parca(1300, 1300, 0)], 1300],
  ['money that came in and went out at once', [parca(1000, 1000, 2), parca(1000, 1300)], 1300],
  ['money swept away in the evening', [parca(1000, 1300, 2), parca(1300, 1000, 1)], 1000],
  ['an old page without an opening balance, and the next page', [parca(null, 1300, 5), parca(1300, 1305)], 1305],
])('the day ends with the end of the chain, in any order: %s', (_, parcalar, son) => {
  expect(gunSonuBakiyesi(parcalar, kurus(1000))).toBe(son);
  expect(gunSonuBakiyesi(parcalar.toReversed(), kurus(1000))).toBe(son);
});

test('a cell of a table is a finite number, a text or null', () => {
  const alinir = (hucre: unknown) => {
    const icerik = { satirlar: [[hucre]] };
    return banka.ekstreOku.request.safeParse({ HesapId: 1, Dosya: 'a.xlsx', icerik }).success;
  };
  expect([0, -1.5, 46_261, 1e300, -3.5000000000000004, '1', '', null].filter((x) => !alinir(x))).toEqual([]);
  expect([Infinity, NaN, true, [1], {}, 1n, undefined].filter(alinir)).toEqual([]);
});

test.each<[readonly (readonly string[])[], string]>([
  [[['26.08.2026', '1,500', '101,500.00']], 'ing'],
  [[['26.08.2026', '-1,500 TL', '']], 'ing'],
  [[['26.08.2026', '1,500', '101.500,00']], 'tr'],
  [[['26.08.2026', '1.500,00', 'Fatura 1,5 ay']], 'tr'],
  [[['26.08.2026', '1500', '20']], 'tr'],
])('sums like %j are probably written as %s', (satirlar, beklenen) => {
  expect(yazimTahmini(satirlar)).toBe(beklenen);
});
