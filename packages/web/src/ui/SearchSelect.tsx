import { Select, type SelectProps } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { useState } from 'react';
import { seceneklerdeAra } from '../platform/search/eslesme.ts';
import { useLitOption } from './useLitOption.ts';

export interface SearchSelectProps extends Omit<SelectProps, 'data' | 'filter' | 'searchable'> {
  readonly data: readonly { readonly value: string; readonly label: string }[];
  /** True: the server has already filtered the options. */
  readonly found?: boolean;
}

/**
 * A choice with a Turkish search. Enter takes the highlighted first match. Choosing the present option again keeps it.
 */
export function SearchSelect({ data, found = false, onSearchChange, value, ...props }: SearchSelectProps) {
  const [typed, setTyped] = useState('');
  const chosen = data.find((o) => o.value === value)?.label;
  const lit = useLitOption(typed === chosen ? '' : typed, found ? data.map((o) => o.value).join() : '');
  return (
    <Select
      allowDeselect={false}
      {...props}
      {...lit}
      data={data}
      value={value ?? null}
      filter={found ? ({ options }) => options : seceneklerdeAra}
      onSearchChange={(text) => {
        setTyped(text);
        onSearchChange?.(text);
      }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      searchable
    />
  );
}
