import { paraYaz } from '@masabasi/core/platform/money/para';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { teklifNo } from '@masabasi/core/pazarlama/teklif/rules';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Link } from 'react-router';
import { teklif as oda } from '../../calls/teklif.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useBen } from '../../platform/session/oturum.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Table } from '../../ui/Table.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import { TeklifDurumEtiketi } from './TeklifDurumEtiketi.tsx';

export interface TeklifOzetleriProps {
  readonly label: string;
  /** The owner: a customer, or a dealer with the names of the customers. */
  readonly kimin: { readonly MusteriId: number } | { readonly BayiId: number };
  readonly enCok: number;
}

/** The newest quotes on a card, each in its last revision. */
export function TeklifOzetleri({ label, kimin, enCok }: TeklifOzetleriProps) {
  const acar = useBen().acar(SAYFA.teklif[0]);
  const liste = useEndpoint(oda.getTeklifList, { ...kimin, adet: enCok }, { refetchOnMount: 'always' });
  return (
    <Table
      label={label}
      rows={liste.data?.tekliflist}
      rowKey={(t) => t.Id}
      error={liste.error}
      onRetry={() => void liste.refetch()}
      empty={<EmptyState compact title="Teklifi yok." />}
      columns={[
        {
          key: 'No',
          header: 'Teklif No',
          width: '152px',
          nowrap: true,
          renderCell: (t) => {
            const no = teklifNo(t.No, t.Revizyon);
            return acar ? <Link to={`${SAYFA.teklif[0]}?teklif=${t.Id}`}>{no}</Link> : no;
          },
        },
        {
          key: 'Baslik',
          header: 'Başlık',
          renderCell: (t) => (
            <TwoLines
              top={t.Baslik}
              bottom={['BayiId' in kimin ? t.Musteri : null, t.Proje, tarihYaz(t.Tarih)].filter(Boolean).join(', ')}
            />
          ),
        },
        {
          key: 'GenelToplam',
          header: 'Genel Toplam',
          width: '140px',
          align: 'right',
          nowrap: true,
          renderCell: (t) => <span className="tnum">{paraYaz(t.GenelToplam, t.ParaBirimi)}</span>,
        },
        {
          key: 'Sahip',
          header: 'Hazırlayan',
          width: '18%',
          spare: true,
          renderCell: (t) => t.Sahip,
        },
        { key: 'Durum', header: 'Durum', width: '130px', renderCell: (t) => <TeklifDurumEtiketi t={t} /> },
      ]}
    />
  );
}
