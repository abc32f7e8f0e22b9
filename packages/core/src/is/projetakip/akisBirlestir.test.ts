import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AkisAdimi, akisEngeli } from './akis.ts';
import { akisBirlestir } from './akisBirlestir.ts';
import { runs } from '../../testing/cases.ts';

const adim = (
  Id: number,
  o: Partial<Omit<AkisAdimi, 'Sonraki'>> & { Sonraki?: readonly number[] } = {},
): AkisAdimi => ({
  Ad: `Adım ${Id}`,
  Aciklama: '',
  Tur: 'adim',
  SorumluId: null,
  Sure: null,
  Tamamlandi: false,
  X: 0,
  Y: Id * 100,
  ...o,
  Id,
  Sonraki: (o.Sonraki ?? []).map((AkisId) => ({ AkisId, Etiket: '' })),
});
const giden = (adimlar: readonly AkisAdimi[], id: number) =>
  adimlar.find((a) => a.Id === id)!.Sonraki.map((s) => s.AkisId);

describe('two people who draw the same flow', () => {
  const temel = [adim(1, { Sonraki: [2] }), adim(2, { Sonraki: [3] }), adim(3)];

  test('keeps for each field the value of the person who changed it', () => {
    const benim = [adim(1, { Ad: 'Benim adım', Sonraki: [2] }), temel[1]!, adim(3, { X: 400 })];
    const onun = [
      adim(1, { Aciklama: 'Onun açıklaması', Sonraki: [2] }),
      adim(2, { Ad: 'Onun', Sonraki: [3] }),
      adim(3),
    ];
    const sonuc = akisBirlestir(temel, benim, onun);
    expect(sonuc[0]).toMatchObject({ Ad: 'Benim adım', Aciklama: 'Onun açıklaması' });
    expect(sonuc[1]!.Ad).toBe('Onun');
    expect(sonuc[2]!.X).toBe(400);
  });

  test('keeps the later save when both changed the same field', () => {
    const sonuc = akisBirlestir([adim(1)], [adim(1, { Ad: 'Benim' })], [adim(1, { Ad: 'Onun' })]);
    expect(sonuc[0]!.Ad).toBe('Benim');
  });

  test('keeps steps and arrows that either person added', () => {
    const benim = [temel[0]!, adim(2, { Sonraki: [3, -1] }), temel[2]!, adim(-1)];
    const onun = [adim(1, { Sonraki: [2, 9] }), temel[1]!, temel[2]!, adim(9)];
    const sonuc = akisBirlestir(temel, benim, onun);
    expect(sonuc.map((a) => a.Id)).toEqual([1, 2, 3, 9, -1]);
    expect(giden(sonuc, 1)).toEqual([2, 9]);
    expect(giden(sonuc, 2)).toEqual([3, -1]);
  });

  test('removes a step that one person deleted, with the arrows to it', () => {
    expect(akisBirlestir(temel, temel, [adim(1), temel[2]!]).map((a) => a.Id)).toEqual([1, 3]);
    const sonuc = akisBirlestir(temel, [adim(1), temel[2]!], [...temel, adim(4, { Sonraki: [2] })]);
    expect(sonuc.map((a) => a.Id)).toEqual([1, 3, 4]);
    expect(giden(sonuc, 4)).toEqual([]);
  });

  test('keeps a step that the other person changed, under a new number if the server deleted it', () => {
    const sonuc = akisBirlestir(
      temel,
      [temel[0]!, adim(2, { Ad: 'Yeni ad', Sonraki: [3] }), temel[2]!],
      [adim(1), adim(3)],
    );
    expect(sonuc.map((a) => a.Id)).toEqual([1, 3, -1]);
    expect(giden(sonuc, -1)).toEqual([3]);
    const kalan = akisBirlestir(temel, [adim(1), temel[2]!], [temel[0]!, adim(2, { Ad: 'Onun' }), temel[2]!]);
    expect(kalan.map((a) => a.Id)).toEqual([1, 2, 3]);
  });
});

/** A random flow of some of ten steps, with arrows between them. */
const akis = fc
  .record({
    var: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
    ad: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 10, maxLength: 10 }),
    x: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 10, maxLength: 10 }),
    yol: fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }), { minLength: 10, maxLength: 10 }),
    yeni: fc.integer({ min: 0, max: 3 }),
  })
  .map((o) => {
    const olan = o.var.flatMap((v, i) => (v ? [i] : []));
    return [
      ...olan.map((i) =>
        adim(i + 1, {
          Ad: `${i}-${o.ad[i]}`,
          X: o.x[i]!,
          Sonraki: o.yol[i]!.filter((j) => j !== i && olan.includes(j)).map((j) => j + 1),
        }),
      ),
      ...Array.from({ length: o.yeni }, (_, i) => adim(-1 - i)),
    ];
  });

/** Sorts steps and arrows, because their order has no meaning. */
const sirali = (a: readonly AkisAdimi[]) =>
  a.toSorted((x, y) => y.Id - x.Id).map((x) => ({ ...x, Sonraki: x.Sonraki.toSorted((p, q) => p.AkisId - q.AkisId) }));

test('merges any drawings into a flow that can be saved, and changes nothing without a change', () => {
  fc.assert(
    fc.property(akis, akis, akis, (temel, cizilen, onun) => {
      const kayitli = (a: readonly AkisAdimi[]) => a.filter((x) => x.Id > 0);
      const [t, g] = [kayitli(temel), kayitli(onun)];
      const bilinen = new Set([...t.map((a) => a.Id), ...cizilen.map((a) => a.Id).filter((id) => id < 0)]);
      const benim = cizilen
        .filter((a) => bilinen.has(a.Id))
        .map((a) => ({ ...a, Sonraki: a.Sonraki.filter((y) => bilinen.has(y.AkisId)) }));
      const sonuc = akisBirlestir(t, benim, g);
      expect(akisEngeli(sonuc)).toBeNull();
      expect(sonuc.map((a) => a.Id)).toEqual(expect.arrayContaining(benim.map((a) => a.Id).filter((id) => id < 0)));
      expect(sirali(akisBirlestir(t, t, g))).toEqual(sirali(g));
      expect(sirali(akisBirlestir(t, benim, t))).toEqual(sirali(benim));
    }),
    { numRuns: runs(2000) },
  );
});
