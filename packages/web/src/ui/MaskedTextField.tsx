import { MaskedInput, type MaskedInputProps } from './MaskedInput.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface MaskedTextFieldProps
  extends
    Omit<TextFieldProps, 'name' | 'value' | 'onChange'>,
    Omit<MaskedInputProps, 'children' | 'value' | 'onChange'> {
  readonly value: string | null | undefined;
  readonly onChange: (value: string | null | undefined) => void;
  /** Converts the typed text before it is stored. */
  readonly read?: (typed: string) => string;
}

/** A text for a value that is not read. Left empty, the stored value stays; a button deletes it. */
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
