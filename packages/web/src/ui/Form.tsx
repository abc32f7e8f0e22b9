import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useAskedEarly } from './useAskedEarly.ts';
import { useFocusKept } from './useFocusKept.ts';
import css from './Form.module.css';

/** The state of a form for its frame; `form.ts` makes it. */
export interface FormState {
  /** Error of the whole form, as a sentence; null for none. */
  readonly message: string | null;
  readonly isPending: boolean;
  /** True while the form is sent and takes no input, because it closes then. */
  readonly held: boolean;
  /** True when typed text is not saved. */
  readonly dirty: boolean;
  /** True when the fields hold an earlier unsaved draft. */
  readonly restored: boolean;
  /** A draft typed over an earlier version of the record, until the person decides about it; null for none. */
  readonly older: { readonly restore: () => void; readonly discard: () => void } | null;
  /** True when the record has a newer version than the fields: the draft then stays after the form closes. */
  readonly outdated: boolean;
  /** Number of new starts. Fields that remember typed text begin anew with it. */
  readonly round: number;
  /** Number of refused attempts. Each one shows its first refusal. */
  readonly refusals: number;
  readonly submit: () => void;
  /** Restores the initial values and deletes the draft. */
  readonly reset: () => void;
}

/** Props that a form gives to a field. */
export interface BoundField<T> {
  readonly name: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly error: string | undefined;
}

/** Props of every field besides its value. */
export interface FieldProps {
  readonly label: string;
  readonly name?: string;
  readonly error?: string | false | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly description?: string | undefined;
  /** True for the first field of a dialog: it takes the initial focus. */
  readonly first?: boolean | undefined;
}

export interface FormProps {
  /** For a submit button outside the form, in the foot of a dialog. */
  readonly id?: string;
  /** Called with a function that reads a field's text by its name. */
  readonly onSubmit: (text: (name: string) => string) => void;
  /** Number of refused attempts, given by a form of `form.ts`. */
  readonly refusals?: number;
  /** True while the form is sent: it takes no input. */
  readonly held?: boolean;
  /** False while data of the form is read. A submit before that is carried out then. */
  readonly ready?: boolean;
  readonly children: ReactNode;
}

const CONTROL = 'input:not([type=hidden]), textarea, select, button, a[href], [tabindex]';
/** Invalid fields, their errors, and errors of the whole form, in the order of the page. */
const REFUSED = '[aria-invalid="true"], [id$="-error"], [role="alert"]:not(:empty)';

/** Scrolls to the first refusal and focuses it. An error of the whole form takes the focus from no field in use. */
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

/** Runs an act that removes the pressed button, and focuses the form's first field. */
export const focusingForm = (act: () => void) => (e: MouseEvent<HTMLElement>) => {
  const form = e.currentTarget.closest('form');
  act();
  // React draws the fields again first.
  setTimeout(() =>
    (form?.querySelector<HTMLElement>('[data-autofocus]') ?? form?.querySelector<HTMLElement>(FIELDS))?.focus(),
  );
};

function pressSubmit(form: HTMLFormElement | null): void {
  const buttons = [...(form?.elements ?? [])].filter((b) => b instanceof HTMLButtonElement);
  buttons.find((b) => b.type === 'submit')?.click();
}

/** In these fields the browser submits the form with Enter. In a field with a list Enter chooses an option. */
const SENDING = 'input:not([type="file"], [type="button"], [aria-haspopup])';

/**
 * The element whose key submits the form: Ctrl+Enter anywhere, or Enter in a field. Null inside a dialog opened from
 * the form, which has keys of its own.
 */
function sending(e: KeyboardEvent<HTMLFormElement>): { readonly ctrl: boolean; readonly at: Element } | null {
  if (e.key !== 'Enter' || e.nativeEvent.isComposing || e.defaultPrevented) return null;
  if (!(e.target instanceof Element) || !e.currentTarget.contains(e.target)) return null;
  const ctrl = e.ctrlKey || e.metaKey;
  return ctrl || e.target.matches(SENDING) ? { ctrl, at: e.target } : null;
}

/** A form with our own messages instead of the browser's. The first invalid field gets the focus. */
export function Form({ id, onSubmit, refusals, held = false, ready = true, children }: FormProps) {
  const ref = useRef<HTMLFormElement>(null);
  useFocusKept(ref, held);
  const askEarly = useAskedEarly(ready, () => pressSubmit(ref.current));
  const shown = useRef(0);
  useEffect(() => {
    // A locked form takes no focus.
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
        // The form of a dialog that was opened from this one is sent alone.
        if (e.target !== e.currentTarget) return;
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
