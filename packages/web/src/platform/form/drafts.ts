import { jetonuAl } from '../call/jeton.ts';

/**
 * Texts typed into a form and not saved yet. They lie in the tab's session storage: they outlive a reload, a crash and
 * the end of the session, and nothing about a person stays on the computer after the tab closes or the person signs
 * out. Some forms also have a copy on the server.
 */

const PREFIX = 'masabasi.taslak.';
const key = (name: string): string => `${PREFIX}${jetonuAl()?.UserName ?? ''}.${name}`;

/** The stored draft of a name, or null. */
export function readDraft(name: string): object | null {
  const written = sessionStorage.getItem(key(name));
  if (written === null) return null;
  const draft: unknown = JSON.parse(written);
  return typeof draft === 'object' ? draft : null;
}

const kind = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/**
 * The fields of a draft that still fit the form: an older version of the form may have had other fields or other types.
 */
export function fitting<V extends object>(draft: object | null, first: V): Partial<V> | null {
  const fits = Object.entries(draft ?? {}).filter(([name, value]) => {
    const before: unknown = Object.entries(first).find(([n]) => n === name)?.[1];
    return name in first && (value === null || before == null || kind(value) === kind(before));
  });
  return fits.length === 0 ? null : (Object.fromEntries(fits) as Partial<V>);
}

/**
 * The draft of a record that other people may change, too. Its name has no version of the record; the version is stored
 * beside the values. When the record has another version by then, the draft is offered and does not replace the values.
 */
export interface RecordDraft {
  readonly name: string;
  readonly version: number;
}

/** Keys beside the values: the version of the record, and the undecided values typed over an earlier version. */
const VERSION = '#surum';
const OLDER = '#eski';
/** A version that no record has. */
const NO_VERSION = -1;

const changed = (values: object, first: object): object => {
  const before = new Map(Object.entries(first));
  return Object.fromEntries(
    Object.entries(values).filter(([name, v]) => JSON.stringify(v) !== JSON.stringify(before.get(name))),
  );
};

/** Packs a draft. Of a record only the changed fields are stored, so that changes of other people stay. */
export const packed = (values: object, first: object, version: number | undefined, older: object | null): object =>
  version === undefined ? values : { ...changed(values, first), [VERSION]: version, ...(older && { [OLDER]: older }) };
/** Packs only the undecided values of an earlier version. */
export const packedOlder = (older: object): object => ({ ...older, [VERSION]: NO_VERSION });

/** Splits a stored draft into the values for the form and the values typed over an earlier version of the record. */
export function leftOver<V extends object>(
  found: object | null,
  first: V,
  version: number | undefined,
): { readonly kept: Partial<V> | null; readonly older: Partial<V> | null } {
  if (version === undefined || found === null) return { kept: fitting(found, first), older: null };
  const { [VERSION]: at, [OLDER]: older } = found as Partial<Record<string, unknown>>;
  if (at !== version) return { kept: null, older: fitting(found, first) };
  return { kept: fitting(found, first), older: typeof older === 'object' ? fitting(older, first) : null };
}

/** A save that names its draft, so that the server forgets the draft together with the save. */
export interface SavedDraft {
  /** Header of the saving call. */
  readonly header: string;
  /** Ends the save. True: the form was saved, so the server has forgotten everything typed before. */
  end(saved: boolean): void;
}

/** A draft that the server stores, too (`serverDrafts.ts`). */
export interface KeptDraft {
  readonly name: string;
  /** For a record: the version in the form. */
  readonly version?: number | undefined;
  /** The draft at the opening of the form, from here or another browser. Null: there is none. */
  readonly found: object | null;
  keep(values: object): void;
  drop(): void;
  /** Begins a save. Null: the server has nothing to forget. */
  save(): SavedDraft | null;
}

/** Forms with unsaved text and drafts on their way. The end of the session waits for each of them. */
const writing = new Set<() => void>();
const sending = new Set<() => Promise<unknown>>();
const joined =
  <T>(all: Set<T>) =>
  (one: T): (() => void) => {
    all.add(one);
    return () => void all.delete(one);
  };
export const whileWriting = joined(writing);
export const whileSending = joined(sending);

/** Stores the unsaved text of all forms. */
export function keepAll(): void {
  for (const keep of writing) keep();
}
/** Stores everything typed so far, for example before the session ends. */
export async function flushDrafts(): Promise<void> {
  keepAll();
  await Promise.all([...sending].map((send) => send()));
}

/**
 * Stores a draft. When the storage is full, only the form holds the text. Without a session nothing is stored, because
 * a draft belongs to a person.
 */
export function keepDraft(name: string, values: object): void {
  if (jetonuAl() === null) return;
  try {
    sessionStorage.setItem(key(name), JSON.stringify(values));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

export const dropDraft = (name: string): void => sessionStorage.removeItem(key(name));

/** Deletes all drafts, whoever typed them. */
export function dropAllDrafts(): void {
  for (const k of Object.keys(sessionStorage)) if (k.startsWith(PREFIX)) sessionStorage.removeItem(k);
}
