import { Outlet } from 'react-router';
import { useTitle } from './useTitle.ts';

/** Frame of pages without menu and top bar: not found, access denied, payment result. */
export function BareLayout() {
  useTitle(null);
  return (
    <main>
      <Outlet />
    </main>
  );
}
