import type { TanimRengi } from '@masabasi/core/platform/tanim/rules';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';

const TONLAR: Readonly<Record<TanimRengi, ChipTone>> = {
  gri: 'neutral',
  mavi: 'info',
  yesil: 'ok',
  turuncu: 'warn',
  kirmizi: 'danger',
  mor: 'violet',
};

/** A name in its own colour, if it has one. */
export const RenkliAd = ({ renk, ad }: { renk: TanimRengi | null; ad: string }) =>
  renk === null ? ad : <Chip tone={TONLAR[renk]}>{ad}</Chip>;
