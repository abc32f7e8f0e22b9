import type { ReactNode } from 'react';
import { Columns } from './Columns.tsx';
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

const COLUMNS = {
  2: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  3: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
};

/** Fields side by side, where they have room. */
export const FormRow = ({ columns, children }: FormRowProps) => (
  <Columns
    of={columns ? COLUMNS[columns] : 'repeat(auto-fit, minmax(150px, 1fr))'}
    gap={columns ? '12px 16px' : 16}
    align="start"
  >
    {children}
  </Columns>
);
