import type { GorusmeDurumu } from '@masabasi/core/masa/gorusme/rules';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';

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

interface GorusmeDurumEtiketiProps {
  readonly durum: GorusmeDurumu;
  readonly ad: string;
  /** In a list, usual states are plain text. Colour marks unusual ones. */
  readonly listede?: boolean;
}

/** The state of a ticket, under the installation's own name for it. */
export const GorusmeDurumEtiketi = ({ durum, ad, listede = false }: GorusmeDurumEtiketiProps) =>
  listede && (TONLAR[durum] === 'info' || TONLAR[durum] === 'neutral') ? ad : <Chip tone={TONLAR[durum]}>{ad}</Chip>;
