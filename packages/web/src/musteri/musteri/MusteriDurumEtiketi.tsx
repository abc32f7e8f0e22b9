import { type MusteriDurumu } from '@masabasi/core/musteri/musteri/alanlar';

import { Chip, type ChipTone } from '../../ui/Chip.tsx';

const TONLAR: Readonly<Record<MusteriDurumu, ChipTone>> = {
  Aday: 'neutral',
  Demo: 'info',
  Aktif: 'ok',
  Pasif: 'warn',
  Ayrıldı: 'danger',
};

/** In a list the usual state is plain text. Colour marks unusual ones. */
export const MusteriDurumEtiketi = ({ durum, listede = false }: { durum: MusteriDurumu; listede?: boolean }) =>
  listede && durum === 'Aktif' ? durum : <Chip tone={TONLAR[durum]}>{durum}</Chip>;
