import type { ReactNode } from 'react';
import css from './FormSection.module.css';

export interface FormSectionProps {
  readonly name: string;
  /** True: no field of the section can change. */
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A named part of a long form. */
export const FormSection = ({ name, disabled, children }: FormSectionProps) => (
  <fieldset className={css.section} disabled={disabled}>
    <legend className={css.name}>{name}</legend>
    {children}
  </fieldset>
);

export interface FormRowProps {
  /** Number of columns where they have room, even with fewer fields. Absent: one column for each field. */
  readonly columns?: 2 | 3;
  readonly children: ReactNode;
}

/** Fields side by side, where they have room. */
export const FormRow = ({ columns, children }: FormRowProps) => (
  <div className={css.row} data-columns={columns}>
    {children}
  </div>
);
