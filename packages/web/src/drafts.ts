import { jetonuAl } from './jeton.ts';

/**
 * What was typed into a form and not saved yet. It lies in the tab's own storage: it outlives a reload, a crash and a lost
 * session, and nothing about anybody stays on the computer when the tab is closed or the person signs out. Some forms have
 * a copy on the server besides.
 */

const PREFIX = 'masabasi.taslak.';
const key = (name: string): string => `${PREFIX}${jetonuAl()?.UserName ?? ''}.${name}`;

/** What was kept under a name, or null. */
export function readDraft(name: string): object | null {
  const written = sessionStorage.getItem(key(name));
  if (written === null) return null;
  const draft: unknown = JSON.parse(written);
  return typeof draft === 'object' ? draft : null;
}

const kind = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/** Of what was kept what still fits the form: an older version of it may have had other fields, and others in them. */
export function fitting<V extends object>(draft: object | null, first: V): Partial<V> | null {
  const fits = Object.entries(draft ?? {}).filter(([name, value]) => {
    const before: unknown = Object.entries(first).find(([n]) => n === name)?.[1];
    return name in first && (value === null || before == null || kind(value) === kind(before));
  });
  return fits.length === 0 ? null : (Object.fromEntries(fits) as Partial<V>);
}

/**
 * The draft of a record that others change, too: it is named without the record's version, which lies beside what was typed.
 * Where the record is another by then, what was typed is offered and not laid over it.
 */
export interface RecordDraft {
  readonly name: string;
  readonly version: number;
}

/** What lies beside the values: the version, and what was typed over an earlier one that nobody has decided about. */
const VERSION = '#surum';
const OLDER = '#eski';
/** Of no record. */
const NO_VERSION = -1;

const changed = (values: object, first: object): object => {
  const before = new Map(Object.entries(first));
  return Object.fromEntries(
    Object.entries(values).filter(([name, v]) => JSON.stringify(v) !== JSON.stringify(before.get(name))),
  );
};

/** Of a record only what was changed is kept: what others change meanwhile stays theirs. */
export const packed = (values: object, first: object, version: number | undefined, older: object | null): object =>
  version === undefined ? values : { ...changed(values, first), [VERSION]: version, ...(older && { [OLDER]: older }) };
/** What nobody has decided about, alone. */
export const packedOlder = (older: object): object => ({ ...older, [VERSION]: NO_VERSION });

/** Of what was kept what stands in the form again, and what was typed over an earlier version of the record. */
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

/** A draft that the server keeps, too (`serverDrafts.ts`). */
export interface KeptDraft {
  readonly name: string;
  /** Of a record: which of its versions stands in the form. */
  readonly version?: number | undefined;
  /** What stands in the form when it opens, from here or from another browser; null: nothing was left. */
  readonly found: object | null;
  keep(values: object): void;
  drop(): void;
}

/** Forms that hold what is not kept yet, and what is on its way: before the session ends each is waited for. */
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

/** Takes over what forms hold that is not kept yet. */
export function keepAll(): void {
  for (const keep of writing) keep();
}
/** Keeps everything that was typed so far, as before the session ends. */
export async function flushDrafts(): Promise<void> {
  keepAll();
  await Promise.all([...sending].map((send) => send()));
}

/** Keeps what is typed. A full storage keeps nothing more: the form itself still has it. Without a session it is nobody's. */
export function keepDraft(name: string, values: object): void {
  if (jetonuAl() === null) return;
  try {
    sessionStorage.setItem(key(name), JSON.stringify(values));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

export const dropDraft = (name: string): void => sessionStorage.removeItem(key(name));

/** Forgets everything that is kept, whoever typed it. */
export function dropAllDrafts(): void {
  for (const k of Object.keys(sessionStorage)) if (k.startsWith(PREFIX)) sessionStorage.removeItem(k);
}
