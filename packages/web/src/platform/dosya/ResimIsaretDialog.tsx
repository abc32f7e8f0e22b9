import type { DosyaSatiri } from '@masabasi/core/platform/dosya/satirlar';
import { type DosyaNesnesi, isaretliAd } from '@masabasi/core/platform/dosya/rules';
import { useDosya } from '../call/dosyaOku.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read } from '../../ui/Read.tsx';
import IsaretDialog from './IsaretDialog.tsx';

export interface ResimIsaretDialogProps {
  readonly Nesne: DosyaNesnesi;
  readonly dosya: DosyaSatiri;
  readonly onSave: (dosya: File) => void;
  readonly onClose: () => void;
}

const BASLIK = 'Resmi İşaretle';

/** Marks on a stored picture. The marked version is stored as a separate file. */
export default function ResimIsaretDialog({ Nesne, dosya: d, onSave, onClose }: ResimIsaretDialogProps) {
  const { veri, error, refetch } = useDosya({ Nesne, Id: d.Id }, 'asil', true);
  if (veri)
    return (
      <IsaretDialog
        title={BASLIK}
        submit="Yeni Dosya Olarak Ekle"
        resim={veri}
        ad={isaretliAd(d.Ad, d.Tip === 'image/jpeg' ? 'jpg' : 'png')}
        onSave={onSave}
        onClose={onClose}
      />
    );
  return (
    <Dialog opened onClose={onClose} title={BASLIK} width={1000}>
      <Read of={{ data: veri, error, refetch }} rows={6} />
    </Dialog>
  );
}
