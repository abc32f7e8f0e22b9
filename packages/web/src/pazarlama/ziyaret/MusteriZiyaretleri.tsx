import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { istanbulSaati, tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import IconMapPin from '~icons/tabler/map-pin';
import IconPlus from '~icons/tabler/plus';
import { useState } from 'react';
import { Link } from 'react-router';
import { ziyaret as oda } from '../../calls/ziyaret.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import type { SecilenMusteri } from '../../musteri/musteri/MusteriSecimi.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { ZiyaretDurumEtiketi } from './ZiyaretDurumEtiketi.tsx';

const ZiyaretDialog = onDemand(() => import('./ZiyaretDialog.tsx'));

/** Visits to one customer on the card. */
const EN_COK = 15;

/** Visits on a customer's card, for people who have the page of visits. Planned and latest visits come first. */
export function MusteriZiyaretleri({ musteri }: { readonly musteri: SecilenMusteri }) {
  const [yeni, setYeni] = useState(false);
  const liste = useEndpoint(oda.getZiyaretList, { MusteriId: musteri.Id, adet: EN_COK }, { refetchOnMount: 'always' });
  return (
    <Panel
      title="Ziyaretler"
      icon={<IconMapPin />}
      wide
      actions={
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setYeni(true)}>
          Yeni Ziyaret
        </Button>
      }
    >
      <Table
        label="Müşteriye yapılan ziyaretler"
        rows={liste.data?.gorusmelist}
        rowKey={(z) => z.Id}
        error={liste.error}
        onRetry={() => void liste.refetch()}
        empty={<EmptyState compact title="Ziyareti yok." />}
        columns={[
          {
            key: 'Zaman',
            header: 'Zaman',
            width: '190px',
            nowrap: true,
            renderCell: (z) => (
              <Link to={`${SAYFA.ziyaret[1]}?id=${z.Id}`}>
                {`${zamanYaz(z.Baslama_Zamani)}–${istanbulSaati(z.Bitis_Zamani)}`}
              </Link>
            ),
          },
          {
            key: 'Urunler',
            header: 'Ürünler',
            renderCell: (z) => <TwoLines top={z.Projeler.join(', ')} bottom={z.GorusmeTur} />,
          },
          { key: 'Personel', header: 'Görüşen', width: '20%', renderCell: (z) => z.Personel },
          {
            key: 'Sonraki',
            header: 'Sonraki Tarih',
            width: '120px',
            spare: true,
            renderCell: (z) => z.Sonraki_Tarih && <span className="tnum">{tarihYaz(z.Sonraki_Tarih)}</span>,
          },
          { key: 'Durum', header: 'Durum', width: '140px', renderCell: (z) => <ZiyaretDurumEtiketi z={z} /> },
        ]}
      />
      {yeni && <ZiyaretDialog musteri={musteri} onClose={() => setYeni(false)} />}
    </Panel>
  );
}
