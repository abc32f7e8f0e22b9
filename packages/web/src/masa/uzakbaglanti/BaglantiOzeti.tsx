import { Box, Text } from '@mantine/core';
import type { BaglantiOzeti as Ozet } from '@masabasi/core/masa/uzakbaglanti/contract';
import { saatDakikaYaz } from '@masabasi/core/masa/uzakbaglanti/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { PlainList } from '../../ui/PlainList.tsx';
import { ShareBar } from '../../ui/ShareBar.tsx';
import css from './BaglantiOzeti.module.css';

/** Totals of the connections in view: overall, and as a bar for each person. */
export function BaglantiOzeti({ ozet }: { readonly ozet: Ozet }) {
  if (ozet.Adet === 0) return null;
  const enCok = Math.max(1, ...ozet.kisiler.map((k) => k.Dakika));
  return (
    <Box component="section" pt={12} px={16} pb={16} className="line-above" aria-label="Bağlantıların toplamı">
      <Text mb={8} fw={600}>
        {`${sayiYaz(ozet.Adet)} bağlantı, toplam ${saatDakikaYaz(ozet.Dakika)} (${sayiYaz(ozet.Dakika)} dakika)`}
      </Text>
      <PlainList gap={6}>
        {ozet.kisiler.map((k) => (
          <li key={k.PersonelId} className={css.kisi}>
            <Text span truncate>
              {k.Ad}
            </Text>
            <ShareBar className={css.yol} share={(100 * k.Dakika) / enCok} />
            <Text
              span
              ta="right"
              c="dimmed"
              className="tnum nowrap"
            >{`${saatDakikaYaz(k.Dakika)} · ${k.Adet} bağlantı`}</Text>
          </li>
        ))}
      </PlainList>
    </Box>
  );
}
