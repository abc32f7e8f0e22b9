import { Flex, Text } from '@mantine/core';
import { type BenzerGorusme } from '@masabasi/core/masa/gorusme/satirlar';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import IconBulb from '~icons/tabler/bulb';
import IconChevronDown from '~icons/tabler/chevron-down';
import IconChevronRight from '~icons/tabler/chevron-right';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { gorusme as oda } from '../../calls/gorusme.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

/** One similar ticket: the reason for the match and, when opened, its solution. */
function Benzer({ b }: { readonly b: BenzerGorusme }) {
  const [acik, setAcik] = useState(false);
  const id = useId();
  const Ok = acik ? IconChevronDown : IconChevronRight;
  return (
    <Flex component="li" direction="column" gap={4} align="flex-start" py={10} px={16}>
      <Link to={`/islemler/musterigorusme/detay?id=${b.Id}`}>{`${b.No} ${b.Baslik}`}</Link>
      <Text span fz={13} c="dimmed">
        {b.Neden}
      </Text>
      <Text span fz={13} c="dimmed">{`${b.Musteri} · ${tarihYaz(istanbulGunu(b.CozumZamani))}`}</Text>
      <Flex
        component="button"
        type="button"
        display="inline-flex"
        gap={4}
        align="center"
        mih={28}
        fz={13}
        className="bare"
        aria-expanded={acik}
        aria-controls={id}
        onClick={() => setAcik(!acik)}
      >
        <Ok size={16} aria-hidden />
        {acik ? 'Çözümü Gizle' : 'Çözümü Göster'}
        <span className="visually-hidden">{`: ${b.No}`}</span>
      </Flex>
      <Text id={id} py={8} px={12} bg="var(--ok-soft)" bdrs={6} className="lines" hidden={!acik}>
        {b.Cozum}
      </Text>
    </Flex>
  );
}

/** Solved tickets similar to an open ticket. Without any, nothing is shown. */
export function BenzerGorusmeler({ gorusmeId }: { readonly gorusmeId: number }) {
  const { data } = useEndpoint(oda.benzerGorusmeler, { Id: gorusmeId });
  if (!data || data.benzerler.length === 0) return null;
  return (
    <Panel title="Benzer Çözülenler" icon={<IconBulb />}>
      <PlainList className="ruled anywhere" aria-label="Benzer çözülmüş görüşmeler">
        {data.benzerler.map((b) => (
          <Benzer key={b.Id} b={b} />
        ))}
      </PlainList>
    </Panel>
  );
}
