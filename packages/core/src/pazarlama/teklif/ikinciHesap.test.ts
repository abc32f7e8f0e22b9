import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kurus } from '../../platform/money/para.ts';
import vektorler from '../../testing/veri/hesap.json' with { type: 'json' };
import { EN_COK_ORAN } from './rules.ts';
import { iskontoBedeli, kalemHatasi, type KdvOrani, type TeklifKalemi, teklifToplami } from './toplam.ts';
import { runs } from '../../testing/cases.ts';

/**
 * Compares the sums of a quote with a second implementation that shares no code with the first, and with published
 * samples.
 */

/**
 * Scale of the second implementation: all numbers are multiplied by ten to the eighth, and rounded by their remainder.
 */
const OLCEK = 100_000_000n;
const oku = (yazi: string): bigint => {
  const nokta = yazi.indexOf('.');
  const kesir = nokta === -1 ? '' : yazi.slice(nokta + 1);
  return BigInt(yazi.replace('.', '')) * 10n ** BigInt(8 - kesir.length);
};
/** Rounds non-negative numbers: up if the remainder is at least half of the divisor, else down. */
const yuvarla = (pay: bigint, payda: bigint): bigint => {
  const kalan = pay % payda;
  return (pay - kalan) / payda + (kalan + kalan >= payda ? 1n : 0n);
};
const YILDA = { tek: 0n, aylik: 12n, yillik: 1n } as const;

function ikinci(kalemler: readonly TeklifKalemi[], yil: number) {
  const satirlar = kalemler.map((k) => {
    const brut = yuvarla(oku(k.Miktar) * oku(k.BirimFiyat), OLCEK * (OLCEK / 100n));
    const iskonto =
      k.IskontoOran === null ? BigInt(k.IskontoTutar) : yuvarla(brut * BigInt(k.IskontoOran), BigInt(EN_COK_ORAN));
    return { brut, iskonto, tutar: brut - iskonto, kdv: 0n, k, icinde: !(k.Opsiyonel && !k.Secildi) };
  });
  const kumesi = (icinde: boolean) => {
    const bunlar = satirlar.filter((s) => s.icinde === icinde);
    let [brut, iskonto, matrah, kdv] = [0n, 0n, 0n, 0n];
    const oranlar = new Map<number, { matrah: bigint; kdv: bigint }>();
    for (const s of bunlar) {
      brut += s.brut;
      iskonto += s.iskonto;
      matrah += s.tutar;
      oranlar.set(s.k.KdvOran, { matrah: (oranlar.get(s.k.KdvOran)?.matrah ?? 0n) + s.tutar, kdv: 0n });
    }
    for (const [oran, o] of oranlar) {
      o.kdv = yuvarla(o.matrah * BigInt(oran), 100n);
      kdv += o.kdv;
      const grup = bunlar.filter((s) => s.k.KdvOran === oran);
      // First the whole kuruş of each line, then one kuruş each to the largest remainders, the first of equal ones.
      for (const s of grup) s.kdv = (s.tutar * BigInt(oran)) / 100n;
      const alacak = new Map(grup.map((s) => [s, (s.tutar * BigInt(oran)) % 100n]));
      for (let artan = o.kdv - grup.reduce((t, s) => t + s.kdv, 0n); artan > 0n; artan--) {
        let en = grup[0]!;
        for (const s of grup) if (alacak.get(s)! > alacak.get(en)!) en = s;
        en.kdv += 1n;
        alacak.set(en, -1n);
      }
    }
    return {
      toplam: { Brut: brut, Iskonto: iskonto, Matrah: matrah, Kdv: kdv, GenelToplam: matrah + kdv },
      oranlar: [...oranlar].map(([KdvOran, o]) => ({ KdvOran, Matrah: o.matrah, Kdv: o.kdv })),
    };
  };
  const [icinde, disinda] = [kumesi(true), kumesi(false)];
  let [yillik, bedel] = [0n, 0n];
  for (const { k, ...s } of satirlar)
    if (s.icinde) {
      yillik += s.tutar * YILDA[k.Periyot];
      bedel += s.iskonto * (k.Periyot === 'tek' ? 1n : YILDA[k.Periyot] * BigInt(yil));
    }
  return {
    ...icinde.toplam,
    kalemler: satirlar.map((s) => ({ Brut: s.brut, Iskonto: s.iskonto, Tutar: s.tutar, KdvTutar: s.kdv })),
    oranlar: icinde.oranlar,
    Secmeli: disinda.toplam,
    Yillik: yillik,
    bedel,
  };
}

/** Sums as text for comparison: whole kuruş, so that no float rounding can make them equal. */
const yazili = (o: unknown): string => JSON.stringify(o, (_, v: unknown) => (typeof v === 'bigint' ? Number(v) : v));

