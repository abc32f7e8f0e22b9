import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Gantt } from './Gantt.tsx';
import { ganttDays, type GanttLink, type GanttRow } from './GanttChart.tsx';
import { shifted } from './useGanttDrag.ts';

/** A Wednesday. */
const TODAY = '2026-11-25';
const row = (key: number, from: string, to: string, more: Partial<GanttRow> = {}): GanttRow => ({
  key,
  level: 0,
  name: `Plan ${key}`,
  span: { from, to },
  kind: 'bar',
  label: `${from} ${to}`,
  ...more,
});

describe('the drawn days', () => {
  test('begin on a Monday, a week before the first day of all rows, and end on a Sunday after the last', () => {
    expect(ganttDays([row(1, '2026-11-30', '2026-12-02', { due: '2026-12-10' })], TODAY)).toEqual({
      from: '2026-11-16',
      to: '2026-12-20',
    });
  });

  test('hold today when no row has a day, and never exceed the limit', () => {
    expect(ganttDays([row(1, TODAY, TODAY, { span: null })], TODAY)).toEqual({ from: '2026-11-16', to: '2026-12-06' });
    const { from, to } = ganttDays([row(1, '2012-01-01', '2050-01-01')], TODAY);
    expect(from < TODAY && to > TODAY).toBe(true);
    expect(Number(to.slice(0, 4)) - Number(from.slice(0, 4))).toBeLessThan(5);
  });
});

test('a bar moves as a whole or by its end, never to an end before its beginning', () => {
  const span = { from: '2026-11-25', to: '2026-11-27' };
  expect(shifted(span, { key: 1, from: 2, to: 2 })).toEqual({ from: '2026-11-27', to: '2026-11-29' });
  expect(shifted(span, { key: 1, from: 0, to: -9 })).toEqual({ from: '2026-11-25', to: '2026-11-25' });
});

const draw = (rows: readonly GanttRow[], links: readonly GanttLink[] = []) =>
  renderToStaticMarkup(
    <Gantt
      label="Plan"
      corner="Ad"
      columns={[]}
      rows={rows}
      links={links}
      scale="gun"
      today={TODAY}
      holidays={new Set(['2026-11-26'])}
      busy={false}
    />,
  );

test('rows are a tree that Tab enters at one row, and each tells the content of its bar', () => {
  const html = draw([
    row(1, '2026-11-25', '2026-11-27', { kind: 'summary' }),
    row(2, '2026-11-25', '2026-11-26', { level: 1, label: 'yetişmiyor' }),
  ]);
  expect(html).toContain('role="treegrid"');
  expect(html.match(/<tr [^>]*tabindex="0"/gi)).toHaveLength(1);
  expect(html).toMatch(/<tr [^>]*aria-level="1" aria-expanded="true"/);
  expect(html).toContain(', yetişmiyor');
});

test('a link to a hidden row is not drawn', () => {
  const rows = [row(1, '2026-11-25', '2026-11-27'), row(2, '2026-11-30', '2026-12-01')];
  const paths = (links: readonly GanttLink[]) => draw(rows, links).match(/<path/g)?.length ?? 0;
  expect(paths([{ from: 1, to: 2, kind: 'FS' }])).toBe(paths([]) + 2);
  expect(paths([{ from: 1, to: 9, kind: 'FS' }])).toBe(paths([]));
});

test('a long plan has all rows, and the picture holds the visible ones', () => {
  const rows = Array.from({ length: 500 }, (_, n) => row(n + 1, '2026-11-25', '2026-11-27'));
  const far: GanttLink = { from: 400, to: 401, kind: 'FS' };
  const across: GanttLink = { from: 2, to: 401, kind: 'FS' };
  const html = draw(rows, [far]);
  expect(html.match(/<tr [^>]*data-row/g)).toHaveLength(500);
  const bars = html.match(/ data-bar="\d+"/g)!;
  expect(bars[0]).toBe(' data-bar="1"');
  expect(bars.length).toBeGreaterThan(100);
  expect(bars.length).toBeLessThan(200);
  expect(html).not.toContain('<path');
  expect(draw(rows, [across])).toContain('<path');
});
