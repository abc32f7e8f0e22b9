import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import IconMessage from '~icons/tabler/message';
import { Link } from 'react-router';
import { anasayfa } from '../calls/anasayfa.ts';
import css from '../platform/bildirim/BildirimZili.module.css';
import { useEndpoint } from '../platform/call/api.ts';
import { useBen } from '../platform/session/oturum.ts';
import { preloading } from '../routes.tsx';
import { Count } from '../ui/Count.tsx';

const [YOL] = SAYFA.yazisma;

/** The messages in the top bar: number of conversations with unread ones, live. Only where the menu has them. */
export function MesajDugmesi() {
  const { acar } = useBen();
  const { data } = useEndpoint(anasayfa.bekleyenlerim, {});
  if (!acar(YOL)) return null;
  const okunmayan = data?.bekleyenler.find((b) => b.Sayfa === YOL)?.Adet ?? 0;
  return (
    <Link
      to={YOL}
      className={`hide-640 ${css.zil}`}
      title="Yazışma"
      aria-label={okunmayan > 0 ? `Yazışma, ${okunmayan} okunmamış konuşma` : 'Yazışma'}
      {...preloading(YOL)}
    >
      <IconMessage size={20} stroke={1.7} aria-hidden />
      {okunmayan > 0 && (
        <Count size={16} pos="absolute" top={1} right={0} aria-hidden>
          {okunmayan > 99 ? '99+' : okunmayan}
        </Count>
      )}
    </Link>
  );
}
