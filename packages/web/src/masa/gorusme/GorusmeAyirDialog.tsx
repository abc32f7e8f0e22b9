import type { GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import { useNavigate } from 'react-router';
import GorusmeDialog from './GorusmeDialog.tsx';

export interface GorusmeAyirDialogProps {
  readonly g: GorusmeKarti;
  /** The words about the separate matter. */
  readonly metin: string;
  readonly onClose: () => void;
}

/**
 * Moves a matter from a ticket to a new one, with the same customer and product. The two tickets link to each other.
 */
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
