import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type LaneBar, Lanes, placeLanes } from './Lanes.tsx';

const bar = (from: number, to: number, text = `${from}-${to}`): LaneBar => ({
  from,
  to,
  text,
  label: `${text} bütünü`,
});

describe('placing bars in lanes', () => {
  test.each<[string, [number, number][], string[]]>([
    ['none', [], []],
    [
      'one after another',
      [
        [0, 2],
        [2, 5],
      ],
      ['0-2 2-5'],
    ],
    [
      'with a gap, whatever their order',
      [
        [4, 6],
        [0, 2],
      ],
      ['0-2 4-6'],
    ],
    [
      'one within another',
      [
        [0, 9],
        [3, 4],
      ],
      ['0-9', '3-4'],
    ],
    [
      'one over the end of another',
      [
        [0, 4],
        [3, 6],
        [4, 8],
      ],
      ['0-4 4-8', '3-6'],
    ],
    [
      'three on the same days',
      [
        [1, 3],
        [1, 3],
        [1, 3],
      ],
      ['1-3', '1-3', '1-3'],
    ],
    [
      'a lane that is free again is taken first',
      [
        [0, 2],
        [0, 5],
        [3, 4],
      ],
      ['0-2 3-4', '0-5'],
    ],
  ])('%s', (_, bars, lanes) => {
    expect(placeLanes(bars.map(([from, to]) => bar(from, to))).map((l) => l.map((b) => b.text).join(' '))).toEqual(
      lanes,
    );
  });

  test('bars with the same beginning keep their order', () => {
    expect(placeLanes([bar(1, 4, 'önce'), bar(1, 2, 'sonra')]).map((l) => l[0]!.text)).toEqual(['önce', 'sonra']);
  });

  test('places all bars without overlaps in a lane, with no more lanes than bars over one column', () => {
    const some = fc.array(
      fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 12 })).map(([from, n]) => ({ from, to: from + n })),
    );
    fc.assert(
      fc.property(some, (bars) => {
        const lanes = placeLanes(bars);
        for (const lane of lanes)
          for (const [i, b] of lane.entries()) if (i > 0) expect(lane[i - 1]!.to).toBeLessThanOrEqual(b.from);
        expect(new Set(lanes.flat())).toEqual(new Set(bars));
        const depths = Array.from({ length: 43 }, (_, n) => bars.filter((b) => b.from <= n && n < b.to).length);
        expect(lanes).toHaveLength(Math.max(...depths));
      }),
    );
  });
});

describe('the grid', () => {
  const columns = Array.from({ length: 5 }, (_, n) => ({
    key: `g${n}`,
    over: 'Pzt',
    name: String(n + 1),
    under: '',
    said: n === 2 ? ['bugün'] : [],
    label: `${n + 1} Kasım`,
    mark: n === 4 ? ('off' as const) : undefined,
    today: n === 2,
  }));
  const draw = (...rows: readonly (readonly LaneBar[])[]) =>
    renderToStaticMarkup(
      <Lanes
        label="Vardiyalar"
        corner="Personel"
        columns={columns}
        rows={rows.map((bars, i) => ({ key: i, head: `Kişi ${i}`, bars }))}
        busy={false}
      />,
    );
  const cells = (html: string) => [...html.matchAll(/<td[^>]*>/g)].map(([td]) => td);

  test('has a cell for every column of every lane, and each bar tells its whole label', () => {
    const html = draw([bar(1, 3)], []);
    expect(html).toContain('role="grid"');
    expect(cells(html).map((td) => /aria-label="([^"]*)"/.exec(td)![1])).toEqual([
      '1 Kasım',
      '1-3 bütünü',
      '4 Kasım',
      '5 Kasım',
      '1 Kasım',
      '2 Kasım',
      '3 Kasım',
      '4 Kasım',
      '5 Kasım',
    ]);
    const widths = cells(html).map((td) => Number(/colSpan="(\d)"/i.exec(td)![1]));
    expect(widths).toEqual([1, 2, 1, 1, 1, 1, 1, 1, 1]);
  });

  test('gives a row one line for each lane, under one head', () => {
    const html = draw([bar(0, 3), bar(1, 2)], [bar(0, 5)]);
    expect(html.match(/<tr>/g)).toHaveLength(4);
    expect(html.match(/<th scope="row"/g)).toHaveLength(2);
    expect(html.match(/<th scope="row" rowSpan="2"/gi)).toHaveLength(1);
  });

  test('has one cell that Tab reaches, in the column of today', () => {
    const entered = cells(draw([bar(1, 3)], [])).filter((td) => /tabindex="0"/i.test(td));
    expect(entered).toEqual([expect.stringContaining('1-3 bütünü')]);
    expect(draw()).not.toContain('<td');
  });
});
