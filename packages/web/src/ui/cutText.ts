/** True when a cell or a part of it is cut. One pixel is only the rounding of a width. */
const cut = (e: Element): boolean => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== 'visible';

/** As the `ref` of a table: cut cells show their text in a tooltip. It is measured only on hover or focus. */
export function showCutText(table: HTMLElement | null): (() => void) | undefined {
  const tell = (e: Event) => {
    const cell = e.target instanceof Element ? e.target.closest('td') : null;
    if (cell === null) return;
    if (cut(cell) || [...cell.querySelectorAll('*')].some(cut)) cell.title = cell.innerText;
    else cell.removeAttribute('title');
  };
  table?.addEventListener('mouseover', tell);
  return () => table?.removeEventListener('mouseover', tell);
}
