import type { LisansDurumu } from '@masabasi/core/musteri/lisans/rules';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';

const TONLAR: Readonly<Record<LisansDurumu, ChipTone>> = {
  Aktif: 'ok',
  Demo: 'info',
  'Süresi Dolmuş': 'danger',
  Askıda: 'warn',
  İptal: 'neutral',
};

/** In a list the usual state is plain text. Colour marks unusual ones. */
export const LisansDurumEtiketi = ({ durum, listede = false }: { durum: LisansDurumu; listede?: boolean }) =>
  listede && durum === 'Aktif' ? durum : <Chip tone={TONLAR[durum]}>{durum}</Chip>;
