import type { VersiyonDurumu } from '@masabasi/core/is/versiyon/rules';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';

const TONLAR: Readonly<Record<VersiyonDurumu, ChipTone | null>> = {
  hazirlaniyor: null,
  donduruldu: 'warn',
  yayinlandi: null,
  iptal: 'neutral',
};

/** The state of a version. One that is open for tasks, and a published one, are plain text. */
export function VersiyonDurumEtiketi({ ad, durum }: { readonly ad: string; readonly durum: VersiyonDurumu }) {
  const ton = TONLAR[durum];
  return ton === null ? ad : <Chip tone={ton}>{ad}</Chip>;
}
