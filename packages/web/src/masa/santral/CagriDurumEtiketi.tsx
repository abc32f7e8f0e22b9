import { CAGRI_DURUMLARI, type CagriDurumu } from '@masabasi/core/masa/santral/rules';
import { Chip } from '../../ui/Chip.tsx';

const TON = {
  caliyor: 'info',
  konusuluyor: 'info',
  konusuldu: 'ok',
  cevapsiz: 'danger',
  arandi: 'neutral',
} as const;

export const CagriDurumEtiketi = ({ durum }: { readonly durum: CagriDurumu }) => (
  <Chip tone={TON[durum]}>{CAGRI_DURUMLARI[durum]}</Chip>
);
