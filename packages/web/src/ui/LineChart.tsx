import { Box, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './LineChart.module.css';

const HEIGHT = 240;
const TOP = 18;
const BOTTOM = 28;
/** Grid lines above the lowest. */
const STEPS = 4;
/** Width of an axis label in pixels. */
const LABEL = 64;

/** Positions in the chart: `at` is a share of the width from 0 to 1, `y` a value of the axis. */
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
  /** Width for the texts of the value axis. */
  readonly left?: number;
  /** The labels below, given the number that has room. */
  readonly ticks: (room: number) => readonly ChartTick[];
  /** True: one image with a full description in its label. Otherwise its content is read separately. */
  readonly picture?: boolean;
  readonly children: (scale: ChartScale) => ReactNode;
}

/** Position of the i-th of `count` points. A single point lies in the middle. */
export const pointAt = (i: number, count: number): number => (count < 2 ? 0.5 : i / (count - 1));

/** Labels for every n-th point, so that all labels have room. */
export const everyNth = (texts: readonly string[], room: number): ChartTick[] => {
  const nth = Math.max(1, Math.ceil(texts.length / room));
  return texts.flatMap((text, i) => (i % nth === 0 ? [{ at: pointAt(i, texts.length), text }] : []));
};

/** The next round number at or above `n`, in readable steps. */
export const roundUp = (n: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, n)));
  return ([1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10].find((k) => k * power >= n) ?? 10) * power;
};

/** A grid with axes in the full width of its place. The caller draws the content. */
export function LineChart({ label, min, max, valueText, left = 44, ticks, picture, children }: LineChartProps) {
  const { ref, width } = useElementSize();
  const whole = Math.max(280, width);
  const right = whole - 30;
  const bottom = HEIGHT - BOTTOM;
  const x = (at: number) => left + at * (right - left);
  const y = (value: number) => TOP + (1 - (value - min) / (max - min)) * (bottom - TOP);
  return (
    <Box ref={ref} miw={0} style={{ overflow: 'hidden' }}>
      <svg
        style={{ display: 'block', maxWidth: '100%' }}
        width={whole}
        height={HEIGHT}
        role={picture ? 'img' : 'group'}
        aria-label={label}
      >
        {Array.from({ length: STEPS + 1 }, (_, k) => min + ((max - min) * k) / STEPS).map((value) => (
          <g key={value} aria-hidden>
            <line stroke="var(--line)" x1={left} x2={right} y1={y(value)} y2={y(value)} />
            <text fontSize={12} fill="var(--text-2)" x={left - 6} y={y(value) + 4} textAnchor="end">
              {valueText(value)}
            </text>
          </g>
        ))}
        {ticks(Math.max(2, Math.floor((whole - left) / LABEL))).map((t) => (
          <text
            key={t.at}
            fontSize={12}
            fill="var(--text-2)"
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
    </Box>
  );
}

interface ChartPointProps {
  readonly to: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly children?: ReactNode;
}

/** A point that links to its rows, large enough for a finger. */
export const ChartPoint = ({ to, name, x, y, children }: ChartPointProps) => (
  <Link to={to} aria-label={name} className={css.point}>
    <title>{name}</title>
    {children}
    <circle cx={x} cy={y} r={12} className={css.area} />
    <circle cx={x} cy={y} r={4} className={css.dot} />
  </Link>
);

/** The data of a chart as a table. */
export const AsTable = ({ children, title = 'Tablo olarak göster' }: { children: ReactNode; title?: string }) => (
  <Box component="details" mt={8}>
    <Text component="summary" w="fit-content" py={4} c="var(--accent-text)">
      {title}
    </Text>
    {children}
  </Box>
);
