import { GELEN_YANIT_ADLARI, type GelenYaniti } from '@masabasi/core/mali/fatura/gelen';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';

const TONLAR: Readonly<Record<GelenYaniti, ChipTone>> = {
  yok: 'neutral',
  bekliyor: 'warn',
  kabulEdilecek: 'info',
  reddedilecek: 'info',
  kabul: 'ok',
  ret: 'danger',
  suresiDoldu: 'ok',
};

export const GelenYanitEtiketi = ({ yanit }: { readonly yanit: GelenYaniti }) => (
  <Chip tone={TONLAR[yanit]}>{GELEN_YANIT_ADLARI[yanit]}</Chip>
);
