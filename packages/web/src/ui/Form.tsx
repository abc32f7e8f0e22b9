import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import css from './Form.module.css';
import { useAskedEarly } from './useAskedEarly.ts';
import { useFocusKept } from './useFocusKept.ts';

/** A form as its frame sees it: `form.ts` makes it. */
export interface FormState {
  /** What is wrong with the whole, as a sentence; null: nothing. */
  readonly message: string | null;
  readonly isPending: boolean;
  /** It is on its way and takes nothing more: it closes with what was sent. */
  readonly held: boolean;
  /** Something was typed that is not saved. */
  readonly dirty: boolean;
  /** What was typed earlier and not saved stands in the fields again. */
  readonly restored: boolean;
  /** What was typed over an earlier version of the record, until somebody decides about it; null: nothing. */
  readonly older: { readonly restore: () => void; readonly discard: () => void } | null;
  /** The record is another than the one in the fields: what was typed stays kept, whoever closes the form. */
  readonly outdated: boolean;
  /** How often it began anew; fields that remember what is typed begin anew with it. */
  readonly round: number;
  /** Count of refused attempts; each one shows its first refusal. */
  readonly refusals: number;
  readonly submit: () => void;
  /** Puts back what stood in the fields at first, and forgets what was typed. */
  readonly reset: () => void;
}

/** What a form gives to one of its fields. */
export interface BoundField<T> {
  readonly name: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly error: string | undefined;
}

/** What every field of a form takes besides its value. */
export interface FieldProps {
  readonly label: string;
  readonly name?: string;
  readonly error?: string | false | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly description?: string | undefined;
  /** The first field of a dialog: the focus begins here. */
  readonly first?: boolean | undefined;
}

export interface FormProps {
  /** For a submit button that stands elsewhere, in a dialog's foot. */
  readonly id?: string;
  /** Called with a reader of the fields' texts by name. */
  readonly onSubmit: (text: (name: string) => string) => void;
  /** Count of refused attempts, given by a form of `form.ts`. */
  readonly refusals?: number;
  /** Takes nothing while what was typed is on its way. */
  readonly held?: boolean;
  /** Whether what it needs has been read: what is to be sent before is sent then. */
  readonly ready?: boolean;
  readonly children: ReactNode;
}

const CONTROL = 'input:not([type=hidden]), textarea, select, button, a[href], [tabindex]';
/** Fields that are wrong, their sentences, and sentences about the whole, in the order of the page. */
const REFUSED = '[aria-invalid="true"], [id$="-error"], [role="alert"]:not(:empty)';

/** Brings the first refusal into view and gives it the focus. A sentence about the whole takes it from no field that is being typed in. */
function showRefusal(form: HTMLElement): void {
  const refused = form.querySelector<HTMLElement>(REFUSED);
  if (refused === null) return;
  refused.scrollIntoView({ block: 'center' });
  if (refused.matches('[role="alert"]') && refused.closest('fieldset') === null) {
    if (document.activeElement?.matches('input, textarea')) return;
    refused.tabIndex = -1;
    refused.focus({ preventScroll: true });
    return;
  }
  const control = refused.matches(CONTROL)
    ? refused
    : (refused.closest('.mantine-InputWrapper-root, fieldset') ?? refused).querySelector<HTMLElement>(CONTROL);
  control?.focus({ preventScroll: true });
}

const FIELDS = 'input:not([type="hidden"]), textarea, select';

/** Does something that takes the pressed button away, and gives the focus to the form's first field. */
export const focusingForm = (act: () => void) => (e: MouseEvent<HTMLElement>) => {
  const form = e.currentTarget.closest('form');
  act();
  // The fields are drawn anew.
  setTimeout(() =>
    (form?.querySelector<HTMLElement>('[data-autofocus]') ?? form?.querySelector<HTMLElement>(FIELDS))?.focus(),
  );
};

function pressSubmit(form: HTMLFormElement | null): void {
  const buttons = [...(form?.elements ?? [])].filter((b) => b instanceof HTMLButtonElement);
  buttons.find((b) => b.type === 'submit')?.click();
}

/** The browser itself sends the form with Enter in these; a field with a list chooses from it. */
const SENDING = 'input:not([type="file"], [type="button"], [aria-haspopup])';

/** Tells in which element a key is to send the form, Ctrl+Enter anywhere or Enter in a field; a dialog that was opened from the form has its own. */
function sending(e: KeyboardEvent<HTMLFormElement>): { readonly ctrl: boolean; readonly at: Element } | null {
  if (e.key !== 'Enter' || e.nativeEvent.isComposing || e.defaultPrevented) return null;
  if (!(e.target instanceof Element) || !e.currentTarget.contains(e.target)) return null;
  const ctrl = e.ctrlKey || e.metaKey;
  return ctrl || e.target.matches(SENDING) ? { ctrl, at: e.target } : null;
}

/** A form whose messages are ours, not the browser's; the first field that is refused gets the focus. */
export function Form({ id, onSubmit, refusals, held = false, ready = true, children }: FormProps) {
  const ref = useRef<HTMLFormElement>(null);
  useFocusKept(ref, held);
  const askEarly = useAskedEarly(ready, () => pressSubmit(ref.current));
  const shown = useRef(0);
  useEffect(() => {
    // A held form takes no focus.
    if (held || !refusals || refusals === shown.current || ref.current === null) return;
    shown.current = refusals;
    showRefusal(ref.current);
  }, [refusals, held]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key is of all its fields
    <form
      ref={ref}
      id={id}
      className={css.form}
      noValidate
      inert={held}
      onKeyDown={(e) => {
        const key = sending(e);
        if (key === null) return;
        if (key.ctrl) e.preventDefault();
        if (!ready && key.at.matches(FIELDS)) askEarly(key.at);
        else if (key.ctrl) pressSubmit(e.currentTarget);
      }}
      onSubmit={(e) => {
        e.preventDefault();
        const form = e.currentTarget;
        const fields = new FormData(form);
        onSubmit((name) => {
          const value = fields.get(name);
          return typeof value === 'string' ? value : '';
        });
        if (refusals === undefined) setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      }}
    >
      {children}
    </form>
  );
}
