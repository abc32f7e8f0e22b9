import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import type { FieldProps } from './Form.tsx';

export interface CheckFieldProps extends Omit<FieldProps, 'required' | 'first'> {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly className?: string;
}

export const CheckField = ({ value, onChange, ...props }: CheckFieldProps) => (
  <Checkbox {...props} checked={value} onChange={(e) => onChange(e.currentTarget.checked)} />
);
