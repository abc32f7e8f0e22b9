import type { ReactNode } from 'react';
import css from './Tiles.module.css';

export interface Tile {
  readonly label: string;
  /** Undefined while it loads. */
  readonly value: ReactNode;
  /** Smaller text below the figure. */
  readonly note?: ReactNode;
}

export interface TilesProps {
  readonly label: string;
  readonly tiles: readonly Tile[];
  /** True: all tiles have the same width, also a last one alone on its row. For notes longer than their figures. */
  readonly even?: boolean;
}

/** Figures above a list, each with its label. */
export const Tiles = ({ label, tiles, even = false }: TilesProps) => (
  <dl className={css.tiles} data-even={even || undefined} aria-label={label}>
    {tiles.map((t) => (
      <div key={t.label} className={css.tile}>
        <dt className={css.label}>{t.label}</dt>
        <dd className={css.value}>{t.value ?? '…'}</dd>
        {t.note && <dd className={css.note}>{t.note}</dd>}
      </div>
    ))}
  </dl>
);
