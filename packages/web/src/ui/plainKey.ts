/** True in a field in which a person types or chooses by letters. */
export const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null;

/** True for a key alone: without Ctrl, Command or Alt, and not as part of a composed letter. */
export const unmodified = (e: KeyboardEvent): boolean => !(e.ctrlKey || e.metaKey || e.altKey || e.isComposing);

/** The dialog around an element. */
export const dialogOf = (e: Element | null): Element | null => e?.closest('[role="dialog"]') ?? null;

/** True when the keys of a page belong to this element: to the topmost dialog, or without one to the page. */
export function onTop(element: Element): boolean {
  const top = [...document.querySelectorAll('[role="dialog"][aria-modal]')].at(-1) ?? null;
  return top === dialogOf(element);
}
