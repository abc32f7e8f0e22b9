import type { ReactNode } from 'react';
import css from './OpenButton.module.css';

/** The name of a record that opens it in place. It looks like a link and is a button. */
export const OpenButton = ({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) => (
  <button type="button" className={css.open} onClick={onClick}>
    {children}
  </button>
);
