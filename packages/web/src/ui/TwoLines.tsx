import type { ReactNode } from 'react';
import css from './TwoLines.module.css';

/** A cell that says something and, smaller below it, what belongs to it. */
export const TwoLines = ({ top, bottom }: { top: ReactNode; bottom: ReactNode }) => (
  <span className={css.two}>
    <span>{top}</span>
    {bottom && <small>{bottom}</small>}
  </span>
);
