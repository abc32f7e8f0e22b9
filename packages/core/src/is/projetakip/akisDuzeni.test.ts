import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AkisAdimi, akisEngeli, type AkisTuru, EN_COK_ADIM, EN_UZAK } from './akis.ts';
import * as d from './akisDuzeni.ts';

const kur = (...turler: ('baslangic' | 'adim' | 'karar' | 'bitis')[]) =>
  turler.reduce<{ adimlar: AkisAdimi[]; Id: number | undefined }>(
    ({ adimlar, Id }, Tur) => d.adimEkle(adimlar, { Tur, ...(Id === undefined ? {} : { ardindan: Id }) }),
    { adimlar: [], Id: undefined },
  ).adimlar;

describe('adding a step', () => {
  test('connects it to the step before it and puts it below, on a free place', () => {
    const [bir, iki] = kur('baslangic', 'adim');
    expect(bir!.Sonraki).toEqual([{ AkisId: iki!.Id, Etiket: '' }]);
    expect(iki!.Y - bir!.Y).toBeGreaterThanOrEqual(d.ADIM_BOYU);
    expect([bir!.Id, iki!.Id]).toEqual([-1, -2]);
  });

  test('gives a decision any number of arrows, but no second arrow to a step or an end', () => {
    const karar = kur('karar', 'adim');
    const sonra = d.adimEkle(karar, { Tur: 'adim', ardindan: karar[0]!.Id });
    expect(sonra.adimlar[0]!.Sonraki).toHaveLength(2);
    const duz = kur('baslangic', 'adim');
    expect(d.adimEkle(duz, { Tur: 'adim', ardindan: duz[0]!.Id }).adimlar[0]!.Sonraki).toHaveLength(1);
    const bitti = kur('bitis');
    expect(d.adimEkle(bitti, { Tur: 'adim', ardindan: bitti[0]!.Id }).adimlar[0]!.Sonraki).toEqual([]);
  });
});

test('connects both neighbours of a deleted step and keeps the condition of the arrow', () => {
  const [bir, iki, uc] = kur('karar', 'adim', 'bitis');
  const etiketli = d.bagla([bir!, iki!, uc!], bir!.Id, iki!.Id, 'Uygun');
  const kalan = d.adimSil(etiketli, [iki!.Id]);
  expect(kalan.map((a) => a.Id)).toEqual([bir!.Id, uc!.Id]);
  expect(kalan[0]!.Sonraki).toEqual([{ AkisId: uc!.Id, Etiket: 'Uygun' }]);
});

test('adds an arrow once, removes it, and never connects a step to itself', () => {
  const [bir, iki] = kur('adim', 'adim');
  const ikinci = d.bagla([bir!, iki!], bir!.Id, iki!.Id, 'Sonra');
  expect(ikinci[0]!.Sonraki).toEqual([{ AkisId: iki!.Id, Etiket: 'Sonra' }]);
  expect(d.bagiKopar(ikinci, bir!.Id, iki!.Id)[0]!.Sonraki).toEqual([]);
  expect(d.bagla(ikinci, bir!.Id, bir!.Id, '')).toEqual(ikinci);
});

test('puts the chosen steps in one line, at equal distances and without overlap', () => {
  const adimlar = kur('baslangic', 'adim', 'bitis').map((a, i) => ({ ...a, X: i * 40, Y: i * i * 100 }));
  const sonra = d.hizala(
    adimlar,
    adimlar.map((a) => a.Id),
    'dikey',
  );
  expect(new Set(sonra.map((a) => a.X)).size).toBe(1);
  expect(sonra[1]!.Y - sonra[0]!.Y).toBe(sonra[2]!.Y - sonra[1]!.Y);
  const yigin = adimlar.map((a) => ({ ...a, X: 0, Y: 0 }));
  const ayrik = d.hizala(
    yigin,
    yigin.map((a) => a.Id),
    'yatay',
  );
  expect(ayrik[1]!.X - ayrik[0]!.X).toBeGreaterThan(d.ADIM_ENI);
});

