import { type Gun, gunEkle, gunFarki, haftaGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import IconChevronDown from '~icons/tabler/chevron-down';
import IconChevronRight from '~icons/tabler/chevron-right';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import css from './Gantt.module.css';
import {
  GANTT_SCALES,
  GanttChart,
  ganttDays,
  type GanttLink,
  type GanttRow,
  type GanttScale,
  ROW_HEIGHT,
} from './GanttChart.tsx';
import { type GanttShift, type GanttSpan, shifted } from './useGanttDrag.ts';

export interface GanttColumn<R extends GanttRow> {
  readonly key: string;
  readonly header: string;
  readonly width: number;
  readonly renderCell: (row: R) => ReactNode;
}

export interface GanttProps<R extends GanttRow> {
  /** Name for a screen reader. */
  readonly label: string;
  /** Heading of the rows. */
  readonly corner: string;
  readonly columns: readonly GanttColumn<R>[];
  readonly rows: readonly R[];
  readonly links: readonly GanttLink[];
  readonly scale: GanttScale;
  readonly today: Gun;
  /** Full holidays, without weekends. */
  readonly holidays: ReadonlySet<Gun>;
  readonly busy: boolean;
  /** Moves a bar to other days. Absent: bars are fixed. */
  readonly onShift?: (row: R, span: GanttSpan) => void;
}

/** The visible rows, without the rows inside a closed one. */
function visible<R extends GanttRow>(rows: readonly R[], closed: ReadonlySet<number>) {
  const seen: { row: R; parent: boolean }[] = [];
  let under = Infinity;
  rows.forEach((row, n) => {
    if (row.level > under) return;
    under = closed.has(row.key) ? row.level : Infinity;
    seen.push({ row, parent: (rows[n + 1]?.level ?? -1) > row.level });
  });
  return seen;
}

/** Rows added to the picture at a time while scrolling; a very high screen shows as many at once. */
const BLOCK = 30;
const IN_VIEW = 100;

const LABEL = { display: 'flex', gap: 4, alignItems: 'center' };
/** The place before a name, where a row with rows below it has its arrow. */
const TOGGLE = { display: 'grid', flex: 'none', placeItems: 'center', width: 20, height: 24, color: 'var(--text-2)' };

const daysText = ({ from, to }: GanttSpan) => (from === to ? tarihYaz(from) : `${tarihYaz(from)} – ${tarihYaz(to)}`);

/**
 * A plan as a tree of rows, and beside them bars over days. Arrows walk through the tree; with Alt they move the bar of
 * a row, with Alt and Shift its end. Enter confirms the move and Escape cancels it.
 */
export function Gantt<R extends GanttRow>(props: GanttProps<R>) {
  const { label, corner, columns, rows, links, scale, today, holidays, busy, onShift } = props;
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [wanted, setWanted] = useState<number | null>(null);
  const [shift, setShift] = useState<GanttShift | null>(null);
  const [block, setBlock] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const seen = useMemo(() => visible(rows, closed), [rows, closed]);
  const drawn = useMemo(() => seen.map((s) => s.row), [seen]);
  const sight = useMemo(() => [Math.max(0, block - 1) * BLOCK, (block + 1) * BLOCK + IN_VIEW] as const, [block]);
  const days = useMemo(() => ganttDays(rows, today), [rows, today]);
  const off = useCallback((day: Gun) => haftaGunu(day) > 5 || holidays.has(day), [holidays]);
  const place = Math.max(
    0,
    seen.findIndex((s) => s.row.key === wanted),
  );
  const px = GANTT_SCALES[scale];
  // Scrolls to today at first, and again when the scale changes.
  useEffect(() => {
    const node = frame.current;
    if (node) node.scrollLeft = Math.max(0, gunFarki(days.from, gunEkle(today, -7)) * px);
  }, [days, today, px]);

  const carry = useCallback(
    (by: GanttShift) => {
      const row = rows.find((r) => r.key === by.key);
      if (row?.span) onShift?.(row, shifted(row.span, by));
    },
    [rows, onShift],
  );
  const tell = useCallback((text: string | null) => {
    if (!tip.current) return;
    tip.current.textContent = text;
    tip.current.hidden = text === null;
  }, []);
  const toggle = (key: number, close: boolean) =>
    setClosed((c) => {
      const next = new Set(c);
      if (close) next.add(key);
      else next.delete(key);
      return next;
    });
  const focus = (n: number) => {
    const to = seen[Math.min(seen.length - 1, Math.max(0, n))];
    if (!to) return;
    setShift(null);
    setWanted(to.row.key);
    frame.current?.querySelector<HTMLElement>(`[data-row="${to.row.key}"]`)?.focus();
  };
  const carryBy = (row: R, step: number, end: boolean) => {
    if (!onShift || !row.movable || !row.span) return;
    const now = shift?.key === row.key ? shift : { key: row.key, from: 0, to: 0 };
    const length = gunFarki(row.span.from, row.span.to);
    const next = end
      ? { ...now, to: Math.max(now.from - length, now.to + step) }
      : { ...now, from: now.from + step, to: now.to + step };
    setShift(next);
  };
  const press = (e: KeyboardEvent<HTMLElement>) => {
    const here = seen[place];
    if (!here || !(e.target instanceof HTMLElement) || !e.target.hasAttribute('data-row')) return;
    const { row, parent } = here;
    const side = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
    if (e.altKey && side !== 0) carryBy(row, side, e.shiftKey);
    else if (side === 1 && parent && closed.has(row.key)) toggle(row.key, false);
    else if (side === -1 && parent && !closed.has(row.key)) toggle(row.key, true);
    else if (side === -1) focus(seen.findLastIndex((s, n) => n < place && s.row.level < row.level));
    else if (e.key === 'ArrowDown') focus(place + 1);
    else if (e.key === 'ArrowUp') focus(place - 1);
    else if (e.key === 'Home') focus(0);
    else if (e.key === 'End') focus(seen.length - 1);
    else if (e.key === 'Escape' && shift) setShift(null);
    else if (e.key === 'Enter' && shift?.key === row.key) {
      setShift(null);
      carry(shift);
    } else if (e.key === 'Enter' && row.open) row.open();
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  const told = shift && rows.find((r) => r.key === shift.key);
  const tree = { role: 'treegrid', onKeyDown: press };
  return (
    <div style={{ position: 'relative' }}>
      <div
        className={css.frame}
        ref={frame}
        onScroll={(e) => setBlock(Math.floor(e.currentTarget.scrollTop / (ROW_HEIGHT * BLOCK)))}
      >
        <div style={{ display: 'flex', width: 'max-content', minWidth: '100%' }}>
          <table className={`tnum ${css.tree}`} aria-label={label} aria-busy={busy} {...tree}>
            <thead>
              <tr>
                <th scope="col" className={css.name}>
                  {corner}
                </th>
                {columns.map((c) => (
                  <th key={c.key} scope="col" className={css.more} style={{ width: c.width }}>
                    {c.header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {seen.map(({ row, parent }, n) => (
                <tr
                  key={row.key}
                  data-row={row.key}
                  aria-level={row.level + 1}
                  aria-expanded={parent ? !closed.has(row.key) : undefined}
                  tabIndex={n === place ? 0 : -1}
                  onFocus={() => setWanted(row.key)}
                >
                  <th scope="row" className={css.name} style={{ paddingLeft: 8 + row.level * 16 }}>
                    <span style={LABEL}>
                      {parent ? (
                        <button
                          type="button"
                          className="bare"
                          style={TOGGLE}
                          tabIndex={-1}
                          aria-label={closed.has(row.key) ? `${row.name}: aç` : `${row.name}: kapat`}
                          onClick={() => toggle(row.key, !closed.has(row.key))}
                        >
                          {closed.has(row.key) ? <IconChevronRight size={14} /> : <IconChevronDown size={14} />}
                        </button>
                      ) : (
                        <span style={TOGGLE} />
                      )}
                      {row.open ? (
                        <button
                          type="button"
                          className={`bare truncate ${css.opener}`}
                          tabIndex={-1}
                          title={row.name}
                          onClick={row.open}
                        >
                          {row.name}
                        </button>
                      ) : (
                        <span className="truncate" title={row.name}>
                          {row.name}
                        </span>
                      )}
                      <span className="visually-hidden">{`, ${row.label}`}</span>
                    </span>
                  </th>
                  {columns.map((c) => (
                    <td key={c.key} className={css.more}>
                      {c.renderCell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <GanttChart
            rows={drawn}
            sight={sight}
            links={links}
            days={days}
            scale={scale}
            today={today}
            off={off}
            shift={shift}
            onShift={onShift && carry}
            tell={tell}
          />
        </div>
      </div>
      <div ref={tip} className={`tnum ${css.tip}`} aria-hidden hidden />
      <p className={told ? `tnum ${css.tip}` : 'visually-hidden'} role="status">
        {told?.span ? `${told.name}: ${daysText(shifted(told.span, shift!))}. Enter yerine koyar, Esc vazgeçer.` : ''}
      </p>
    </div>
  );
}
