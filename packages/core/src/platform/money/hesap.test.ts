import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dagit, hesapla, type HesapKalemi, ondalikOku } from './hesap.ts';
import { kurus } from './para.ts';
import vektorler from '../../testing/veri/hesap.json' with { type: 'json' };
import { runs } from '../../testing/cases.ts';

interface VektorSatiri {
  readonly miktar?: string;
  readonly fiyat?: string;
  readonly iskonto?: string;
  readonly matrah?: string;
  readonly otv?: string;
  readonly kdvOran: number;
  readonly muafKod?: string;
  readonly tevkifat?: readonly (string | number)[];
}

const kr = (metin: string) => kurus(Math.round(Number(metin.replace(/ .*$/, '')) * 100));
const kalem = (v: VektorSatiri): HesapKalemi => {
  const [pay, payda] = (v.tevkifat ?? []).slice(-2).map(Number);
  return {
    Miktar: v.miktar ?? '1',
    BirimFiyat: v.fiyat ?? v.matrah ?? '0',
    IskontoOran: null,
    IskontoTutar: kr(v.iskonto ?? '0'),
    KdvOran: v.kdvOran,
    MuafiyetKodu: v.muafKod ?? null,
    Tevkifat: v.tevkifat
      ? { Kod: String(v.tevkifat.length > 2 ? v.tevkifat[0] : '606'), Pay: pay!, Payda: payda! }
      : null,
    ...(v.otv === undefined ? {} : { EkVergi: kr(v.otv) }),
  };
};

/** Names of the numbers in the test vectors. Samples that mark themselves as wrong (sic) are skipped. */
const ADLAR = {
  brut: 'Brut',
  iskonto: 'Iskonto',
  matrah: 'Matrah',
  kdv: 'Kdv',
  tevkif: 'Tevkifat',
  basliktakiKdv: 'OdenenKdv',
  vergiDahil: 'VergiDahil',
  odenecek: 'Odenecek',
} as const;

test.each(vektorler.vektorler.map((v) => [v.ad, v] as const))('%s', (_, v) => {
  const girdi = v.girdi as { satirlar?: readonly VektorSatiri[] } & VektorSatiri;
  const sonuc = hesapla((girdi.satirlar ?? [girdi]).map(kalem));
  const beklenen: Readonly<
    Record<string, string | readonly string[] | Readonly<Record<string, string | undefined>> | undefined>
  > = v.beklenen;
  for (const [ad, alan] of Object.entries(ADLAR)) {
    const deger = beklenen[ad];
    // A wrong total follows from a wrong tax.
    if (
      typeof deger !== 'string' ||
      deger.includes('sic') ||
      (ad === 'vergiDahil' && JSON.stringify(beklenen['kdv'] ?? '').includes('sic'))
    )
      continue;
    expect([ad, sonuc[alan]]).toEqual([ad, kr(deger)]);
  }
  if (beklenen['kdvMatrahi']) expect(sonuc.oranlar[0]!.Matrah).toBe(kr(beklenen['kdvMatrahi'] as string));
  if (beklenen['satirNet'])
    expect(sonuc.kalemler.map((k) => k.Tutar)).toEqual((beklenen['satirNet'] as string[]).map(kr));
  if (beklenen['satirKdv'])
    expect(sonuc.kalemler.map((k) => k.KdvTutar)).toEqual((beklenen['satirKdv'] as string[]).map(kr));
  if (beklenen['satirTevkif'])
    expect(sonuc.kalemler.map((k) => k.TevkifTutar)).toEqual((beklenen['satirTevkif'] as string[]).map(kr));
  for (const [oran, kdv] of Object.entries((beklenen['kdvOrana'] ?? {}) as Record<string, string>))
    expect(sonuc.oranlar.find((o) => o.KdvOran === Number(oran))!.Kdv).toBe(kr(kdv));
});

const satir = (Miktar: string, BirimFiyat: string, ek: Partial<HesapKalemi> = {}): HesapKalemi => ({
  Miktar,
  BirimFiyat,
  IskontoOran: null,
  IskontoTutar: kurus(0),
  KdvOran: 20,
  MuafiyetKodu: null,
  Tevkifat: null,
  ...ek,
});

test('rounds half a kuruş away from zero', () => {
  expect(hesapla([satir('1', '1.005', { KdvOran: 0 })]).Matrah).toBe(101);
  expect(hesapla([satir('3', '0.005', { KdvOran: 0 })]).Matrah).toBe(2);
});