const kalem = (o: Partial<TeklifKalemi>): TeklifKalemi => ({
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

const ondalik = (enCok: number) =>
  fc.tuple(fc.integer({ min: 0, max: enCok }), fc.integer({ min: 0, max: 8 })).map(([n, kesir]) => {
    const s = String(n).padStart(kesir + 1, '0');
    return kesir === 0 ? s : `${s.slice(0, -kesir)}.${s.slice(-kesir)}`;
  });
const kalemler = fc.array(
  fc
    .record({
      Miktar: ondalik(9999),
      BirimFiyat: ondalik(9_999_999),
      IskontoOran: fc.option(fc.integer({ min: 0, max: EN_COK_ORAN })),
      IskontoTutar: fc.integer({ min: 0, max: 5000 }).map(kurus),
      KdvOran: fc.constantFrom<KdvOrani[]>(0, 1, 10, 20),
      Periyot: fc.constantFrom('tek' as const, 'aylik' as const, 'yillik' as const),
      Opsiyonel: fc.boolean(),
      Secildi: fc.boolean(),
    })
    .map((o) =>
      kalem({
        ...o,
        IskontoTutar: o.IskontoOran === null ? o.IskontoTutar : kurus(0),
        Secildi: o.Opsiyonel && o.Secildi,
      }),
    )
    .filter((k) => kalemHatasi(k) === null),
  { maxLength: 8 },
);

test('two implementations agree to the kuruş on 100,000 random sets of lines', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(kalemler, fc.integer({ min: 1, max: 10 }), (k, yil) => {
      const { bedel, ...beklenen } = ikinci(k, yil);
      const { kalemler: satirlar, oranlar, Secmeli, Yillik, IskontoOrani: _, ...toplam } = teklifToplami(k);
      const { kalemler: s, oranlar: o, Secmeli: m, Yillik: y, ...t } = beklenen;
      // One comparison per set, because an `expect` for each part is slow.
      const bizim = yazili([toplam, satirlar, oranlar, Secmeli, Yillik, iskontoBedeli(k, yil)]);
      const onun = yazili([t, s, o, m, y, bedel]);
      if (bizim !== onun) expect(bizim).toBe(onun);
    }),
    { numRuns: runs(100_000) },
  );
});

interface VektorSatiri {
  readonly miktar?: string;
  readonly fiyat?: string;
  readonly iskonto?: string;
  readonly matrah?: string;
  readonly otv?: string;
  readonly kdvOran: number;
}
const kr = (yazi: string): number => Number(oku(yazi) / (OLCEK / 100n));
/**
 * Names of a quote's numbers in the vectors. A quote withholds nothing, so the paid amount of vectors with withholding
 * is skipped.
 */
const ADLAR = { brut: 'Brut', iskonto: 'Iskonto', matrah: 'Matrah', kdv: 'Kdv', vergiDahil: 'GenelToplam' } as const;
const SATIR_ADLARI = { satirNet: 'Tutar', satirKdv: 'KdvTutar' } as const;

const vektoru = (girdi: { readonly satirlar?: readonly VektorSatiri[] } & Partial<VektorSatiri>) =>
  girdi.satirlar ?? [girdi as VektorSatiri];
/** A quote has no other tax below the VAT. */
const tekliftekiler = vektorler.vektorler.filter((v) => vektoru(v.girdi).every((x) => x.otv === undefined));

test('only the vector with another tax below its VAT does not apply to quotes', () => {
  expect(vektorler.vektorler.length - tekliftekiler.length).toBe(1);
});

test.each(tekliftekiler.map((v) => [v.ad, v] as const))('a quote of ‘%s’ has the published totals', (_, v) => {
  const sonuc = teklifToplami(
    vektoru(v.girdi).map((x) =>
      kalem({
        Miktar: x.miktar ?? '1',
        BirimFiyat: x.fiyat ?? x.matrah!,
        IskontoTutar: kurus(kr(x.iskonto ?? '0')),
        // Quotes do not use rates from before 2023, but the calculation is the same.
        KdvOran: x.kdvOran as KdvOrani,
      }),
    ),
  );
  const beklenen: Readonly<Record<string, unknown>> = v.beklenen;
  let bakilan = 0;
  // Skips a sample that marks itself as wrong (sic), and a total that follows from it.
  const kdvSic = String(beklenen['kdv']).includes('sic');
  for (const [ad, alan] of Object.entries(ADLAR)) {
    const deger = beklenen[ad];
    if (typeof deger !== 'string' || deger.includes('sic') || (ad === 'vergiDahil' && kdvSic)) continue;
    expect([ad, sonuc[alan]]).toEqual([ad, kr(deger)]);
    bakilan++;
  }
  for (const [ad, alan] of Object.entries(SATIR_ADLARI))
    if (Array.isArray(beklenen[ad])) expect(sonuc.kalemler.map((k) => k[alan])).toEqual(beklenen[ad].map(kr));
  for (const [oran, kdv] of Object.entries((beklenen['kdvOrana'] ?? {}) as Record<string, string>))
    expect(sonuc.oranlar.find((o) => o.KdvOran === Number(oran))!.Kdv).toBe(kr(kdv));
  expect(bakilan).toBeGreaterThan(0);
});
