import css from './Tiles.module.css';

export interface Tile {
  readonly label: string;
  /** Undefined while it is read. */
  readonly value: string | undefined;
}

/** Figures above a list, each with what it counts. */
export const Tiles = ({ label, tiles }: { readonly label: string; readonly tiles: readonly Tile[] }) => (
  <dl className={css.tiles} aria-label={label}>
    {tiles.map((t) => (
      <div key={t.label} className={css.tile}>
        <dt className={css.label}>{t.label}</dt>
        <dd className={css.value}>{t.value ?? '…'}</dd>
      </div>
    ))}
  </dl>
);
