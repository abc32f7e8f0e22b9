import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kurus } from '../para.ts';
import { KOSU } from '../testing.ts';
import { type TekilSatir, tekilAnahtari, yeniSatirlar } from './tekil.ts';

const satir = (o: Partial<TekilSatir> = {}): TekilSatir => ({
  Gun: '2026-11-20',
  Tutar: kurus(-350),
  Referans: null,
  Aciklama: 'EFT ücreti',
  Bakiye: null,
  ...o,
});

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

/** What really happened on an account: few kinds of rows, so that twins are common, each with the balance after it. */
const gercek = fc
  .array(fc.record({ gun: fc.integer({ min: 1, max: 5 }), tur: fc.integer({ min: 0, max: 2 }) }), { maxLength: 25 })
  .map((olanlar) => {
    let bakiye = 100_000;
    return olanlar
      .toSorted((a, b) => a.gun - b.gun)
      .map(({ gun, tur }) => {
        const Tutar = kurus([-350, -350, 5000][tur]!);
        bakiye += Tutar;
        return satir({ Gun: `2026-11-0${gun}`, Tutar, Aciklama: `tür ${tur}`, Bakiye: kurus(bakiye) });
      });
  });
/** Statements that overlap: each of whole days, from one to another. */
const araliklar = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)]),
  { maxLength: 6 },
);

test.each([
  ['with balances', true],
  ['without', false],
])('statements in any order, %s: no row twice, none lost', (_, bakiyeli) => {
  fc.assert(
    fc.property(gercek, araliklar, fc.infiniteStream(fc.nat()), (hepsi, aralik, sira) => {
      const olan = hepsi.map((s) => (bakiyeli ? s : { ...s, Bakiye: null }));
      const dosyalar = [...aralik, [1, 5]].map(([ilk, son]) =>
        olan.filter((s) => s.Gun >= `2026-11-0${ilk}` && s.Gun <= `2026-11-0${son}`),
      );
      const hesap: TekilSatir[] = [];
      for (const d of [...dosyalar, ...dosyalar].toSorted(() => (sira.next().value % 2 === 0 ? 1 : -1)))
        hesap.push(...yeniSatirlar(hesap, d));
      const adlar = (s: readonly TekilSatir[]) =>
        s.map((x) => `${x.Gun} ${x.Tutar} ${x.Aciklama} ${x.Bakiye}`).toSorted();
      expect(adlar(hesap)).toEqual(adlar(olan));
    }),
    KOSU,
  );
});

test('a statement of the morning and one of the whole day with balances lose no twin either', () => {
  fc.assert(
    fc.property(gercek, fc.nat(25), fc.nat(25), (hepsi, a, b) => {
      const [ilk, son] = [Math.min(a, b), Math.max(a, b)];
      const hesap = hepsi.slice(0, son);
      hesap.push(...yeniSatirlar(hesap, hepsi.slice(ilk)));
      expect(hesap).toHaveLength(hepsi.length);
    }),
    KOSU,
  );
});
