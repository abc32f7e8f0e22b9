import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';

const NUMBER = /^[-−]?\d{1,4}(?:[.,]\d{0,2})?$/;

const read = (text: string, signed: boolean): number | null => {
  const plain = text.trim().replace('−', '-').replace(',', '.');
  return NUMBER.test(text.trim()) && (signed || !plain.startsWith('-')) ? Number(plain) : null;
};
/** Two decimals with a comma, without grouping: `1234,50`. */
const write = (n: number): string => n.toFixed(2).replace('.', ',').replace('-', '−');

export interface DecimalFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly error?: string | false | undefined;
  /** True: negative numbers are allowed. */
  readonly signed?: boolean;
}

/** A number with two decimals, not negative unless `signed`. An invalid text shows its error when the field is left. */
export function DecimalField({
  label,
  value,
  onChange,
  description,
  disabled,
  required,
  error,
  signed = false,
}: DecimalFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const wrong = typed !== null && typed.trim() !== '' && read(typed, signed) === null;
  return (
    <TextInput
      label={label}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      // The number pad of a phone has no minus.
      inputMode={signed ? 'text' : 'decimal'}
      required={required}
      autoComplete="off"
      maxLength={8}
      disabled={disabled}
      className="tnum"
      value={typed ?? (value === null ? '' : write(value))}
      error={left && wrong ? 'En çok iki ondalıklı bir sayı yazınız.' : error}
      onFocus={(e) => e.currentTarget.select()}
      onChange={(e) => {
        setTyped(e.currentTarget.value);
        setLeft(false);
        onChange(read(e.currentTarget.value, signed));
      }}
      onBlur={() => {
        setLeft(true);
        if (!wrong) setTyped(null);
      }}
    />
  );
}
