import type { Call } from '@masabasi/core/platform/call/call';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { useForm as useLibraryForm } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FormActionOptions, useFormAction } from '../call/api.ts';
import { ApiError } from '../call/cagri.ts';
import {
  dropDraft,
  keepDraft,
  type KeptDraft,
  leftOver,
  packed,
  packedOlder,
  readDraft,
  type RecordDraft,
  type SavedDraft,
  whileWriting,
} from './drafts.ts';
import { changedSince, type Sent, typedSince } from './typedSince.ts';
import type { BoundField, FormState } from '../../ui/Form.tsx';
import { useListener } from '../../ui/useListener.ts';

/** Errors by field, from the rule of core that the server uses, too. */
export type FormErrors<V> = { readonly [K in keyof V]?: string | false | undefined };

type Request<E extends Call> = (Girdi<E> & object) | string | null;

export interface FormOptions<V extends object, E extends Call> extends Omit<
  FormActionOptions<E>,
  'draftHeader' | 'onSaved'
> {
  /** Values of the fields when the form opens. */
  readonly initial: () => V;
  readonly errors?: (values: V) => FormErrors<V>;
  /** Called when a form with field errors is sent, to show more than the errors at the fields. */
  readonly onWrong?: (wrong: FormErrors<V>) => void;
  /**
   * Builds the request from valid values. A text is an error of the whole form. Null sends nothing, because the person
   * answered no to a question. It may read first: the sentence of an `ApiError` is shown.
   */
  readonly request: (values: V) => Request<E> | Promise<Request<E>>;
  /**
   * Name of the draft, which is stored until the form is saved and returns after the page was left or crashed. For a
   * record that other people change, too, it has a version: when the record has another version by then, the draft is
   * only offered. Null: nothing is stored. With the answer of `useServerDraft` the draft is stored on the server, too,
   * and appears in every browser of the person.
   */
  readonly draft: string | RecordDraft | KeptDraft | null;
  /** Fields that are never stored. */
  readonly secret?: readonly (keyof V & string)[];
  /**
   * For a form that stays open for the next row or text: after a success it begins anew, and of these fields only text
   * typed after sending stays. Every other form is locked while it is sent, because it closes then.
   */
  readonly next?: readonly (keyof V & string)[];
}

export interface Form<V extends object, E extends Call> extends FormState {
  readonly values: V;
  readonly set: (changed: Partial<V>) => void;
  /** Props of a field: `<TextField {...form.field('Ad')} label="Ad" />`. */
  readonly field: <K extends keyof V & string>(name: K) => BoundField<V[K]>;
  /** Sends with additions to the request, for example the answer to a question of the server. */
  readonly submitWith: (added: Partial<Girdi<E>>) => void;
  readonly setMessage: (message: string | null) => void;
}

const KEEP_MS = 400;
const OUTDATED = 'Yazdıklarınız duruyor: pencereyi kapatıp yeniden açınız, güncel hâlinin üzerine geri getiriniz.';

const inBrowser = ({ name, version }: Pick<KeptDraft, 'name' | 'version'>): KeptDraft => ({
  name,
  version,
  get found() {
    return readDraft(name);
  },
  keep: (values) => keepDraft(name, values),
  drop: () => dropDraft(name),
  save: () => null,
});
const copyOf = (draft: string | RecordDraft | KeptDraft | null): KeptDraft | null => {
  if (typeof draft === 'string') return inBrowser({ name: draft });
  return draft === null || 'keep' in draft ? draft : inBrowser(draft);
};
const NONE: readonly never[] = [];

/**
 * A form: its values, its errors and its sending. The typed text stays through every refusal, error, expired session
 * and lost connection. Errors show from the first attempt on, and then follow the typing.
 */
