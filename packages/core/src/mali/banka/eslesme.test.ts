import { expect, test } from 'vitest';
import { kurus } from '../../platform/money/para.ts';
import { adAdaylari, adAnahtari, anilanNolar, kesikAd } from './adlar.ts';
import { type Alacak, type EslesenHareket, type EslesenMusteri, GUVENLI_SKOR, kesinOneri, oner } from './eslesme.ts';

const hareket = (o: Partial<EslesenHareket> = {}): EslesenHareket => ({
  Gun: '2026-11-20',
  Tutar: kurus(120_000),
  Birim: 'TRY',
  Aciklama: 'Gelen havale',
  Referans: null,
  KarsiUnvan: null,
  KarsiIban: null,
  KarsiVkn: null,
  ...o,
});
const musteri = (Id: number, o: Partial<EslesenMusteri> = {}): EslesenMusteri => ({
  Id,
  Ad: `Papatya Polikliniği ${Id}`,
  Vkn: null,
  Iban: null,
  ibanlar: [],
  adlar: [],
  ...o,
});
const alacak = (Id: number, o: Partial<Alacak> = {}): Alacak => ({
  Id,
  No: `MSB202600000010${Id}`,
  MusteriId: 1,
  Birim: 'TRY',
  Kalan: kurus(120_000),
  Gun: '2026-11-01',
  Vade: '2026-11-18',
  ...o,
});
const IBAN = 'TR620001001234567890123456';

test('matches an invoice number in the text with the exact sum, however the bank splits the number', () => {
  const [ilk] = oner(hareket({ Aciklama: 'EFT msb2026 00000-0101 nolu fatura' }), [musteri(1)], [alacak(1)]);
  expect(ilk).toMatchObject({
    MusteriId: 1,
    odenenler: [{ AlacakId: 1, Tutar: 120_000 }],
    gerekceler: ['no', 'tutar'],
  });
  expect(ilk!.Skor).toBeGreaterThanOrEqual(GUVENLI_SKOR);
});

test('matches one payment to several invoices that it names, and reports the rest', () => {
  const acik = [alacak(1), alacak(2, { Kalan: kurus(30_000) })];
  const Aciklama = 'MSB2026000000101 VE MSB2026000000102';
  expect(oner(hareket({ Aciklama, Tutar: kurus(150_000) }), [musteri(1)], acik)[0]).toMatchObject({
    odenenler: [
      { AlacakId: 1, Tutar: 120_000 },
      { AlacakId: 2, Tutar: 30_000 },
    ],
    Avans: 0,
    gerekceler: ['no', 'tutar'],
  });
  expect(oner(hareket({ Aciklama, Tutar: kurus(151_000) }), [musteri(1)], acik)[0]).toMatchObject({
    Avans: 1000,
    gerekceler: ['no', 'fazla'],
  });
  expect(oner(hareket({ Aciklama, Tutar: kurus(121_000) }), [musteri(1)], acik)[0]).toMatchObject({
    odenenler: [
      { AlacakId: 1, Tutar: 120_000 },
      { AlacakId: 2, Tutar: 1000 },
    ],
    gerekceler: ['no', 'kismi'],
  });
});

test('is certain with a known account and the exact sum, and not with the sum alone', () => {
  const taniyan = musteri(1, { ibanlar: [IBAN] });
  expect(oner(hareket({ KarsiIban: IBAN }), [taniyan], [alacak(1)])[0]).toMatchObject({
    gerekceler: ['tutar', 'iban', 'tarih'],
  });
  expect(oner(hareket({ KarsiIban: IBAN }), [taniyan], [alacak(1)])[0]!.Skor).toBeGreaterThanOrEqual(GUVENLI_SKOR);
  expect(oner(hareket(), [musteri(1)], [alacak(1)])[0]!.Skor).toBeLessThan(GUVENLI_SKOR);
});

