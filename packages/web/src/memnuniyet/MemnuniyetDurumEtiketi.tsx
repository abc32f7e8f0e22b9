import type { MemnuniyetSatiri } from '@masabasi/core/memnuniyet/contract';
import { type MemnuniyetDurumu, soruluyor } from '@masabasi/core/memnuniyet/rules';
import { Chip, type ChipTone } from '../ui/Chip.tsx';

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
  /** In a list colour is for what waits. */
  readonly listede?: boolean;
}

/** The state of an asking; of a low score that somebody has to look after, that. */
export const MemnuniyetDurumEtiketi = ({ n, listede = false }: MemnuniyetDurumEtiketiProps) => {
  if (n.Izleme === 'acik') return <Chip tone="danger">Düşük puan</Chip>;
  return listede && !soruluyor(n.DurumAnahtar) ? n.Durum : <Chip tone={TONLAR[n.DurumAnahtar]}>{n.Durum}</Chip>;
};
