import type { MemnuniyetSatiri } from '@masabasi/core/masa/memnuniyet/contract';
import { type MemnuniyetDurumu, soruluyor } from '@masabasi/core/masa/memnuniyet/rules';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';

const TONLAR: Readonly<Record<MemnuniyetDurumu, ChipTone>> = {
  bekliyor: 'info',
  ulasilamadi: 'warn',
  tamamlandi: 'ok',
  reddetti: 'neutral',
  suresi_doldu: 'neutral',
  iptal: 'neutral',
};

interface MemnuniyetDurumEtiketiProps {
  readonly n: Pick<MemnuniyetSatiri, 'Durum' | 'DurumAnahtar' | 'Izleme'>;
  /** In a list, only waiting states have a colour. */
  readonly listede?: boolean;
}

/** The state of a survey, or of the follow-up of its low score. */
export const MemnuniyetDurumEtiketi = ({ n, listede = false }: MemnuniyetDurumEtiketiProps) => {
  if (n.Izleme === 'acik') return <Chip tone="danger">Düşük puan</Chip>;
  return listede && !soruluyor(n.DurumAnahtar) ? n.Durum : <Chip tone={TONLAR[n.DurumAnahtar]}>{n.Durum}</Chip>;
};
