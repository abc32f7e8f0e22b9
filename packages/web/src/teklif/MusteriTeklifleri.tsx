import { paraYaz } from '@masabasi/core/para';
import { SAYFA } from '@masabasi/core/sayfa';
import { teklif as oda } from '@masabasi/core/teklif/contract';
import { teklifNo } from '@masabasi/core/teklif/rules';
import { tarihYaz } from '@masabasi/core/tarih';
import { YETKI } from '@masabasi/core/yetki/rules';
import { Button } from '@mantine/core';
import { IconFileInvoice, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useEndpoint } from '../api.ts';
import type { SecilenMusteri } from '../musteri/MusteriSecimi.tsx';
import { useBen, useYetkiVar } from '../oturum.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Table } from '../ui/Table.tsx';
import { TwoLines } from '../ui/TwoLines.tsx';
import { TeklifDurumEtiketi } from './TeklifDurumEtiketi.tsx';

const TeklifDialog = lazy(() => import('./TeklifDialog.tsx'));

/** So many quotes of one customer are shown on the card. */
const EN_COK = 15;

/** The quotes on a customer's card, each by its last revision, for who may see quotes. */
export function MusteriTeklifleri({ musteri }: { readonly musteri: SecilenMusteri }) {
  const [yeni, setYeni] = useState(false);
  const acar = useBen().acar(SAYFA.teklif[0]);
  const yazar = useYetkiVar(YETKI.teklifYaz) && acar;
  const liste = useEndpoint(oda.getTeklifList, { MusteriId: musteri.Id, adet: EN_COK }, { refetchOnMount: 'always' });
  return (
    <Panel
      title="Teklifler"
      icon={<IconFileInvoice />}
      wide
      actions={
        yazar && (
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setYeni(true)}>
            Yeni Teklif
          </Button>
        )
      }
    >
      <Table
        label="Müşterinin teklifleri"
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
            renderCell: (t) => <TwoLines top={t.Baslik} bottom={`${t.Proje}, ${tarihYaz(t.Tarih)}`} />,
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
      <Suspense fallback={null}>{yeni && <TeklifDialog musteri={musteri} onClose={() => setYeni(false)} />}</Suspense>
    </Panel>
  );
}
