import { adayAcik } from '@masabasi/core/pazarlama/aday/rules';
import type { AdaySatiri } from '@masabasi/core/pazarlama/aday/satirlar';
import { Chip } from '../../ui/Chip.tsx';

/** The stage of a prospect. */
export const AdayAsamaEtiketi = ({ a }: { readonly a: Pick<AdaySatiri, 'Asama' | 'AsamaAnahtar'> }) => (
  <Chip tone={a.AsamaAnahtar === 'kazanildi' ? 'ok' : adayAcik(a.AsamaAnahtar) ? 'info' : 'neutral'}>{a.Asama}</Chip>
);