test('adds the tax of the lines up to the tax of the document: three times 33.33', () => {
  expect(hesapla([1, 2, 3].map(() => satir('1', '33.33'))).kalemler.map((k) => k.KdvTutar)).toEqual([667, 667, 666]);
});

test('subtracts the sum first and the rate from the rest, never more than the line', () => {
  const { Iskonto, Matrah } = hesapla([satir('1', '100', { IskontoTutar: kurus(1000), IskontoOran: 1250 })]);
  expect([Iskonto, Matrah]).toEqual([2125, 7875]);
  expect(() => hesapla([satir('1', '10', { IskontoTutar: kurus(1001) })])).toThrow(RangeError);
});

test.each(['', '-1', '1,5', '1e3', '1.123456789', ' 1', '0x10', 'NaN', '1234567890123'])('%j is no quantity', (m) => {
  expect(ondalikOku(m)).toBeNull();
  expect(() => hesapla([satir(m, '1')])).toThrow(RangeError);
});

test('distributes a sum without loss, each share less than a kuruş off', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1 }),
      fc.bigInt({ min: 0n, max: 100n }),
      (a, pay) => {
        // Half away from zero.
        const t = (2n * pay * a.reduce((x, y) => x + y, 0n) + 100n) / 200n;
        const paylar = dagit(t, a, pay, 100n);
        expect(paylar.reduce((x, y) => x + y, 0n)).toBe(t);
        expect(paylar.every((p, n) => p * 100n - a[n]! * pay < 100n && a[n]! * pay - p * 100n < 100n)).toBe(true);
      },
    ),
  );
});

const kalemler = fc.array(
  fc
    .record({
      miktar: fc.integer({ min: 0, max: 50_000 }),
      kesir: fc.integer({ min: 0, max: 8 }),
      fiyat: fc.integer({ min: 0, max: 2_000_000 }),
      fiyatKesri: fc.integer({ min: 0, max: 4 }),
      oran: fc.option(fc.integer({ min: 0, max: 10_000 })),
      kdv: fc.constantFrom(0, 1, 10, 20),
      tevkifat: fc.option(fc.constantFrom({ Kod: '601', Pay: 4, Payda: 10 }, { Kod: '606', Pay: 9, Payda: 10 })),
    })
    .map((k) => {
      const ondalik = (n: number, kesir: number) => {
        const s = String(n).padStart(kesir + 1, '0');
        return kesir === 0 ? s : `${s.slice(0, -kesir)}.${s.slice(-kesir)}`;
      };
      return satir(ondalik(k.miktar, k.kesir), ondalik(k.fiyat, k.fiyatKesri), {
        IskontoOran: k.oran,
        KdvOran: k.kdv,
        Tevkifat: k.tevkifat,
      });
    }),
  { minLength: 1, maxLength: 20 },
);

test('20,000 random sets of lines: the totals agree in any order of lines', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(kalemler, (k) => {
      const s = hesapla(k);
      const t = (al: (x: (typeof s.kalemler)[number]) => number) => s.kalemler.reduce((n, x) => n + al(x), 0);
      expect(t((x) => x.Tutar)).toBe(s.Matrah);
      expect(s.Brut - s.Iskonto).toBe(s.Matrah);
      expect(t((x) => x.KdvTutar)).toBe(s.Kdv);
      expect(s.oranlar.reduce((n, o) => n + o.Kdv, 0)).toBe(s.Kdv);
      expect(s.oranlar.reduce((n, o) => n + o.Matrah, 0)).toBe(s.Matrah);
      expect(t((x) => x.TevkifTutar)).toBe(s.Tevkifat);
      expect(s.VergiDahil).toBe(s.Matrah + s.Kdv);
      expect(s.Odenecek).toBe(s.VergiDahil - s.Tevkifat);
      expect(s.Tevkifat).toBeLessThanOrEqual(s.Kdv);
      const ters = hesapla(k.toReversed());
      expect([ters.Matrah, ters.Kdv]).toEqual([s.Matrah, s.Kdv]);
      for (const o of s.oranlar)
        expect(Math.abs(o.Kdv - (o.Matrah * o.KdvOran) / 100)).toBeLessThanOrEqual(0.5 + 1e-6 * o.Matrah);
    }),
    { numRuns: runs(20_000) },
  );
});
