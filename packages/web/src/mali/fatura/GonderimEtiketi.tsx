import { GONDERIM_ADLARI, type GonderimDurumu } from '@masabasi/core/mali/fatura/gonderim';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';

const TONLAR: Readonly<Record<GonderimDurumu, ChipTone>> = {
  bekliyor: 'info',
  gonderiliyor: 'info',
  kuyrukta: 'info',
  ulasti: 'ok',
  yanitBekliyor: 'warn',
  kabul: 'ok',
  ret: 'danger',
  otomatikKabul: 'ok',
  reddedildi: 'danger',
  iptalBekliyor: 'warn',
  iptal: 'neutral',
  geriCekildi: 'neutral',
};

export const GonderimEtiketi = ({ durum }: { readonly durum: GonderimDurumu }) => (
  <Chip tone={TONLAR[durum]}>{GONDERIM_ADLARI[durum]}</Chip>
);
