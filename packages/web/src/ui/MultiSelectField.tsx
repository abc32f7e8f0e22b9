import { MultiSelect } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import type { FieldProps } from './Form.tsx';
import { useState } from 'react';
import { CREATE, type CreateLine, optionsFilter, searchedOptions } from './searchedOptions.ts';
import css from './SearchSelect.module.css';
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
  /** True while the server still looks for the typed text: the options are those of an earlier one. */
  readonly searching?: boolean;
  /** A last line that makes a new record of the typed text, for a person who may create one. */
  readonly create?: CreateLine | undefined;
}

const NONE: readonly never[] = [];

/**
 * Choice of several records with a Turkish search, which forgives one typing mistake. Enter takes the highlighted first
 * match.
 */
export function MultiSelectField({
  value,
  onChange,
  options,
  current = NONE,
  first,
  placeholder,
  nothingFound = 'Bulunamadı',
  onSearch,
  searching = false,
  create,
  ...props
}: MultiSelectFieldProps) {
  const [typed, setTyped] = useState('');
  /** The text of the new record whose form is open; null: none is. */
  const [made, setMade] = useState<string | null>(null);
  const found = onSearch !== undefined;
  const chosen = value.map(String);
  const data = searchedOptions({
    options: offered(options, current),
    typed,
    chosen,
    found,
    searching,
    create,
    nothing: nothingFound,
  });
  const lit = useLitOption(typed, found ? data.map((o) => o.value).join() : '', searching);
  return (
    <>
      <MultiSelect
        {...props}
        {...lit}
        classNames={{ option: css.option! }}
        placeholder={value.length === 0 ? placeholder : undefined}
        data-autofocus={first || undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={data}
        value={chosen}
        onChange={(v) => {
          if (v.includes(CREATE)) {
            create?.onCreate?.(typed.trim());
            if (create?.form) setMade(typed.trim());
          } else onChange(v.map(Number));
        }}
        nothingFoundMessage={nothingFound}
        filter={optionsFilter(found)}
        onSearchChange={(text) => {
          setTyped(text);
          onSearch?.(text);
        }}
        searchable
      />
      {made !== null && create?.form?.(made, () => setMade(null))}
    </>
  );
}