export function useForm<V extends object, E extends Call>(
  endpoint: E,
  { initial, errors, onWrong, request, draft, secret = NONE, next, onSuccess, ...options }: FormOptions<V, E>,
): Form<V, E> {
  const [first] = useState(initial);
  const copy = copyOf(draft);
  // The person edits this version, even when the record changes while the form is open.
  const [version] = useState(copy?.version);
  const [{ kept, older: left }] = useState(() => leftOver(copy?.found ?? null, first, version));
  const [older, setOlder] = useState(left);
  const [outdated, setOutdated] = useState(false);
  const { values, getValues, setValues, resetDirty, ...library } = useLibraryForm<V>({
    mode: 'controlled',
    initialValues: first,
  });
  const [restored, setRestored] = useState(kept !== null);
  const [tried, setTried] = useState(false);
  const [round, setRound] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const [preparing, setPreparing] = useState(false);
  const sent = useRef<Sent<V> | null>(null);
  const saved = useRef<SavedDraft | null>(null);
  const endSave = (success: boolean) => {
    saved.current?.end(success);
    saved.current = null;
  };
  const refused = () => setRefusals((n) => n + 1);
  const dirty = library.isDirty();
  const wrong = (v: V): FormErrors<V> => errors?.(v) ?? {};
  const shown: FormErrors<V> = tried ? wrong(values) : {};
  const keeping = useKeeping({ values, first, dirty, secret, copy, version, older });
  const set = (changed: Partial<V>) => {
    if (sent.current) sent.current = changedSince(sent.current, changed);
    keeping.goOn();
    setValues((now) => ({ ...now, ...changed }));
  };
  const begin = (rest: V | null) => {
    keeping.forget();
    setRestored(false);
    setTried(false);
    setOutdated(false);
    // Fields keep the text that is being typed.
    if (rest === null) setRound((r) => r + 1);
    action.setMessage(null);
    setValues(() => rest ?? first);
    resetDirty(first);
  };

  useEffect(() => {
    if (kept !== null) setValues((now) => ({ ...now, ...kept }));
  }, [kept, setValues]);
  useListener('window', 'beforeunload', (e) => e.preventDefault(), { active: dirty });

  const action = useFormAction(endpoint, {
    ...(version !== undefined && { conflict: OUTDATED }),
    ...options,
    draftHeader: () => saved.current?.header,
    onSaved: () => {
      endSave(true);
      // The screens read again for some seconds. A page left meanwhile must not bring the saved text back.
      const typedOn = next && sent.current && typedSince(getValues(), sent.current, first, next) !== null;
      if (!typedOn) keeping.rest();
    },
    onError: (error, fields) => {
      endSave(false);
      if (error.status === 409 && version !== undefined) setOutdated(true);
      refused();
      options.onError?.(error, fields);
    },
    onRefusal: (...answer) => {
      endSave(false);
      refused();
      return options.onRefusal?.(...answer) === true;
    },
    onSuccess: (...answer) => {
      if (next && sent.current) begin(typedSince(getValues(), sent.current, first, next));
      else {
        keeping.forget();
        resetDirty(getValues());
      }
      return onSuccess?.(...answer);
    },
  });
  const send = async (added: Partial<Girdi<E>>) => {
    setTried(true);
    action.setMessage(null);
    const typed = getValues();
    const found = wrong(typed);
    if (Object.values(found).some(Boolean)) {
      refused();
      onWrong?.(found);
      return;
    }
    endSave(false);
    saved.current = keeping.save();
    let isSent = false;
    try {
      const asked = request(typed);
      if (asked instanceof Promise) setPreparing(true);
      const fields = await asked;
      if (typeof fields === 'string') {
        action.setMessage(fields);
        refused();
      } else if (fields !== null) {
        sent.current = { values: typed, anew: new Set() };
        isSent = true;
        action.mutate({ ...fields, ...added });
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      action.setMessage(error.message);
      refused();
    } finally {
      setPreparing(false);
      if (!isSent) endSave(false);
    }
  };
  return {
    values,
    set,
    field: (name) => ({
      name,
      value: values[name],
      error: shown[name] || undefined,
      onChange: (value) => {
        const changed: Partial<V> = {};
        changed[name] = value;
        set(changed);
      },
    }),
    message: action.message,
    setMessage: action.setMessage,
    isPending: action.isPending,
    held: next === undefined && (preparing || action.isPending),
    dirty,
    restored,
    older: older && {
      restore: () => {
        setValues((now) => ({ ...now, ...older }));
        setRound((r) => r + 1);
        setOlder(null);
      },
      discard: () => setOlder(null),
    },
    outdated,
    round,
    refusals,
    submit: () => void send({}),
    submitWith: (added) => void send(added),
    reset: () => begin(null),
  };
}

interface Keeping<V> {
  readonly values: V;
  readonly first: V;
  readonly dirty: boolean;
  readonly secret: readonly string[];
  readonly copy: KeptDraft | null;
  readonly version: number | undefined;
  readonly older: Partial<V> | null;
}

interface Keeper {
  /** Deletes the draft. */
  forget(): void;
  /** Deletes the draft and stores none, until somebody types again. */
  rest(): void;
  goOn(): void;
  /** Stores what is typed so far, and begins a save that names it. */
  save(): SavedDraft | null;
}

/** Stores the draft at every pause, and at once when the page becomes hidden or the form closes. */
function useKeeping<V extends object>(o: Keeping<V>): Keeper {
  const { values, first, dirty, secret, copy, version, older } = o;
  /** The pending store of the draft. */
  const unkept = useRef<(() => void) | null>(null);
  const resting = useRef(false);
  const name = copy?.name ?? null;
  const latest = useEffectEvent(() => copy);
  useEffect(() => {
    if (name === null) return undefined;
    const now = () => {
      unkept.current = null;
      if (resting.current) return;
      const typed = Object.fromEntries(Object.entries(values).filter(([n]) => !secret.includes(n)));
      if (dirty) latest()?.keep(packed(typed, first, version, older));
      else if (older) latest()?.keep(packedOlder(older));
      else latest()?.drop();
    };
    unkept.current = dirty ? now : null;
    const timer = setTimeout(now, KEEP_MS);
    return () => clearTimeout(timer);
  }, [name, dirty, secret, values, first, version, older]);
  useEffect(() => {
    const now = () => unkept.current?.();
    const leave = whileWriting(now);
    window.addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      leave();
      window.removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', now);
      now();
    };
  }, []);
  const forget = () => {
    unkept.current = null;
    resting.current = false;
    if (older) copy?.keep(packedOlder(older));
    else copy?.drop();
  };
  return {
    forget,
    rest: () => {
      forget();
      resting.current = true;
    },
    goOn: () => {
      resting.current = false;
    },
    save: () => {
      unkept.current?.();
      // Text typed over an earlier version of the record stays in the draft.
      return older ? null : (copy?.save() ?? null);
    },
  };
}
