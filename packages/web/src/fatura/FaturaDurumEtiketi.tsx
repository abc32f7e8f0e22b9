import type { FaturaDurumu } from '@masabasi/core/fatura/rules';
import { Chip, type ChipTone } from '../ui/Chip.tsx';

const TONLAR: Readonly<Record<FaturaDurumu, ChipTone | null>> = {
  taslak: 'info',
  vazgecildi: 'neutral',
  kesildi: null,
  iptal: 'danger',
};

/** The state of an invoice; one that was cut is what all are to be. */
export function FaturaDurumEtiketi({ durum, ad }: { readonly durum: FaturaDurumu; readonly ad: string }) {
  const ton = TONLAR[durum];
  return ton === null ? ad : <Chip tone={ton}>{ad}</Chip>;
}
