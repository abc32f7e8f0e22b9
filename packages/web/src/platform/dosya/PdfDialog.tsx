import type { DosyaSatiri } from '@masabasi/core/platform/dosya/satirlar';
import type { DosyaNesnesi } from '@masabasi/core/platform/dosya/rules';
import { Button, Text } from '@mantine/core';
import IconDownload from '~icons/tabler/download';
import { useDosya } from '../call/dosyaOku.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read } from '../../ui/Read.tsx';

export interface PdfDialogProps {
  readonly Nesne: DosyaNesnesi;
  readonly dosya: DosyaSatiri;
  readonly onDownload: () => void;
  readonly onClose: () => void;
}

/** A PDF in the browser's viewer. A browser without one, as on phones, downloads the file. */
export default function PdfDialog({ Nesne, dosya: d, onDownload, onClose }: PdfDialogProps) {
  const { adres, error, refetch } = useDosya({ Nesne, Id: d.Id }, 'asil', true);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={d.Ad}
      width={1000}
      footer={
        <>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            data-autofocus
            onClick={onDownload}
          >
            İndir
          </Button>
          <Button onClick={onClose}>Kapat</Button>
        </>
      }
    >
      <Read of={{ data: adres, error, refetch }} rows={6}>
        {(okunan) => <PdfGorunumu adres={okunan} ad={d.Ad} />}
      </Read>
    </Dialog>
  );
}

const SAYFA = {
  display: 'block',
  width: '100%',
  height: 'min(72vh, 900px)',
  background: 'var(--surface-2)',
  border: 0,
};

const PdfGorunumu = ({ adres, ad }: { readonly adres: string; readonly ad: string }) =>
  navigator.pdfViewerEnabled ? (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the browser's PDF viewer does not run in a sandbox; the blob is of our server
    <iframe style={SAYFA} src={adres} title={ad} />
  ) : (
    <Text>Bu tarayıcı PDF göstermiyor. Belgeyi indirip açabilirsiniz.</Text>
  );
