import { useCallback } from 'react';
import { watchSizes } from './watchSizes.ts';

/**
 * Marks a scrolling box whose content is wider than itself with `data-wide`. Only then does it scroll by itself:
 * without its own scrolling, the column heads stick below the bar while the page scrolls.
 */
export const useWide = () =>
  useCallback((box: HTMLDivElement | null) => {
    const content = box?.firstElementChild;
    if (!box || !content) return undefined;
    const measure = () => box.toggleAttribute('data-wide', content.scrollWidth > box.clientWidth + 1);
    measure();
    return watchSizes([box, content], measure);
  }, []);
