import { useEffect } from 'react';

/** The name of the browser's tab; a page of another name begins at its top. */
export function useTitle(page: string | null): void {
  useEffect(() => {
    window.scrollTo(0, 0);
    document.title = page === null ? 'Masabaşı' : `${page} · Masabaşı`;
  }, [page]);
}
