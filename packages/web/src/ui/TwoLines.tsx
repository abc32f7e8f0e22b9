import type { ReactNode } from 'react';
import css from './TwoLines.module.css';

/** A cell with a text and a smaller second text after it, or below it on a phone. */
export const TwoLines = ({ top, bottom }: { top: ReactNode; bottom: ReactNode }) => (
  <span className={css.two}>
    <span>{top}</span> {bottom && <small>{bottom}</small>}
  </span>
);
