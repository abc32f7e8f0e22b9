import { useEffect } from 'react';

/** Sets the title of the browser tab. A page with another title begins at its top. */
export function useTitle(page: string | null): void {
  useEffect(() => {
    window.scrollTo(0, 0);
    document.title = page === null ? 'Masabaşı' : `${page} · Masabaşı`;
  }, [page]);
}