test('matches several open invoices that add up to the sum when there is only one combination', () => {
  const m = musteri(1, { ibanlar: [IBAN] });
  const acik = [
    alacak(1, { Kalan: kurus(70_000) }),
    alacak(2, { Kalan: kurus(50_000) }),
    alacak(3, { Kalan: kurus(11) }),
  ];
  expect(oner(hareket({ KarsiIban: IBAN }), [m], acik)[0]).toMatchObject({
    odenenler: [
      { AlacakId: 1, Tutar: 70_000 },
      { AlacakId: 2, Tutar: 50_000 },
    ],
    gerekceler: ['toplam', 'iban'],
  });
  const ikiYol = [...acik, alacak(4, { Kalan: kurus(50_000) })];
  expect(oner(hareket({ KarsiIban: IBAN }), [m], ikiYol)[0]!.gerekceler).toEqual(['iban', 'kismi']);
});

test('shows two equally likely proposals and treats neither as certain', () => {
  const iki = [musteri(1, { ibanlar: [IBAN] }), musteri(2, { ibanlar: [IBAN] })];
  const oneriler = oner(hareket({ KarsiIban: IBAN }), iki, [alacak(1), alacak(2, { MusteriId: 2 })]);
  expect(oneriler).toHaveLength(2);
  expect(Math.max(...oneriler.map((o) => o.Skor))).toBeLessThan(GUVENLI_SKOR);
});

const ADLI = { KarsiUnvan: 'Güneş Sağlık Ltd. Şti.', Aciklama: 'GELEN EFT GUNES SAGLIK' };
test.each<[string, Partial<EslesenHareket>, readonly EslesenMusteri[], boolean]>([
  ['one customer’s name with the exact sum', ADLI, [musteri(1, { Ad: 'Güneş Sağlık', adlar: ['gunes'] })], true],
  [
    'a name learned for two customers, one with an invoice of the sum',
    ADLI,
    [musteri(1, { Ad: 'Güneş Sağlık', adlar: ['gunes'] }), musteri(2, { Ad: 'Güneş Sağlık', adlar: ['gunes'] })],
    false,
  ],
  [
    'a name learned for two customers with different names',
    ADLI,
    [musteri(1, { Ad: 'Güneş Sağlık', adlar: ['gunes'] }), musteri(2, { adlar: ['gunes'] })],
    false,
  ],
  [
    'two customers with similar names, one with a learned name',
    ADLI,
    [musteri(1, { Ad: 'Güneş Sağlık', adlar: ['gunes'] }), musteri(2, { Ad: 'Güneş Ltd' })],
    false,
  ],
  [
    'a name of two customers beside the account of one',
    { ...ADLI, KarsiIban: IBAN },
    [musteri(1, { adlar: ['gunes'], ibanlar: [IBAN] }), musteri(2, { adlar: ['gunes'] })],
    true,
  ],
  ['the invoice number with the exact sum', { Aciklama: 'MSB2026000000101' }, [musteri(1)], true],
  [
    'the invoice number with the tax number of another customer',
    { Aciklama: 'MSB2026000000101', KarsiVkn: '1112223339' },
    [musteri(1, { Vkn: '9205121120' }), musteri(2, { Vkn: '1112223339' })],
    false,
  ],
  [
    'the invoice number with an unknown tax number',
    { Aciklama: 'MSB2026000000101', KarsiVkn: '1112223339' },
    [musteri(1, { Vkn: '9205121120' })],
    true,
  ],
  [
    'the invoice number with a tax number that two customers share',
    { Aciklama: 'MSB2026000000101', KarsiVkn: '1112223339' },
    [musteri(1, { Vkn: '1112223339' }), musteri(2, { Vkn: '1112223339' })],
    true,
  ],
])('decides how certain a match is: %s', (_, o, musteriler, kesin) => {
  const oneriler = oner(hareket(o), musteriler, [alacak(1, { No: 'MSB2026000000101' })]);
  expect(oneriler[0]!.MusteriId).toBe(1);
  expect(kesinOneri(oneriler) !== null).toBe(kesin);
});

