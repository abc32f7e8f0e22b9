import css from './EdgeFade.module.css';
import { watchSizes } from './watchSizes.ts';

/** Class of a line that scrolls sideways without a bar. Entries beyond an edge fade towards it. */
export const edgeFade = css.line!;

/** Marks the edges of a scrolling line behind which there is more, also after its entries change their size. */
export function fadeAtEdges(line: HTMLElement): () => void {
  const fade = () => {
    line.toggleAttribute('data-before', line.scrollLeft > 1);
    line.toggleAttribute('data-after', line.scrollLeft + line.clientWidth < line.scrollWidth - 1);
  };
  fade();
  const unwatch = watchSizes([line, ...line.children], fade);
  line.addEventListener('scroll', fade, { passive: true });
  return () => {
    unwatch();
    line.removeEventListener('scroll', fade);
  };
}
