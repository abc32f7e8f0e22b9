import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kurus } from '../../platform/money/para.ts';
import { revizyonFarki } from './fark.ts';
import { EN_COK_ORAN } from './rules.ts';
import {
  iskontoBedeli,
  iskontoCevir,
  iskontoCumlesi,
  kalemHatasi,
  kalemlerHatasi,
  lirayla,
  ondalikCevir,
  secimle,
  type TeklifKalemi,
  teklifToplami,
} from './toplam.ts';
import { runs } from '../../testing/cases.ts';

/** Totals of many random quotes, and differences of revisions. */

const kalem = (o: Partial<TeklifKalemi> = {}): TeklifKalemi => ({
  Ad: 'Lisans',
  ProjeId: 2,
  Miktar: '1',
  Birim: 'C62',
  BirimFiyat: '100',
  IskontoOran: null,
  IskontoTutar: kurus(0),
  KdvOran: 20,
  Periyot: 'tek',
  Opsiyonel: false,
  Secildi: false,
  ...o,
});

const sayi = (enCok: number, ondalik: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: enCok }), fc.integer({ min: 0, max: 10 ** ondalik - 1 }))
    .map(([tam, kesir]) => `${tam}.${String(kesir).padStart(ondalik, '0')}`);
const kalemler = fc.array(
  fc
    .record({
      Miktar: sayi(50, 2),
      BirimFiyat: sayi(20_000, 4),
      IskontoOran: fc.option(fc.integer({ min: 0, max: 10_000 })),
      IskontoTutar: fc.integer({ min: 0, max: 5000 }).map(kurus),
      KdvOran: fc.constantFrom(0, 1, 10, 20),
      Periyot: fc.constantFrom('tek', 'aylik', 'yillik'),
      Opsiyonel: fc.boolean(),
      Secildi: fc.boolean(),
    })
    .map(({ IskontoOran, IskontoTutar, Opsiyonel, Secildi, ...o }) =>
      kalem({
        ...o,
        IskontoOran,
        IskontoTutar: IskontoOran === null ? IskontoTutar : kurus(0),
        Opsiyonel,
        Secildi: Opsiyonel && Secildi,
      }),
    )
    .filter((k) => kalemHatasi(k) === null),
  { maxLength: 8 },
);

const topla = (sayilar: readonly number[]) => sayilar.reduce((t, n) => t + n, 0);

test('adds the parts up to the whole to the kuruş, for any lines', () => {
  fc.assert(
    fc.property(kalemler, (k) => {
      const t = teklifToplami(k);
      const icinde = t.kalemler.filter((_, n) => !k[n]!.Opsiyonel || k[n]!.Secildi);
      expect(topla(icinde.map((x) => x.Tutar))).toBe(t.Matrah);
      expect(topla(icinde.map((x) => x.KdvTutar))).toBe(t.Kdv);
      expect(topla(t.oranlar.map((o) => o.Kdv))).toBe(t.Kdv);
      expect(t.Brut - t.Iskonto).toBe(t.Matrah);
      expect(t.Matrah + t.Kdv).toBe(t.GenelToplam);
      // Chosen and unchosen lines together are all lines: none is counted twice or lost.
      const hepsi = teklifToplami(k.map((x) => ({ ...x, Secildi: x.Opsiyonel })));
      expect(hepsi.Brut).toBe(t.Brut + t.Secmeli.Brut);
      expect(hepsi.Matrah).toBe(t.Matrah + t.Secmeli.Matrah);
      expect(hepsi.IskontoOrani).toBe(t.IskontoOrani);
      expect(lirayla(t.GenelToplam, '1')).toBe(t.GenelToplam);
    }),
    { numRuns: runs(20_000) },
  );
}, 60_000);

test('counts a monthly line twelve times a year and a yearly one once, and a discount over the whole contract', () => {
  const bunlar = [
    kalem({ Periyot: 'aylik', IskontoOran: 1000 }),
    kalem({ Periyot: 'yillik', IskontoTutar: kurus(500) }),
    kalem({ IskontoOran: 500 }),
    kalem({ Periyot: 'aylik', Opsiyonel: true, IskontoOran: 2000 }),
  ];
  expect(teklifToplami(bunlar)).toMatchObject({ Yillik: 12 * 9000 + 9500, IskontoOrani: 2000 });
  expect(iskontoBedeli(bunlar, 3)).toBe(36 * 1000 + 3 * 500 + 500);
  expect(iskontoBedeli(secimle(bunlar, new Set([0, 3])), 1)).toBe(12 * 1000 + 500 + 500 + 12 * 2000);
});

test('tells below a line the cost of its discount over the contract, chosen or not', () => {
  const aylik = kalem({ Periyot: 'aylik', IskontoOran: 1000 });
  expect(iskontoCumlesi(aylik, 3, 'TRY')).toBe('İskonto, 3 yılda ₺360,00 (KDV hariç).');
  expect(iskontoCumlesi({ ...aylik, Periyot: 'tek' }, 3, 'EUR')).toBe('İskonto, 3 yılda €10,00 (KDV hariç).');
  expect(iskontoCumlesi({ ...aylik, Periyot: 'yillik', Opsiyonel: true }, 2, 'TRY')).toBe(
    'Seçilirse iskonto, 2 yılda ₺20,00 (KDV hariç).',
  );
  expect(iskontoCumlesi(kalem(), 10, 'TRY')).toBeNull();
});

