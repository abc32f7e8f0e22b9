import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kurus } from '../para.ts';
import { referansi, satirlariAyir, type TekilSatir, tekilAnahtari } from './tekil.ts';
import { runs } from '../testing.ts';

/** Each input is up to fourteen files: so many are a matter of seconds, on a busy machine too. */
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

test('two equal fees of a day are two, and twice the same file adds none', () => {
  const dosya = [satir(), satir(), satir({ Tutar: kurus(9000) })];
  expect(yeniSatirlar([], dosya)).toEqual(dosya);
  expect(yeniSatirlar(dosya, dosya)).toEqual([]);
  expect(yeniSatirlar([satir()], dosya)).toEqual([satir(), satir({ Tutar: kurus(9000) })]);
});

test('the balance beside them tells twins apart; a file without it knows them again', () => {
  const sabah = satir({ Bakiye: kurus(1000) });
  const aksam = satir({ Bakiye: kurus(650) });
  expect(yeniSatirlar([sabah], [aksam])).toEqual([aksam]);
  expect(yeniSatirlar([sabah], [satir()])).toEqual([]);
  expect(yeniSatirlar([satir()], [sabah, aksam])).toEqual([aksam]);
});

test('blanks, case and signs between words do not make another row', () => {
  expect(tekilAnahtari(satir({ Aciklama: 'HAVALE  ALİ-VELİ' }))).toBe(
    tekilAnahtari(satir({ Aciklama: 'havale ali veli' })),
  );
  expect(yeniSatirlar([satir()], [satir({ Gun: '2026-11-21' })])).toHaveLength(1);
  expect(yeniSatirlar([satir()], [satir({ Referans: 'A1' })])).toHaveLength(1);
});

test.each<[string, Partial<TekilSatir>, Partial<TekilSatir>, boolean]>([
  ['the same call of the bank', { BankaReferansi: 'B1' }, { BankaReferansi: 'B1' }, true],
  ['two calls of the bank', { BankaReferansi: 'B1' }, { BankaReferansi: 'B2' }, false],
  [
    'two calls beside one of the payer',
    { Referans: 'E1', BankaReferansi: 'B1' },
    { Referans: 'E1', BankaReferansi: 'B2' },
    false,
  ],
  [
    'the same call with another text',
    { BankaReferansi: 'B1' },
    { BankaReferansi: 'B1', Aciklama: 'Havale masrafı' },
    true,
  ],
  [
    'the same call with another balance',
    { BankaReferansi: 'B1', Bakiye: kurus(5) },
    { BankaReferansi: 'B1', Bakiye: kurus(6) },
    false,
  ],
  ['a file that carries no call of the bank', { BankaReferansi: 'B1' }, {}, true],
  ['the same with what the payer wrote', { Referans: 'E1', BankaReferansi: 'B1' }, { Referans: 'E1' }, true],
  ['two payers', { Referans: 'E1' }, { Referans: 'E2' }, false],
  ['words for no reference', { Referans: 'NONREF' }, { Referans: 'NOTPROVIDED', BankaReferansi: '0000000' }, true],
  ['a call kept where the payer’s stands', { Referans: 'B1' }, { Referans: 'B1', BankaReferansi: 'B1' }, true],
  ['another one kept so', { Referans: 'B1' }, { Referans: 'B2', BankaReferansi: 'B2' }, false],
])('%s', (_, a, b, ayni) => {
  expect(yeniSatirlar([satir(a)], [satir(b)])).toHaveLength(ayni ? 0 : 1);
  expect(yeniSatirlar([satir(b)], [satir(a)])).toHaveLength(ayni ? 0 : 1);
});

test('of several that it may be a row is the one that says most of the same', () => {
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

/** What really happened on an account: few kinds of rows, so that twins are common, each with what the bank calls it and the balance after it. */
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
/** Statements that overlap: each of whole days, from one to another. */
const araliklar = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)]),
  { maxLength: 6 },
);

/** An account that takes a file: new rows are added, and what a file knows more of a row is kept. */
function al(hesap: TekilSatir[], dosya: readonly TekilSatir[]): void {
  const { yeni, tekrar } = satirlariAyir(hesap, dosya);
  for (const { eski, gelen } of tekrar)
    hesap[hesap.indexOf(eski)] = { ...eski, BankaReferansi: eski.BankaReferansi ?? gelen.BankaReferansi };
  hesap.push(...yeni);
}
const adlar = (s: readonly TekilSatir[]) => s.map((x) => `${x.Gun} ${x.Tutar} ${x.Aciklama}`).toSorted();

/** What files say of a row: its balance, what the bank calls it, both, neither, or that call where the payer's stands. */
type Bicim = (s: TekilSatir) => TekilSatir;
const bakiyeli: Bicim = (s) => ({ ...s, BankaReferansi: null });
const referansli: Bicim = (s) => ({ ...s, Bakiye: null });
const ikisiyle: Bicim = (s) => s;
const yalin: Bicim = (s) => ({ ...s, BankaReferansi: null, Bakiye: null });
const yeriBaska: Bicim = (s) => ({ ...s, Referans: s.BankaReferansi, Bakiye: null });
const bicim = fc.constantFrom(bakiyeli, referansli, ikisiyle, yalin, yeriBaska);
const taniyan = fc.constantFrom(bakiyeli, referansli, ikisiyle);

test('statements in any order, in one format: no row twice, none lost', () => {
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

test('statements of several formats, with and without what the bank calls a row: no row twice, none lost', () => {
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

test('a statement of the morning and one of the afternoon or the whole day that tell twins apart lose none either', () => {
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
