/**
 * As the `ref` of an element: takes the focus when the element appears. An element that opens together with its dialog
 * has `data-autofocus` instead, because the dialog first notes where the focus was.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
