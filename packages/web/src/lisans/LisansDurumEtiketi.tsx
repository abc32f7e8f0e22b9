import type { LisansDurumu } from '@masabasi/core/lisans/rules';
import { Chip, type ChipTone } from '../ui/Chip.tsx';

const TONLAR: Readonly<Record<LisansDurumu, ChipTone>> = {
  Aktif: 'ok',
  Demo: 'info',
  'Süresi Dolmuş': 'danger',
  Askıda: 'warn',
  İptal: 'neutral',
};

export const LisansDurumEtiketi = ({ durum }: { durum: LisansDurumu }) => <Chip tone={TONLAR[durum]}>{durum}</Chip>;
