import { kisalt, sayiYaz } from '@masabasi/core/platform/text/metin';
import { istanbulGunu, istanbulSaati, tarihYaz } from '@masabasi/core/platform/time/tarih';
import type { KonusmaSatiri } from '@masabasi/core/kisi/yazisma/satirlar';
import IconBellOff from '~icons/tabler/bell-off';
import IconBuilding from '~icons/tabler/building';
import IconUser from '~icons/tabler/user';
import IconUsersGroup from '~icons/tabler/users-group';
import { Link } from 'react-router';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import css from './KonusmaListesi.module.css';

const IKON = { ikili: IconUser, grup: IconUsersGroup, departman: IconBuilding } as const;
const zamani = (an: string): string =>
  istanbulGunu(an) === istanbulGunu(simdi()) ? istanbulSaati(an) : tarihYaz(istanbulGunu(an));
const ozeti = (k: KonusmaSatiri): string =>
  k.SonYazan === null ? 'Henüz yazılmadı' : `${k.SonYazan}: ${kisalt(k.SonMetin, 60) || '…'}`;

export interface KonusmaListesiProps {
  readonly konusmalar: readonly KonusmaSatiri[];
  readonly acik: number | null;
}

/** Conversations, unread ones first. */
export function KonusmaListesi({ konusmalar, acik }: KonusmaListesiProps) {
  if (konusmalar.length === 0)
    return <EmptyState compact title="Henüz konuşmanız yok" text="Yeni Konuşma ile birine yazınız." />;
  return (
    <nav aria-label="Konuşmalar">
      <ul className={css.liste}>
        {konusmalar.map((k) => {
          const Ikon = IKON[k.Tur];
          return (
            <li key={k.Id}>
              <Link
                to={`/personel/yazisma?konusma=${k.Id}`}
                className={css.satir}
                aria-current={k.Id === acik ? 'page' : undefined}
                data-okunmadi={k.Okunmayan > 0 || undefined}
              >
                <Ikon size={20} stroke={1.5} aria-hidden className={css.ikon} />
                <span className={css.yazi}>
                  <span className={css.ad}>{k.Ad}</span>
                  <span className={css.ozet}>{ozeti(k)}</span>
                </span>
                <span className={css.yan}>
                  <time dateTime={k.SonZaman}>{zamani(k.SonZaman)}</time>
                  {k.Sessiz && <IconBellOff size={14} role="img" aria-label="Sessiz" />}
                  {k.Okunmayan > 0 && (
                    <span className={css.sayi} data-anildi={k.Anildim || undefined}>
                      {k.Anildim && '@'}
                      {sayiYaz(k.Okunmayan)}
                      <span className="visually-hidden"> okunmamış mesaj</span>
                    </span>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
