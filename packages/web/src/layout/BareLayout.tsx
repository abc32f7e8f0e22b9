import { Outlet } from 'react-router';
import { useTitle } from './useTitle.ts';

/** Pages around which nothing stands: not found, access denied, the bridge of a payment. */
export function BareLayout() {
  useTitle(null);
  return (
    <main>
      <Outlet />
    </main>
  );
}
