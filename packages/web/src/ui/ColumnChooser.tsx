import { Button, Flex, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ChoiceField } from './ChoiceField.tsx';
import { Columns } from './Columns.tsx';
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

const FIELDS = 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))';

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
    <Flex
      component="section"
      direction="column"
      gap={12}
      p={12}
      bd="1px solid var(--line)"
      bdrs={8}
      aria-label="Sütunlar"
    >
      <Text component="h3" fz={14} fw={600}>
        Hangi sütun ne?
      </Text>
      <Columns of={FIELDS} gap={12}>
        <ChoiceField
          label="Başlık satırı"
          value={heading}
          onChange={onHeading}
          options={noHeading ? [{ value: -1, label: 'Başlık yok' }, ...choices] : choices}
        />
        {settings}
      </Columns>
      <Columns of={FIELDS} gap={12}>
        {children}
      </Columns>
      <FormError message={error} />
      {submit && (
        <div>
          <Button loading={submit.loading} onClick={submit.onClick}>
            {submit.label}
          </Button>
        </div>
      )}
    </Flex>
  );
}
