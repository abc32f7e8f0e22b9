import { mola } from '../../calls/mola.ts';
import { talep } from '../../calls/talep.ts';
import { teklif } from '../../calls/teklif.ts';
import { IzinKarari } from '../../izin/izin/IzinKararDialog.tsx';
import { useEndpoint } from '../../platform/call/api.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Read } from '../../ui/Read.tsx';
import { DuzeltmeKarari } from './DuzeltmeKarari.tsx';
import type { KararTuru } from './kararlar.ts';
import { TeklifKarari } from './TeklifKarari.tsx';

export interface KararPaneliProps {
  /** An analysis is decided on its own page. */
  readonly tur: Exclude<KararTuru, 'bekleyen'>;
  readonly Id: number;
  /** Called after the decision. */
  readonly onBitti: () => void;
  /** Null: a part of the page instead of a dialog. */
  readonly onClose: (() => void) | null;
}

function Izin({ Id, ...rest }: Omit<KararPaneliProps, 'tur'>) {
  const { data } = useEndpoint(talep.izinTalepList, { Durum: 'Bekliyor' });
  const istek = data?.talepler.find((t) => t.Id === Id);
  return istek ? <IzinKarari istek={istek} {...rest} /> : null;
}

function Duzeltme({ Id, ...rest }: Omit<KararPaneliProps, 'tur'>) {
  const { data } = useEndpoint(mola.molaDuzeltmeList, { Durum: 'Bekliyor' });
  const istek = data?.duzeltmelist.find((d) => d.Id === Id);
  return istek ? <DuzeltmeKarari istek={istek} {...rest} /> : null;
}

function Teklif({ Id, ...rest }: Omit<KararPaneliProps, 'tur'>) {
  const detay = useEndpoint(teklif.getTeklifDetay, { Id }, { refetchOnMount: 'always' });
  if (detay.data?.teklif.DurumAnahtar === 'onay_bekliyor')
    return <TeklifKarari teklif={detay.data.teklif} neden={detay.data.RiskCumlesi} {...rest} />;
  return rest.onClose === null && detay.data === undefined ? (
    <Panel title="Teklif Onayı" padded>
      <Read of={detay} rows={6} />
    </Panel>
  ) : null;
}

/** The decision on a record, with the facts that it needs. */
export default function KararPaneli({ tur, ...rest }: KararPaneliProps) {
  if (tur === 'talep') return <Izin {...rest} />;
  return tur === 'mola' ? <Duzeltme {...rest} /> : <Teklif {...rest} />;
}
