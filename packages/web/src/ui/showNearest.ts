/** As the `ref` of an element: scrolls it into sight when it appears. */
export const showNearest = (element: HTMLElement | null): void => {
  // The braces prevent a return value: newer browsers return a promise, which React would take as a cleanup.
  element?.scrollIntoView({ block: 'nearest' });
};
