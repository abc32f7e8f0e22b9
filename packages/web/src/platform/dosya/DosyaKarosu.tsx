import { Box, Text } from '@mantine/core';
import type { DosyaSatiri } from '@masabasi/core/platform/dosya/satirlar';
import type { DosyaNesnesi } from '@masabasi/core/platform/dosya/rules';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { useInViewport } from '@mantine/hooks';
import IconDots from '~icons/tabler/dots';
import IconDownload from '~icons/tabler/download';
import IconPencil from '~icons/tabler/pencil';
import IconPhotoOff from '~icons/tabler/photo-off';
import IconTrash from '~icons/tabler/trash';
import { useDosya } from '../call/dosyaOku.ts';
import { Menu } from '../../ui/Menu.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import css from './DosyaKarosu.module.css';

export interface DosyaKarosuProps {
  readonly Nesne: DosyaNesnesi;
  readonly dosya: DosyaSatiri;
  readonly onOpen: () => void;
  readonly onMark: () => void;
  readonly onDownload: () => void;
  readonly onRemove: () => void;
}

/** A thumbnail. Loaded when it scrolls into view. */
export function DosyaKarosu({ Nesne, dosya: d, onOpen, onMark, onDownload, onRemove }: DosyaKarosuProps) {
  const { ref, inViewport } = useInViewport<HTMLLIElement>();
  const { adres, error } = useDosya({ Nesne, Id: d.Id }, 'kucuk', inViewport);
  return (
    <Box component="li" ref={ref} pos="relative" miw={0}>
      <button type="button" className={css.resim} aria-label={`Aç: ${d.Ad}`} onClick={onOpen}>
        {adres !== undefined ? (
          <img src={adres} alt={d.Ad} />
        ) : error ? (
          <IconPhotoOff size={28} stroke={1.5} aria-label={error.message} />
        ) : (
          <Skeleton height={96} />
        )}
      </button>
      <Text truncate mt={4} fz={13} lh="18px" title={d.Ad}>
        {d.Ad}
      </Text>
      <Text fz={12} lh="16px" c="dimmed">
        {[d.Yukleyen, zamanYaz(d.Zaman)].filter(Boolean).join(', ')}
      </Text>
      <Box pos="absolute" top={5} right={5} className="on-hover">
        <Menu
          label={`İşlemler: ${d.Ad}`}
          button={<IconDots size={18} aria-hidden />}
          buttonClassName={css.dugme}
          items={[
            { label: 'İndir', icon: <IconDownload size={16} />, onClick: onDownload },
            { label: 'İşaretle', icon: <IconPencil size={16} />, onClick: onMark },
            { label: 'Kaldır', icon: <IconTrash size={16} />, onClick: onRemove, danger: true, separated: true },
          ]}
        />
      </Box>
    </Box>
  );
}
