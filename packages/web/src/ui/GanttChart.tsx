import { type Gun, gunEkle, gunFarki, haftaGunu } from '@masabasi/core/platform/time/tarih';
import { memo, useMemo } from 'react';
import css from './Gantt.module.css';
import { type GanttShift, type GanttSpan, shifted, useGanttDrag } from './useGanttDrag.ts';

export interface GanttRow {
  readonly key: number;
  /** Depth in the tree: following rows with a greater depth belong to this one. */
  readonly level: number;
  readonly name: string;
  /** Null: no dates are set. */
  readonly span: GanttSpan | null;
  readonly kind: 'bar' | 'summary' | 'milestone';
  /** Finished part, from 0 to 1. */
  readonly progress?: number | undefined;
  /** The agreed dates. */
  readonly baseline?: GanttSpan | null | undefined;
  /** True when a delay of this row delays the whole plan. */
  readonly critical?: boolean | undefined;
  readonly due?: Gun | null | undefined;
  /** True when it is overdue: shown, and part of its accessible name. */
  readonly late?: boolean | undefined;
  /** Text for a screen reader and the tooltip, without the name. */
  readonly label: string;
  /** True when the bar can move. */
  readonly movable?: boolean | undefined;
  readonly open?: (() => void) | undefined;
}

/** A dependency of one row on another, by the ends that it joins. */
export interface GanttLink {
  readonly from: number;
  readonly to: number;
  readonly kind: 'FS' | 'SS' | 'FF' | 'SF';
  readonly critical?: boolean | undefined;
}

/** Width of a day in pixels. */
export const GANTT_SCALES = { gun: 24, hafta: 9, ay: 3 } as const;
export type GanttScale = keyof typeof GANTT_SCALES;

export const ROW_HEIGHT = 32;
const HEAD_HEIGHT = 40;
const BAR = { top: 8, height: 16 };
/** Most drawn days; days further away are cut. */
const MOST_DAYS = 1100;
const STUB = 7;

/** The drawn days: all days of the rows and today, with a week around them, from a Monday on. */
export function ganttDays(rows: readonly GanttRow[], today: Gun): GanttSpan {
  let from = today;
  let to = today;
  for (const { span, baseline, due } of rows)
    for (const day of [span?.from, span?.to, baseline?.from, baseline?.to, due])
      if (day != null) {
        if (day < from) from = day;
        if (day > to) to = day;
      }
  if (gunFarki(from, to) > MOST_DAYS) {
    const past = gunEkle(today, -MOST_DAYS / 4);
    if (from < past) from = past;
    const end = gunEkle(from, MOST_DAYS);
    if (to > end) to = end;
  }
  const monday = gunEkle(from, 1 - haftaGunu(from) - 7);
  return { from: monday, to: gunEkle(to, 14 - haftaGunu(to)) };
}

const MONTHS = ['Oca', 'Şub', 'Mar', 'Nis', 'May', 'Haz', 'Tem', 'Ağu', 'Eyl', 'Eki', 'Kas', 'Ara'];

/** The two lines of the head: months, and below them days or weeks. At the smallest scale years and months. */
function headOf(days: GanttSpan, scale: GanttScale) {
  const count = gunFarki(days.from, days.to) + 1;
  const upper: { at: number; text: string }[] = [];
  const lower: { at: number; text: string }[] = [];
  for (let i = 0; i < count; i++) {
    const day = gunEkle(days.from, i);
    const first = day.slice(8) === '01';
    const month = MONTHS[Number(day.slice(5, 7)) - 1]!;
    if (scale === 'ay') {
      if (i === 0 || (first && day.slice(5, 7) === '01')) upper.push({ at: i, text: day.slice(0, 4) });
      if (i === 0 || first) lower.push({ at: i, text: month });
    } else {
      const monday = haftaGunu(day) === 1;
      // The month always stands above the first visible day.
      if (i === 0 || (scale === 'gun' ? monday : first)) upper.push({ at: i, text: `${month} ${day.slice(0, 4)}` });
      if (scale === 'gun' || monday) lower.push({ at: i, text: String(Number(day.slice(8))) });
    }
  }
  // A month with only a few visible days has no room for its name.
  const room = scale === 'ay' ? 12 : scale === 'hafta' ? 8 : 3;
  const roomy = (line: typeof upper) =>
    line.filter((h, n) => (line[n + 1]?.at ?? count) - h.at >= room || line.length === 1);
  return { upper: roomy(upper), lower: scale === 'ay' ? roomy(lower) : lower };
}

