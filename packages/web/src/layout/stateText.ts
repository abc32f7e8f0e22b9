/** A text from the navigation state; null for any other content, because the state may hold anything. */
export function stateText(state: unknown, name: string): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const value: unknown = Reflect.get(state, name);
  return typeof value === 'string' ? value : null;
}
