import { type Kurus, paraOku, paraYaz } from '@masabasi/core/para';
import { TextInput } from '@mantine/core';
import { useState } from 'react';

export interface MoneyFieldProps {
  readonly label: string;
  /** Null while what stands there is no sum. */
  readonly value: Kurus | null;
  readonly onChange: (value: Kurus | null) => void;
  readonly currency: string;
  readonly error?: string | false | undefined;
}

/** A sum of money; groups of thousands and the currency may be typed. */
export function MoneyField({ label, value, onChange, currency, error }: MoneyFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      className="tnum"
      value={typed ?? (value === null ? '' : paraYaz(value))}
      error={error}
      onFocus={(e) => e.currentTarget.select()}
      onChange={(e) => {
        setTyped(e.currentTarget.value);
        onChange(paraOku(e.currentTarget.value, currency));
      }}
      onBlur={() => value !== null && setTyped(null)}
    />
  );
}
