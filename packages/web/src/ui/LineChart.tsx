import { useElementSize } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './LineChart.module.css';

const HEIGHT = 240;
const TOP = 18;
const BOTTOM = 28;
/** Lines of the grid above the lowest. */
const STEPS = 4;
/** A label of the axis takes so many pixels. */
const LABEL = 64;

/** Where things lie: `at` is a share of the width from 0 to 1, `y` a value of the axis. */
export interface ChartScale {
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
  readonly top: number;
  readonly bottom: number;
  readonly right: number;
}

export interface ChartTick {
  readonly at: number;
  readonly text: string;
}

interface LineChartProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly valueText: (value: number) => ReactNode;
  /** Room for the texts of the axis of values. */
  readonly left?: number;
  /** The labels below, told how many have room. */
  readonly ticks: (room: number) => readonly ChartTick[];
  /** One picture that its label tells whole; otherwise what stands in it is read by itself. */
  readonly picture?: boolean;
  readonly children: (scale: ChartScale) => ReactNode;
}

/** Where the i-th of so many points lies; one alone lies in the middle. */
export const pointAt = (i: number, count: number): number => (count < 2 ? 0.5 : i / (count - 1));

/** Every n-th point named, so that all names have room. */
export const everyNth = (texts: readonly string[], room: number): ChartTick[] => {
  const nth = Math.max(1, Math.ceil(texts.length / room));
  return texts.flatMap((text, i) => (i % nth === 0 ? [{ at: pointAt(i, texts.length), text }] : []));
};

/** A round number at or above one, in steps that are read easily. */
export const roundUp = (n: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, n)));
  return ([1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10].find((k) => k * power >= n) ?? 10) * power;
};

/** A grid with its axes, as wide as its place; what is drawn on it is the caller's. */
export function LineChart({ label, min, max, valueText, left = 44, ticks, picture, children }: LineChartProps) {
  const { ref, width } = useElementSize();
  const whole = Math.max(280, width);
  const right = whole - 30;
  const bottom = HEIGHT - BOTTOM;
  const x = (at: number) => left + at * (right - left);
  const y = (value: number) => TOP + (1 - (value - min) / (max - min)) * (bottom - TOP);
  return (
    <div ref={ref} className={css.frame}>
      <svg className={css.drawing} width={whole} height={HEIGHT} role={picture ? 'img' : 'group'} aria-label={label}>
        {Array.from({ length: STEPS + 1 }, (_, k) => min + ((max - min) * k) / STEPS).map((value) => (
          <g key={value} aria-hidden>
            <line className={css.grid} x1={left} x2={right} y1={y(value)} y2={y(value)} />
            <text className={css.text} x={left - 6} y={y(value) + 4} textAnchor="end">
              {valueText(value)}
            </text>
          </g>
        ))}
        {ticks(Math.max(2, Math.floor((whole - left) / LABEL))).map((t) => (
          <text
            key={t.at}
            className={css.text}
            x={x(t.at)}
            y={HEIGHT - 8}
            textAnchor={x(t.at) + LABEL / 2 > whole ? 'end' : 'middle'}
            aria-hidden
          >
            {t.text}
          </text>
        ))}
        {children({ x, y, top: TOP, bottom, right })}
      </svg>
    </div>
  );
}

interface ChartPointProps {
  readonly to: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly children?: ReactNode;
}

/** A point that is a link to what it is made of, large enough for a finger. */
export const ChartPoint = ({ to, name, x, y, children }: ChartPointProps) => (
  <Link to={to} aria-label={name} className={css.point}>
    <title>{name}</title>
    {children}
    <circle cx={x} cy={y} r={12} className={css.area} />
    <circle cx={x} cy={y} r={4} className={css.dot} />
  </Link>
);

/** The same as a table, for who wants to read it. */
export const AsTable = ({ children, title = 'Tablo olarak göster' }: { children: ReactNode; title?: string }) => (
  <details className={css.table}>
    <summary>{title}</summary>
    {children}
  </details>
);
