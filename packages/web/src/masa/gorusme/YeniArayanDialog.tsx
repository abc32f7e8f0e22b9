import { arananMusteri, numaraYeri } from '@masabasi/core/musteri/musteri/rules';
import { gorusme as oda } from '../../calls/gorusme.ts';
import { read } from '../../platform/call/cagri.ts';
import type { SecilenMusteri } from '../../musteri/musteri/MusteriSecimi.tsx';
import MusteriDialog from '../../musteri/musteri/MusteriDialog.tsx';

export interface YeniArayanDialogProps {
  readonly telefon: string | null;
  /** The earlier search text. */
  readonly aranan?: string;
  readonly ProjeId: number | null;
  readonly onClose: () => void;
  /** The ticket continues with this customer. */
  readonly onSec: (musteri: SecilenMusteri, ProjeIdler: readonly number[]) => void;
}

/** A new card for an unknown caller, with the telephone number filled in. */
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
