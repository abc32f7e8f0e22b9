import type { GorusmeDurumu } from '@masabasi/core/gorusme/rules';
import { Chip, type ChipTone } from '../ui/Chip.tsx';

const TONLAR: Readonly<Record<GorusmeDurumu, ChipTone>> = {
  yeni: 'accent',
  atandi: 'info',
  islemde: 'info',
  musteri: 'warn',
  yazilim: 'warn',
  cozuldu: 'ok',
  kapandi: 'neutral',
  iptal: 'neutral',
  birlesti: 'neutral',
};

/** The state of a contact by the name that the installation gave it. */
export const GorusmeDurumEtiketi = ({ durum, ad }: { readonly durum: GorusmeDurumu; readonly ad: string }) => (
  <Chip tone={TONLAR[durum]}>{ad}</Chip>
);
