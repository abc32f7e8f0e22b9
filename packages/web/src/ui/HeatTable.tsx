import { Box, Flex } from '@mantine/core';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import css from './HeatTable.module.css';

/** From light to dark; `over` for more than the capacity. */
export type HeatTone = 0 | 1 | 2 | 3 | 4 | 'over';

export interface HeatCell {
  readonly tone: HeatTone;
  readonly text: string;
  /** Full name. */
  readonly name: string;
  /** Address of the rows behind the figure. */
  readonly to: string;
  readonly current?: boolean;
}

export interface HeatRow {
  readonly key: string | number;
  readonly head: string;
  /** Smaller text below the figure. */
  readonly note?: string | undefined;
  /** One cell for each column; null for an empty one. */
  readonly cells: readonly (HeatCell | null)[];
}

interface HeatTableProps {
  readonly label: string;
  readonly corner: string;
  readonly columns: readonly { readonly key: string | number; readonly name: string; readonly current?: boolean }[];
  readonly rows: readonly HeatRow[];
  /** Text of an empty cell for a screen reader. */
  readonly none: string;
  readonly legend: readonly { readonly tone: HeatTone; readonly text: string }[];
}

/** Shades of one colour, in per cent. In grey they keep their order, and every cell shows its figure. */
const SHADES = [0, 8, 16, 24, 34];
const shade = (tone: HeatTone) => ({
  'data-tone': tone,
  style: tone === 'over' ? {} : ({ '--share': `${SHADES[tone]}%` } as CSSProperties),
});

/** Figures as a coloured table. Each cell shows its figure and links to its rows. */
export function HeatTable({ label, corner, columns, rows, none, legend }: HeatTableProps) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is moved sideways by keyboard, too */}
      <div className={css.frame} role="region" aria-label={label} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {columns.map((c) => (
                <th key={c.key} scope="col" aria-current={c.current ? 'date' : undefined}>
                  {c.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((r) => (
              <tr key={r.key}>
                <th scope="row">
                  {r.head}
                  {r.note && <span className={css.note}>{r.note}</span>}
                </th>
                {columns.map((c, i) => {
                  const cell = r.cells[i] ?? null;
                  return cell === null ? (
                    <Box key={c.key} component="td" c="dimmed" ta="center">
                      <span aria-hidden>·</span>
                      <span className="visually-hidden">{none}</span>
                    </Box>
                  ) : (
                    <td key={c.key} className={css.cell} {...shade(cell.tone)}>
                      <Link
                        to={cell.to}
                        className="tnum"
                        title={cell.name}
                        aria-current={cell.current ? 'true' : undefined}
                      >
                        {cell.text}
                        <span className="visually-hidden">: {cell.name}</span>
                      </Link>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Flex component="p" gap={4} wrap="wrap" m="8px 0 0" fz={12} aria-hidden>
        {legend.map((l) => (
          <span key={l.tone} className={css.sample} {...shade(l.tone)}>
            {l.text}
          </span>
        ))}
      </Flex>
    </>
  );
}
