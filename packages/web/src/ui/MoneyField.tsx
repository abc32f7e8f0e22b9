import { paraOku } from '@masabasi/core/para';
import { TextInput } from '@mantine/core';
import { useState } from 'react';

export interface MoneyFieldProps {
  readonly label: string;
  /** Null while what stands there is no sum. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly error?: string | false | undefined;
}

const write = (n: number): string => n.toFixed(2).replace('.', ',');

/** A sum of money with two decimals; groups of thousands may be typed. */
export function MoneyField({ label, value, onChange, error }: MoneyFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={14}
      className="tnum"
      value={typed ?? (value === null ? '' : write(value))}
      error={error}
      onFocus={(e) => e.currentTarget.select()}
      onChange={(e) => {
        setTyped(e.currentTarget.value);
        onChange(paraOku(e.currentTarget.value));
      }}
      onBlur={() => value !== null && setTyped(null)}
    />
  );
}
