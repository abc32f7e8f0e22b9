import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ChoiceField } from './ChoiceField.tsx';
import css from './ColumnChooser.module.css';
import { FormError } from './FormError.tsx';

export interface ColumnChooserProps {
  readonly rows: readonly (readonly string[])[];
  /** Index of the heading row; -1 for none. */
  readonly heading: number;
  readonly onHeading: (row: number) => void;
  /** True when a table without headings can be read. */
  readonly noHeading?: boolean;
  /** Fields about the whole table, before the fields of columns. */
  readonly settings?: ReactNode;
  /** One field for each column, or one column choice for each field. */
  readonly children: ReactNode;
  readonly error: string | null;
  /** The button that reads the table. Absent: the surrounding dialog has it. */
  readonly submit?: { readonly label: string; readonly loading: boolean; readonly onClick: () => void };
}

const rowText = (row: readonly string[]): string =>
  row
    .filter((c) => c !== '')
    .join(' | ')
    .slice(0, 60);

/** A person chooses here the heading row and the field of each column. */
export function ColumnChooser({
  rows,
  heading,
  onHeading,
  noHeading = false,
  settings,
  children,
  error,
  submit,
}: ColumnChooserProps) {
  const choices = rows.flatMap((row, n) =>
    rowText(row) === '' ? [] : [{ value: n, label: `${n + 1}: ${rowText(row)}` }],
  );
  return (
    <section className={css.chooser} aria-label="Sütunlar">
      <h3 className={css.title}>Hangi sütun ne?</h3>
      <div className={css.fields}>
        <ChoiceField
          label="Başlık satırı"
          value={heading}
          onChange={onHeading}
          options={noHeading ? [{ value: -1, label: 'Başlık yok' }, ...choices] : choices}
        />
        {settings}
      </div>
      <div className={css.fields}>{children}</div>
      <FormError message={error} />
      {submit && (
        <div>
          <Button loading={submit.loading} onClick={submit.onClick}>
            {submit.label}
          </Button>
        </div>
      )}
    </section>
  );
}
