import IconBell from '~icons/tabler/bell';
import type { ComponentProps } from 'react';
import { Link, useNavigate } from 'react-router';
import { bildirim } from '../../calls/bildirim.ts';
import { useEndpoint } from '../call/api.ts';
import { Count } from '../../ui/Count.tsx';
import { useListener } from '../../ui/useListener.ts';
import css from './BildirimZili.module.css';

const YOL = '/bildirimler';

/** The bell of the top bar: number of unread notifications, live, and the way to the inbox, also by Alt+G. */
export function BildirimZili(props: Omit<ComponentProps<typeof Link>, 'to'>) {
  const git = useNavigate();
  const { data } = useEndpoint(bildirim.bildirimler, {});
  const okunmayan = data?.Okunmayan ?? 0;
  useListener('window', 'keydown', (e) => {
    if (!e.altKey || e.ctrlKey || e.metaKey || e.shiftKey || e.code !== 'KeyG') return;
    // Work in an open dialog is not left by a key.
    if (document.querySelector('[role="dialog"][aria-modal]') !== null) return;
    e.preventDefault();
    void git(YOL);
  });
  return (
    <Link
      {...props}
      to={YOL}
      className={css.zil}
      title="Gelen Kutusu (Alt+G)"
      aria-keyshortcuts="Alt+G"
      aria-label={okunmayan > 0 ? `Gelen Kutusu, ${okunmayan} okunmamış` : 'Gelen Kutusu'}
    >
      <IconBell size={20} stroke={1.7} aria-hidden />
      {okunmayan > 0 && (
        <Count size={16} pos="absolute" top={1} right={0} aria-hidden>
          {okunmayan > 99 ? '99+' : okunmayan}
        </Count>
      )}
    </Link>
  );
}
