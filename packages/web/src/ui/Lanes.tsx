import { type Gun, gunAyYaz, haftaGunu } from '@masabasi/core/platform/time/tarih';
import { Fragment, type KeyboardEvent, useMemo, useState } from 'react';
import css from './Lanes.module.css';

/** A bar over columns of a row, from `from` to before `to`. */
export interface LaneBar {
  readonly from: number;
  readonly to: number;
  /** Visible text. */
  readonly text: string;
  /** Full text for the tooltip and a screen reader. */
  readonly label: string;
  /** Filled by default. `part`: a part of a column; `open`: not settled yet. */
  readonly look?: 'part' | 'open' | undefined;
  /** A colour of the common table (`[data-renk]` in the theme). */
  readonly color?: string;
  /** Opens the record of the bar, by a click or with Enter. */
  readonly open?: () => void;
}

export interface LaneColumn {
  readonly key: string;
  /** The head in three lines: a visible word, the name, a sign. */
  readonly over: string;
  readonly name: string;
  readonly under: string;
  /** Meaning of the sign. */
  readonly title?: string | undefined;
  /** Texts after the name, for a screen reader only. */
  readonly said: readonly string[];
  /** Name of an empty cell in the row. */
  readonly label: string;
  readonly mark?: 'off' | 'holiday' | 'half' | undefined;
  readonly today: boolean;
}

/** A holiday as in the server's calendars; `GunSayi`: '0,5' or '1'. */
export interface Holiday {
  readonly Tarih: Gun;
  readonly Ad: string;
  readonly GunSayi: string;
}

/** Short names of weekdays, from Monday. */
export const SHORT = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'];

const half = (h: Holiday): boolean => h.GunSayi === '0,5';

/** Name of a holiday, with a note when it is half a day. */
export const holidayName = (h: Holiday): string => `${h.Ad}${half(h) ? ', yarım gün' : ''}`;

/** A day as a calendar column: its name, holiday or weekend, today. */
export function dayColumn(day: Gun, today: Gun, holiday: Holiday | undefined): LaneColumn {
  const halfDay = holiday !== undefined && half(holiday);
  return {
    key: day,
    over: SHORT[haftaGunu(day) - 1]!,
    name: String(Number(day.slice(8))),
    under: holiday ? (halfDay ? '½' : '•') : '',
    title: holiday?.Ad,
    said: [...(holiday ? [holidayName(holiday)] : []), ...(day === today ? ['bugün'] : [])],
    label: gunAyYaz(day),
    mark: holiday ? (halfDay ? 'half' : 'holiday') : haftaGunu(day) >= 6 ? 'off' : undefined,
    today: day === today,
  };
}

export interface LaneRow {
  readonly key: string | number;
  readonly head: string;
  readonly title?: string;
  /** Consecutive rows of one group stand under its name. */
  readonly group?: string;
  readonly bars: readonly LaneBar[];
}

/**
 * Places bars in the fewest lanes without overlaps: as many as the most bars over one column. Bars with the same
 * beginning keep their order.
 */
export function placeLanes<B extends Pick<LaneBar, 'from' | 'to'>>(bars: readonly B[]): B[][] {
  const lanes: B[][] = [];
  for (const bar of bars.toSorted((a, b) => a.from - b.from)) {
    const free = lanes.find((lane) => lane.at(-1)!.to <= bar.from);
    if (free) free.push(bar);
    else lanes.push([bar]);
  }
  return lanes;
}

/** A cell of a lane: an empty column, or a bar over several. */
interface Cell {
  readonly from: number;
  readonly to: number;
  readonly bar: LaneBar | null;
}

/** Fills a lane with cells. */
function laneCells(lane: readonly LaneBar[], columns: number): Cell[] {
  const cells: Cell[] = [];
  let next = 0;
  const empty = (end: number) => {
    for (; next < end; next++) cells.push({ from: next, to: next + 1, bar: null });
  };
  for (const bar of lane) {
    empty(bar.from);
    cells.push({ from: bar.from, to: bar.to, bar });
    next = bar.to;
  }
  empty(columns);
  return cells;
}

/** Scrolls to the column of today when the columns do not fit. */
function center(column: HTMLElement | null) {
  const frame = column?.closest('div');
  if (frame) frame.scrollLeft = column!.offsetLeft - frame.clientWidth / 2;
}

const within = (n: number, length: number) => Math.min(length - 1, Math.max(0, n));

/** Days off below a bar, visible through it. */
const Marks = ({ columns }: { columns: readonly LaneColumn[] }) =>
  columns.map(
    (c, i) =>
      c.mark && (
        <span
          key={c.key}
          aria-hidden
          className={css.through}
          style={{ left: `${(i * 100) / columns.length}%`, width: `${100 / columns.length}%` }}
        />
      ),
  );

