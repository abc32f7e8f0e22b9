import { Box, Flex, Text } from '@mantine/core';
import type { BildirimSatiri } from '@masabasi/core/platform/bildirim/contract';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Link } from 'react-router';
import { bildirim } from '../../calls/bildirim.ts';
import { useAction } from '../call/api.ts';
import { PlainList } from '../../ui/PlainList.tsx';

const SATIR = {
  className: 'bare hover',
  gap: 10,
  w: '100%',
  p: '10px 12px',
  c: 'var(--text)',
  bdrs: 6,
  'data-row-act': true,
} as const;

/** Notifications, newest first. Following one marks it as read. */
export function BildirimSatirlari({ satirlar }: { satirlar: readonly BildirimSatiri[] }) {
  const oku = useAction(bildirim.bildirimOkundu);
  return (
    <PlainList aria-label="Bildirimler">
      {satirlar.map((b) => {
        const okundu = () => !b.Okundu && oku.mutate({ Id: b.Id });
        const icerik = (
          <>
            <Box
              component="span"
              flex="none"
              w={8}
              h={8}
              mt={6}
              bg={b.Okundu ? undefined : 'var(--accent-fill)'}
              bdrs={4}
            >
              {!b.Okundu && <span className="visually-hidden">Okunmadı: </span>}
            </Box>
            <Flex component="span" direction="column" gap={2} miw={0} className="anywhere">
              <Text span fw={500}>
                {b.Baslik}
              </Text>
              {b.Metin && (
                <Text span fz={13} c="dimmed" className="lines">
                  {b.Metin}
                </Text>
              )}
              <Text component="time" fz={12} c="var(--text-3)" className="tnum" dateTime={b.Zaman}>
                {zamanYaz(b.Zaman)}
              </Text>
            </Flex>
          </>
        );
        return (
          <li key={b.Id}>
            {b.Yol ? (
              <Flex component={Link} to={b.Yol} {...SATIR} onClick={okundu}>
                {icerik}
              </Flex>
            ) : (
              <Flex component="button" type="button" {...SATIR} onClick={okundu}>
                {icerik}
              </Flex>
            )}
          </li>
        );
      })}
    </PlainList>
  );
}
