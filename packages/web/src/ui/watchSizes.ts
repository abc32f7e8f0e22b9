/** Calls `measure` when an element gets its first size and at every change. Answers the function that ends it. */
export function watchSizes(elements: readonly Element[], measure: () => void): () => void {
  const watch = new ResizeObserver(measure);
  for (const e of elements) watch.observe(e);
  return () => watch.disconnect();
}