export interface LanesProps {
  readonly label: string;
  /** Heading of the rows. */
  readonly corner: string;
  readonly columns: readonly LaneColumn[];
  readonly rows: readonly LaneRow[];
  readonly busy: boolean;
}

/** Rows down, columns across, bars in lanes: an ARIA grid with arrow keys. */
export function Lanes({ label, corner, columns, rows, busy }: LanesProps) {
  /** One table line for each lane; a row has at least one. */
  const lines = useMemo(
    () =>
      rows.flatMap((row, n) => {
        const placed = placeLanes(row.bars);
        const lanes = placed.length === 0 ? [[]] : placed;
        return lanes.map((lane, i) => ({
          row,
          group: i === 0 && row.group !== rows[n - 1]?.group ? row.group : undefined,
          head: i === 0 ? lanes.length : 0,
          key: `${row.key} ${i}`,
          cells: laneCells(lane, columns.length),
        }));
      }),
    [rows, columns],
  );
  const [wanted, setWanted] = useState({
    line: 0,
    column: Math.max(
      0,
      columns.findIndex((c) => c.today),
    ),
  });
  // The focused line may be gone.
  const place = { ...wanted, line: within(wanted.line, lines.length) };
  const cellAt = (line: number, column: number) =>
    lines[line]?.cells.findIndex((c) => c.from <= column && column < c.to) ?? -1;

  const press = (e: KeyboardEvent) => {
    const line = lines[place.line];
    if (!line) return;
    const here = cellAt(place.line, place.column);
    const open = line.cells[here]?.bar?.open;
    if (e.key === 'Enter' && open) {
      e.preventDefault();
      open();
      return;
    }
    const across = (n: number) => ({ ...place, column: line.cells[within(n, line.cells.length)]!.from });
    const down = (n: number) => ({ ...place, line: within(place.line + n, lines.length) });
    const moves: Record<string, () => typeof place> = {
      ArrowRight: () => across(here + 1),
      ArrowLeft: () => across(here - 1),
      ArrowDown: () => down(1),
      ArrowUp: () => down(-1),
      Home: () => across(0),
      End: () => across(line.cells.length - 1),
      PageDown: () => down(10),
      PageUp: () => down(-10),
    };
    const next = moves[e.key]?.();
    if (!next) return;
    e.preventDefault();
    setWanted(next);
    const target = `[data-place="${next.line} ${cellAt(next.line, next.column)}"]`;
    e.currentTarget.querySelector<HTMLElement>(target)?.focus();
  };

  const grid = { role: 'grid', onKeyDown: press };
  return (
    <div className={css.frame}>
      <table className={`tnum ${css.table}`} aria-label={label} aria-busy={busy} {...grid}>
        <thead>
          <tr>
            <th scope="col" className={`truncate ${css.head}`}>
              {corner}
            </th>
            {columns.map((c) => (
              <th
                key={c.key}
                ref={c.today ? center : undefined}
                scope="col"
                className={css.column}
                data-mark={c.mark}
                data-today={c.today || undefined}
                title={c.title}
              >
                <span aria-hidden>{c.over}</span>
                <b>{c.name}</b>
                <span aria-hidden className={css.sign}>
                  {c.under}
                </span>
                {c.said.map((text) => (
                  <span key={text} className="visually-hidden">
                    {` ${text}`}
                  </span>
                ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ row, group, head, key, cells }, i) => (
            <Fragment key={key}>
              {group !== undefined && (
                <tr>
                  <th scope="rowgroup" className={css.group} colSpan={columns.length + 1}>
                    <span>{group}</span>
                  </th>
                </tr>
              )}
              <tr>
                {head > 0 && (
                  <th
                    scope="row"
                    rowSpan={head === 1 ? undefined : head}
                    className={`truncate ${css.head}`}
                    title={row.title}
                  >
                    {row.head}
                  </th>
                )}
                {cells.map(({ from, to, bar }, j) => {
                  const column = columns[from]!;
                  return (
                    <td
                      key={column.key}
                      colSpan={to - from}
                      data-place={`${i} ${j}`}
                      data-mark={bar ? undefined : column.mark}
                      data-today={(!bar && column.today) || undefined}
                      tabIndex={i === place.line && from <= place.column && place.column < to ? 0 : -1}
                      aria-label={bar ? bar.label : column.label}
                      data-open={bar?.open ? true : undefined}
                      onClick={bar?.open}
                      onFocus={() => setWanted({ line: i, column: from })}
                    >
                      {bar && (
                        <span className={css.bar} data-look={bar.look} data-renk={bar.color} title={bar.label}>
                          <Marks columns={columns.slice(from, to)} />
                          <span className={`truncate ${css.text}`}>{bar.text}</span>
                        </span>
                      )}
                    </td>
                  );
                })}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
