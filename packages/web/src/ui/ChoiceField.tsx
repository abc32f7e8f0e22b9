import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldProps } from './Form.tsx';

export interface Choice<T> {
  readonly value: T;
  readonly label: string;
}

export interface ChoiceFieldProps<T extends string | number | boolean | null> extends FieldProps {
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** A few options. One with null means no choice. */
  readonly options: readonly Choice<T>[];
  /** Only a screen reader reads the label, because the row above shows it. */
  readonly hideLabel?: boolean;
  /** Content before the chosen option. */
  readonly leftSection?: ReactNode;
}

/** Choice of one among a few options. */
export function ChoiceField<T extends string | number | boolean | null>({
  value,
  onChange,
  options,
  first,
  hideLabel = false,
  ...props
}: ChoiceFieldProps<T>) {
  return (
    <NativeSelect
      {...props}
      labelProps={{ className: hideLabel ? 'visually-hidden' : undefined }}
      data-autofocus={first || undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={options.map((o) => ({ value: String(o.value ?? ''), label: o.label }))}
      value={String(value ?? '')}
      onChange={(e) => {
        const chosen = options.find((o) => String(o.value ?? '') === e.currentTarget.value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}
