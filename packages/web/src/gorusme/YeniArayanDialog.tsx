import { arananMusteri, numaraYeri } from '@masabasi/core/musteri/rules';
import { gorusme as oda } from '../calls/gorusme.ts';
import { read } from '../cagri.ts';
import type { SecilenMusteri } from '../musteri/MusteriSecimi.tsx';
import MusteriDialog from '../musteri/MusteriDialog.tsx';

export interface YeniArayanDialogProps {
  readonly telefon: string | null;
  /** The text that was typed to find them. */
  readonly aranan?: string;
  readonly ProjeId: number | null;
  readonly onClose: () => void;
  /** The contact goes on with them. */
  readonly onSec: (musteri: SecilenMusteri, ProjeIdler: readonly number[]) => void;
}

/** The card of somebody who calls and whom nobody knows yet, with their number. */
export default function YeniArayanDialog({ telefon, aranan = '', ProjeId, onClose, onSec }: YeniArayanDialogProps) {
  const sec = async (MusteriId: number) => {
    const { musteri } = await read(oda.arayanMusteri, { MusteriId });
    onSec({ Id: musteri.Id, Ad: musteri.Ad }, musteri.ProjeIdler);
  };
  return (
    <MusteriDialog
      kart={null}
      ilk={{
        ...(telefon !== null && numaraYeri(telefon)),
        ...arananMusteri(aranan),
        ProjeIdler: ProjeId === null ? [] : [ProjeId],
      }}
      onClose={onClose}
      onSaved={(Id) => void sec(Id)}
    />
  );
}
