import { Textarea } from '@mantine/core';
import type { KeyboardEventHandler, Ref } from 'react';
import type { FieldProps } from './Form.tsx';

export interface TextAreaFieldProps extends FieldProps {
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  readonly placeholder?: string;
  readonly rows?: number;
  /** The field grows with its text up to this number of lines. */
  readonly maxRows?: number;
  readonly onKeyDown?: KeyboardEventHandler;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

export const TextAreaField = ({ value, onChange, first, rows = 3, maxRows, ...props }: TextAreaFieldProps) => (
  <Textarea
    {...props}
    {...(maxRows === undefined ? { rows } : { autosize: true, minRows: rows, maxRows })}
    data-autofocus={first || undefined}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    value={value ?? ''}
    onChange={(e) => onChange(e.currentTarget.value)}
  />
);
