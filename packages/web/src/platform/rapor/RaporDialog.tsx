import { METIN, pdfMi, raporAdi } from '@masabasi/core/platform/rapor/rules';
import { Button, Flex, Stack, Text } from '@mantine/core';
import IconDownload from '~icons/tabler/download';
import IconFileAlert from '~icons/tabler/file-alert';
import IconSend from '~icons/tabler/send';
import IconX from '~icons/tabler/x';
import { useState } from 'react';
import { useAdres } from '../call/dosyaOku.ts';
import { base64Dosya } from '../call/indir.ts';
import { simdi } from '../call/sunucuSaati.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

export interface RaporDialogProps {
  readonly baslik: string;
  /** The PDF in base64. */
  readonly basefile: string;
  /** Default: date and time. */
  readonly dosyaAdi?: string;
  /** Above 0 the send button appears. It has no effect (specification 2.9). */
  readonly hastaId?: number;
  readonly onClose: () => void;
}

const CERCEVE = {
  flex: 1,
  minHeight: 0,
  background: 'var(--surface-2)',
  border: '1px solid var(--line-strong)',
  borderRadius: 8,
};

/** The report viewer (specification 2.9): full screen, the PDF in a frame, a download link. */
export default function RaporDialog({ baslik, basefile, dosyaAdi, hastaId = 0, onClose }: RaporDialogProps) {
  const gecerli = pdfMi(basefile);
  const [ad] = useState(() => dosyaAdi ?? raporAdi(simdi()));
  const [pdf] = useState(() => (gecerli ? base64Dosya(basefile, 'application/pdf') : undefined));
  const url = useAdres(pdf);
  return (
    <Dialog opened onClose={onClose} title={baslik} fullScreen hideHeader>
      <Stack gap={16} h="100%">
        <Flex rowGap={12} columnGap={24} wrap="wrap" align="center" justify="space-between">
          <Text component="h2" fz={20} lh="28px" lts="-0.01em" fw={600}>
            {baslik}
          </Text>
          <Flex gap={8} wrap="wrap">
            {hastaId > 0 && (
              <Button variant="default" leftSection={<IconSend size={16} aria-hidden />}>
                {METIN.gonder}
              </Button>
            )}
            {url !== undefined && (
              <Button
                component="a"
                href={url}
                download={ad}
                leftSection={<IconDownload size={16} aria-hidden />}
                data-autofocus
              >
                {METIN.indir}
              </Button>
            )}
            <Button variant="default" leftSection={<IconX size={16} aria-hidden />} onClick={onClose}>
              Kapat
            </Button>
          </Flex>
        </Flex>
        {!gecerli && (
          <div role="alert">
            <EmptyState icon={<IconFileAlert size={32} stroke={1.5} />} title={METIN.pdfDegil} />
          </div>
        )}
        {url !== undefined && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the PDF viewer needs it; the blob is ours
          <iframe style={CERCEVE} src={url} title={`${baslik}: PDF`} />
        )}
      </Stack>
    </Dialog>
  );
}
