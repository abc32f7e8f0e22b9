import { ILCE_MERKEZLERI } from '@masabasi/core/pazarlama/ziyaret/ilceMerkezleri';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ilceHucreleri, ilceSekilleri } from './ilceSekilleri.ts';
import { areaOf, holds, nearerTo, nearestOn, outsideBy, type Point, type Ring, ringsOf } from './polygons.ts';
import { haritadaYeri, IL_SEKILLERI } from './turkiyeHaritasi.ts';
import { neighbourOf } from '../../ui/ShadedMap.tsx';

/** District shapes: the area nearest to each district centre, inside the outline of its province. */

const total = (rings: readonly Ring[]) => rings.reduce((sum, ring) => sum + areaOf(ring), 0);
const iller = IL_SEKILLERI.map(({ Id, d }) => ({ Id, rings: ringsOf(d) }));

test('the centres lie in their province, or as near to it as its rough outline allows', () => {
  const far = [...ILCE_MERKEZLERI].flatMap(([Id, { IlId, Enlem, Boylam }]) => {
    const { rings } = iller.find((i) => i.Id === IlId)!;
    return outsideBy(rings, haritadaYeri(Enlem, Boylam)) > 60 ? [Id] : [];
  });
  expect(far).toEqual([]);
});

describe.each(iller)('the districts of the province with the plate $Id', ({ Id, rings }) => {
  const cells = ilceHucreleri(Id);

  test('cover the province without overlaps', () => {
    const area = total(rings);
    expect(Math.abs(cells.reduce((sum, c) => sum + total(c.rings), 0) - area) / area).toBeLessThan(0.01);
  });

  test('hold their centre', () => {
    for (const { at, rings: own } of cells) {
      expect(total(own)).toBeGreaterThan(0);
      expect(outsideBy(own, at)).toBeLessThan(0.001);
    }
  });

  test('can all be reached with the arrow keys from each other', () => {
    const shapes = ilceSekilleri(Id);
    const steps = (
      [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ] as const
    ).map((arrow) => (at: number) => neighbourOf(shapes, at, arrow));
    for (const { Id: from } of shapes) {
      const come = new Set([from]);
      for (const at of come) for (const step of steps) come.add(step(at));
      expect(come.size).toBe(shapes.length);
    }
  });

  test('are drawn unchanged', () => {
    const drawn = ilceSekilleri(Id);
    expect(drawn.map((s) => s.Id)).toEqual(cells.map((c) => c.Id));
    expect(drawn.every((s) => s.d.startsWith('M') && s.d.endsWith('z'))).toBe(true);
  });
});

describe('a ring cut by a line', () => {
  const comb: Ring = [
    [0, 0],
    [50, 0],
    [50, 40],
    [40, 40],
    [40, 10],
    [30, 10],
    [30, 40],
    [20, 40],
    [20, 10],
    [10, 10],
    [10, 40],
    [0, 40],
  ];

  test('falls into the right number of parts on each side', () => {
    expect(nearerTo(comb, [25, 40], [25, 10]).map(areaOf)).toEqual([150, 150, 150]);
    expect(nearerTo(comb, [25, 10], [25, 40])).toHaveLength(1);
    expect(nearerTo(comb, [0, 0], [0, 1000])).toEqual([comb]);
    expect(nearerTo(comb, [0, 1000], [0, 0])).toEqual([]);
  });

  test('is whole on both sides of a line that touches a corner', () => {
    const [a, b]: Point[] = [
      [13, -26],
      [-16, 17],
    ];
    expect(total(nearerTo(comb, a!, b!)) + total(nearerTo(comb, b!, a!))).toBeCloseTo(areaOf(comb), 6);
    expect(total(nearerTo(comb, [25, 0], [25, 80]))).toBe(areaOf(comb));
    expect(nearerTo(comb, [25, 80], [25, 0])).toEqual([]);
  });

  test('keeps its area, and each point on its side', () => {
    const coordinate = fc.integer({ min: -60, max: 100 });
    const point = fc.tuple(coordinate, coordinate);
    fc.assert(
      fc.property(point, point, point, (a, b, p) => {
        fc.pre(a[0] !== b[0] || a[1] !== b[1]);
        const [near, far] = [nearerTo(comb, a, b), nearerTo(comb, b, a)];
        expect(total(near) + total(far)).toBeCloseTo(areaOf(comb), 6);
        const distance = (q: Point) => Math.hypot(p[0] - q[0], p[1] - q[1]);
        if (Math.abs(distance(a) - distance(b)) < 0.01 || nearestOn(comb, p).far < 0.01) return;
        expect(near.some((ring) => holds(ring, p))).toBe(holds(comb, p) && distance(a) < distance(b));
      }),
    );
  });
});
