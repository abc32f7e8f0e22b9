import { useLayoutEffect, useRef } from 'react';

/**
 * Marks a scrolling box whose content is wider than itself with `data-wide`. Only then does it scroll by itself: a box that
 * does not leaves the heads of its columns to stick below the bar while the page scrolls.
 */
export function useWide() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const div = box.current;
    const content = div?.firstElementChild;
    if (!div || !content) return undefined;
    const measure = () => div.toggleAttribute('data-wide', content.scrollWidth > div.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(div);
    observer.observe(content);
    return () => observer.disconnect();
  });
  return box;
}