test('proposes no invoice of another currency or customer, and no invoice for outgoing money', () => {
  const Aciklama = 'MSB2026000000101';
  expect(oner(hareket({ Aciklama, Birim: 'USD' }), [musteri(1)], [alacak(1)])).toEqual([]);
  expect(oner(hareket({ Aciklama }), [musteri(2)], [alacak(1)])).toEqual([]);
  expect(oner(hareket({ Aciklama, Tutar: kurus(-120_000) }), [musteri(1)], [alacak(1)])).toEqual([]);
  expect(
    oner(hareket({ Tutar: kurus(-5), KarsiVkn: '1112223339' }), [musteri(1, { Vkn: '1112223339' })], []),
  ).toMatchObject([{ MusteriId: 1, gerekceler: ['vkn'] }]);
});

test('recognizes names without the company suffix', () => {
  expect(adAnahtari('ÇINAR Sağlık Hizmetleri San. ve Tic. Ltd. Şti.')).toBe('cinar');
  const m = musteri(1, { adlar: ['cinar'] });
  expect(oner(hareket({ KarsiUnvan: 'Çınar Ltd.Şti' }), [m], [])[0]).toMatchObject({
    gerekceler: ['ad'],
    Avans: 120_000,
  });
  const metinde = musteri(1, { Ad: 'Papatya Polikliniği' });
  expect(oner(hareket({ Aciklama: 'GELEN EFT PAPATYA POLİKLİNİĞİ bakım' }), [metinde], [])[0]).toMatchObject({
    gerekceler: ['metin'],
  });
  // A name does not match inside another word.
  expect(oner(hareket({ Aciklama: 'PAPATYA POLİKLİNİĞİNDEN' }), [metinde], [])).toEqual([]);
});

test.each<[string, Partial<EslesenHareket>, readonly (readonly [string, number])[], boolean]>([
  ['no invoice', {}, [], true],
  ['its own customer’s invoice', {}, [['MSB2026000000999', 1]], true],
  ['an invoice of another customer', {}, [['MSB2026000000999', 2]], false],
  [
    'an invoice of each customer',
    {},
    [
      ['MSB2026000000101', 1],
      ['MSB2026000000999', 2],
    ],
    false,
  ],
])('matches sum and account of one customer when the text names %s', (_, o, anilan, kesin) => {
  const m = musteri(1, { ibanlar: ['TR620001001234567890123456'] });
  const h = hareket({ KarsiIban: 'TR620001001234567890123456', ...o });
  const oneriler = oner(
    h,
    [m, musteri(2)],
    [alacak(1)],
    [],
    anilan.map(([No, MusteriId]) => ({ No, MusteriId })),
  );
  expect(oneriler[0]).toMatchObject({ MusteriId: 1 });
  expect(kesinOneri(oneriler) !== null).toBe(kesin);
});

test('proposes a name that the bank cut with the sum of several invoices, and never takes it automatically', () => {
  const m = musteri(1, { Ad: 'Yıldırım Beyazıt Mesleki Eğitim Merkezi' });
  const ikisi = [alacak(1, { Kalan: kurus(70_000) }), alacak(2, { Kalan: kurus(50_000) })];
  const oneriler = oner(hareket({ KarsiUnvan: 'YILDIRIM BEYAZIT MESLEKİ EĞ' }), [m], ikisi);
  expect(oneriler[0]).toMatchObject({ MusteriId: 1, gerekceler: ['toplam', 'kesik'], Avans: 0 });
  expect(kesinOneri(oneriler)).toBeNull();
  expect(oner(hareket({ KarsiUnvan: 'YILDIRIM' }), [m], ikisi)).toEqual([]);
});

test('finds names and numbers however a bank splits its text', () => {
  expect(kesikAd('YILDIRIM BEYAZIT MESLEKİ EĞ')).toBe('yildirim beyazit mesleki eg');
  expect(kesikAd('Çınar Ltd.')).toBeNull();
  expect(kesikAd(null)).toBeNull();
  expect(adAdaylari({ KarsiUnvan: null, Aciklama: 'EFT Çınar Tıp' })).toEqual([
    'eft cinar',
    'eft cinar tip',
    'cinar',
    'cinar tip',
  ]);
  expect(
    anilanNolar({ Aciklama: 'fatura msb 2026 000000101, OFS20260000\n00002', Referans: 'X-MSB2026000000103' }),
  ).toEqual(['MSB2026000000101', 'OFS2026000000002', 'MSB2026000000103']);
});
