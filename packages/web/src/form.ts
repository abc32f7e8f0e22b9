import type { Alan, Alanlar } from '@masabasi/core/alanlar';
import type { Endpoint, Girdi } from '@masabasi/core/endpoint';
import { useForm as useLibraryForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { type FormActionOptions, useFormAction } from './api.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import type { BoundField, FormState } from './ui/Form.tsx';

/** What is wrong with each field, by the rule of core that the server asks, too. */
export type FormErrors<V> = { readonly [K in keyof V]?: string | false | undefined };

export interface FormOptions<V extends object, E extends Endpoint> extends FormActionOptions<E> {
  /** What stands in the fields when the form opens. */
  readonly initial: () => V;
  readonly errors?: (values: V) => FormErrors<V>;
  /** What is sent of values with which nothing is wrong; null: nothing, as the person was asked something and said no. */
  readonly request: (values: V) => (Girdi<E> & object) | null | Promise<(Girdi<E> & object) | null>;
  /**
   * Names what is typed, with the record and its version, until it is saved: it stands in the form again after the page
   * was left or broke. Null: it is not kept.
   */
  readonly draft: string | null;
  /** Fields that are never kept. */
  readonly secret?: readonly (keyof V & string)[];
}

export interface Form<V extends object, E extends Endpoint> extends FormState {
  readonly values: V;
  readonly set: (changed: Partial<V>) => void;
  /** What a field is given: `<TextField {...form.field('Ad')} label="Ad" />`. */
  readonly field: <K extends keyof V & string>(name: K) => BoundField<V[K]>;
  /** Sends with something added to the request: what the person has answered to a question of the server. */
  readonly submitWith: (added: Partial<Girdi<E>>) => void;
  readonly setMessage: (message: string | null) => void;
}

const KEEP_MS = 400;
const NONE: readonly never[] = [];

/**
 * A form: its values, what is wrong with them, and what sends them. What was typed stays through every refusal, error,
 * lost session and lost connection. What is wrong shows from the first attempt on, and then follows what is typed.
 */
export function useForm<V extends object, E extends Endpoint>(
  endpoint: E,
  { initial, errors, request, draft, secret = NONE, onSuccess, ...options }: FormOptions<V, E>,
): Form<V, E> {
  const [first] = useState(initial);
  const [kept] = useState(() => (draft === null ? null : readDraft(draft)));
  const { values, getValues, setValues, ...library } = useLibraryForm<V>({ mode: 'controlled', initialValues: first });
  const [restored, setRestored] = useState(kept !== null);
  const [tried, setTried] = useState(false);
  const dirty = library.isDirty();
  const wrong = (v: V): FormErrors<V> => errors?.(v) ?? {};
  const shown: FormErrors<V> = tried ? wrong(values) : {};
  const forget = () => {
    if (draft !== null) dropDraft(draft);
  };

  useEffect(() => {
    if (kept !== null) setValues((now) => ({ ...now, ...kept }));
  }, [kept, setValues]);
  useEffect(() => {
    if (draft === null || !dirty) return undefined;
    const names = Object.keys(values).filter((name) => !secret.some((s) => s === name));
    const timer = setTimeout(
      () => keepDraft(draft, Object.fromEntries(names.map((n) => [n, values[n as keyof V]]))),
      KEEP_MS,
    );
    return () => clearTimeout(timer);
  }, [draft, dirty, secret, values]);
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (e: BeforeUnloadEvent) => e.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  const action = useFormAction(endpoint, {
    ...options,
    onSuccess: (...answer) => {
      forget();
      return onSuccess?.(...answer);
    },
  });
  const send = async (added: Partial<Girdi<E>>) => {
    setTried(true);
    action.setMessage(null);
    const typed = getValues();
    if (Object.values(wrong(typed)).some(Boolean)) return;
    const fields = await request(typed);
    if (fields !== null) action.mutate({ ...fields, ...added });
  };
  return {
    values,
    set: (changed) => setValues((now) => ({ ...now, ...changed })),
    field: (name) => ({
      name,
      value: values[name],
      error: shown[name] || undefined,
      onChange: (value) => setValues((now) => ({ ...now, [name]: value })),
    }),
    message: action.message,
    setMessage: action.setMessage,
    isPending: action.isPending,
    dirty,
    restored,
    submit: () => void send({}),
    submitWith: (added) => void send(added),
    reset: () => {
      forget();
      setRestored(false);
      setTried(false);
      action.setMessage(null);
      setValues(() => first);
    },
  };
}

/**
 * The fields of a form as their record declares them: `<TextField {...alan('Unvan')} />` has its label and its limit from
 * there.
 */
export const declaredFields =
  <A extends Alanlar, V extends { readonly [K in keyof A]?: unknown }, E extends Endpoint>(
    form: Form<V, E>,
    alanlar: A,
  ) =>
  <K extends keyof A & keyof V & string>(name: K) => {
    const a: Alan = alanlar[name]!;
    return { ...form.field(name), label: a.baslik, ...(a.tur === 'metin' && { maxLength: a.enCok }) };
  };
