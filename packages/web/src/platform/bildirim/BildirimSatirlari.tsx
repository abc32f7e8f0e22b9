import type { BildirimSatiri } from '@masabasi/core/platform/bildirim/contract';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Link } from 'react-router';
import { bildirim } from '../../calls/bildirim.ts';
import { useAction } from '../call/api.ts';
import css from './BildirimSatirlari.module.css';

/** Notifications, newest first. Following one marks it as read. */
export function BildirimSatirlari({ satirlar }: { satirlar: readonly BildirimSatiri[] }) {
  const oku = useAction(bildirim.bildirimOkundu);
  return (
    <ul className={css.liste} aria-label="Bildirimler">
      {satirlar.map((b) => {
        const okundu = () => !b.Okundu && oku.mutate({ Id: b.Id });
        const icerik = (
          <>
            <span className={css.nokta} data-okundu={b.Okundu || undefined}>
              {!b.Okundu && <span className="visually-hidden">Okunmadı: </span>}
            </span>
            <span className={css.yazi}>
              <span className={css.baslik}>{b.Baslik}</span>
              {b.Metin && <span className={css.metin}>{b.Metin}</span>}
              <time className={css.zaman} dateTime={b.Zaman}>
                {zamanYaz(b.Zaman)}
              </time>
            </span>
          </>
        );
        return (
          <li key={b.Id}>
            {b.Yol ? (
              <Link to={b.Yol} className={css.satir} onClick={okundu}>
                {icerik}
              </Link>
            ) : (
              <button type="button" className={css.satir} onClick={okundu}>
                {icerik}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
