import { GELEN_POSTA_TURLERI, type GelenPostaTuru } from '@masabasi/core/masa/gelenposta/rules';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';

const TONLAR: Partial<Record<GelenPostaTuru, ChipTone>> = {
  yeni: 'info',
  yanit: 'ok',
  geri: 'danger',
  okunamaz: 'warn',
};

export const GelenPostaTuruEtiketi = ({ tur }: { readonly tur: GelenPostaTuru }) => (
  <Chip tone={TONLAR[tur]}>{GELEN_POSTA_TURLERI[tur]}</Chip>
);
