import { Outlet } from 'react-router';
import css from './GuestLayout.module.css';
import { surumYaz } from '../platform/call/surum.ts';
import { Logo } from './Logo.tsx';
import { useTitle } from './useTitle.ts';

/** Pages without a session: sign-in and first set-up. */
export function GuestLayout() {
  useTitle('Giriş');
  return (
    <div className={css.sayfa}>
      <main className={css.kutu}>
        <p className={css.marka}>
          <Logo size={32} />
          Masabaşı
        </p>
        <Outlet />
      </main>
      <footer className={css.alt}>Masabaşı Destek Sistemi · Tüm hakları saklıdır · Sürüm {surumYaz()}</footer>
    </div>
  );
}