/** Path of a link between the ends of two bars: out of the first, along between the rows, into the second. */
function linkPath(a: { x: number; y: number; right: boolean }, b: { x: number; y: number; left: boolean }): string {
  const out = a.x + (a.right ? STUB : -STUB);
  const into = b.x + (b.left ? -STUB : STUB);
  const straight = a.right === b.left && (a.right ? out <= into : out >= into);
  if (straight) return `M${a.x} ${a.y}H${out}V${b.y}H${b.x}`;
  const between = b.y > a.y ? b.y - ROW_HEIGHT / 2 : b.y + ROW_HEIGHT / 2;
  return `M${a.x} ${a.y}H${out}V${between}H${into}V${b.y}H${b.x}`;
}

interface ChartProps {
  readonly rows: readonly GanttRow[];
  /** Range of visible rows: from the first number to before the second. Only these are drawn. */
  readonly sight: readonly [number, number];
  readonly links: readonly GanttLink[];
  readonly days: GanttSpan;
  readonly scale: GanttScale;
  readonly today: Gun;
  /** True for a day without work. */
  readonly off: (day: Gun) => boolean;
  readonly shift: GanttShift | null;
  readonly onShift: ((shift: GanttShift) => void) | undefined;
  /** Reports the place of the dragged bar; null when none is dragged. */
  readonly tell: (text: string | null) => void;
}

