import type { WebistekDurumu } from '@masabasi/core/masa/webistek/rules';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';

const TONLAR: Readonly<Record<WebistekDurumu, ChipTone>> = {
  yeni: 'accent',
  incelemede: 'info',
  aktarildi: 'ok',
  gelistirme: 'ok',
  yanitlandi: 'ok',
  reddedildi: 'neutral',
  mukerrer: 'neutral',
  spam: 'neutral',
};

interface WebistekDurumEtiketiProps {
  readonly durum: WebistekDurumu;
  readonly ad: string;
  /** In a list, only waiting states have a colour. */
  readonly listede?: boolean;
}

export const WebistekDurumEtiketi = ({ durum, ad, listede = false }: WebistekDurumEtiketiProps) =>
  listede && durum !== 'yeni' && durum !== 'incelemede' ? ad : <Chip tone={TONLAR[durum]}>{ad}</Chip>;
