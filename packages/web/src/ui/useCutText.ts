import { type RefObject, useEffect } from 'react';

/** Cells whose text does not fit tell it by a tooltip; which they are is known only when somebody looks. */
export function useCutText(grid: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = grid.current;
    const tell = (e: Event) => {
      const cell = e.target instanceof Element ? e.target.closest('td') : null;
      if (cell === null) return;
      if (cell.scrollWidth > cell.clientWidth) cell.title = cell.innerText;
      else cell.removeAttribute('title');
    };
    box?.addEventListener('mouseover', tell);
    return () => box?.removeEventListener('mouseover', tell);
  }, [grid]);
}
