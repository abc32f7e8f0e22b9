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

/** Fields beside each other, as far as there is room. */
export const FormRow = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>;
