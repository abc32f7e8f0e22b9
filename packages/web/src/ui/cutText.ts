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

/** Elements above the pointer that are asked: a cut text may hold a name and an icon. */
const ASKED = 4;
const ellipsed = (e: Element): boolean => {
  const { textOverflow, webkitLineClamp } = getComputedStyle(e);
  if (webkitLineClamp !== 'none') return e.scrollHeight > e.clientHeight + 1;
  return textOverflow === 'ellipsis' && cut(e);
};

/** From now on every text that ends with an ellipsis shows itself in a tooltip. It is measured only on hover. */
export function tellCutTexts(page: Document): void {
  const told = new WeakSet<HTMLElement>();
  page.addEventListener('mouseover', (event) => {
    let e = event.target instanceof HTMLElement ? event.target : null;
    for (let n = 0; e !== null && n < ASKED; n++, e = e.parentElement) {
      if (e.title !== '' && !told.has(e)) return;
      if (ellipsed(e)) {
        told.add(e);
        e.title = e.innerText;
        return;
      }
      if (told.delete(e)) e.removeAttribute('title');
    }
  });
}
