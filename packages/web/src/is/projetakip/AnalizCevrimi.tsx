import { Fragment } from 'react';
import { Flex, Text } from '@mantine/core';
import { saatYaz } from '@masabasi/core/is/projetakip/deger';
import type { AnalizGrafigi, AnalizOzeti } from '@masabasi/core/is/projetakip/satirlar';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { Link } from 'react-router';
import { useAnalizAdresi } from './analizAdresi.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Columns } from '../../ui/Columns.tsx';

interface Props {
  readonly cevrim: AnalizOzeti['Cevrim'];
  readonly kutular: AnalizGrafigi['cevrim'];
}

/** Duration of plans finished in the period, from their first entry to their end. */
export function AnalizCevrimi({ cevrim, kutular }: Props) {
  const { planlar } = useAnalizAdresi();
  const enCok = Math.max(1, ...kutular.map((k) => k.Adet));
  return (
    <Panel title="Çevrim süresi" padded>
      {cevrim === null ? (
        <Text mb={8} fz={13} c="dimmed">
          Bu aralıkta tamamlanan plan yok.
        </Text>
      ) : (
        <>
          <Text mb={8} fz={13} c="dimmed">
            İlk ilerleme kaydından bitişe, iş günüyle. Ortanca {saatYaz(cevrim.Ortanca)}, yarısı {saatYaz(cevrim.Alt)}–
            {saatYaz(cevrim.Ust)} arasında; en kısa {saatYaz(cevrim.EnAz)}, en uzun {saatYaz(cevrim.EnCok)} iş günü.{' '}
            <Text component={Link} td="underline" to={planlar({ hangi: 'cevrim' })}>
              {sayiYaz(cevrim.Adet)} plan
            </Text>
          </Text>
          <Columns component="dl" of="130px minmax(0, 1fr)" gap="4px 8px" align="center" maw={640} fz={13}>
            {kutular.map((k) => (
              <Fragment key={k.Ad}>
                <dt>{k.Ad}</dt>
                <Flex component="dd" gap={8} align="center" m={0} pr={40} className="tnum">
                  <Text
                    span
                    flex="none"
                    h={14}
                    bg="var(--accent-fill)"
                    bdrs={3}
                    style={{ width: `${(k.Adet / enCok) * 100}%` }}
                    aria-hidden
                  />
                  {sayiYaz(k.Adet)}
                </Flex>
              </Fragment>
            ))}
          </Columns>
        </>
      )}
    </Panel>
  );
}
