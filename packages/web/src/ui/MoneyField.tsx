import { type Kurus, paraOku, paraYaz } from '@masabasi/core/platform/money/para';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FieldProps } from './Form.tsx';

export interface MoneyFieldProps extends FieldProps {
  /** Null while the text is no amount. */
  readonly value: Kurus | null;
  readonly onChange: (value: Kurus | null) => void;
  readonly currency: string;
}

/** An amount of money. Group separators and the currency may be typed. */
export function MoneyField({ value, onChange, currency, first, ...props }: MoneyFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      {...props}
      data-autofocus={first || undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      className="tnum"
      value={typed ?? (value === null ? '' : paraYaz(value))}
      onFocus={(e) => e.currentTarget.select()}
      onChange={(e) => {
        setTyped(e.currentTarget.value);
        onChange(paraOku(e.currentTarget.value, currency));
      }}
      onBlur={() => value !== null && setTyped(null)}
    />
  );
}
