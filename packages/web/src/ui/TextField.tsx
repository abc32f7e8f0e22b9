import { TextInput } from '@mantine/core';
import type { Ref } from 'react';
import type { FieldProps } from './Form.tsx';

export interface TextFieldProps extends Omit<FieldProps, 'label'> {
  /** Undefined when the row above shows it; the name is then the `aria-label`. */
  readonly label: string | undefined;
  readonly 'aria-label'?: string;
  readonly value: string | null | undefined;
  readonly onChange: (value: string) => void;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly type?: 'text' | 'email' | 'tel' | 'url';
  readonly inputMode?: 'numeric' | 'text' | 'email' | 'url';
  readonly autoComplete?: string;
  readonly autoCapitalize?: 'none';
  readonly spellCheck?: boolean;
  readonly className?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

export const TextField = ({ value, onChange, first, autoComplete = 'off', ...props }: TextFieldProps) => (
  <TextInput
    {...props}
    autoComplete={autoComplete}
    data-autofocus={first || undefined}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    value={value ?? ''}
    onChange={(e) => onChange(e.currentTarget.value)}
  />
);
