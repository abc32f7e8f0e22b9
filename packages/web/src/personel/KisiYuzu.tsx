import { mola } from '@masabasi/core/mola/contract';
import { istanbulSaati } from '@masabasi/core/tarih';
import { IconBeach, IconClockOff, IconCoffee, IconDeviceDesktop, IconMoon, IconUserOff } from '@tabler/icons-react';
import { useEndpoint } from '../api.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import css from './KisiYuzu.module.css';

const IKONLAR = {
  masa: IconDeviceDesktop,
  uyari: IconClockOff,
  mola: IconCoffee,
  izinli: IconBeach,
  yok: IconUserOff,
  bitti: IconMoon,
} as const;

/** What somebody does now, read when it is asked for and again when it changes. */
function Hal({ id, ad }: { id: number; ad: string }) {
  const { data } = useEndpoint(mola.kisiHali, { Id: id }, { staleTime: 5000 });
  const Ikon = data?.Stil ? IKONLAR[data.Stil] : null;
  return (
    <span className={css.kart}>
      <b>{ad}</b>
      <span>{data?.Departman ?? '…'}</span>
      {data && data.Durum !== null && (
        <span className={css.hal}>
          {Ikon && <Ikon size={14} aria-hidden />}
          {data.Durum}
          {data.Zaman !== null && ` · ${istanbulSaati(data.Zaman)}`}
        </span>
      )}
    </span>
  );
}

/** A colleague's face; whoever points at it sees where they are, as far as that board is theirs to see. */
export const KisiYuzu = ({ id, ad, size }: { readonly id: number; readonly ad: string; readonly size?: number }) => (
  <Tooltip label={<Hal id={id} ad={ad} />} side="top">
    <Avatar name={ad} {...(size !== undefined && { size })} />
  </Tooltip>
);
