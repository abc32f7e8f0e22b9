import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kurus } from '../../platform/money/para.ts';
import { referansi, satirlariAyir, type TekilSatir, tekilAnahtari } from './tekil.ts';
import { runs } from '../../testing/cases.ts';

/** Each input has up to fourteen files. This number of runs takes seconds, also on a busy machine. */
const DENEME = { numRuns: runs(2000) };

const satir = (o: Partial<TekilSatir> = {}): TekilSatir => ({
  Gun: '2026-11-20',
  Tutar: kurus(-350),
  Referans: null,
  BankaReferansi: null,
  Aciklama: 'EFT ücreti',
  Bakiye: null,
  ...o,
});
const yeniSatirlar = (eski: readonly TekilSatir[], gelen: readonly TekilSatir[]) => satirlariAyir(eski, gelen).yeni;

test('keeps two equal fees of one day, and adds nothing when the same file is imported twice', () => {
  const dosya = [satir(), satir(), satir({ Tutar: kurus(9000) })];
  expect(yeniSatirlar([], dosya)).toEqual(dosya);
  expect(yeniSatirlar(dosya, dosya)).toEqual([]);
  expect(yeniSatirlar([satir()], dosya)).toEqual([satir(), satir({ Tutar: kurus(9000) })]);
});

test('separates twins by their balance, and recognizes them in a file without balances', () => {
  const sabah = satir({ Bakiye: kurus(1000) });
  const aksam = satir({ Bakiye: kurus(650) });
  expect(yeniSatirlar([sabah], [aksam])).toEqual([aksam]);
  expect(yeniSatirlar([sabah], [satir()])).toEqual([]);
  expect(yeniSatirlar([satir()], [sabah, aksam])).toEqual([aksam]);
});

test('ignores blanks, case and punctuation when it compares rows', () => {
  expect(tekilAnahtari(satir({ Aciklama: 'HAVALE  ALİ-VELİ' }))).toBe(
    tekilAnahtari(satir({ Aciklama: 'havale ali veli' })),
  );
  expect(yeniSatirlar([satir()], [satir({ Gun: '2026-11-21' })])).toHaveLength(1);
  expect(yeniSatirlar([satir()], [satir({ Referans: 'A1' })])).toHaveLength(1);
});

test.each<[string, Partial<TekilSatir>, Partial<TekilSatir>, boolean]>([
  ['the same bank reference', { BankaReferansi: 'B1' }, { BankaReferansi: 'B1' }, true],
  ['two bank references', { BankaReferansi: 'B1' }, { BankaReferansi: 'B2' }, false],
  [
    'two bank references beside one reference of the payer',
    { Referans: 'E1', BankaReferansi: 'B1' },
    { Referans: 'E1', BankaReferansi: 'B2' },
    false,
  ],
  [
    'the same bank reference with another text',
    { BankaReferansi: 'B1' },
    { BankaReferansi: 'B1', Aciklama: 'Havale masrafı' },
    true,
  ],
  [
    'the same bank reference with another balance',
    { BankaReferansi: 'B1', Bakiye: kurus(5) },
    { BankaReferansi: 'B1', Bakiye: kurus(6) },
    false,
  ],
  ['a file without bank references', { BankaReferansi: 'B1' }, {}, true],
  ['a file with the payer’s reference alone', { Referans: 'E1', BankaReferansi: 'B1' }, { Referans: 'E1' }, true],
  ['two references of payers', { Referans: 'E1' }, { Referans: 'E2' }, false],
  ['words for no reference', { Referans: 'NONREF' }, { Referans: 'NOTPROVIDED', BankaReferansi: '0000000' }, true],
  ['a bank reference stored as the payer’s', { Referans: 'B1' }, { Referans: 'B1', BankaReferansi: 'B1' }, true],
  ['another one, stored like that', { Referans: 'B1' }, { Referans: 'B2', BankaReferansi: 'B2' }, false],
])('tells a repeated row from a new one: %s', (_, a, b, ayni) => {
  expect(yeniSatirlar([satir(a)], [satir(b)])).toHaveLength(ayni ? 0 : 1);
  expect(yeniSatirlar([satir(b)], [satir(a)])).toHaveLength(ayni ? 0 : 1);
});

test('picks the row with most fields in common when a row may be one of several', () => {
  const [b1, b2] = [satir({ BankaReferansi: 'B1' }), satir({ BankaReferansi: 'B2' })];
  expect(satirlariAyir([satir(), b2], [b2, b1])).toEqual({
    yeni: [],
    tekrar: [
      { eski: b2, gelen: b2 },
      { eski: satir(), gelen: b1 },
    ],
  });
  expect(yeniSatirlar([satir({ Referans: 'B2' }), satir()], [b2, b1])).toEqual([]);
});

