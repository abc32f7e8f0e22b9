import { Flex, Text } from '@mantine/core';
import type { OlanKonusu } from '@masabasi/core/platform/olanlar/contract';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconChevronRight from '~icons/tabler/chevron-right';
import { Link } from 'react-router';
import { Chip } from '../../ui/Chip.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { TimedLine } from '../../ui/TimedLine.tsx';
import css from './OlanKonulari.module.css';

/** Labels of the links to the page of a matter. */
const AC: Readonly<Record<string, string>> = {
  gorusme: 'Görüşmeyi Aç',
  egitim: 'Eğitimi Aç',
  webistek: 'İsteği Aç',
  talep: 'İsteklerime Git',
  duyuru: 'Duyurulara Git',
};

function Satir({ s }: { readonly s: OlanKonusu['satirlar'][number] }) {
  return (
    <TimedLine time={s.Zaman} px={12} py={6}>
      {s.Yol === null ? <span>{s.Metin}</span> : <Link to={s.Yol}>{s.Metin}</Link>}
      {s.Kim !== null && (
        <Text span fz={13} c="dimmed">
          {s.Kim}
        </Text>
      )}
    </TimedLine>
  );
}

/** Matters, one line each. A line opens to show its events. */
export const OlanKonulari = ({
  label,
  konular,
}: {
  readonly label: string;
  readonly konular: readonly OlanKonusu[];
}) => (
  <PlainList className="ruled" aria-label={label}>
    {konular.map((k) => (
      <li key={`${k.Oda} ${k.Id}`}>
        <details>
          <Flex component="summary" gap={8} px={16} py={10} className={`hover ${css.ust}`}>
            <IconChevronRight size={18} className={css.ok} color="var(--text-3)" style={{ marginTop: 2 }} aria-hidden />
            <Flex component="span" direction="column" gap={2} flex={1} miw={0} className="anywhere">
              <Flex component="span" gap="4px 12px" wrap="wrap" align="center">
                <Text span fw={500}>
                  {k.Baslik}
                </Text>
                {k.Bekler !== null && (
                  <Chip tone="warn" icon={<IconAlertTriangle size={14} />}>
                    {k.Bekler}
                  </Chip>
                )}
              </Flex>
              <Flex component="span" gap="0 12px" wrap="wrap" align="baseline">
                <span>{k.Cumle}</span>
                <Text span fz={13} c="dimmed">
                  {k.Alt}
                </Text>
              </Flex>
            </Flex>
          </Flex>
          <PlainList ordered className={css.satirlar} aria-label={`${k.Baslik}: olanlar`}>
            {k.satirlar.map((s) => (
              <Satir key={`${s.Zaman} ${s.Yol ?? s.Tur} ${s.Metin}`} s={s} />
            ))}
          </PlainList>
          {k.Yol !== null && (
            <Link className={css.ac} to={k.Yol}>
              {AC[k.Oda] ?? 'Aç'}
            </Link>
          )}
        </details>
      </li>
    ))}
  </PlainList>
);
