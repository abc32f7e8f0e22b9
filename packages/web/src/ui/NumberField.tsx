import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly max: number;
  readonly description?: ReactNode;
  readonly error?: string | false | undefined;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** First field of a dialog: the focus starts here. */
  readonly first?: boolean;
}

/** A whole number from 0. Other keys than digits do nothing, and a larger number becomes `max`. */
export const NumberField = ({ value, onChange, max, first, ...props }: NumberFieldProps) => (
  <TextInput
    {...props}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    className="tnum"
    data-autofocus={first || undefined}
    inputMode="numeric"
    autoComplete="off"
    value={value ?? ''}
    onFocus={(e) => e.currentTarget.select()}
    onChange={(e) => {
      const digits = e.currentTarget.value.replace(/\D/g, '');
      onChange(digits === '' ? null : Math.min(max, Number(digits)));
    }}
  />
);
