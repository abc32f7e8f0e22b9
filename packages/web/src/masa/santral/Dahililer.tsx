import type { DahiliSatiri } from '@masabasi/core/masa/santral/contract';
import { Button, Flex } from '@mantine/core';
import { useMemo, useState } from 'react';
import { santral as oda } from '../../calls/santral.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { onDemand } from '../../ui/onDemand.tsx';

const DahiliDialog = onDemand(() => import('./DahiliDialog.tsx'));

const sutunlari = (ac: (kisi: DahiliSatiri) => void): readonly GridColumn<DahiliSatiri>[] => [
  {
    id: 'Ad',
    header: 'Personel',
    card: 'title',
    value: (k) => k.Ad,
    renderCell: (k) => (
      <Flex component="span" gap={8} align="center">
        <KisiYuzu id={k.Id} ad={k.Ad} size={24} />
        {k.Ad}
      </Flex>
    ),
  },
  { id: 'Departman', header: 'Departman', width: '30%', card: 'line', value: (k) => k.Departman },
  {
    id: 'Dahili',
    header: 'Dahili',
    width: '120px',
    card: 'chip',
    value: (k) => k.Dahili,
  },
  {
    id: 'islem',
    header: 'İşlem',
    width: '120px',
    value: () => null,
    renderCell: (k) => (
      <Button variant="subtle" aria-label={`Değiştir: ${k.Ad}`} onClick={() => ac(k)}>
        Değiştir
      </Button>
    ),
  },
];

/** The extensions: the telephones at which the exchange lets calls ring. */
export function Dahililer() {
  const { data, error, refetch } = useEndpoint(oda.getDahililer, {});
  const [acik, setAcik] = useState<DahiliSatiri | null>(null);
  const sutunlar = useMemo(() => sutunlari(setAcik), []);
  return (
    <Panel>
      <DataGrid
        name="dahili"
        label="Dahili numaralar"
        columns={sutunlar}
        rows={data?.dahililer}
        error={error}
        onRetry={() => void refetch()}
        rowKey={(k) => k.Id}
        onOpen={setAcik}
      />
      {acik && <DahiliDialog kisi={acik} onClose={() => setAcik(null)} />}
    </Panel>
  );
}
