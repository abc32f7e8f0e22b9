import { METIN, pdfMi, raporAdi } from '@masabasi/core/platform/rapor/rules';
import { Button } from '@mantine/core';
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
import css from './RaporDialog.module.css';

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

/** The report viewer (specification 2.9): full screen, the PDF in a frame, a download link. */
export default function RaporDialog({ baslik, basefile, dosyaAdi, hastaId = 0, onClose }: RaporDialogProps) {
  const gecerli = pdfMi(basefile);
  const [ad] = useState(() => dosyaAdi ?? raporAdi(simdi()));
  const [pdf] = useState(() => (gecerli ? base64Dosya(basefile, 'application/pdf') : undefined));
  const url = useAdres(pdf);
  return (
    <Dialog opened onClose={onClose} title={baslik} fullScreen hideHeader>
      <div className={css.sayfa}>
        <div className={css.ust}>
          <h2 className={css.baslik}>{baslik}</h2>
          <div className={css.arac}>
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
          </div>
        </div>
        {!gecerli && (
          <div role="alert">
            <EmptyState icon={<IconFileAlert size={32} stroke={1.5} />} title={METIN.pdfDegil} />
          </div>
        )}
        {url !== undefined && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the PDF viewer needs it; the blob is ours
          <iframe className={css.cerceve} src={url} title={`${baslik}: PDF`} />
        )}
      </div>
    </Dialog>
  );
}
