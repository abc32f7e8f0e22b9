import { Flex } from '@mantine/core';
import { istanbulSaati } from '@masabasi/core/platform/time/tarih';
import IconBeach from '~icons/tabler/beach';
import IconClockOff from '~icons/tabler/clock-off';
import IconCoffee from '~icons/tabler/coffee';
import IconDeviceDesktop from '~icons/tabler/device-desktop';
import IconMoon from '~icons/tabler/moon';
import IconUserOff from '~icons/tabler/user-off';
import { mola } from '../../calls/mola.ts';
import { useEndpoint } from '../../platform/call/api.ts';

const IKONLAR = {
  masa: IconDeviceDesktop,
  uyari: IconClockOff,
  mola: IconCoffee,
  izinli: IconBeach,
  yok: IconUserOff,
  bitti: IconMoon,
} as const;

/** The present status of a person, loaded on request and updated live. */
export default function KisiHali({ id, ad }: { id: number; ad: string }) {
  const { data } = useEndpoint(mola.kisiHali, { Id: id }, { staleTime: 5000 });
  const Ikon = data?.Stil ? IKONLAR[data.Stil] : null;
  return (
    <Flex component="span" direction="column" gap={2} miw={120} py={4} px={2}>
      <b>{ad}</b>
      <span>{data?.Departman ?? '…'}</span>
      {data && data.Durum !== null && (
        <Flex component="span" gap={6} align="center">
          {Ikon && <Ikon size={14} aria-hidden />}
          {data.Durum}
          {data.Zaman !== null && ` · ${istanbulSaati(data.Zaman)}`}
        </Flex>
      )}
    </Flex>
  );
}
