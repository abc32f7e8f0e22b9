import { type MusteriDurumu } from '@masabasi/core/musteri/alanlar';

import { Chip, type ChipTone } from '../ui/Chip.tsx';

const TONLAR: Readonly<Record<MusteriDurumu, ChipTone>> = {
  Aday: 'neutral',
  Demo: 'info',
  Aktif: 'ok',
  Pasif: 'warn',
  Ayrıldı: 'danger',
};

export const MusteriDurumEtiketi = ({ durum }: { durum: MusteriDurumu }) => <Chip tone={TONLAR[durum]}>{durum}</Chip>;
