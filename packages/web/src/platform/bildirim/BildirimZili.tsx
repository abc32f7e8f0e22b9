import IconBell from '~icons/tabler/bell';
import { useLocation } from 'react-router';
import { bildirim } from '../../calls/bildirim.ts';
import { useEndpoint } from '../call/api.ts';
import { Popup } from '../../ui/Popup.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { Count } from '../../ui/Count.tsx';
import css from './BildirimZili.module.css';

const SonBildirimler = onDemand(() => import('./SonBildirimler.tsx'));

/** The bell of the top bar: number of unread notifications, and the newest ones. The number is live. */
export function BildirimZili() {
  const { key } = useLocation();
  const { data } = useEndpoint(bildirim.bildirimler, {});
  const okunmayan = data?.Okunmayan ?? 0;
  const ad = okunmayan > 0 ? `Bildirimler, ${okunmayan} okunmamış` : 'Bildirimler';
  return (
    <div className={css.zil}>
      {/* An open popup belongs to its page, and closes with the page. */}
      <Popup
        key={key}
        label={ad}
        iconOnly
        button={
          <>
            <IconBell size={20} stroke={1.7} aria-hidden />
            {okunmayan > 0 && (
              <Count size={16} pos="absolute" top={1} right={0} aria-hidden>
                {okunmayan > 99 ? '99+' : okunmayan}
              </Count>
            )}
          </>
        }
      >
        <SonBildirimler />
      </Popup>
    </div>
  );
}
