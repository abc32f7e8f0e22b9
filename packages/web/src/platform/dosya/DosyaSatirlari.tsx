import type { DosyaSatiri } from '@masabasi/core/platform/dosya/satirlar';
import { boyutYaz } from '@masabasi/core/platform/text/metin';
import { turAdi } from '@masabasi/core/platform/dosya/rules';
import { sorulur, uyariYazisi } from '@masabasi/core/platform/dosya/uyarilar';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { ActionIcon, Flex, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconDownload from '~icons/tabler/download';
import IconFileText from '~icons/tabler/file-text';
import IconFileTypeDocx from '~icons/tabler/file-type-docx';
import IconFileTypePdf from '~icons/tabler/file-type-pdf';
import IconFileTypeXls from '~icons/tabler/file-type-xls';
import IconFileTypeZip from '~icons/tabler/file-type-zip';
import IconTrash from '~icons/tabler/trash';
import type { Icon } from '../../ui/Icon.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

const IKONLAR: ReadonlyMap<string, Icon> = new Map([
  ['PDF', IconFileTypePdf],
  ['Excel tablosu', IconFileTypeXls],
  ['Word belgesi', IconFileTypeDocx],
  ['ZIP arşivi', IconFileTypeZip],
]);

export interface DosyaSatirlariProps {
  readonly dosyalar: readonly DosyaSatiri[];
  readonly onOpen: (d: DosyaSatiri) => void;
  readonly onDownload: (d: DosyaSatiri) => void;
  readonly onRemove: (d: DosyaSatiri) => void;
}

/** Files other than pictures, one a line. */
export function DosyaSatirlari({ dosyalar, onOpen, onDownload, onRemove }: DosyaSatirlariProps) {
  return (
    <PlainList aria-label="Belgeler">
      {dosyalar.map((d) => {
        const Ikon = IKONLAR.get(turAdi(d.Tip)) ?? IconFileText;
        const bilgi = [boyutYaz(d.Boyut), d.Yukleyen, zamanYaz(d.Zaman)].filter(Boolean).join(' · ');
        return (
          <Columns
            key={d.Id}
            component="li"
            of="22px minmax(0, 1fr) auto"
            gap={12}
            align="center"
            mih={44}
            px={16}
            py={4}
            className="line-above"
          >
            <Ikon size={22} stroke={1.5} color="var(--text-3)" role="img" aria-label={turAdi(d.Tip)} />
            <Flex rowGap={0} columnGap={12} wrap="wrap" align="baseline" miw={0}>
              <LinkButton className="truncate" mih={24} title={d.Ad} onClick={() => onOpen(d)}>
                {d.Ad}
              </LinkButton>
              <Text span fz={12} lh="18px" c="dimmed">
                {bilgi}
              </Text>
              {d.Uyari && (
                <Text
                  span
                  flex="0 1 100%"
                  miw={0}
                  fz={12}
                  lh="18px"
                  c={sorulur(d.Uyari) ? 'var(--danger)' : 'var(--warn)'}
                  className="anywhere"
                >
                  <IconAlertTriangle size={14} style={{ verticalAlign: -2 }} aria-hidden /> {uyariYazisi(d.Uyari)}
                </Text>
              )}
            </Flex>
            <Flex component="span" className="on-hover">
              <ActionIcon aria-label={`İndir: ${d.Ad}`} onClick={() => onDownload(d)}>
                <IconDownload size={17} aria-hidden />
              </ActionIcon>
              <ActionIcon color="danger" aria-label={`Kaldır: ${d.Ad}`} onClick={() => onRemove(d)}>
                <IconTrash size={17} aria-hidden />
              </ActionIcon>
            </Flex>
          </Columns>
        );
      })}
    </PlainList>
  );
}
