import { Flex, Text } from '@mantine/core';
import { kisalt, sayiYaz } from '@masabasi/core/platform/text/metin';
import { istanbulGunu, istanbulSaati, tarihYaz } from '@masabasi/core/platform/time/tarih';
import type { KonusmaSatiri } from '@masabasi/core/kisi/yazisma/satirlar';
import IconBellOff from '~icons/tabler/bell-off';
import IconBuilding from '~icons/tabler/building';
import IconUser from '~icons/tabler/user';
import IconUsersGroup from '~icons/tabler/users-group';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Count } from '../../ui/Count.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import css from './KonusmaListesi.module.css';

/** Arrows move between the conversations. */
function oklarla(e: KeyboardEvent<HTMLElement>): void {
  const yon = e.key === 'ArrowDown' ? 1 : e.key === 'ArrowUp' ? -1 : 0;
  if (yon === 0) return;
  const baglar = [...e.currentTarget.querySelectorAll<HTMLElement>('a')];
  const yeri = baglar.indexOf(document.activeElement as HTMLElement);
  if (yeri < 0) return;
  e.preventDefault();
  baglar[yeri + yon]?.focus();
}

const IKON = { ikili: IconUser, grup: IconUsersGroup, departman: IconBuilding } as const;
const zamani = (an: string): string =>
  istanbulGunu(an) === istanbulGunu(simdi()) ? istanbulSaati(an) : tarihYaz(istanbulGunu(an));
const ozeti = (k: KonusmaSatiri): string =>
  k.SonYazan === null ? 'Henüz yazılmadı' : `${k.SonYazan}: ${kisalt(k.SonMetin, 60) || '…'}`;

const ANILDI = { c: 'var(--on-danger)', bg: 'var(--danger-fill)' };

export interface KonusmaListesiProps {
  readonly konusmalar: readonly KonusmaSatiri[];
  readonly acik: number | null;
}

/** Conversations, unread ones first. */
export function KonusmaListesi({ konusmalar, acik }: KonusmaListesiProps) {
  if (konusmalar.length === 0)
    return <EmptyState compact title="Henüz konuşmanız yok" text="Yeni Konuşma ile birine yazınız." />;
  return (
    <nav aria-label="Konuşmalar" className={css.liste}>
      <PlainList onKeyDown={oklarla}>
        {konusmalar.map((k) => {
          const Ikon = IKON[k.Tur];
          return (
            <li key={k.Id}>
              <Link
                to={`/personel/yazisma?konusma=${k.Id}`}
                className={`bare line-above ${css.satir}`}
                aria-current={k.Id === acik ? 'page' : undefined}
              >
                {k.KisiId === null ? (
                  <span className={css.yuz}>
                    <Ikon size={18} stroke={1.5} aria-hidden />
                  </span>
                ) : (
                  <Avatar name={k.Ad} size={32} />
                )}
                <Flex component="span" direction="column" miw={0}>
                  <Text span truncate fw={k.Okunmayan > 0 ? 600 : undefined}>
                    {k.Ad}
                  </Text>
                  <Text span truncate fz={12} c="dimmed">
                    {ozeti(k)}
                  </Text>
                </Flex>
                <Flex component="span" direction="column" gap={2} align="flex-end" fz={12} c="dimmed">
                  <time dateTime={k.SonZaman}>{zamani(k.SonZaman)}</time>
                  {k.Sessiz && <IconBellOff size={14} role="img" aria-label="Sessiz" />}
                  {k.Okunmayan > 0 && (
                    <Count size={20} fw={400} className="tnum" {...(k.Anildim && ANILDI)}>
                      {k.Anildim && '@'}
                      {sayiYaz(k.Okunmayan)}
                      <span className="visually-hidden"> okunmamış mesaj</span>
                    </Count>
                  )}
                </Flex>
              </Link>
            </li>
          );
        })}
      </PlainList>
    </nav>
  );
}