test('counts a written percentage as it is, and a discount sum as its share of the line, rounded up', () => {
  expect(teklifToplami([kalem({ BirimFiyat: '0.33', IskontoOran: 1000 })]).IskontoOrani).toBe(1000);
  expect(teklifToplami([kalem({ BirimFiyat: '3', IskontoTutar: kurus(31) })]).IskontoOrani).toBe(1034);
  // A line for nothing counts as a full discount, for every limit.
  for (const BirimFiyat of ['0', '0.00', '0.001'])
    expect(teklifToplami([kalem({}), kalem({ BirimFiyat })]).IskontoOrani).toBe(EN_COK_ORAN);
});

test('tells the mistake of a line with its position, and mistakes of all lines together', () => {
  expect(kalemlerHatasi([kalem(), kalem({ Ad: ' ' })])).toBe('2. kalem: Kalemin adını yazınız.');
  expect(kalemlerHatasi(Array.from({ length: 201 }, () => kalem()))).toBe('Bir teklifin en çok 200 kalemi olabilir.');
  expect(kalemlerHatasi([kalem({ BirimFiyat: '9000000', Periyot: 'aylik' })])).toContain('bir yılda en çok');
  expect(
    kalemlerHatasi([kalem({ BirimFiyat: '50000000' }), kalem({ BirimFiyat: '50000000', Opsiyonel: true })]),
  ).toContain('seçmeli kalemleriyle');
});

test('converts a sum to liras by its rate, half away from zero', () => {
  expect(lirayla(kurus(100_05), '41.5012')).toBe(415_220);
  expect(lirayla(kurus(1), '0.5')).toBe(1);
});

test('tells each difference of two revisions in one sentence, and nothing about equal parts', () => {
  const eski = {
    Baslik: 'Klinik paketi',
    SozlesmeYil: 1,
    ParaBirimi: 'TRY',
    Gecerlilik_Tarihi: '2026-12-20',
    Kosullar: 'Peşin',
    kalemler: [kalem(), kalem({ Ad: 'Kurulum' }), kalem({ Ad: 'Lisans', Miktar: '2' })],
  };
  expect(revizyonFarki(eski, eski)).toEqual([]);
  const yeni = {
    ...eski,
    Gecerlilik_Tarihi: '2027-01-15',
    Kosullar: 'Vadeli',
    kalemler: [
      kalem({ IskontoOran: 1250, Periyot: 'aylik' }),
      kalem({ Miktar: '2', KdvOran: 10, Opsiyonel: true }),
      kalem({ Ad: 'Eğitim', BirimFiyat: '1250.505' }),
    ],
  };
  expect(revizyonFarki(eski, yeni)).toEqual([
    'Lisans: iskontosu yok yerine %12,5, ödenişi bir kez yerine aylık.',
    'Lisans: KDV oranı %20 yerine %10, seçmeli oldu.',
    'Eklendi: Eğitim, 1 adet, birim fiyatı ₺1.250,505.',
    'Çıkarıldı: Kurulum.',
    'Genel toplam ₺480,00 yerine ₺1.605,61 oldu.',
    'Teklif 20.12.2026 yerine 15.01.2027 gününe kadar geçerli.',
    'Koşullar değişti.',
  ]);
});

test('tells another subject and contract length, but not a new order of lines with the same name', () => {
  const [ucuz, pahali] = [kalem({ Ad: 'Lisans', BirimFiyat: '10' }), kalem({ Ad: 'Lisans', BirimFiyat: '20' })];
  const eski = {
    Baslik: 'Klinik paketi',
    SozlesmeYil: 1,
    ParaBirimi: 'TRY',
    Gecerlilik_Tarihi: '2026-12-20',
    Kosullar: '',
    kalemler: [ucuz, pahali],
  };
  expect(revizyonFarki(eski, { ...eski, kalemler: [pahali, ucuz] })).toEqual([]);
  expect(revizyonFarki(eski, { ...eski, Baslik: 'Hastane paketi', SozlesmeYil: 10 })).toEqual([
    'Konu ‘Klinik paketi’ yerine ‘Hastane paketi’ oldu.',
    'Sözleşme süresi 1 yıl yerine 10 yıl oldu.',
  ]);
  // Unchanged lines match themselves, even after changed ones.
  const yeni = { ...eski, kalemler: [kalem({ Ad: 'Lisans', BirimFiyat: '30' }), ucuz] };
  expect(revizyonFarki(eski, yeni)[0]).toBe('Lisans: birim fiyatı ₺20,00 yerine ₺30,00.');
});

test.each([
  ['1.250,50', '1250.50'],
  ['1.250', '1250'],
  ['1250.5', '1250.5'],
  ['2,5', '2.5'],
  [' 3 ', '3'],
  ['-1', null],
  ['', null],
  ['1,2,3', null],
])('the number %s is %s', (yazi, sonuc) => expect(ondalikCevir(yazi)).toBe(sonuc));

test.each([
  ['%12,5', { IskontoOran: 1250, IskontoTutar: 0 }],
  ['10%', { IskontoOran: 1000, IskontoTutar: 0 }],
  ['150', { IskontoOran: null, IskontoTutar: 15_000 }],
  ['', { IskontoOran: null, IskontoTutar: 0 }],
  ['%101', null],
  ['1,234', null],
  ['on', null],
])('the discount %s is %o', (yazi, sonuc) => expect(iskontoCevir(yazi)).toEqual(sonuc));
