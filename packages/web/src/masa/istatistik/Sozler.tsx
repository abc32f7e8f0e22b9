import { Flex, Text } from '@mantine/core';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { ondalikYaz } from '@masabasi/core/masa/istatistik/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { Link } from 'react-router';
import { istatistik as oda } from '../../calls/istatistik.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useIstatistikAdresi } from './istatistikAdresi.ts';
import { Read } from '../../ui/Read.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

/** The words of the comments, without regard to suffixes: number of comments, and their average score. */
export function Sozler({ suzgec }: { readonly suzgec: Girdi<typeof oda.istatistikSozleri> & object }) {
  const { yanitlar } = useIstatistikAdresi();
  const okunan = useEndpoint(oda.istatistikSozleri, suzgec, { keepPrevious: true });
  return (
    <Panel title="Yorumlarda geçen sözler" padded>
      <Read of={okunan} rows={3}>
        {(data) =>
          data.sozler.length === 0 ? (
            <Text mb={12} c="dimmed">
              Bu dönemde yorum yazılmamış.
            </Text>
          ) : (
            <>
              <Text mb={12} c="dimmed">
                {data.DahaVar ? 'En yeni ' : ''}
                <Text component={Link} td="underline" to={yanitlar({ hangi: 'yorumlu' })}>
                  {sayiYaz(data.Yorum)} yorumda
                </Text>{' '}
                geçenler; yanlarında kaç yorumda geçtikleri ve bu yorumların ortalama puanı.
              </Text>
              <PlainList row gap={8} aria-label="Sözler">
                {data.sozler.map((s) => (
                  <li key={s.Anahtar}>
                    <Flex
                      component={Link}
                      display="inline-flex"
                      gap={6}
                      align="baseline"
                      py={3}
                      px={10}
                      c="var(--text)"
                      bg="var(--surface-2)"
                      bd="1px solid var(--line-strong)"
                      bdrs={999}
                      to={yanitlar({ soz: s.Anahtar })}
                    >
                      {s.Ad} <b>{sayiYaz(s.Adet)}</b>
                      {s.Puan !== null && (
                        <Text span fz={12} c="dimmed">
                          puan {ondalikYaz(s.Puan, 0)}
                        </Text>
                      )}
                    </Flex>
                  </li>
                ))}
              </PlainList>
            </>
          )
        }
      </Read>
    </Panel>
  );
}
