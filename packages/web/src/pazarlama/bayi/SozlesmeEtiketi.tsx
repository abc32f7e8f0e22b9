import type { SozlesmeDurumu } from '@masabasi/core/pazarlama/bayi/rules';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';

const TONLAR: Partial<Record<SozlesmeDurumu, ChipTone>> = {
  Bitiyor: 'warn',
  Bitti: 'danger',
  'Sözleşme başlamadı': 'info',
};

/** End of a contract. The usual state is plain text; colour marks the exceptions. */
export function SozlesmeEtiketi({ bitis, durum }: { readonly bitis: string | null; readonly durum: SozlesmeDurumu }) {
  const ton = TONLAR[durum];
  const gun = bitis === null ? (durum === 'Geçerli' ? 'Süresiz' : durum) : tarihYaz(bitis);
  return ton === undefined ? gun : <Chip tone={ton}>{bitis === null ? durum : `${durum} · ${gun}`}</Chip>;
}
