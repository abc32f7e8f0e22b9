import { Flex, Text } from '@mantine/core';
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
import { Count } from '../../ui/Count.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import css from './KonusmaListesi.module.css';

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
    <nav aria-label="Konuşmalar">
      <PlainList mah="60vh" style={{ overflowY: 'auto' }}>
        {konusmalar.map((k) => {
          const Ikon = IKON[k.Tur];
          return (
            <li key={k.Id}>
              <Link
                to={`/personel/yazisma?konusma=${k.Id}`}
                className={`bare line-above ${css.satir}`}
                aria-current={k.Id === acik ? 'page' : undefined}
              >
                <Ikon size={20} stroke={1.5} color="var(--text-3)" aria-hidden />
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
