import type { GorusmeKarti } from '@masabasi/core/gorusme/satirlar';
import { useNavigate } from 'react-router';
import GorusmeDialog from './GorusmeDialog.tsx';

export interface GorusmeAyirDialogProps {
  readonly g: GorusmeKarti;
  /** What was said of the other matter. */
  readonly metin: string;
  readonly onClose: () => void;
}

/** Takes a matter out of a contact: the customer and the product are known, and each of the two leads to the other. */
export default function GorusmeAyirDialog({ g, metin, onClose }: GorusmeAyirDialogProps) {
  const git = useNavigate();
  return (
    <GorusmeDialog
      kart={null}
      arama={{
        musteri: { Id: g.MusteriId, Ad: g.Musteri },
        telefon: g.Telefon,
        ProjeId: g.ProjeId,
        ayrilan: { Id: g.Id, No: g.No, Aciklama: metin },
      }}
      onClose={onClose}
      onSaved={({ Id }) => void git(`/islemler/musterigorusme/detay?id=${Id}`)}
    />
  );
}
