import { type ReactNode, useId } from 'react';
import css from './Secim.module.css';

export interface SecimProps<T extends string> {
  /** Names the group for a screen reader. */
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string; readonly icon?: ReactNode }[];
  readonly onChange: (value: T) => void;
}

/**
 * One of a few options: radio buttons that look like one control. With an icon, only a screen reader reads the word.
 */
export function Secim<T extends string>({ label, value, options, onChange }: SecimProps<T>) {
  const ad = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.secim}>
      {options.map((o) => (
        <label key={o.value} className={css.secenek} title={o.icon ? o.label : undefined}>
          <input
            type="radio"
            name={ad}
            className={css.dugme}
            value={o.value}
            checked={o.value === value}
            onChange={() => onChange(o.value)}
          />
          {o.icon}
          <span className={o.icon ? 'visually-hidden' : undefined}>{o.label}</span>
        </label>
      ))}
    </div>
  );
}
