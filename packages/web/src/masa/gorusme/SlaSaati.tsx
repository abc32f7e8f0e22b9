import { Flex } from '@mantine/core';
import { sozYokluguMetni } from '@masabasi/core/masa/devir/rules';
import type { ListelenenGorusme } from '@masabasi/core/masa/gorusme/satirlar';
import { kalanSure, type SatirSozu, sozHali, sozZamani } from '@masabasi/core/masa/sla/rules';
import { ms } from '@masabasi/core/platform/time/tarih';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconClock from '~icons/tabler/clock';
import IconUserOff from '~icons/tabler/user-off';
import { useGecen, useSimdi } from '../../platform/call/sunucuSaati.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';

/**
 * The time left of a promise, in yellow and red near the end, with a warning if its owner will be absent then. Always
 * in words, never by colour alone.
 */
export function SlaSaati({
  SlaBitis,
  SlaUyari,
  SlaHali,
  SozYokluk = null,
}: SatirSozu & Partial<Pick<ListelenenGorusme, 'SozYokluk'>>) {
  const dakika = useSimdi(60);
  const gecen = useGecen([SlaUyari, SlaBitis].filter((a) => a !== null).map((a) => ms(a) + 1));
  const an = Math.max(dakika, gecen);
  const hal = sozHali({ SlaBitis, SlaUyari, SlaHali }, an);
  if (hal === 'durdu')
    return (
      <Flex component="span" display="inline-flex" gap={4} align="center" className="tnum">
        Durdu
      </Flex>
    );
  if (SlaBitis === null) return null;
  const gecti = hal === 'asildi';
  const ton = gecti ? 'danger' : hal === 'yaklasti' ? 'warn' : undefined;
  return (
    <Flex
      component="span"
      display="inline-flex"
      gap={4}
      align="center"
      c={ton && `var(--${ton})`}
      className="tnum"
      data-tone={ton}
      title={sozZamani(SlaBitis, an)}
    >
      {ton && (gecti ? <IconAlertTriangle size={15} aria-hidden /> : <IconClock size={15} aria-hidden />)}
      {kalanSure(SlaBitis, an)}
      <span className="visually-hidden">
        {`, söz ${sozZamani(SlaBitis, an)}${gecti ? ', gecikti' : ton ? ', yaklaştı' : ''}`}
      </span>
      {SozYokluk !== null && (
        <Tooltip label={sozYokluguMetni(SozYokluk)}>
          <Flex component="span" display="inline-flex" c="var(--warn)">
            <IconUserOff size={15} aria-hidden />
            <span className="visually-hidden">{`. ${sozYokluguMetni(SozYokluk)}`}</span>
          </Flex>
        </Tooltip>
      )}
    </Flex>
  );
}
