import type { Saat } from '@masabasi/core/platform/time/tarih';
import { TextInput } from '@mantine/core';
import { useState } from 'react';

const TIME = /^([01]?\d|2[0-3])(?:[:.]?([0-5]\d))?$/;

/** Reads `9`, `9.05`, `0905` and `09:05`; null for an invalid time. */
function readTime(text: string): Saat | null {
  const m = TIME.exec(text.trim());
  return m ? `${m[1]!.padStart(2, '0')}:${m[2] ?? '00'}` : null;
}

export interface TimeFieldProps {
  readonly label: string;
  readonly value: Saat | null;
  readonly onChange: (time: Saat | null) => void;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly error?: string | false | undefined;
}

/** A typed time of day, 24 hours. An invalid text shows its error when the field is left, and counts as empty. */
export function TimeField({ label, value, onChange, disabled, required, error }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const wrong = typed !== null && typed.trim() !== '' && readTime(typed) === null;
  return (
    <TextInput
      label={label}
      placeholder="SS:DD"
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      disabled={disabled}
      required={required}
      value={typed ?? value ?? ''}
      error={left && wrong ? 'Saati 09:30 biçiminde yazınız.' : error}
      onFocus={(e) => e.currentTarget.select()}
      onChange={(e) => {
        setTyped(e.currentTarget.value);
        setLeft(false);
        onChange(readTime(e.currentTarget.value));
      }}
      onBlur={() => {
        setLeft(true);
        if (!wrong) setTyped(null);
      }}
    />
  );
}