test('leaves a flow that can be saved after any acts, with a frame around every step', () => {
  const is = fc.oneof(
    fc.record({
      ne: fc.constant('ekle' as const),
      Tur: fc.constantFrom<AkisTuru>('adim', 'karar', 'bitis', 'baslangic'),
      n: fc.nat(20),
    }),
    fc.record({ ne: fc.constant('sil' as const), n: fc.nat(20) }),
    fc.record({ ne: fc.constant('bagla' as const), n: fc.nat(20), m: fc.nat(20) }),
    fc.record({ ne: fc.constant('tasi' as const), n: fc.nat(20), x: fc.integer({ min: -500, max: 500 }) }),
  );
  fc.assert(
    fc.property(fc.array(is, { maxLength: 40 }), (isler) => {
      let adimlar: AkisAdimi[] = [];
      const id = (n: number) => adimlar[n % Math.max(1, adimlar.length)]?.Id ?? 0;
      for (const i of isler) {
        if (i.ne === 'ekle') adimlar = d.adimEkle(adimlar, { Tur: i.Tur, ardindan: id(i.n) }).adimlar;
        else if (i.ne === 'sil') adimlar = d.adimSil(adimlar, [id(i.n)]);
        else if (i.ne === 'bagla') adimlar = d.bagla(adimlar, id(i.n), id(i.m), '');
        else adimlar = d.tasi(adimlar, new Map([[id(i.n), { X: i.x, Y: i.x }]]));
      }
      expect(akisEngeli(adimlar)).toBeNull();
      const c = d.akisCercevesi(adimlar);
      for (const a of adimlar) {
        expect(a.X > c.x && a.X < c.x + c.en && a.Y > c.y && a.Y < c.y + c.boy).toBe(true);
        for (const s of a.Sonraki) {
          const b = adimlar.find((o) => o.Id === s.AkisId)!;
          const { noktalar } = d.yolCizgisi(a, b);
          // Each piece of an arrow is a straight line, down or across.
          noktalar.slice(1).forEach(([x, y], n) => expect(x === noktalar[n]![0] || y === noktalar[n]![1]).toBe(true));
        }
      }
    }),
  );
});

test('keeps the longest possible flow within the limits, however it is drawn', () => {
  const alt = kur(...Array.from({ length: EN_COK_ADIM }, () => 'adim' as const));
  const yan = Array.from({ length: EN_COK_ADIM }).reduce<AkisAdimi[]>(
    (a) => d.adimEkle(a, { Tur: 'adim', yer: { X: 0, Y: 0 } }).adimlar,
    [],
  );
  for (const a of [...alt, ...yan]) expect(Math.max(Math.abs(a.X), Math.abs(a.Y))).toBeLessThan(EN_UZAK);
  expect(d.tasi(alt.slice(0, 1), new Map([[alt[0]!.Id, { X: 1e9, Y: -1e9 }]]))).toMatchObject([
    { X: EN_UZAK, Y: -EN_UZAK },
  ]);
});

test('shortens a name that does not fit into its box to two lines', () => {
  expect(d.adSatirlari('Başla')).toEqual(['Başla']);
  expect(d.adSatirlari('Kurulumu müşteriyle birlikte denetle')).toEqual(['Kurulumu müşteriyle', 'birlikte denetle']);
  const uzun = d.adSatirlari(`Kurulumu müşteriyle birlikte ${'denetle '.repeat(9)} ${'x'.repeat(60)}`);
  expect(uzun).toHaveLength(2);
  expect(uzun[1]!.endsWith('…')).toBe(true);
});

test('cuts a long drawing between its steps, without a gap', () => {
  const adimlar = kur('baslangic', ...Array.from({ length: 20 }, () => 'adim' as const), 'bitis');
  const { y, boy } = d.akisCercevesi(adimlar);
  const parcalar = d.kesimleri(adimlar, 700);
  expect(parcalar[0]!.ust).toBe(y);
  expect(parcalar.reduce((t, p) => t + p.boy, 0)).toBe(boy);
  for (const p of parcalar) expect(p.boy).toBeLessThanOrEqual(700);
  for (const { ust } of parcalar.slice(1))
    expect(adimlar.every((a) => Math.abs(a.Y - ust) >= d.ADIM_BOYU / 2)).toBe(true);
});

test('turns an arrow below the steps that it passes, so that it does not end in them', () => {
  const [kimden, arada, kime] = [
    { X: 260, Y: 480 },
    { X: 0, Y: 600 },
    { X: 0, Y: 720 },
  ];
  const { noktalar } = d.yolCizgisi(kimden, kime);
  const yatay = noktalar[1]![1]!;
  expect(noktalar.map(([x]) => x)).toEqual([260, 260, 0, 0]);
  expect(yatay).toBeGreaterThan(arada.Y + d.ADIM_BOYU / 2);
  expect(yatay).toBeLessThan(kime.Y - d.ADIM_BOYU / 2);
  // Between neighbouring rows the arrow turns in the middle.
  expect(d.yolCizgisi({ X: 260, Y: 600 }, kime).noktalar[1]![1]).toBe(660);
});
