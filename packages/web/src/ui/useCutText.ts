import { type RefObject, useEffect } from 'react';

/** Whether a part of a cell, or the cell itself, shows less than it holds; a sideways pixel is the rounding of a width. */
const cut = (e: Element): boolean => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== 'visible';

/** Cells whose text does not fit tell it by a tooltip; which they are is known only when somebody looks. */
export function useCutText(grid: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = grid.current;
    const tell = (e: Event) => {
      const cell = e.target instanceof Element ? e.target.closest('td') : null;
      if (cell === null) return;
      if (cut(cell) || [...cell.querySelectorAll('*')].some(cut)) cell.title = cell.innerText;
      else cell.removeAttribute('title');
    };
    box?.addEventListener('mouseover', tell);
    return () => box?.removeEventListener('mouseover', tell);
  }, [grid]);
}
