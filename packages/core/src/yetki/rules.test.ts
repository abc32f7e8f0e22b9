import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KOSU } from '../testing.ts';
import { YETKI, YETKI_KATALOGU, yetkiDegeri } from './rules.ts';

describe('the catalogue', () => {
  test('has the specification’s ids, and ours from 1001 on', () => {
    expect([YETKI.ayricalikli, YETKI.tumDepartmanlar, YETKI.atanmamisDemolar]).toEqual([0, 24, 26]);
    const bizim = Object.values(YETKI).filter((id) => ![0, 24, 26].includes(id));
    expect(bizim.every((id) => id >= 1001)).toBe(true);
  });

  test('names each permission once', () => {
    const idler = YETKI_KATALOGU.map((y) => y.Id);
    expect(idler.toSorted((a, b) => a - b)).toEqual(Object.values(YETKI).toSorted((a, b) => a - b));
    expect(new Set(idler).size).toBe(idler.length);
    expect(new Set(YETKI_KATALOGU.map((y) => y.Ad)).size).toBe(idler.length);
    expect(YETKI_KATALOGU.filter((y) => y.Ad.trim() === '' || y.Alan.trim() === '')).toEqual([]);
  });
});

describe('the value of a permission', () => {
  const y = (YetkiId: number, Deger: number) => ({ YetkiId, Deger });

  test.each([
    ['nobody has none', [], 24, 0],
    ['it is given', [y(24, 1)], 24, 1],
    ['another is given', [y(26, 1)], 24, 0],
    ['it is taken', [y(24, 0)], 24, 0],
    ['it has a value of its own', [y(1101, 2)], 1101, 2],
    ['the privileged pass', [y(0, 1)], 24, 1],
    ['the privileged pass where it is taken', [y(24, 0), y(0, 1)], 24, 1],
    ['the privileged pass where it is taken, in any order', [y(0, 1), y(24, 0)], 24, 1],
    ['the privileged pass for what nobody knows', [y(0, 1)], 999_999, 1],
    ['the privileged themselves', [y(0, 1)], 0, 1],
    ['privilege is Deger 1 and nothing else', [y(0, 0)], 24, 0],
    ['privilege is Deger 1 and nothing else', [y(0, 2)], 24, 0],
    ['26 is not 24', [y(26, 1), y(24, 0)], 26, 1],
  ])('%s', (_, liste, id, deger) => {
    expect(yetkiDegeri(liste, id)).toBe(deger);
  });

  test('does not depend on the order of the list', ({ task }) => {
    let kosu = 0;
    const liste = fc.uniqueArray(fc.record({ YetkiId: fc.constantFrom(0, 24, 26, 1101, 1102), Deger: fc.nat(2) }), {
      selector: (r) => r.YetkiId,
    });
    fc.assert(
      fc.property(liste, fc.constantFrom(24, 26, 1101, 1102, 5000), (l, id) => {
        const ayricalikli = l.some((r) => r.YetkiId === 0 && r.Deger === 1);
        const beklenen = ayricalikli ? 1 : (l.find((r) => r.YetkiId === id)?.Deger ?? 0);
        expect([yetkiDegeri(l, id), yetkiDegeri(l.toReversed(), id)]).toEqual([beklenen, beklenen]);
        kosu++;
      }),
      KOSU,
    );
    task.meta.ikinci = { kural: 'permission', kosu };
  });
});
