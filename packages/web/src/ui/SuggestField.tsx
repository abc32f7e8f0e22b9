import { Autocomplete } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { seceneklerdeAra } from '../platform/search/eslesme.ts';
import type { FieldProps } from './Form.tsx';

export interface SuggestFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly string[];
  readonly maxLength: number;
}

/** One line of text with optional suggestions. */
export const SuggestField = ({ options, first, ...props }: SuggestFieldProps) => (
  <Autocomplete
    {...props}
    data-autofocus={first || undefined}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    data={[...options]}
    filter={seceneklerdeAra}
    limit={50}
  />
);
