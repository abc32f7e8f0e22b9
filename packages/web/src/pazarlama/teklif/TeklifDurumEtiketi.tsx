import type { TeklifDurumu } from '@masabasi/core/pazarlama/teklif/rules';
import type { TeklifSatiri } from '@masabasi/core/pazarlama/teklif/satirlar';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';

/** Colour marks the states that need attention. The others are plain. */
const TONLAR: Partial<Record<TeklifDurumu, ChipTone>> = {
  onay_bekliyor: 'warn',
  kabul: 'ok',
  red: 'danger',
  suresi_doldu: 'warn',
};

export function TeklifDurumEtiketi({ t }: { readonly t: Pick<TeklifSatiri, 'DurumAnahtar' | 'Durum'> }) {
  const ton = TONLAR[t.DurumAnahtar];
  return ton === undefined ? <span>{t.Durum}</span> : <Chip tone={ton}>{t.Durum}</Chip>;
}
