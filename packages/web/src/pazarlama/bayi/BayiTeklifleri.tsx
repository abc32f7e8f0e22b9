import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { Link } from 'react-router';
import { useBen } from '../../platform/session/oturum.ts';
import { TeklifOzetleri } from '../teklif/TeklifOzetleri.tsx';
import { Panel } from '../../ui/Panel.tsx';

/** Quotes of one dealer on the card. The list has all of them. */
const EN_COK = 50;

/** Quotes made through a dealer, for people who may see quotes. */
export function BayiTeklifleri({ bayiId }: { readonly bayiId: number }) {
  const acar = useBen().acar(SAYFA.teklif[0]);
  return (
    <Panel title="Teklifler" actions={acar && <Link to={`${SAYFA.teklif[0]}?bayi=${bayiId}`}>Listede aç</Link>}>
      <TeklifOzetleri label="Bayinin teklifleri" kimin={{ BayiId: bayiId }} enCok={EN_COK} />
    </Panel>
  );
}
