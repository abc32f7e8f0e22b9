import type { FaturaDurumu } from '@masabasi/core/mali/fatura/rules';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';

const TONLAR: Readonly<Record<FaturaDurumu, ChipTone | null>> = {
  taslak: 'info',
  vazgecildi: 'neutral',
  kesildi: null,
  iptal: 'danger',
};

/** State of an invoice. The usual state, issued, is plain. */
export function FaturaDurumEtiketi({ durum, ad }: { readonly durum: FaturaDurumu; readonly ad: string }) {
  const ton = TONLAR[durum];
  return ton === null ? ad : <Chip tone={ton}>{ad}</Chip>;
}