/** The picture of a plan, for the eye and the pointer. The rows beside it hold the same data. */
export const GanttChart = memo(function GanttChart(props: ChartProps) {
  const { rows, sight, links, days, scale, today, off, shift, onShift, tell } = props;
  const [first, last] = sight;
  const px = GANTT_SCALES[scale];
  const count = gunFarki(days.from, days.to) + 1;
  const width = count * px;
  const height = rows.length * ROW_HEIGHT;
  const x = (day: Gun) => Math.min(count, Math.max(0, gunFarki(days.from, day))) * px;
  const head = useMemo(() => headOf(days, scale), [days, scale]);
  const places = new Map(rows.map((row, n) => [row.key, { row, n }]));
  const inSight = rows.slice(first, last).map((row, i) => ({ row, n: first + i }));
  const spanOf = (row: GanttRow) => (row.span && shift?.key === row.key ? shifted(row.span, shift) : row.span);
  const drag = useGanttDrag({ px, tell, onShift });
  /** Anchor of a link: the right or left end of a bar, or the middle of a milestone. */
  const end = (key: number, right: boolean) => {
    const place = places.get(key);
    const span = place && spanOf(place.row);
    if (!span) return null;
    const y = place.n * ROW_HEIGHT + BAR.top + BAR.height / 2;
    if (place.row.kind === 'milestone') return { x: x(span.from) + px / 2 + (right ? 8 : -8), y };
    return { x: right ? x(span.to) + px : x(span.from), y };
  };
  return (
    <div style={{ flex: 1 }} aria-hidden>
      <svg className={css.chartHead} width={width} height={HEAD_HEIGHT}>
        {head.upper.map((h) => (
          <text key={h.at} fontSize={12} fontWeight={500} fill="var(--text-2)" x={h.at * px + 4} y={15}>
            {h.text}
          </text>
        ))}
        {head.lower.map((h) => (
          <text
            key={h.at}
            className="tnum"
            fontSize={12}
            {...(gunEkle(days.from, h.at) === today
              ? { fontWeight: 700, fill: 'var(--accent-text)' }
              : { fill: 'var(--text-3)' })}
            x={h.at * px + (scale === 'gun' ? px / 2 : 4)}
            y={33}
            textAnchor={scale === 'gun' ? 'middle' : 'start'}
          >
            {h.text}
          </text>
        ))}
      </svg>
      <svg className={css.canvas} width={width} height={height} {...drag}>
        {scale !== 'ay' &&
          Array.from({ length: count }, (_, i) => gunEkle(days.from, i)).map((day, i) =>
            off(day) ? <rect key={day} fill="var(--surface-2)" x={i * px} y={0} width={px} height={height} /> : null,
          )}
        {head.upper.map((h) => (
          <line key={h.at} stroke="var(--line)" x1={h.at * px} x2={h.at * px} y1={0} y2={height} />
        ))}
        {inSight.map(({ row, n }) => (
          <line
            key={row.key}
            stroke="var(--line)"
            x1={0}
            x2={width}
            y1={(n + 1) * ROW_HEIGHT - 0.5}
            y2={(n + 1) * ROW_HEIGHT - 0.5}
          />
        ))}
        <line
          stroke="var(--accent-text)"
          strokeDasharray="2 3"
          x1={x(today) + px / 2}
          x2={x(today) + px / 2}
          y1={0}
          y2={height}
        />
        {links.map((link) => {
          const a = end(link.from, link.kind[0] === 'F');
          const b = end(link.to, link.kind[1] === 'F');
          const passesBy = a && b && Math.max(a.y, b.y) >= first * ROW_HEIGHT && Math.min(a.y, b.y) < last * ROW_HEIGHT;
          if (!passesBy) return null;
          const way = linkPath({ ...a, right: link.kind[0] === 'F' }, { ...b, left: link.kind[1] === 'S' });
          const point = link.kind[1] === 'S' ? -5 : 5;
          const tone = link.critical ? 'var(--danger)' : 'var(--control-line)';
          return (
            <g key={`${link.from} ${link.to} ${link.kind}`} fill="none" stroke={tone} pointerEvents="none">
              <path d={way} />
              <path fill={tone} d={`M${b.x} ${b.y}l${point} -3.5v7z`} />
            </g>
          );
        })}
        {inSight.map(({ row, n }) => {
          const span = spanOf(row);
          return (
            <g key={row.key} transform={`translate(0 ${n * ROW_HEIGHT})`}>
              {row.baseline && (
                <rect
                  fill="var(--control-line)"
                  x={x(row.baseline.from)}
                  y={BAR.top + BAR.height + 2}
                  width={Math.max(px, x(row.baseline.to) + px - x(row.baseline.from))}
                  height={3}
                  rx={1.5}
                />
              )}
              {span && <Bar row={row} span={span} from={x(span.from)} to={x(span.to) + px} px={px} />}
              {row.due != null && (
                <path
                  stroke={row.late ? 'var(--danger)' : 'var(--text-2)'}
                  strokeWidth={2}
                  d={`M${x(row.due) + px} ${BAR.top - 3}v${BAR.height + 6}`}
                />
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
});

interface BarProps {
  readonly row: GanttRow;
  readonly span: GanttSpan;
  readonly from: number;
  readonly to: number;
  readonly px: number;
}

/** A row's bar with the handle at its end, or the diamond of a milestone. */
function Bar({ row, span, from, to, px }: BarProps) {
  const width = Math.max(3, to - from);
  const urgent = row.critical || row.late;
  const fill = urgent ? 'var(--danger-fill)' : 'var(--accent-fill)';
  const title = <title>{`${row.name}: ${row.label}`}</title>;
  const held = {
    'data-bar': row.key,
    'data-from': span.from,
    'data-to': span.to,
    'data-movable': row.movable || undefined,
  };
  if (row.kind === 'milestone')
    return (
      <g {...held} className={css.bar} onClick={row.open}>
        {title}
        <path
          fill={fill}
          stroke="var(--surface)"
          strokeWidth={1.5}
          d={`M${from + px / 2} ${BAR.top - 1}l9 9l-9 9l-9 -9z`}
        />
      </g>
    );
  if (row.kind === 'summary')
    return (
      <g className={css.bar} onClick={row.open}>
        {title}
        <path fill="var(--text-2)" d={`M${from} ${BAR.top + 3}h${width}v8l-4 -4h${-Math.max(0, width - 8)}l-4 4z`} />
      </g>
    );
  return (
    <g {...held} className={css.bar} onClick={row.open}>
      {title}
      <rect
        data-body
        fill={`color-mix(in srgb, ${fill} ${urgent ? 26 : 30}%, var(--surface))`}
        stroke={fill}
        x={from}
        y={BAR.top}
        width={width}
        height={BAR.height}
        rx={3}
      />
      {row.progress !== undefined && row.progress > 0 && (
        <rect
          fill={fill}
          pointerEvents="none"
          x={from}
          y={BAR.top}
          width={width * Math.min(1, row.progress)}
          height={BAR.height}
          rx={3}
        />
      )}
      {row.movable && (
        <rect
          data-handle
          fill="transparent"
          cursor="ew-resize"
          x={from + width - 4}
          y={BAR.top}
          width={8}
          height={BAR.height}
        />
      )}
    </g>
  );
}
