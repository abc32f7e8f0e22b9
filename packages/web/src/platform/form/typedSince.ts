/**
 * A form that stays open for the next text. Its answer may arrive while a person already types that text, which must
 * stay.
 */

/** Values of the fields when the form was sent. */
export interface Sent<V> {
  readonly values: V;
  /** Texts that were begun anew after sending and hold nothing of the sent text. */
  readonly anew: ReadonlySet<string>;
}

const isText = (v: unknown): v is string => typeof v === 'string';
const entries = (o: object): [string, unknown][] => Object.entries(o);

/** Notes the sent texts that a change has replaced and not only extended. */
export function changedSince<V extends object>(sent: Sent<V>, changed: Partial<V>): Sent<V> {
  const before = new Map(entries(sent.values));
  const anew = entries(changed).filter(([name, now]) => {
    const text = before.get(name);
    return isText(text) && isText(now) && !now.startsWith(text) && !now.endsWith(text);
  });
  return anew.length === 0 ? sent : { ...sent, anew: new Set([...sent.anew, ...anew.map(([name]) => name)]) };
}

/** The part of a value that was not yet sent. */
function rest(now: unknown, sent: unknown, first: unknown, anew: boolean): unknown {
  if (Object.is(now, sent)) return first;
  if (isText(now) && isText(sent) && sent !== '' && !anew)
    return now.startsWith(sent) ? now.slice(sent.length).trimStart() : now.slice(0, -sent.length).trimEnd();
  if (Array.isArray(now) && Array.isArray(sent)) return now.filter((one: unknown) => !sent.includes(one));
  return now;
}

/**
 * Values of the next round: sent values leave the fields in `next`, text typed after sending stays, and so do the
 * choices beside it. Null: nothing was typed, so the form begins anew.
 */
export function typedSince<V extends object>(
  now: V,
  sent: Sent<V>,
  first: V,
  next: readonly (keyof V & string)[],
): V | null {
  const was = new Map(entries(sent.values));
  const begin = new Map(entries(first));
  if (entries(now).every(([name, v]) => Object.is(v, was.get(name)))) return null;
  const left = entries(now).map(([name, v]) =>
    (next as readonly string[]).includes(name)
      ? [name, rest(v, was.get(name), begin.get(name), sent.anew.has(name))]
      : [name, v],
  );
  return Object.fromEntries(left) as V;
}
