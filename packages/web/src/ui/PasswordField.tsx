import { PasswordInput } from '@mantine/core';
import type { FieldProps } from './Form.tsx';

export interface PasswordFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
}

const SHOW = { 'aria-label': 'Parolayı göster veya gizle' };

/** A password, with a button to show it. */
export const PasswordField = ({ value, onChange, first, ...props }: PasswordFieldProps) => (
  <PasswordInput
    {...props}
    data-autofocus={first || undefined}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    visibilityToggleButtonProps={SHOW}
    value={value}
    onChange={(e) => onChange(e.currentTarget.value)}
  />
);