test.each<[string | null, string | null]>([
  ['NONREF', null],
  ['nonref', null],
  ['NOTPROVIDED', null],
  ['Not Provided', null],
  ['00000000', null],
  ['-', null],
  ['', null],
  [null, null],
  [' B1 ', 'B1'],
  ['NONREF1', 'NONREF1'],
])('%j is the reference %j', (yazilan, beklenen) => {
  expect(referansi(yazilan)).toBe(beklenen);
});

/**
 * The real movements of an account. Few kinds of rows make twins common. Each has its bank reference and the balance
 * after it.
 */
const gercek = fc
  .array(fc.record({ gun: fc.integer({ min: 1, max: 5 }), tur: fc.integer({ min: 0, max: 2 }) }), { maxLength: 25 })
  .map((olanlar) => {
    let bakiye = 100_000;
    return olanlar
      .toSorted((a, b) => a.gun - b.gun)
      .map(({ gun, tur }, n) => {
        const Tutar = kurus([-350, -350, 5000][tur]!);
        bakiye += Tutar;
        return satir({
          Gun: `2026-11-0${gun}`,
          Tutar,
          Aciklama: `tür ${tur}`,
          BankaReferansi: `B${n}`,
          Bakiye: kurus(bakiye),
        });
      });
  });
/** Overlapping statements, each of whole days. */
const araliklar = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)]),
  { maxLength: 6 },
);

/** Imports a file into an account: adds new rows, and keeps the extra fields that a file has for a known row. */
function al(hesap: TekilSatir[], dosya: readonly TekilSatir[]): void {
  const { yeni, tekrar } = satirlariAyir(hesap, dosya);
  for (const { eski, gelen } of tekrar)
    hesap[hesap.indexOf(eski)] = { ...eski, BankaReferansi: eski.BankaReferansi ?? gelen.BankaReferansi };
  hesap.push(...yeni);
}
const adlar = (s: readonly TekilSatir[]) => s.map((x) => `${x.Gun} ${x.Tutar} ${x.Aciklama}`).toSorted();

/**
 * The fields that a file format carries: the balance, the bank reference, both, neither, or the bank reference in place
 * of the payer's.
 */
type Bicim = (s: TekilSatir) => TekilSatir;
const bakiyeli: Bicim = (s) => ({ ...s, BankaReferansi: null });
const referansli: Bicim = (s) => ({ ...s, Bakiye: null });
const ikisiyle: Bicim = (s) => s;
const yalin: Bicim = (s) => ({ ...s, BankaReferansi: null, Bakiye: null });
const yeriBaska: Bicim = (s) => ({ ...s, Referans: s.BankaReferansi, Bakiye: null });
const bicim = fc.constantFrom(bakiyeli, referansli, ikisiyle, yalin, yeriBaska);
const taniyan = fc.constantFrom(bakiyeli, referansli, ikisiyle);

test('statements of one format in any order repeat no row and lose none', () => {
  fc.assert(
    fc.property(gercek, araliklar, fc.infiniteStream(fc.nat()), bicim, (hepsi, aralik, sira, yaz) => {
      const olan = hepsi.map(yaz);
      const dosyalar = [...aralik, [1, 5]].map(([ilk, son]) =>
        olan.filter((s) => s.Gun >= `2026-11-0${ilk}` && s.Gun <= `2026-11-0${son}`),
      );
      const hesap: TekilSatir[] = [];
      for (const d of [...dosyalar, ...dosyalar].toSorted(() => (sira.next().value % 2 === 0 ? 1 : -1))) al(hesap, d);
      const tam = (s: readonly TekilSatir[]) => s.map((x) => JSON.stringify(x)).toSorted();
      expect(tam(hesap)).toEqual(tam(olan));
    }),
    DENEME,
  );
});

test('statements of several formats, with and without bank references, repeat no row and lose none', () => {
  const bicimler = [referansli, yalin];
  fc.assert(
    fc.property(gercek, araliklar, fc.infiniteStream(fc.nat()), (hepsi, aralik, sira) => {
      const hesap: TekilSatir[] = [];
      for (const [ilk, son] of [...aralik, [1, 5], ...aralik, [1, 5]]) {
        const gunler = hepsi.filter((s) => s.Gun >= `2026-11-0${ilk}` && s.Gun <= `2026-11-0${son}`);
        al(hesap, gunler.map(bicimler[sira.next().value % 2]!));
      }
      expect(adlar(hesap)).toEqual(adlar(hepsi));
    }),
    DENEME,
  );
});

test('statements of the morning, the afternoon or the whole day that separate twins lose no row', () => {
  fc.assert(
    fc.property(gercek, fc.nat(25), fc.nat(25), fc.boolean(), taniyan, (ham, a, b, once, yaz) => {
      const hepsi = ham.map(yaz);
      const [ilk, son] = [Math.min(a, b), Math.max(a, b)];
      const dosyalar = [hepsi.slice(0, son), hepsi.slice(ilk), hepsi];
      const hesap: TekilSatir[] = [];
      for (const d of once ? dosyalar : dosyalar.toReversed()) al(hesap, d);
      expect(adlar(hesap)).toEqual(adlar(hepsi));
    }),
    DENEME,
  );
});
