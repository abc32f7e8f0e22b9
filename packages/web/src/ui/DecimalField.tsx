import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';

const NUMBER = /^\d{1,4}(?:[.,]\d{0,2})?$/;

const read = (text: string): number | null => (NUMBER.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null);
/** Two decimals with a comma, no grouping: `1234,50`. */
const write = (n: number): string => n.toFixed(2).replace('.', ',');

export interface DecimalFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
}

/** A number that is not negative, with two decimals; what is no number says so when the field is left. */
export function DecimalField({ label, value, onChange, description, disabled }: DecimalFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const wrong = typed !== null && typed.trim() !== '' && read(typed) === null;
  return (
    <TextInput
      label={label}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="decimal"
      autoComplete="off"
      maxLength={7}
      disabled={disabled}
      className="tnum"
      value={typed ?? (value === null ? '' : write(value))}
      error={left && wrong && 'En çok iki ondalıklı bir sayı yazınız.'}
      onFocus={(e) => e.currentTarget.select()}
      onChange={(e) => {
        setTyped(e.currentTarget.value);
        setLeft(false);
        onChange(read(e.currentTarget.value));
      }}
      onBlur={() => {
        setLeft(true);
        if (!wrong) setTyped(null);
      }}
    />
  );
}
