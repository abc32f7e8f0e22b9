import type { ReactNode } from 'react';
import css from './Form.module.css';

export interface FormProps {
  /** For a submit button that stands elsewhere, in a dialog's foot. */
  readonly id?: string;
  /** Called with a reader of the fields' texts by name. */
  readonly onSubmit: (text: (name: string) => string) => void;
  readonly children: ReactNode;
}

/** A form whose messages are ours, not the browser's; the first field that is refused gets the focus. */
export const Form = ({ id, onSubmit, children }: FormProps) => (
  <form
    id={id}
    className={css.form}
    noValidate
    onSubmit={(e) => {
      e.preventDefault();
      const form = e.currentTarget;
      const fields = new FormData(form);
      onSubmit((name) => {
        const value = fields.get(name);
        return typeof value === 'string' ? value : '';
      });
      setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    }}
  >
    {children}
  </form>
);
