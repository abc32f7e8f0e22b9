import { MultiSelect } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import type { FieldProps } from './Form.tsx';
import { useState } from 'react';
import { seceneklerdeAra } from '../platform/search/eslesme.ts';
import { offered, type Option } from './SelectField.tsx';
import { useLitOption } from './useLitOption.ts';

export interface MultiSelectFieldProps extends FieldProps {
  readonly value: readonly number[];
  readonly onChange: (value: number[]) => void;
  readonly options: readonly Option[];
  /** Present choices of the record. They stay on offer, so that they can be seen and removed. */
  readonly current?: readonly Option[];
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly nothingFound?: string;
  readonly maxValues?: number;
  /** Called with the typed text when the server searches the options. */
  readonly onSearch?: (text: string) => void;
}

const NONE: readonly never[] = [];

/** Choice of several records with a search. Enter takes the highlighted first match. */
export function MultiSelectField({
  value,
  onChange,
  options,
  current = NONE,
  first,
  placeholder,
  nothingFound = 'Bulunamadı',
  onSearch,
  ...props
}: MultiSelectFieldProps) {
  const [typed, setTyped] = useState('');
  const data = offered(options, current);
  const lit = useLitOption(typed, onSearch ? data.map((o) => o.value).join() : '');
  return (
    <MultiSelect
      {...props}
      {...lit}
      placeholder={value.length === 0 ? placeholder : undefined}
      data-autofocus={first || undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={data}
      value={value.map(String)}
      onChange={(v) => onChange(v.map(Number))}
      nothingFoundMessage={nothingFound}
      filter={onSearch ? ({ options: found }) => found : seceneklerdeAra}
      onSearchChange={(text) => {
        setTyped(text);
        onSearch?.(text);
      }}
      searchable
    />
  );
}
