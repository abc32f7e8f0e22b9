import { boyutYaz } from '@masabasi/core/platform/text/metin';
import { EN_COK_EK, ekHatasi } from '@masabasi/core/platform/posta/rules';
import { Box, Button, Flex } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import IconPaperclip from '~icons/tabler/paperclip';
import { type ReactNode, useRef } from 'react';
import { dosya as oda } from '../../calls/dosya.ts';
import { useEndpoint } from '../call/api.ts';
import type { Yer } from '../call/giden.ts';
import type { BoundField } from '../../ui/Form.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { MultiSelectField } from '../../ui/MultiSelectField.tsx';
import { YaziDosyalari, type useYaziDosyalari, type YaziDosyasi } from './YaziDosyalari.tsx';

export interface EkSecimiProps {
  /** The record of the text. */
  readonly yer: Yer;
  /** Existing files of the record, attached to the text. */
  readonly alan: BoundField<readonly number[]>;
  /** Files added during writing. They are stored with the record, and attached. */
  readonly dosyalar: readonly YaziDosyasi[];
  readonly gonderilen: ReturnType<typeof useYaziDosyalari>;
  /** True if the text is sent by mail. */
  readonly postayla: boolean;
  /** True: only the text field shows, until somebody writes. */
  readonly kapali?: boolean;
  /** True: the button for files is an icon before the text field. */
  readonly iceride?: boolean;
  /** Acts at the left of the row with the button for files, which is an icon there. */
  readonly islemler?: ReactNode;
  /** Tools beside that icon. */
  readonly araclar?: ReactNode;
  /** The text field. Files dropped or pasted on it are added. */
  readonly children: ReactNode;
}

/** Files added to a text about a record. */
export function EkSecimi({
  yer,
  alan,
  dosyalar,
  gonderilen,
  postayla,
  kapali = false,
  iceride = false,
  islemler,
  araclar,
  children,
}: EkSecimiProps) {
  const liste = useEndpoint(oda.getDosyaList, yer, { enabled: postayla });
  const sec = useRef<() => void>(null);
  const hepsi = liste.data?.dosyalist;
  const secilen = hepsi?.filter((d) => alan.value.includes(d.Id)) ?? [];
  const kalkan = hepsi === undefined ? [] : alan.value.filter((id) => !hepsi.some((d) => d.Id === id));
  const sigmaz = postayla ? ekHatasi([...secilen, ...dosyalar].map((d) => d.Boyut)) : null;
  const simge = (
    <IconButton size={36} aria-label="Dosya Seç" title="Dosya Seç" onClick={() => sec.current?.()}>
      <IconPaperclip size={20} stroke={1.7} aria-hidden />
    </IconButton>
  );
  return (
    <Dropzone
      unstyled
      pos="relative"
      miw={0}
      styles={{ inner: { display: 'grid', gap: 12, minWidth: 0 } }}
      onDrop={gonderilen.ekle}
      openRef={sec}
      activateOnClick={false}
      activateOnKeyboard={false}
      inputProps={{ 'aria-label': 'Ek seç' }}
      onPaste={(e) => {
        const { files, types } = e.clipboardData;
        // Copied table cells come as text and as a picture. Only the text is wanted here.
        if (files.length === 0 || types.includes('text/plain')) return;
        e.preventDefault();
        gonderilen.ekle([...files]);
      }}
    >
      {iceride ? (
        <Flex gap={4} align="flex-end">
          {simge}
          <Box flex={1} miw={0}>
            {children}
          </Box>
        </Flex>
      ) : (
        children
      )}
      <Flex
        pos="relative"
        gap="8px 12px"
        wrap="wrap"
        align={islemler === undefined ? 'flex-end' : 'center'}
        display={kapali || iceride ? 'none' : undefined}
      >
        {postayla && (islemler === undefined || (hepsi?.length ?? 0) + alan.value.length > 0) && (
          <Box flex={islemler === undefined ? '1 1 240px' : '1 1 100%'} miw={0}>
            <MultiSelectField
              {...alan}
              label="Ekler"
              error={kalkan.length > 0 ? 'Seçtiğiniz bir dosya kaldırılmış; çıkarınız.' : (sigmaz ?? undefined)}
              options={(hepsi ?? []).map((d) => ({ Id: d.Id, Ad: `${d.Ad} (${boyutYaz(d.Boyut)})` }))}
              current={kalkan.map((Id) => ({ Id, Ad: 'Kaldırılmış dosya' }))}
              placeholder="Eklenmiş dosyalardan seçiniz"
              nothingFound="Dosya eklenmemiş"
              maxValues={EN_COK_EK}
            />
          </Box>
        )}
        {islemler === undefined ? (
          <Button
            variant="default"
            leftSection={<IconPaperclip size={16} aria-hidden />}
            onClick={() => sec.current?.()}
          >
            Dosya Seç
          </Button>
        ) : (
          <>
            {islemler}
            <Flex gap={8} ml="auto" align="center">
              {araclar}
              {simge}
            </Flex>
          </>
        )}
      </Flex>
      <YaziDosyalari {...gonderilen} dosyalar={dosyalar} />
    </Dropzone>
  );
}
