import { HAKEDIS_DURUM_ADLARI, type HakedisDurumu } from '@masabasi/core/mali/bayifatura/rules';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';

const TONLAR: Readonly<Record<HakedisDurumu, ChipTone>> = {
  hesaplandi: 'neutral',
  onayli: 'accent',
  faturalandi: 'warn',
  odendi: 'ok',
};

/** State of a dealer's monthly commission. */
export const HakedisDurumEtiketi = ({ durum }: { readonly durum: HakedisDurumu }) => (
  <Chip tone={TONLAR[durum]}>{HAKEDIS_DURUM_ADLARI[durum]}</Chip>
);
