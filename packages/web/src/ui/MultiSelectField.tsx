import { MultiSelect } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import type { FieldProps } from './Form.tsx';
import { offered, type Option } from './SelectField.tsx';

export interface MultiSelectFieldProps extends FieldProps {
  readonly value: readonly number[];
  readonly onChange: (value: number[]) => void;
  readonly options: readonly Option[];
  /** What the record has; it is offered to it, so that it can be seen and taken away. */
  readonly current?: readonly Option[];
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly nothingFound?: string;
  readonly maxValues?: number;
  /** Hears what is typed, where the server looks for the options. */
  readonly onSearch?: (text: string) => void;
}

const NONE: readonly never[] = [];

/** Several records of a list that is searched by typing. */
export const MultiSelectField = ({
  value,
  onChange,
  options,
  current = NONE,
  first,
  placeholder,
  nothingFound = 'Bulunamadı',
  onSearch,
  ...props
}: MultiSelectFieldProps) => (
  <MultiSelect
    {...props}
    placeholder={value.length === 0 ? placeholder : undefined}
    data-autofocus={first || undefined}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    data={offered(options, current)}
    value={value.map(String)}
    onChange={(v) => onChange(v.map(Number))}
    nothingFoundMessage={nothingFound}
    searchable
    {...(onSearch && { onSearchChange: onSearch, filter: ({ options: found }) => found })}
  />
);
