import { MaskedInput, type MaskedInputProps } from './MaskedInput.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface MaskedTextFieldProps
  extends
    Omit<TextFieldProps, 'name' | 'value' | 'onChange'>,
    Omit<MaskedInputProps, 'children' | 'value' | 'onChange'> {
  readonly value: string | null | undefined;
  readonly onChange: (value: string | null | undefined) => void;
  /** What is kept of what is typed. */
  readonly read?: (typed: string) => string;
}

/** A text whose value is not read: empty it stays as it is, and what stands there can be taken away. */
export const MaskedTextField = ({ name, masked, reveal, value, onChange, read, ...props }: MaskedTextFieldProps) => (
  <MaskedInput name={name} masked={masked} reveal={reveal} value={value} onChange={onChange}>
    {(state) => (
      <TextField
        {...props}
        {...state}
        value={value}
        onChange={(typed) => onChange((read ? read(typed) : typed) || undefined)}
      />
    )}
  </MaskedInput>
);
