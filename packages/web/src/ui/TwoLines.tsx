import type { ReactNode } from 'react';
import css from './TwoLines.module.css';

/** A cell that says something and, smaller after it, what belongs to it; on a phone below it. */
export const TwoLines = ({ top, bottom }: { top: ReactNode; bottom: ReactNode }) => (
  <span className={css.two}>
    <span>{top}</span> {bottom && <small>{bottom}</small>}
  </span>
);
