import type { ReactNode } from 'react';
import css from './Tiles.module.css';

export interface Tile {
  readonly label: string;
  /** Undefined while it is read. */
  readonly value: ReactNode;
  /** What belongs to the figure, smaller below it. */
  readonly note?: ReactNode;
}

/** Figures above a list, each with what it counts. */
export const Tiles = ({ label, tiles }: { readonly label: string; readonly tiles: readonly Tile[] }) => (
  <dl className={css.tiles} aria-label={label}>
    {tiles.map((t) => (
      <div key={t.label} className={css.tile}>
        <dt className={css.label}>{t.label}</dt>
        <dd className={css.value}>{t.value ?? '…'}</dd>
        {t.note && <dd className={css.note}>{t.note}</dd>}
      </div>
    ))}
  </dl>
);
