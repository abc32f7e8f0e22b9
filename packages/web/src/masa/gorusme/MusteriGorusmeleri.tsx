import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import IconHeadset from '~icons/tabler/headset';
import IconPlus from '~icons/tabler/plus';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { gorusmeler as masa } from '../../calls/gorusmeler.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useBen } from '../../platform/session/oturum.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import type { AramaBilgisi } from './GorusmeDialog.tsx';
import { GorusmeDurumEtiketi } from './GorusmeDurumEtiketi.tsx';
import { SlaSaati } from './SlaSaati.tsx';

const GorusmeDialog = onDemand(() => import('./GorusmeDialog.tsx'));

const yol = (Id: number) => `/islemler/musterigorusme/detay?id=${Id}`;

/** The tickets on the customer's card: all open ones by promise, then the last closed ones. */
export function MusteriGorusmeleri({
  arama,
}: {
  readonly arama: AramaBilgisi & { readonly musteri: { readonly Id: number } };
}) {
  const git = useNavigate();
  const ben = useBen();
  const acar = SAYFA.gorusme.some((sayfa) => ben.acar(sayfa));
  const MusteriId = arama.musteri.Id;
  const [yeni, setYeni] = useState(false);
  const liste = useEndpoint(masa.musteriMasasi, { MusteriId }, { refetchOnMount: 'always' });
  return (
    <Panel
      title="Görüşmeler"
      icon={<IconHeadset />}
      wide
      actions={
        acar && (
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setYeni(true)}>
            Yeni Görüşme
          </Button>
        )
      }
    >
      <Table
        label="Müşterinin görüşmeleri"
        rows={liste.data?.gorusmelist}
        error={liste.error}
        onRetry={() => void liste.refetch()}
        rowKey={(g) => g.Id}
        empty={<EmptyState compact title="Görüşmesi yok." />}
        columns={[
          {
            key: 'No',
            header: 'No',
            width: '96px',
            renderCell: (g) => (acar ? <Link to={yol(g.Id)}>{g.No}</Link> : g.No),
          },
          {
            key: 'Baslik',
            header: 'Konuşulan',
            renderCell: (g) => <TwoLines top={g.Baslik} bottom={[zamanYaz(g.Tarih), g.Proje, g.Konu].join(' · ')} />,
          },
          { key: 'Soz', header: 'Kalan Süre', width: '112px', nowrap: true, renderCell: (g) => <SlaSaati {...g} /> },
          { key: 'Atanan', header: 'Atanan', width: '140px', renderCell: (g) => g.Atanan ?? 'Atanmamış' },
          {
            key: 'Durum',
            header: 'Durum',
            width: '160px',
            renderCell: (g) => <GorusmeDurumEtiketi durum={g.DurumAnahtar} ad={g.Durum} />,
          },
        ]}
      />
      {yeni && (
        <GorusmeDialog
          kart={null}
          arama={arama}
          onClose={() => setYeni(false)}
          onSaved={({ Id }) => void git(yol(Id))}
        />
      )}
    </Panel>
  );
}
