import css from './Swatch.module.css';

/** A sample of a colour of the common table (`[data-renk]` in the theme). */
export const Swatch = ({ color, open = false }: { color: string; open?: boolean }) => (
  <span className={css.swatch} data-renk={color} data-open={open || undefined} aria-hidden />
);
