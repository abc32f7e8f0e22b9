import type { ReactNode } from 'react';
import css from './Tiles.module.css';

export interface Tile {
  readonly label: string;
  /** Undefined while it is read. */
  readonly value: ReactNode;
  /** What belongs to the figure, smaller below it. */
  readonly note?: ReactNode;
}

export interface TilesProps {
  readonly label: string;
  readonly tiles: readonly Tile[];
  /** All of one width, also where the last one stands alone on its row: for notes that are longer than their figures. */
  readonly even?: boolean;
}

/** Figures above a list, each with what it counts. */
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
