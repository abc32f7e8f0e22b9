import type { ReactNode } from 'react';
import css from './FormSection.module.css';

export interface FormSectionProps {
  readonly name: string;
  /** None of its fields can be changed. */
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
  /** So many columns where there is room, though fewer fields stand in it; without it, as many as there are fields. */
  readonly columns?: 2 | 3;
  readonly children: ReactNode;
}

/** Fields beside each other, as far as there is room. */
export const FormRow = ({ columns, children }: FormRowProps) => (
  <div className={css.row} data-columns={columns}>
    {children}
  </div>
);
