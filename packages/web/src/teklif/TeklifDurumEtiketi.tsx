import type { TeklifDurumu } from '@masabasi/core/teklif/rules';
import type { TeklifSatiri } from '@masabasi/core/teklif/satirlar';
import { Chip, type ChipTone } from '../ui/Chip.tsx';

/** What wants attention has a colour; what goes its way is plain text. */
const TONLAR: Partial<Record<TeklifDurumu, ChipTone>> = {
  onay_bekliyor: 'warn',
  kabul: 'ok',
  red: 'danger',
  suresi_doldu: 'warn',
};

/** The state of a quote. */
export function TeklifDurumEtiketi({ t }: { readonly t: Pick<TeklifSatiri, 'DurumAnahtar' | 'Durum'> }) {
  const ton = TONLAR[t.DurumAnahtar];
  return ton === undefined ? <span>{t.Durum}</span> : <Chip tone={ton}>{t.Durum}</Chip>;
}
